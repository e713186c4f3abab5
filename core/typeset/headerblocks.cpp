#include "core/terms/surnames.h"
#include "core/typeset/blocks.h"
#include "core/typeset/evenfilling.h"
#include "core/typeset/icons.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double photoGap = 14;      // between the photo and the text beside it
constexpr double iconEm = 1.1;       // of the contacts' type size
constexpr double iconDrop = 0.16;    // below the middle of the line
constexpr double iconGapEm = 0.42;   // between the icon and its text
constexpr double columnGapMm = 14.2; // between contacts in two columns, in points: 5 mm
constexpr double nameGap = 17;       // at least, between the name and the contacts beside it: 6 mm
constexpr double spaceBelowName = 4; // above contacts that did not fit beside the name
constexpr double leastName = 0.3;    // the least share of the width for the name; otherwise contacts go below it

void append(StyledText& line, const StyledText& item)
{
    for (qsizetype i = 0; i < item.pieces.size(); ++i)
        line.append(item.text.mid(item.pieces[i].start, item.endOf(i) - item.pieces[i].start), item.pieces[i].style);
}

double heightOf(const QList<FlowLine>& lines)
{
    double height = 0;
    for (const FlowLine& line : lines)
        height += line.overlays > 0 ? 0 : line.spaceBefore + line.leading + line.spaceAfter;
    return height;
}

} // namespace

Alignment FlowBuilder::alignmentOf(Template::Align align)
{
    switch (align) {
    case Template::Align::Left:
        return Alignment::Left;
    case Template::Align::Center:
        return Alignment::Center;
    case Template::Align::Right:
        break;
    }
    return Alignment::Right;
}

Alignment FlowBuilder::nameAlignment() const
{
    return alignmentOf(m_design.personName.align);
}

/// The name styled as the template asks: parts weighted as in "light **bold**", the first character in the accent
/// colour, the name in the other language smaller behind it.
StyledText FlowBuilder::nameText(const CvContent& content) const
{
    const Template::Name& type = m_design.personName;
    const auto inFont = [&](const ContentLine& line, const Template::Type& look) {
        return type.likeTitles ? styledAsTitle(line, look) : styled(line, look);
    };
    StyledText own = inFont(content.name, type);
    for (StyledText::Piece& piece : own.pieces)
        piece.style.color = m_design.nameColor;
    if (type.firstWeight > 0 && !containsHan(own.text)) {
        const GivenNameRange given = givenNameIn(own.text, content.isSurnameFirst);
        restyle(own, given.start, given.length, [&](TextStyle& style) {
            style.weight = type.firstWeight;
            style.color = m_design.mutedColor;
        });
    }
    if (type.accented && isSurnameAhead(own.text))
        restyle(own, 0, 1, [&](TextStyle& style) { style.color = m_design.accentColor; });
    const bool isShort = own.text.size() == 2 && containsHan(own.text);
    if (isShort && type.spread > 0)
        restyle(own, 0, 1, [&](TextStyle& style) { style.tracking += type.spread * style.size; });
    for (const Template::NamePart part : type.parts) {
        if (part != Template::NamePart::Other || content.otherName.isEmpty())
            continue;
        Template::Type aside = type;
        aside.size *= type.otherSize;
        aside.weight = type.otherSize < 1 ? type.otherWeight : type.weight;
        aside.tracking = 0;
        StyledText other =
            styled(ContentLine{ContentRun{QStringLiteral(" "), InlineStyle::Plain, {}, m_language, {}}}, type);
        append(other, inFont(content.otherName, aside));
        for (StyledText::Piece& piece : other.pieces)
            piece.style.color = type.otherSize < 1 ? m_design.mutedColor : m_design.nameColor;
        append(own, other);
    }
    return own;
}

void FlowBuilder::addName(const CvContent& content)
{
    const StyledText name = nameText(content);
    if (!name.text.isEmpty()) {
        m_row = QStringLiteral("name");
        addBlock(BlockRole::Name, 0, name.text);
        addLines(set(name, m_area.width, nameAlignment()), m_design.personName, m_area.left);
    }
    if (!content.headline.isEmpty()) {
        m_row = QStringLiteral("headline");
        addBlock(BlockRole::Headline);
        StyledText headline = styled(content.headline, m_design.headline);
        for (StyledText::Piece& piece : headline.pieces)
            piece.style.color = piece.style.url.isEmpty() ? m_design.headlineColor : piece.style.color;
        addLines(set(headline, m_area.width, nameAlignment()), m_design.headline, m_area.left);
    }
}

