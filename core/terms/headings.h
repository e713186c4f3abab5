#pragma once

#include "core/domain/sectionkind.h"
#include "core/terms/termindex.h"

namespace duovita {

/// A section that many CVs contain, with its title in both languages.
struct ReadySection {
    SectionKind kind;
    Term title;
};

/// The sections to offer, in the usual order of CVs: "offered" in resources/terms/headings.json.
const QList<ReadySection>& readySections();

/// The title's counterpart in the other language, if it is a common section title; otherwise empty. Ignores case and
/// repeated spaces. If there are several counterparts, the first is the preferred one.
QString counterpartOfHeading(const QString& title, Language language, Language other);

/// A common title in its usual capitalization ("Work Experience" for "WORK EXPERIENCE"); otherwise empty.
QString usualCaseOfHeading(const QString& title, Language language);

} // namespace duovita
