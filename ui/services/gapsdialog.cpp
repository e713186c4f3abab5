#include "ui/services/gapsdialog.h"

#include "core/messages/kindwords.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace duovita {

GapsDialog::GapsDialog(const GapsQuestion& question, MissingTexts missing, const QString& goesOut, QWidget* parent)
    : QDialog(parent), m_question(question), m_choices(new QButtonGroup(this)), m_details(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("gapsNote"));
    setWindowTitle(tr("Texts are missing"));
    auto* layout = new QVBoxLayout(this);
    auto* counts = new QLabel(question.counts.join(u'\n'), this);
    counts->setObjectName(QStringLiteral("gapsNote.counts"));
    counts->setTextFormat(Qt::PlainText);
    counts->setWordWrap(true);
    QFont heavy = counts->font();
    heavy.setBold(true);
    counts->setFont(heavy);
    layout->addWidget(counts);
    layout->addWidget(new QLabel(question.hasChoice
                                     ? tr("What is missing in a document's language is, for this CV:")
                                     : tr("What is missing in a document's language is shown in the other one."),
                                 this));
    for (std::size_t i = 0; i < missingTextsCount; ++i) {
        auto* choice = new QRadioButton(wordFor(static_cast<MissingTexts>(i)), this);
        choice->setObjectName(QStringLiteral("gapsNote.choice.%1").arg(i));
        choice->setVisible(question.hasChoice);
        choice->setChecked(static_cast<MissingTexts>(i) == missing);
        m_choices->addButton(choice, static_cast<int>(i));
        layout->addWidget(choice);
    }
    m_details->setObjectName(QStringLiteral("gapsNote.details"));
    m_details->setAccessibleName(tr("What becomes of it"));
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    constexpr int lines = 6;
    m_details->setMinimumHeight(m_details->fontMetrics().lineSpacing() * lines);
    layout->addWidget(m_details, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* go = buttons->addButton(goesOut, QDialogButtonBox::AcceptRole);
    go->setObjectName(QStringLiteral("gapsNote.go"));
    const QPushButton* shows = buttons->addButton(tr("Show the problems"), QDialogButtonBox::ActionRole);
    go->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(shows, &QPushButton::clicked, this, [this] { done(ShowsGaps); });
    connect(m_choices, &QButtonGroup::idToggled, this, &GapsDialog::showDetails);
    showDetails();
    go->setFocus();
    constexpr int width = 520;
    resize(width, sizeHint().height());
}

MissingTexts GapsDialog::missing() const
{
    return static_cast<MissingTexts>(m_choices->checkedId());
}

void GapsDialog::showDetails()
{
    m_details->setPlainText(m_question.details[static_cast<std::size_t>(missing())].join(u'\n'));
}

} // namespace duovita
