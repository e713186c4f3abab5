#include "ui/services/gapsdialog.h"

#include "ui/style/roles.h"
#include "ui/style/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

GapsDialog::GapsDialog(const GapsQuestion& question, MissingTexts missing, FileChooser::Outlet outlet, QWidget* parent)
    : QDialog(parent), m_missing(missing)
{
    setObjectName(QStringLiteral("gapsNote"));
    setWindowTitle(missing == MissingTexts::Shown ? tr("Texts in the other language") : tr("Texts left out"));
    constexpr int outerMargin = 20;
    constexpr int width = 560;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(outerMargin, outerMargin, outerMargin, outerMargin);
    layout->setSpacing(2 * gridStep);
    addTexts(question, *layout);
    layout->addSpacing(2 * gridStep);
    addButtons(question, outlet, *layout);
    layout->activate();
    setMinimumHeight(layout->totalHeightForWidth(width)); // the minimum size ignores wrapped lines
    resize(width, minimumHeight());
}

void GapsDialog::addTexts(const GapsQuestion& question, QVBoxLayout& layout)
{
    auto* counts = new QLabel(question.counts.join(u'\n'), this);
    counts->setObjectName(QStringLiteral("gapsNote.counts"));
    counts->setTextFormat(Qt::PlainText);
    counts->setWordWrap(true);
    counts->setFont(textFont(TextSize::Normal, true));
    layout.addWidget(counts);
    auto* details = new QPlainTextEdit(this);
    details->setObjectName(QStringLiteral("gapsNote.details"));
    details->setAccessibleName(tr("Where they are"));
    details->setReadOnly(true);
    details->setTabChangesFocus(true);
    const QStringList& lines = question.details[static_cast<std::size_t>(m_missing)];
    details->setPlainText(lines.join(u'\n'));
    constexpr qsizetype mostLines = 8;
    const auto shown = static_cast<int>(std::clamp<qsizetype>(2 * lines.size() + 1, 3, mostLines));
    details->setMinimumHeight(details->fontMetrics().lineSpacing() * shown);
    layout.addWidget(details, 1);
    auto* leaving = new QLabel(tr("If left out, these disappear from the pages: %1.").arg(question.leaving), this);
    leaving->setObjectName(QStringLiteral("gapsNote.leaving"));
    leaving->setWordWrap(true);
    setTextLook(*leaving, Tone::Text2, TextSize::Small);
    leaving->setVisible(question.hasChoice && m_missing == MissingTexts::Shown);
    layout.addWidget(leaving);
}

QPushButton* GapsDialog::addGoing(const char* name, const QString& words, MissingTexts missing)
{
    auto* button = new QPushButton(words, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, missing] {
        m_missing = missing;
        accept();
    });
    return button;
}

void GapsDialog::addButtons(const GapsQuestion& question, FileChooser::Outlet outlet, QVBoxLayout& layout)
{
    const bool leavesOut = m_missing != MissingTexts::Shown;
    const bool prints = outlet == FileChooser::Outlet::Printer;
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("gapsNote.cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    row->addWidget(cancel);
    row->addStretch();
    row->addWidget(addGoing("gapsNote.go", prints ? tr("Print anyway") : tr("Export anyway"), m_missing));
    if (question.hasChoice)
        row->addWidget(addGoing("gapsNote.other",
                                leavesOut ? tr("Show the other language instead") : tr("Leave them out"),
                                leavesOut ? MissingTexts::Shown : MissingTexts::LeftOut));
    auto* shows = new QPushButton(tr("Look at them"), this);
    shows->setObjectName(QStringLiteral("gapsNote.show"));
    shows->setDefault(true);
    setRole(*shows, Role::Primary);
    connect(shows, &QPushButton::clicked, this, [this] { done(ShowsGaps); });
    row->addWidget(shows);
    layout.addLayout(row);
    shows->setFocus();
}

} // namespace duovita
