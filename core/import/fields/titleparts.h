#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/annotate/headsegments.h"

namespace duovita {

// What the first segments of an experience's head say in one, parted into fields.

/// A title in which it is said for whom the work was done: "Testing of samples in Example Ltd", where the organization
/// is known by its name; "在示例公司做样本检测".
struct TitleOfEmployer {
    QString title;
    QString organization;
};
std::optional<TitleOfEmployer> titleOfEmployer(const QString& text, const Vocabulary& vocabulary);

/// "**Researcher**. Department of Samples, Example University": the stop behind what is set off.
void dropStops(QList<Segment>& segments);

/// "示例科技有限公司-技术部-开发工程师": without blanks a dash parts an employer from what follows, if a position ends
/// it.
void partAtDashes(QList<Segment>& segments, const Vocabulary& vocabulary);

/// "Research Intern (Example Ltd, Sampleton, CA)": for whom it was, and where, in the bracket behind a position.
/// Whether any says so.
bool partAtEmployerBrackets(QList<Segment>& segments, const Vocabulary& vocabulary);

/// "(2017 – 2018, 6 months in total)", "共 6 个月": how long it was, which the dates do not say, taken from what stands
/// behind the first segment.
/// "示例公司（全职）": how one works there is no part of the name.
QStringList takeFormsOfWork(QList<Segment>& segments);
QStringList takeDurations(QList<Segment>& segments);

} // namespace duovita