StyledText FlowBuilder::contactText(const ContentLine& contact) const
{
    StyledText text = styled(contact, m_design.contacts);
    for (StyledText::Piece& piece : text.pieces) {
        piece.style.title = m_design.contactsLikeTitles;
        const bool label = piece.style.source.field == Field::None; // such as "GitHub: "
        const QColor& color = label ? m_design.contactLabelColor : m_design.contactColor;
        if (color.isValid())
            piece.style.color = color;
    }
    return text;
}

/// The contacts of which some font has at least one character. `icons` replace labels.
QList<FlowBuilder::ContactItem> FlowBuilder::contactItems(const CvContent& content, bool icons)
{
    QList<ContactItem> items;
    for (qsizetype i = 0; i < content.contacts.size(); ++i) {
        const bool isContact = i < content.contactKinds.size();
        ContactItem item{contactText(content.contacts[i]), content.contactKinds.value(i), 0, 0};
        item.width = widthOf(item.text);
        if (item.width == 0) { // no font has any of it: already reported; skip it and its separator
            set(item.text, m_area.width, Alignment::Left);
            continue;
        }
        if (icons && isContact) {
            const double square = iconEm * m_design.contacts.size;
            item.label = takeLabel(content.contacts[i], item.text);
            item.iconRoom = square + iconGapEm * m_design.contacts.size;
            item.width = widthOf(item.text) + item.iconRoom;
        }
        items += item;
    }
    fitAddresses(items);
    return items;
}

/// Sets all contacts smaller if an address is a little wider than the column, instead of breaking it: readers of the
/// PDF would find it in two pieces.
void FlowBuilder::fitAddresses(QList<ContactItem>& items)
{
    constexpr double smallest = 0.8;
    constexpr double less = 0.999; // for rounding
    double share = 1;
    for (const ContactItem& item : items) {
        const double own = (m_area.width - item.iconRoom) / (item.width - item.iconRoom) * less;
        if (own >= smallest && !item.text.text.contains(u' '))
            share = std::min(share, own);
    }
    if (share >= less)
        return;
    for (ContactItem& item : items) {
        for (StyledText::Piece& piece : item.text.pieces) {
            piece.style.size *= share;
            piece.style.tracking *= share;
        }
        item.width = widthOf(item.text) + item.iconRoom;
    }
}

/// Removes the label of a contact, such as "GitHub: ", from `text` and returns it.
StyledText FlowBuilder::takeLabel(const ContentLine& contact, StyledText& text) const
{
    const bool labelled = contact.size() > 1 && contact.front().source.field != contact.last().source.field;
    StyledText label;
    if (!labelled)
        return label;
    StyledText value;
    bool inLabel = true;
    for (qsizetype i = 0; i < text.pieces.size(); ++i) {
        inLabel = inLabel && text.pieces[i].style.source.field == Field::None;
        const qsizetype start = text.pieces[i].start;
        (inLabel ? label : value).append(text.text.mid(start, text.endOf(i) - start), text.pieces[i].style);
    }
    text = value;
    return label;
}

/// Hidden text for something drawn in its place, stretched to the width of the drawing.
QList<GlyphRun> FlowBuilder::hiddenRuns(StyledText text, double from, double to)
{
    const double width = widthOf(text);
    if (width <= 0)
        return {};
    for (StyledText::Piece& piece : text.pieces) {
        piece.style.hidden = true;
        piece.style.size *= std::min(1.0, (to - from) / width);
        piece.style.tracking = 0;
    }
    QList<GlyphRun> runs = setText(text, m_width, Alignment::Left, false).lines.value(0).runs;
    for (GlyphRun& run : runs)
        run.origin.rx() += from;
    return runs;
}

/// Places a contact on `line` at x `left`.
void FlowBuilder::placeContact(const ContactItem& item, double left, FlowLine& line)
{
    if (item.iconRoom > 0) {
        const double square = iconEm * m_design.contacts.size;
        const double top = -square + iconDrop * m_design.contacts.size;
        for (LayoutShape shape : contactIcon(item.kind, square, m_design.iconColor)) {
            shape.translate(QPointF(left, top));
            line.shapes += shape;
        }
        line.runs += hiddenRuns(item.label, left, left + item.iconRoom);
    }
    for (const SetLine& set : this->set(item.text, m_width, Alignment::Left).mid(0, 1)) {
        for (GlyphRun run : set.runs) {
            run.origin.rx() += left + item.iconRoom;
            line.runs += run;
        }
    }
}

