#include "core/typeset/blocks.h"
#include "core/typeset/evenfilling.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double photoGap = 14; // between the photo and the text beside it

void append(StyledText& line, const StyledText& item)
{
    for (qsizetype i = 0; i < item.pieces.size(); ++i)
        line.append(item.text.mid(item.pieces[i].start, item.endOf(i) - item.pieces[i].start), item.pieces[i].style);
}

double heightOf(const QList<FlowLine>& lines)
{
    double height = 0;
    for (const FlowLine& line : lines)
        height += line.spaceBefore + line.leading + line.spaceAfter;
    return height;
}

} // namespace

Alignment FlowBuilder::nameAlignment() const
{
    return m_design.nameAlignment == Template::Name::Centered ? Alignment::Center : Alignment::Left;
}

void FlowBuilder::addName(const CvContent& content)
{
    ContentLine name = content.name;
    for (const Template::NamePart part : m_design.nameParts) {
        if (part != Template::NamePart::Other || content.otherName.isEmpty())
            continue;
        name += ContentRun{QStringLiteral(" "), InlineStyle::Plain, {}, m_language, {}};
        name += content.otherName;
    }
    if (!name.isEmpty()) {
        m_row = QStringLiteral("name");
        addBlock(BlockRole::Name, 0, plainText(name));
        StyledText text = styled(name, m_design.personName, true);
        for (StyledText::Piece& piece : text.pieces)
            piece.style.color = m_design.nameColor;
        addLines(set(text, m_area.width, nameAlignment()), m_design.personName, m_area.left);
    }
    if (!content.headline.isEmpty()) {
        m_row = QStringLiteral("headline");
        addBlock(BlockRole::Headline);
        addLines(set(styled(content.headline, m_design.headline), m_area.width, nameAlignment()), m_design.headline,
                 m_area.left);
    }
}

/// On shared lines, contacts fill them item by item: an item is broken only if it is wider than a line, and no line
/// ends with a separator.
void FlowBuilder::addContacts(const QList<ContentLine>& contacts, bool stacked)
{
    QList<StyledText> items;
    QList<double> widths;
    for (const ContentLine& contact : contacts) {
        const StyledText item = styled(contact, m_design.contacts);
        const double width = widthOf(item);
        if (width == 0) { // no font has anything of it: reported, without a separator
            set(item, m_area.width, Alignment::Left);
            continue;
        }
        items += item;
        widths += width;
    }
    if (items.isEmpty())
        return;
    TextStyle muted = plain(m_design.contacts);
    muted.color = m_design.mutedColor;
    StyledText separator;
    separator.append(m_design.contactSeparator, muted);
    m_row = QStringLiteral("contacts");
    addBlock(BlockRole::Contacts);
    qsizetype next = 0;
    const QList<int> counts =
        stacked ? QList<int>(items.size(), 1) : fillEvenly(widths, widthOf(separator), m_area.width);
    for (const int count : counts) {
        StyledText line;
        for (int i = 0; i < count; ++i) {
            if (i > 0)
                append(line, separator);
            append(line, items[next++]);
        }
        addLines(set(line, m_area.width, stacked ? Alignment::Left : nameAlignment()), m_design.contacts, m_area.left);
    }
}

void FlowBuilder::addPhoto(const LayoutImage& photo)
{
    m_row = QStringLiteral("photo");
    FlowLine line;
    line.image = photo;
    line.image->box.moveLeft((m_area.width - photo.box.width()) / 2);
    line.leading = photo.box.height();
    line.spaceAfter = m_design.body.leading / 2;
    addBlock(BlockRole::Artifact); // the picture is an element of its own
    line.block = static_cast<int>(m_flow.blocks.size()) - 1;
    m_flow.lines += line;
}

/// The photo stands at the right; centred text stays in the middle of the page.
void FlowBuilder::addHeader(const CvContent& content, const std::optional<LayoutImage>& photo)
{
    const double room = photo ? photo->box.width() + photoGap : 0;
    const bool centered = nameAlignment() == Alignment::Center;
    m_area = {centered ? room : 0, m_width - (centered ? 2 * room : room)};
    addName(content);
    addContacts(content.contacts, false);
    m_area = {0, m_width};
    if (!photo || m_flow.lines.isEmpty())
        return;
    FlowLine& first = m_flow.lines.first();
    first.image = photo;
    first.image->box.moveLeft(m_width - photo->box.width());
    FlowLine& last = m_flow.lines.last();
    last.spaceAfter += std::max(0.0, photo->box.height() - heightOf(m_flow.lines));
}

} // namespace duovita
