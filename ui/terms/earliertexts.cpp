#include "ui/terms/earliertexts.h"

#include "core/editing/persondocument.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/translation/translationmemory.h"
#include "ui/background.h"
#include "ui/terms/lookedupwords.h"
#include "ui/terms/offerlist.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/localizededit.h"

#include <QApplication>

namespace duovita {

namespace {

constexpr qsizetype maxOffers = 5;

bool isFormatted(const GrowingTextEdit* edit)
{
    return qobject_cast<const FormattedTextEdit*>(edit) != nullptr;
}

QString plainText(const GrowingTextEdit* edit)
{
    return isFormatted(edit) ? RichText::fromMarkdown(edit->text()).plainText() : edit->text();
}

/// The translation in the form that the field stores: Markdown for a formatted field, plain text otherwise.
QString textFor(const GrowingTextEdit* edit, const TranslatedText& text, Language language)
{
    if (!isFormatted(edit))
        return text.plain(language).simplified();
    const QString& stored = text.texts[indexOf(language)];
    return text.isRich ? stored : RichText::fromPlain(stored).markdown();
}

} // namespace

EarlierTexts::EarlierTexts(TermSource& source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focused) { followFocus(focused); });
    connect(&source, &TermSource::translationsChanged, this, [this] {
        if (!m_list) // a list that is already shown does not change under the user
            search();
    });
}

void EarlierTexts::followFocus(QWidget* focused)
{
    ++m_searchNumber;
    if (m_edit)
        m_edit->disconnect(this);
    if (m_list)
        m_list->deleteLater();
    m_list = nullptr;
    m_edit = qobject_cast<GrowingTextEdit*>(focused);
    m_texts = m_edit ? qobject_cast<LocalizedEdit*>(m_edit->parentWidget()) : nullptr;
    if (!m_texts || m_edit->isReadOnly()) {
        m_texts = nullptr;
        return;
    }
    for (const Language language : allLanguages) {
        if (m_texts->edit(language) == m_edit)
            m_language = language;
    }
    connect(m_edit, &GrowingTextEdit::edited, this, &EarlierTexts::search);
    search();
}

void EarlierTexts::search()
{
    ++m_searchNumber;
    const auto& memory = m_source.translations();
    const PersonDocument* record = m_source.record();
    const bool canSearch = m_edit && m_texts && memory && record;
    const QString text = canSearch ? plainText(m_texts->edit(otherLanguage(m_language))) : QString();
    if (!canSearch || m_texts->isShared() || !m_edit->text().isEmpty() || text.isEmpty()) {
        if (m_list)
            m_list->deleteLater(); // so that Down and Enter belong to the field again
        m_list = nullptr;
        return;
    }
    runInBackground(
        this,
        [person = record->person(), memory, text, language = m_language] {
            return earlierTranslations(person, *memory, otherLanguage(language), text, language, maxOffers);
        },
        [this, number = m_searchNumber](const QList<EarlierTranslation>& found) {
            if (number == m_searchNumber)
                show(found);
        });
}

/// Skips the suggestion that the field already shows as grey text (its ghost).
void EarlierTexts::show(const QList<EarlierTranslation>& found)
{
    if (!m_edit || !m_texts || !m_edit->text().isEmpty())
        return;
    m_found.clear();
    QStringList rows;
    QStringList descriptions;
    for (const EarlierTranslation& each : found) {
        const TranslatedText& text = each.text;
        const QString row = text.plain(m_language).simplified();
        if (row == m_edit->ghost())
            continue;
        rows += row;
        m_found += textFor(m_edit, text, m_language);
        QStringList origin;
        if (m_source.record() && text.person == m_source.record()->person().id)
            origin += tr("this record");
        else
            origin += text.person ? text.name.textOrFallback(interfaceLanguage()) : tr("glossary");
        if (!text.entry.isEmpty())
            origin += text.entry.textOrFallback(interfaceLanguage()).simplified();
        constexpr int percent = 100;
        const QString likeness = QString::number(qRound(percent * each.likeness));
        const QString source = text.plain(otherLanguage(m_language)).simplified();
        descriptions += each.likeness >= 1 ? tr("The same text: %1").arg(listed(origin))
                                           : tr("%1% match, %2: “%3”").arg(likeness, listed(origin), source);
    }
    if (rows.isEmpty())
        return;
    if (!m_list) {
        m_list = new OfferList(*m_edit);
        m_list->setObjectName(m_edit->objectName() + QStringLiteral(".earlier"));
        m_list->setAccessibleName(tr("Earlier translations"));
        connect(m_list, &OfferList::chosen, this, &EarlierTexts::accept);
        connect(m_list, &OfferList::asked, this, &EarlierTexts::search); // Ctrl+Space, to reopen the list after Escape
    }
    m_list->offer(rows, descriptions);
}

void EarlierTexts::accept(int row)
{
    const QPointer<GrowingTextEdit> edit = m_edit; // the signals below may rebuild the form and delete the field
    const QString text = m_found.value(row);
    if (!m_texts || !edit || text.isEmpty())
        return;
    const QPointer<LocalizedEdit> texts = m_texts;
    Q_EMIT texts->stepEnded(); // one undo step, separate from others
    Q_EMIT texts->edited(m_language, text);
    if (texts)
        Q_EMIT texts->stepEnded();
    if (edit)
        edit->moveCursor(QTextCursor::End);
}

} // namespace duovita
