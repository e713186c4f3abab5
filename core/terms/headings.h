#pragma once

#include "core/domain/sectionkind.h"
#include "core/terms/termindex.h"

namespace duovita {

/// A section that many CVs have, with its title in both languages.
struct ReadySection {
    SectionKind kind;
    Term title;
};

/// What to begin a section with, in the order in which CVs have them: "offered" of resources/terms/headings.json.
const QList<ReadySection>& readySections();

/// What a title of a section is called in the other language, if it is one that many CVs have; else empty. Case and
/// runs of spaces do not matter. Of several counterparts the one that is meant first.
QString counterpartOfHeading(const QString& title, Language language, Language other);

/// A title as those who write it with capitals and small letters do ("Work Experience" of "WORK EXPERIENCE"), if it is
/// one that many CVs have; else empty.
QString usualCaseOfHeading(const QString& title, Language language);

} // namespace duovita
