#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "ui/preview/previewpanel.h"
#include "ui/widgets/elidedlabel.h"

// What is said of the documents beside the choice of their languages.

namespace duovita {

/// Of two documents with as many pages, the pages are said once.
void PreviewPanel::showStatuses()
{
    const auto pagesOf = [this](Language language) {
        const PreviewDocument* shown = view(language).document();
        return shown && m_person ? shown->pages.size() : -1;
    };
    const bool sameLength =
        m_languages.size() > 1 && std::all_of(m_languages.begin(), m_languages.end(), [&](Language language) {
            return pagesOf(language) > 0 && pagesOf(language) == pagesOf(m_languages.front());
        });
    for (const Side& side : m_sides) {
        const Language language = side.builder->language();
        const bool isFirst = language == m_languages.front();
        const QString& failure = m_failures[indexOf(language)];
        QString words =
            failure.isEmpty() ? statusOf(side, isFirst || !sameLength).join(QStringLiteral(" · ")) : failure;
        QStringList details{words};
        if (sameLength && isFirst && failure.isEmpty()) {
            const auto pages = static_cast<int>(pagesOf(language));
            words.replace(tr("%n page(s)", nullptr, pages), tr("%n page(s) each", nullptr, pages));
        } else if (!isFirst && !words.isEmpty()) {
            words.prepend(QStringLiteral("· "));
        }
        side.status->setText(words);
        if (m_languages.size() > 1)
            details.prepend(endonymOf(language));
        side.status->setToolTip(words.isEmpty() ? QString() : (details + detailsOf(side)).join(u'\n'));
    }
}

/// What asks for something before the rest: a narrow window cuts the end.
QStringList PreviewPanel::statusOf(const Side& side, bool withPages) const
{
    const PreviewDocument* shown = side.view->document();
    if (!shown || !m_person)
        return {};
    QStringList parts;
    if (withPages)
        parts += tr("%n page(s)", nullptr, static_cast<int>(shown->pages.size()));
    if (const qsizetype gaps = shown->document.missing().size())
        parts += tr("%n missing", nullptr, static_cast<int>(gaps));
    if (const qsizetype findings = shown->document.layout.findings.size())
        parts += tr("%n problem(s)", nullptr, static_cast<int>(findings));
    parts += writesHan(side.builder->language()) ? tr("%Ln word(s)", "of Chinese text", shown->length.words)
                                                 : tr("%Ln word(s)", "of English text", shown->length.words);
    return parts;
}

QStringList PreviewPanel::detailsOf(const Side& side) const
{
    const PreviewDocument* shown = side.view->document();
    if (!shown || !m_person)
        return {};
    QStringList details{tr("%Ln character(s) without spaces", nullptr, shown->length.characters)};
    constexpr qsizetype most = 20; // of hundreds nobody reads more
    for (const LayoutFinding& finding : shown->document.layout.findings.mid(0, most))
        details += describe(finding, *m_person);
    for (const MissingText& gap : shown->document.missing().mid(0, most))
        details += describe(gap, *m_person);
    return details.mid(0, most);
}

} // namespace duovita