FlowLine FlowBuilder::contactLine(const QList<ContactItem>& items, double left, double gap)
{
    FlowLine line;
    StyledText separator;
    separator.append(m_design.contactSeparator, plain(m_design.contacts));
    for (const ContactItem& item : items) {
        if (!line.runs.isEmpty()) {
            line.runs += hiddenRuns(separator, left, left + gap);
            left += gap;
        }
        placeContact(item, left, line);
        left += item.width;
    }
    line.row = m_row;
    line.block = static_cast<int>(m_flow.blocks.size()) - 1;
    line.size = m_design.contacts.size;
    line.leading = m_design.contacts.leading;
    return line;
}

void FlowBuilder::addContacts(const CvContent& content, bool stacked)
{
    addContacts(contactItems(content, m_design.contactIcons), stacked);
}

/// On shared lines, contacts are filled in item by item. An item is broken only if it is wider than a line, and no line
/// ends with a separator.
void FlowBuilder::addContacts(const QList<ContactItem>& items, bool stacked)
{
    if (items.isEmpty())
        return;
    QList<double> widths;
    for (const ContactItem& item : items)
        widths += item.width;
    TextStyle muted = plain(m_design.contacts);
    muted.color = m_design.mutedColor;
    StyledText separator;
    separator.append(m_design.contactSeparator, muted);
    const double gap = m_design.contactIcons ? m_design.contactGap : widthOf(separator);
    m_row = QStringLiteral("contacts");
    addBlock(BlockRole::Contacts);
    stacked = stacked || m_design.contactLayout == Template::Contacts::Stacked;
    const QList<int> counts = stacked ? QList<int>(items.size(), 1) : fillEvenly(widths, gap, m_area.width);
    const Alignment alignment = stacked && m_isSide ? Alignment::Left : nameAlignment();
    qsizetype next = 0;
    for (const int count : counts) {
        const QList<ContactItem> own = items.mid(next, count);
        const bool first = next == 0;
        next += count;
        double width = gap * (count - 1);
        for (const ContactItem& item : own)
            width += item.width;
        if (!m_design.contactIcons || width > m_area.width) {
            addContactText(own, separator, alignment, first);
            continue;
        }
        const double spare = m_area.width - width;
        const double left = alignment == Alignment::Left ? 0 : alignment == Alignment::Center ? spare / 2 : spare;
        FlowLine line = contactLine(own, m_area.left + left, gap);
        line.spaceBefore = first ? m_design.contacts.spaceBefore : m_design.contactRowGap;
        m_flow.lines += line;
    }
}

/// Sets contacts as text with separators. Those with icons that are wider than the column wrap beside their icon.
void FlowBuilder::addContactText(const QList<ContactItem>& items, const StyledText& separator, Alignment alignment,
                                 bool first)
{
    StyledText text;
    for (const ContactItem& item : items) {
        if (!text.text.isEmpty())
            append(text, separator);
        append(text, item.text);
    }
    const double room = items.front().iconRoom;
    Template::Type type = m_design.contacts;
    if (!first)
        type.spaceBefore = m_design.contactLayout == Template::Contacts::Stacked ? 0 : m_design.contactRowGap;
    const qsizetype start = m_flow.lines.size();
    addLines(set(text, m_area.width - room, room > 0 ? Alignment::Left : alignment), type, m_area.left + room);
    if (room == 0 || start == m_flow.lines.size())
        return;
    FlowLine icon;
    placeContact({{}, items.front().kind, 0, room, items.front().label}, m_area.left, icon);
    m_flow.lines[start].shapes = icon.shapes;
    m_flow.lines[start].runs = icon.runs + m_flow.lines[start].runs;
}

/// Sets the name with the contacts in two columns at its right, or below it if they would leave it too little space.
void FlowBuilder::addNameBesideContacts(const CvContent& content)
{
    const auto whole = m_area;
    const QList<ContactItem> items = contactItems(content, m_design.contactIcons);
    std::array<double, 2> widths{};
    for (qsizetype i = 0; i < items.size(); ++i) {
        double& width = widths[static_cast<std::size_t>(i % 2)];
        width = std::max(width, items[i].width);
    }
    const double room = whole.width - widths[0] - widths[1] - columnGapMm - nameGap;
    const bool beside = room >= leastName * whole.width && widthOf(nameText(content)) <= room;
    if (beside && !items.isEmpty())
        m_area.width = room;
    addName(content);
    m_area = whole;
    if (beside)
        return addContactColumns(items, widths[0], whole.left + room + nameGap);
    const qsizetype first = m_flow.lines.size();
    addContacts(items, false);
    if (first < m_flow.lines.size())
        m_flow.lines[first].spaceBefore = std::max(m_flow.lines[first].spaceBefore, spaceBelowName);
}

