#include "core/pdf/structuretree.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr int documentElement = 0;

/// Digits, marks and spaces read the same in every language.
bool hasLetters(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter() || c.isSurrogate(); });
}

std::string listNumbering(const LayoutLine& line)
{
    const QString label = line.runs.isEmpty() ? QString() : line.runs.front().text;
    const char* style = label.startsWith(u'•')                        ? "Disc"
                        : !label.isEmpty() && label.front().isDigit() ? "Decimal"
                                                                      : "None";
    return std::string("<</O /List /ListNumbering /") + style + ">>";
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

/// Whether an entry's first line has lines of its own below it: then it is a heading.
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
        if (list.attributes.empty())
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
    const QRectF& box = image.box;
    element.attributes = QStringLiteral("<</O /Layout /Placement /Block /BBox [%1 %2 %3 %4]>>")
                             .arg(box.left())
                             .arg(paper.height() - box.bottom())
                             .arg(box.right())
                             .arg(paper.height() - box.top())
                             .toStdString();
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

int StructureTree::addAnnotation(int page, int element, const QPDFObjectHandle& annotation)
{
    const int index = static_cast<int>(m_annotations.size());
    m_annotations.push_back({annotation, element});
    m_elements[static_cast<std::size_t>(element)].kids.push_back({Kid::Kind::Annotation, index, page});
    return static_cast<int>(m_marks.size()) + index;
}

void StructureTree::write(QPDF& pdf, std::vector<QPDFObjectHandle>& pages)
{
    std::vector<QPDFObjectHandle> objects;
    objects.reserve(m_elements.size());
    for (const Element& element : m_elements) {
        QPDFObjectHandle object = QPDFObjectHandle::newDictionary();
        object.replaceKey("/S", QPDFObjectHandle::newName("/" + element.type.toStdString()));
        if (element.language)
            object.replaceKey("/Lang", QPDFObjectHandle::newString(tagOf(*element.language).toStdString()));
        if (!element.alternative.isEmpty())
            object.replaceKey("/Alt", QPDFObjectHandle::newUnicodeString(element.alternative.toStdString()));
        if (!element.attributes.empty())
            object.replaceKey("/A", QPDFObjectHandle::parse(element.attributes));
        objects.push_back(pdf.makeIndirectObject(object));
    }
    QPDFObjectHandle root = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Element& element = m_elements[i];
        objects[i].replaceKey("/P", element.parent < 0 ? root : objects[static_cast<std::size_t>(element.parent)]);
        int ownPage = -1; // the page of the element's first mark: its other marks there are bare numbers
        for (const Kid& kid : element.kids) {
            if (kid.kind == Kid::Kind::Mark && ownPage < 0)
                ownPage = kid.page;
        }
        if (ownPage >= 0)
            objects[i].replaceKey("/Pg", pages[static_cast<std::size_t>(ownPage)]);
        std::vector<QPDFObjectHandle> kids;
        for (const Kid& kid : element.kids) {
            QPDFObjectHandle object;
            if (kid.kind == Kid::Kind::Element) {
                object = objects[static_cast<std::size_t>(kid.index)];
            } else if (kid.kind == Kid::Kind::Mark && kid.page == ownPage) {
                object = QPDFObjectHandle::newInteger(kid.index);
            } else {
                const bool mark = kid.kind == Kid::Kind::Mark;
                object = QPDFObjectHandle::newDictionary();
                object.replaceKey("/Type", QPDFObjectHandle::newName(mark ? "/MCR" : "/OBJR"));
                object.replaceKey("/Pg", pages[static_cast<std::size_t>(kid.page)]);
                if (mark)
                    object.replaceKey("/MCID", QPDFObjectHandle::newInteger(kid.index));
                else
                    object.replaceKey("/Obj", m_annotations[static_cast<std::size_t>(kid.index)].object);
            }
            kids.push_back(object);
        }
        if (!kids.empty())
            objects[i].replaceKey("/K", kids.size() == 1 ? kids.front() : QPDFObjectHandle::newArray(kids));
    }

    QPDFObjectHandle numbers = QPDFObjectHandle::newArray();
    for (std::size_t page = 0; page < m_marks.size(); ++page) {
        QPDFObjectHandle owners = QPDFObjectHandle::newArray();
        for (const int element : m_marks[page])
            owners.appendItem(objects[static_cast<std::size_t>(element)]);
        numbers.appendItem(QPDFObjectHandle::newInteger(static_cast<long long>(page)));
        numbers.appendItem(pdf.makeIndirectObject(owners));
        pages[page].replaceKey("/StructParents", QPDFObjectHandle::newInteger(static_cast<long long>(page)));
    }
    for (std::size_t i = 0; i < m_annotations.size(); ++i) {
        numbers.appendItem(QPDFObjectHandle::newInteger(static_cast<long long>(m_marks.size() + i)));
        numbers.appendItem(objects[static_cast<std::size_t>(m_annotations[i].element)]);
    }
    QPDFObjectHandle parents = QPDFObjectHandle::newDictionary();
    parents.replaceKey("/Nums", numbers);
    root.replaceKey("/Type", QPDFObjectHandle::newName("/StructTreeRoot"));
    root.replaceKey("/K", objects.front());
    root.replaceKey("/ParentTree", pdf.makeIndirectObject(parents));
    root.replaceKey("/ParentTreeNextKey",
                    QPDFObjectHandle::newInteger(static_cast<long long>(m_marks.size() + m_annotations.size())));
    pdf.getRoot().replaceKey("/StructTreeRoot", root);
    pdf.getRoot().replaceKey("/MarkInfo", QPDFObjectHandle::parse("<</Marked true>>"));
}

} // namespace duovita
