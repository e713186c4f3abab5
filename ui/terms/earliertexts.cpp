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

constexpr qsizetype mostOffers = 5;

bool isFormatted(const GrowingTextEdit* edit)
{
    return qobject_cast<const FormattedTextEdit*>(edit) != nullptr;
}

QString plainText(const GrowingTextEdit* edit)
{
    return isFormatted(edit) ? RichText::fromMarkdown(edit->text()).plainText() : edit->text();
}

/// The translation in the form in which the field stores its text.
QString textFor(const GrowingTextEdit* edit, const TranslatedText& text, Language side)
{
    if (!isFormatted(edit))
        return text.plain(side).simplified();
    const QString& kept = text.texts[indexOf(side)];
    return text.isRich ? kept : RichText::fromPlain(kept).markdown();
}

} // namespace

EarlierTexts::EarlierTexts(TermSource& source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focused) { follow(focused); });
    connect(&source, &TermSource::translationsChanged, this, [this] {
        if (!m_list) // an open list stays unchanged
            ask();
    });
}

void EarlierTexts::follow(QWidget* focused)
{
    ++m_asked;
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
            m_side = language;
    }
    connect(m_edit, &GrowingTextEdit::edited, this, &EarlierTexts::ask);
    ask();
}

void EarlierTexts::ask()
{
    ++m_asked;
    const auto& memory = m_source.translations();
    const PersonDocument* record = m_source.record();
    const bool isAsked = m_edit && m_texts && memory && record;
    const QString text = isAsked ? plainText(m_texts->edit(otherLanguage(m_side))) : QString();
    if (!isAsked || m_texts->isShared() || !m_edit->text().isEmpty() || text.isEmpty()) {
        if (m_list)
            m_list->deleteLater(); // so that it no longer handles keys
        m_list = nullptr;
        return;
    }
    runInBackground(
        this,
        [person = record->person(), memory, text, side = m_side] {
            return earlierTranslations(person, *memory, otherLanguage(side), text, side, mostOffers);
        },
        [this, asked = m_asked](const QList<EarlierTranslation>& found) {
            if (asked == m_asked)
                show(found);
        });
}

/// Leaves out what the field's placeholder already offers.
void EarlierTexts::show(const QList<EarlierTranslation>& found)
{
    if (!m_edit || !m_texts || !m_edit->text().isEmpty())
        return;
    m_found.clear();
    QStringList rows;
    QStringList abouts;
    for (const EarlierTranslation& each : found) {
        const TranslatedText& text = each.text;
        const QString row = text.plain(m_side).simplified();
        if (row == m_edit->ghost())
            continue;
        rows += row;
        m_found += textFor(m_edit, text, m_side);
        QStringList from;
        if (m_source.record() && text.person == m_source.record()->person().id)
            from += tr("this record");
        else
            from += text.person ? text.name.textOrFallback(interfaceLanguage()) : tr("glossary");
        if (!text.entry.isEmpty())
            from += text.entry.textOrFallback(interfaceLanguage()).simplified();
        constexpr int percent = 100;
        const QString source = text.plain(otherLanguage(m_side)).simplified();
        abouts +=
            each.likeness >= 1
                ? tr("The same text: %1").arg(listed(from))
                : tr("%1% match, %2: “%3”").arg(QString::number(qRound(percent * each.likeness)), listed(from), source);
    }
    if (rows.isEmpty())
        return;
    if (!m_list) {
        m_list = new OfferList(*m_edit);
        m_list->setObjectName(m_edit->objectName() + QStringLiteral(".earlier"));
        m_list->setAccessibleName(tr("Earlier translations"));
        connect(m_list, &OfferList::chosen, this, &EarlierTexts::take);
        connect(m_list, &OfferList::asked, this, &EarlierTexts::ask); // opens it again after Escape
    }
    m_list->offer(rows, abouts);
}

void EarlierTexts::take(int row)
{
    const QPointer<GrowingTextEdit> edit = m_edit; // receivers may rebuild the form
    const QString text = m_found.value(row);
    if (!m_texts || !edit || text.isEmpty())
        return;
    const QPointer<LocalizedEdit> texts = m_texts;
    Q_EMIT texts->stepEnded(); // an undo step of its own
    Q_EMIT texts->edited(m_side, text);
    if (texts)
        Q_EMIT texts->stepEnded();
    if (edit)
        edit->moveCursor(QTextCursor::End);
}

} // namespace duovita
