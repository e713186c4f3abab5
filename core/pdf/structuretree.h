#pragma once

#include "core/pdf/objectfile.h"
#include "core/typeset/pagedlayout.h"

#include <map>

namespace duovita {

/// The logical structure of a document (ISO 32000-1 14.7, 14.8): which element each run of text belongs to. Elements
/// are made as the pages are drawn, in reading order:
///
///     Document ─ H1 (the name), P (headline, contacts), Sect ─ H2, H3 (entries with a body), P, L ─ LI ─ Lbl, LBody
///
/// with Link for what can be followed and Span for text in another language.
class StructureTree {
public:
    explicit StructureTree(const PagedLayout& layout);

    /// The element that a run of a line stands in. Ask in reading order.
    int elementOf(const LayoutLine& line, qsizetype run);
    int figureOf(const LayoutImage& image, QSizeF paper);
    QByteArray typeOf(int element) const { return m_elements[static_cast<std::size_t>(element)].type; }

    /// A new marked-content id on a page, for content of an element.
    int mark(int page, int element);
    /// Enters a link annotation of a page by its object; gives its key in the parent tree. A page's own key is its
    /// index.
    int addAnnotation(int page, int element, int annotation);

    /// Adds the tree; gives its root. `pages`: the pages' objects.
    int addTo(ObjectFile& objects, const QList<int>& pages) const;

private:
    struct Kid {
        enum class Kind : unsigned char { Element, Mark, Annotation } kind;
        int index;
        int page;
    };
    struct Element {
        QByteArray type;
        int parent;
        std::optional<Language> language = {}; ///< if it differs from the parent's
        QString alternative = {};
        QByteArray attributes = {};
        std::vector<Kid> kids = {};
    };
    struct OpenList {
        int list;
        int body; ///< of its last item
    };
    struct BlockElements {
        int label = -1;
        int body;
    };

    int add(const QByteArray& type, int parent, std::optional<Language> language = {});
    const BlockElements& elementsOf(int block);
    BlockElements makeElements(int block);
    int makeListItem(const LayoutBlock& block, int section);
    int sectionOf(const LayoutBlock& block);
    bool startsBody(int block) const;
    int inlineElement(int parent, const GlyphRun& run, Language around);
    QByteArray kidsOf(const Element& element, int firstElement, const QList<int>& pages) const;
    int addParents(ObjectFile& objects, int firstElement) const;

    const PagedLayout& m_layout;
    std::vector<Element> m_elements;
    std::map<int, BlockElements> m_blocks;
    std::vector<OpenList> m_lists; // open ones, by nesting
    std::optional<SectionId> m_section;
    int m_sectionElement = 0;
    struct Inline {
        int parent = -1;
        QString url;
        Language language = firstLanguage;
        int element = -1;
    } m_inline;                            // the last Link or Span: the next run may go on in it
    std::vector<std::vector<int>> m_marks; // page → element of each id
    struct Annotation {
        int object;
        int element;
    };
    std::vector<Annotation> m_annotations;
};

} // namespace duovita
