#pragma once

#include "core/pdf/objectfile.h"
#include "core/typeset/pagedlayout.h"

#include <map>

namespace duovita {

/// The logical structure of a document (ISO 32000-1 14.7, 14.8): the element of each run of text. Elements are created
/// as the pages are drawn, in reading order:
///
///     Document ─ H1 (the name), P (headline, contacts), Sect ─ H2, H3 (entries with a body), P, L ─ LI ─ Lbl, LBody
///
/// with Link for links and Span for text in another language.
class StructureTree {
public:
    explicit StructureTree(const PagedLayout& layout);

    /// The element of a run in a line. Must be called in reading order.
    int elementOf(const LayoutLine& line, qsizetype run);
    int figureOf(const LayoutImage& image, QSizeF paper);
    QByteArray typeOf(int element) const { return m_elements[static_cast<std::size_t>(element)].type; }

    /// Returns a new marked-content id on a page, for content of an element.
    int mark(int page, int element);
    /// Records a link annotation of a page by its object number and returns its key in the parent tree. The key of a
    /// page is its index.
    int addAnnotation(int page, int element, int annotation);

    /// Adds the tree and returns the object number of its root. `pages` has the object numbers of the pages.
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
        int body; ///< of the list's last item
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
    std::vector<OpenList> m_lists; // the open lists, outermost first
    std::optional<SectionId> m_section;
    int m_sectionElement = 0;
    struct Inline {
        int parent = -1;
        QString url;
        Language language = firstLanguage;
        int element = -1;
    } m_inline;                            // the last Link or Span, which the next run may continue
    std::vector<std::vector<int>> m_marks; // by page and marked-content id: the element
    struct Annotation {
        int object;
        int element;
    };
    std::vector<Annotation> m_annotations;
};

} // namespace duovita
