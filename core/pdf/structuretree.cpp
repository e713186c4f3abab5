#include "core/pdf/structuretree.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr int documentElement = 0;

/// Whether the language matters: digits, marks and spaces read the same in every language.
bool hasLetters(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter() || c.isSurrogate(); });
}

QByteArray listNumbering(const LayoutLine& line)
{
    const QString label = line.runs.isEmpty() ? QString() : line.runs.front().text;
    const char* style = label.startsWith(u'•')                        ? "Disc"
                        : !label.isEmpty() && label.front().isDigit() ? "Decimal"
                                                                      : "None";
    return "<</O /List /ListNumbering /" + QByteArray(style) + ">>";
}

} // namespace

StructureTree::StructureTree(const PagedLayout& layout)
    : m_layout(layout), m_marks(static_cast<std::size_t>(layout.pages.size()))
{
    m_elements.push_back({"Document", -1, layout.language});
}

int StructureTree::add(const QByteArray& type, int parent, std::optional<Language> language)
{
    const int index = static_cast<int>(m_elements.size());
    m_elements.push_back({type, parent, language});
    m_elements[static_cast<std::size_t>(parent)].kids.push_back({Kid::Kind::Element, index, 0});
    return index;
}

int StructureTree::sectionOf(const LayoutBlock& block)
{
    if (!block.section)
        return documentElement;
    if (m_section != block.section) {
        m_section = block.section;
        m_sectionElement = add("Sect", documentElement);
    }
    return m_sectionElement;
}

/// Whether an entry's first line is a heading: there are further lines of the entry below it.
bool StructureTree::startsBody(int block) const
{
    const LayoutBlock& head = m_layout.blocks[block];
    const bool first = block == 0 || m_layout.blocks[block - 1].entry != head.entry ||
                       m_layout.blocks[block - 1].language != head.language;
    const bool followed = block + 1 < m_layout.blocks.size() && m_layout.blocks[block + 1].entry == head.entry &&
                          m_layout.blocks[block + 1].language == head.language;
    return first && followed;
}

int StructureTree::makeListItem(const LayoutBlock& block, int section)
{
    const auto depth = static_cast<std::size_t>(std::max(0, block.level));
    if (m_lists.size() > depth + 1)
        m_lists.resize(depth + 1);
    if (m_lists.empty())
        m_lists.push_back({add("L", section), -1});
    else if (m_lists.size() <= depth && m_lists.back().body >= 0)
        m_lists.push_back({add("L", m_lists.back().body), -1});
    return add("LI", m_lists.back().list);
}

StructureTree::BlockElements StructureTree::makeElements(int index)
{
    const LayoutBlock& block = m_layout.blocks[index];
    const int section = sectionOf(block);
    std::optional<Language> language;
    if (block.language != m_layout.language)
        language = block.language;
    if (block.role != BlockRole::ListItem)
        m_lists.clear();
    switch (block.role) {
    case BlockRole::Name:
        return {-1, add("H1", documentElement, language)};
    case BlockRole::SectionTitle:
        return {-1, add("H2", section, language)};
    case BlockRole::EntryHead:
        return {-1, add(startsBody(index) ? "H3" : "P", section, language)};
    case BlockRole::ListItem: {
        const int item = makeListItem(block, section);
        const int label = add("Lbl", item);
        const int body = add("LBody", item, language);
        m_lists.back().body = body;
        return {label, body};
    }
    default:
        return {-1, add("P", section, language)};
    }
}

const StructureTree::BlockElements& StructureTree::elementsOf(int block)
{
    const auto known = m_blocks.find(block);
    return known != m_blocks.end() ? known->second : m_blocks.emplace(block, makeElements(block)).first->second;
}

int StructureTree::inlineElement(int parent, const GlyphRun& run, Language around)
{
    const bool neutral = !hasLetters(run.text);
    const bool same = m_inline.parent == parent && m_inline.url == run.url;
    if (same && (neutral || m_inline.language == run.language))
        return m_inline.element;
    const Language language = neutral ? around : run.language;
    m_inline = {parent, run.url, language, parent};
    if (!run.url.isEmpty())
        m_inline.element = add("Link", parent);
    else if (language != around)
        m_inline.element = add("Span", parent);
    if (m_inline.element != parent && language != around)
        m_elements[static_cast<std::size_t>(m_inline.element)].language = language;
    return m_inline.element;
}

