#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/settings.h"
#include "ui/shell/workspace.h"

// Saves and restores the window's layout.

namespace duovita {

namespace {

const char* const paneNames[] = {"people", "outline", "pages"};

QVariantList toVariants(const QList<int>& widths)
{
    QVariantList list;
    for (const int width : widths)
        list += width;
    return list;
}

QList<int> toWidths(const QVariant& list, qsizetype columns)
{
    QList<int> widths;
    for (const QVariant& width : list.toList())
        widths += width.toInt();
    const bool sound =
        widths.size() == columns && std::all_of(widths.begin(), widths.end(), [](int width) { return width > 0; });
    return sound ? widths : QList<int>();
}

} // namespace

void Workspace::restore(const QSettings& settings)
{
    const QVariantMap kept = remembered::paneWidths.get(settings);
    for (std::size_t state = 0; state < m_widths.size(); ++state) {
        const QList<int> widths = toWidths(kept.value(QString::number(state)), columnCount);
        if (!widths.isEmpty())
            m_widths.at(state) = widths;
        m_moved.at(state) = !widths.isEmpty();
    }
    const QStringList hidden = remembered::hiddenPanes.get(settings);
    for (std::size_t pane = 0; pane < m_wanted.size(); ++pane)
        m_wanted.at(pane) = !hidden.contains(QLatin1StringView(paneNames[pane]));
    m_parts.preview.restore(settings);
    m_parts.people.setFilter(
        {findLanguage(remembered::peopleLacking.get(settings)), remembered::peopleTag.get(settings)});
    arrange();
}

void Workspace::remember(QSettings& settings) const
{
    QVariantMap kept;
    for (std::size_t state = 0; state < m_widths.size(); ++state) {
        if (m_moved.at(state))
            kept.insert(QString::number(state), toVariants(m_widths.at(state)));
    }
    remembered::paneWidths.set(settings, kept);
    QStringList hidden;
    for (std::size_t pane = 0; pane < m_wanted.size(); ++pane) {
        if (!m_wanted.at(pane))
            hidden += QString::fromLatin1(paneNames[pane]);
    }
    remembered::hiddenPanes.set(settings, hidden);
    m_parts.preview.remember(settings);
    const PeopleFilter& filter = m_parts.people.filter();
    remembered::peopleLacking.set(settings, filter.incomplete ? codeOf(*filter.incomplete) : QString());
    remembered::peopleTag.set(settings, filter.tag);
}

} // namespace duovita
