#include "core/messages/countwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::CountWords)

public:
    static QString of(int count, Counted what)
    {
        switch (what) {
        case Counted::Sections:
            return tr("%n section(s)", nullptr, count);
        case Counted::Entries:
            return tr("%n entry(ies)", nullptr, count);
        case Counted::Points:
            return tr("%n point(s)", nullptr, count);
        case Counted::Unplaced:
            return tr("%n unplaced text(s)", nullptr, count);
        case Counted::PrivateContacts:
            return tr("%n private contact(s)", nullptr, count);
        case Counted::PrivateFacts:
            return tr("%n private fact(s)", nullptr, count);
        case Counted::Notes:
            return tr("%n note(s)", nullptr, count);
        case Counted::HiddenParts:
            return tr("%n hidden part(s)", nullptr, count);
        case Counted::Texts:
            return tr("%n text(s)", nullptr, count);
        }
        return {};
    }
};

} // namespace

QString countOf(qsizetype count, Counted what)
{
    return Words::of(static_cast<int>(count), what);
}

} // namespace duovita