/// Sets contacts in two columns beside the name, vertically centred on it.
void FlowBuilder::addContactColumns(const QList<ContactItem>& items, double first, double left)
{
    if (items.isEmpty() || m_flow.lines.isEmpty())
        return;
    m_row = QStringLiteral("contacts");
    addBlock(BlockRole::Contacts);
    const qsizetype rows = (items.size() + 1) / 2;
    const double spare = heightOf(m_flow.lines) - static_cast<double>(rows) * m_design.contacts.leading;
    const qsizetype head = m_flow.lines.size();
    StyledText separator;
    separator.append(m_design.contactSeparator, plain(m_design.contacts));
    for (qsizetype row = 0; row < rows; ++row) {
        FlowLine line = contactLine(items.mid(2 * row, 1), left, 0);
        if (2 * row + 1 < items.size()) {
            const double end = left + items[2 * row].width;
            line.runs += hiddenRuns(separator, end, left + first + columnGapMm);
            placeContact(items[2 * row + 1], left + first + columnGapMm, line);
        }
        line.overlays = static_cast<int>(m_flow.lines.size());
        line.drop = spare / 2 + static_cast<double>(row) * m_design.contacts.leading;
        m_flow.lines += line;
    }
    if (spare < 0)
        m_flow.lines[head - 1].spaceAfter -= spare / 2;
}

void FlowBuilder::addPhoto(const LayoutImage& photo)
{
    m_row = QStringLiteral("photo");
    FlowLine line;
    line.image = photo;
    const double free = m_area.width - areaOf(photo).width();
    moveImage(*line.image, QPointF(m_design.photo.shape == Template::PhotoShape::Round ? 0 : free / 2, 0));
    line.leading = areaOf(photo).height();
    line.spaceAfter = m_design.body.leading / 2;
    addBlock(BlockRole::Artifact); // the picture is a structure element of its own
    line.block = static_cast<int>(m_flow.blocks.size()) - 1;
    m_flow.lines += line;
}

/// The photo goes at the right, or at the left in the column of dates. Centred text stays in the middle of the page.
void FlowBuilder::addHeader(const CvContent& content, const std::optional<LayoutImage>& photo)
{
    const bool inColumn = photo && m_design.photo.atLeft && axis() >= areaOf(*photo).width();
    const double room = photo && !inColumn ? areaOf(*photo).width() + photoGap : 0;
    const bool centered = nameAlignment() == Alignment::Center;
    const bool atLeft = photo && m_design.photo.atLeft;
    m_area = {axis() + (centered || atLeft ? room : 0), m_width - axis() - (centered ? 2 * room : room)};
    if (m_design.contactLayout == Template::Contacts::Columns) {
        addNameBesideContacts(content);
    } else {
        addName(content);
        if (m_design.contactLayout == Template::Contacts::Grid)
            addContactGrid(content);
        else
            addContacts(content, false);
    }
    m_area = {0, m_width};
    if (!photo || m_flow.lines.isEmpty())
        return;
    const double left = atLeft ? 0 : m_width - areaOf(*photo).width();
    const double spare = std::max(0.0, areaOf(*photo).height() - heightOf(m_flow.lines));
    const double above = m_design.photo.centers ? spare / 2 : 0;
    qsizetype last = m_flow.lines.size() - 1;
    while (last > 0 && m_flow.lines[last].overlays > 0)
        --last;
    m_flow.lines[last].spaceAfter += spare - above;
    if (above > 0)
        m_flow.lines.prepend(roomAbove(above));
    FlowLine& first = m_flow.lines.first();
    first.image = photo;
    moveImage(*first.image, QPointF(left, 0));
}

/// An empty line of this height that is kept with what follows it.
FlowLine FlowBuilder::roomAbove(double height)
{
    FlowLine room;
    room.row = QStringLiteral("photo");
    room.leading = height;
    room.keepWithNext = true;
    addBlock(BlockRole::Artifact);
    room.block = static_cast<int>(m_flow.blocks.size()) - 1;
    return room;
}

} // namespace duovita
