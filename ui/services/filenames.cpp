#include "ui/services/filenames.h"

#include "core/messages/punctuation.h"
#include "ui/background.h"
#include "ui/style/roles.h"
#include "ui/widgets/elidedlabel.h"

#include <QDir>
#include <QFile>
#include <QGridLayout>
#include <QScreen>

namespace duovita {

FileNames::FileNames(QWidget* parent) : QWidget(parent), m_lines(new QGridLayout(this))
{
    setObjectName(QStringLiteral("fileNames"));
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setHorizontalSpacing(4 * gridStep);
    m_lines->setVerticalSpacing(0);
    m_lines->setColumnStretch(0, 1);
    hide();
}

/// A low screen has little room left below the dialog's other widgets.
int FileNames::mostLines() const
{
    constexpr int lowScreen = 700;
    return screen()->availableSize().height() < lowScreen ? 2 : 12;
}

void FileNames::show(const QString& folder, const QStringList& names)
{
    const auto find = [folder, names] {
        QStringList present;
        for (const QString& name : names) {
            if (!folder.isEmpty() && QFile::exists(QDir(folder).filePath(name)))
                present += name;
        }
        return present;
    };
    runInBackground(this, find, [this, names, round = ++m_round](const QStringList& present) {
        if (round != m_round)
            return;
        fill(names, present);
        Q_EMIT counted(static_cast<int>(present.size()));
    });
}

QLabel* FileNames::addLine(const QString& name, int line)
{
    auto* label = new ElidedLabel(this);
    label->setObjectName(QStringLiteral("fileNames.%1").arg(line));
    label->setElideMode(Qt::ElideMiddle);
    label->setText(name);
    label->setToolTip(name);
    setTextLook(*label, Tone::Text2, TextSize::Small);
    m_lines->addWidget(label, line, 0);
    return label;
}

void FileNames::fill(const QStringList& names, const QStringList& present)
{
    qDeleteAll(findChildren<QLabel*>(Qt::FindDirectChildrenOnly));
    QStringList ordered = present;
    for (const QString& name : names) {
        if (!present.contains(name))
            ordered += name;
    }
    const int most = mostLines();
    const auto shown = static_cast<int>(ordered.size() <= most + 1 ? ordered.size() : most); // "1 more" saves no line
    QStringList descriptions;
    for (int line = 0; line < shown; ++line) {
        const bool isThere = line < present.size();
        addLine(ordered[line], line);
        descriptions += isThere ? labelled(ordered[line], tr("will be replaced")) : ordered[line];
        if (!isThere)
            continue;
        auto* mark = new QLabel(tr("will be replaced"), this);
        mark->setObjectName(QStringLiteral("fileNames.%1.replaced").arg(line));
        setTextLook(*mark, Tone::Warn, TextSize::Small);
        m_lines->addWidget(mark, line, 1);
    }
    if (const qsizetype more = ordered.size() - shown; more > 0) {
        const auto replaced = static_cast<int>(std::max<qsizetype>(0, present.size() - shown));
        QString words = tr("… and %n more", nullptr, static_cast<int>(more));
        if (replaced > 0)
            words += QStringLiteral(" · ") + tr("%n of them will be replaced", nullptr, replaced);
        QLabel* rest = addLine(words, shown);
        rest->setToolTip(ordered.mid(shown).join(u'\n'));
        descriptions += words;
    }
    setAccessibleName(tr("The files that will be made"));
    setAccessibleDescription(descriptions.join(u'\n'));
    setVisible(!ordered.isEmpty());
}

} // namespace duovita