int StructureTree::elementOf(const LayoutLine& line, qsizetype run)
{
    const BlockElements elements = elementsOf(line.block);
    if (run < line.labelRuns && elements.label >= 0) {
        Element& list = m_elements[static_cast<std::size_t>(m_lists.back().list)];
        if (list.attributes.isEmpty())
            list.attributes = listNumbering(line);
        return elements.label;
    }
    return inlineElement(elements.body, line.runs[run], m_layout.blocks[line.block].language);
}

int StructureTree::figureOf(const LayoutImage& image, QSizeF paper)
{
    const int figure = add("Figure", documentElement);
    Element& element = m_elements[static_cast<std::size_t>(figure)];
    element.alternative = image.alternative;
    if (image.language != m_layout.language)
        element.language = image.language;
    element.attributes = "<</O /Layout /Placement /Block /BBox " + pdfRectangle(image.box, paper) + ">>";
    return figure;
}

int StructureTree::mark(int page, int element)
{
    std::vector<int>& marks = m_marks[static_cast<std::size_t>(page)];
    const int id = static_cast<int>(marks.size());
    marks.push_back(element);
    m_elements[static_cast<std::size_t>(element)].kids.push_back({Kid::Kind::Mark, id, page});
    return id;
}

int StructureTree::addAnnotation(int page, int element, int annotation)
{
    const int index = static_cast<int>(m_annotations.size());
    m_annotations.push_back({annotation, element});
    m_elements[static_cast<std::size_t>(element)].kids.push_back({Kid::Kind::Annotation, index, page});
    return static_cast<int>(m_marks.size()) + index;
}

/// The page of the element's first mark becomes its /Pg, so that marks on that page are plain numbers.
QByteArray StructureTree::kidsOf(const Element& element, int firstElement, const QList<int>& pages) const
{
    if (element.kids.empty())
        return {};
    const auto firstMark = std::find_if(element.kids.begin(), element.kids.end(),
                                        [](const Kid& kid) { return kid.kind == Kid::Kind::Mark; });
    const int ownPage = firstMark == element.kids.end() ? -1 : firstMark->page;
    QByteArray text;
    if (ownPage >= 0)
        text += " /Pg " + pdfReference(pages[ownPage]);
    text += " /K [";
    for (const Kid& kid : element.kids) {
        if (kid.kind == Kid::Kind::Element)
            text += pdfReference(firstElement + kid.index);
        else if (kid.kind == Kid::Kind::Annotation)
            text += "<</Type /OBJR /Pg " + pdfReference(pages[kid.page]) + " /Obj " +
                    pdfReference(m_annotations[static_cast<std::size_t>(kid.index)].object) + ">>";
        else if (kid.page == ownPage)
            text += QByteArray::number(kid.index);
        else
            text +=
                "<</Type /MCR /Pg " + pdfReference(pages[kid.page]) + " /MCID " + QByteArray::number(kid.index) + ">>";
        text += ' ';
    }
    text.back() = ']';
    return text;
}

/// Adds the parent tree, which maps each mark of a page and each annotation to its element.
int StructureTree::addParents(ObjectFile& objects, int firstElement) const
{
    QByteArray numbers;
    int key = 0;
    for (const std::vector<int>& marks : m_marks) {
        QByteArray owners("[");
        for (const int element : marks)
            owners += pdfReference(firstElement + element) + ' ';
        numbers += QByteArray::number(key++) + ' ' + pdfReference(objects.add(owners + ']')) + ' ';
    }
    for (const Annotation& annotation : m_annotations)
        numbers += QByteArray::number(key++) + ' ' + pdfReference(firstElement + annotation.element) + ' ';
    return objects.add("<</Nums [" + numbers + "]>>");
}

int StructureTree::addTo(ObjectFile& objects, const QList<int>& pages) const
{
    const int root = objects.reserve();
    const int first = objects.reserve(static_cast<int>(m_elements.size()));
    int object = first;
    for (const Element& element : m_elements) {
        QByteArray text = "<</S /" + element.type + " /P " +
                          pdfReference(element.parent < 0 ? root : first + element.parent) +
                          kidsOf(element, first, pages);
        if (element.language)
            text += " /Lang " + pdfText(tagOf(*element.language));
        if (!element.alternative.isEmpty())
            text += " /Alt " + pdfText(element.alternative);
        if (!element.attributes.isEmpty())
            text += " /A " + element.attributes;
        objects.set(object++, text + ">>");
    }
    objects.set(root, "<</Type /StructTreeRoot /K " + pdfReference(first) + " /ParentTree " +
                          pdfReference(addParents(objects, first)) + " /ParentTreeNextKey " +
                          QByteArray::number(m_marks.size() + m_annotations.size()) + ">>");
    return root;
}

} // namespace duovita
