#include "core/typeset/blocks.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double columnGap = 19.8; // 7 mm
constexpr double rowGap = 1.4;     // between a row and its hairline
constexpr double hairline = 0.4;
constexpr double most = 0.5; // the largest share of a cell that its label may take

/// Removes the label of a contact, with the colon behind it, from the line and returns it.
ContentLine takeContactLabel(ContentLine& contact, const QString& colon)
{
    const auto sign = std::find_if(contact.begin(), contact.end(), [&colon](const ContentRun& run) {
        return run.source.field == Field::None && run.text == colon;
    });
    if (sign == contact.end())
        return {};
    const qsizetype length = sign - contact.begin() + 1;
    const ContentLine label = contact.mid(0, length);
    contact = contact.mid(length);
    return label;
}

} // namespace

/// Sets a label and its value side by side.
QList<FlowLine> FlowBuilder::contactCell(const ContentLine& contact, double labelWidth, double left, double width)
{
    ContentLine value = contact;
    const ContentLine label = takeContactLabel(value, m_design.words.label(DocumentWord::Colon, m_language));
    const double indent = label.isEmpty() ? 0 : labelWidth;
    StyledText words = styledLabel(label, m_design.contacts);
    for (StyledText::Piece& piece : words.pieces)
        piece.style.color = m_design.mutedColor;
    const QList<FlowLine> before = std::exchange(m_flow.lines, {});
    addLines(set(words, width, Alignment::Left), m_design.contacts, left);
    const QList<FlowLine> labels = std::exchange(m_flow.lines, {});
    addLines(set(contactText(value), width - indent, Alignment::Left), m_design.contacts, left + indent);
    const QList<FlowLine> values = std::exchange(m_flow.lines, before);
    return sideBySide(labels, values);
}

/// Adds the contacts in two equal columns, row by row, with a hairline below each row.
void FlowBuilder::addContactGrid(const CvContent& content)
{
    double labelWidth = 0;
    QList<ContentLine> contacts;
    for (const ContentLine& contact : content.contacts) {
        ContentLine value = contact;
        const ContentLine label = takeContactLabel(value, m_design.words.label(DocumentWord::Colon, m_language));
        labelWidth = std::max(labelWidth, widthOf(styledLabel(label, m_design.contacts)));
        if (widthOf(contactText(value)) > 0)
            contacts += contact;
        else // no font has any of it: already reported
            set(contactText(value), m_area.width, Alignment::Left);
    }
    const double width = (m_area.width - columnGap) / 2;
    labelWidth = std::min(labelWidth + dateGapEm * m_design.contacts.size, most * width);
    m_row = QStringLiteral("contacts");
    addBlock(BlockRole::Contacts);
    for (qsizetype i = 0; i < contacts.size(); i += 2) {
        QList<FlowLine> row = contactCell(contacts[i], labelWidth, m_area.left, width);
        const bool both = i + 1 < contacts.size();
        if (both)
            row = sideBySide(row, contactCell(contacts[i + 1], labelWidth, m_area.left + width + columnGap, width));
        if (row.isEmpty())
            continue;
        row.front().spaceBefore = i == 0 ? m_design.contacts.spaceBefore : rowGap;
        qsizetype last = row.size() - 1;
        while (last > 0 && row[last].overlays > 0)
            --last;
        FlowLine& foot = row[last];
        const double y = foot.leading - foot.baseline() + rowGap;
        for (int column = 0; column < (both ? 2 : 1); ++column)
            foot.rules +=
                LayoutRule{QRectF(m_area.left + column * (width + columnGap), y, width, hairline), m_design.lineColor};
        foot.spaceAfter = rowGap + hairline;
        m_flow.lines += row;
    }
}

} // namespace duovita
