#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/annotate/headsegments.h"

namespace duovita {

// Splits fields that the first segments of an experience's head combine.

/// A title that names the employer: "Testing of samples in Example Ltd", if the organization is known by its name;
/// "在示例公司做样本检测".
struct TitleOfEmployer {
    QString title;
    QString organization;
};
std::optional<TitleOfEmployer> titleOfEmployer(const QString& text, const Vocabulary& vocabulary);

/// "**Researcher**. Department of Samples, Example University": drops the full stop after emphasized text.
void dropStops(QList<Segment>& segments);

/// "示例科技有限公司-技术部-开发工程师": a dash without spaces separates an employer from the rest, if the text ends
/// with a position.
void partAtDashes(QList<Segment>& segments, const Vocabulary& vocabulary);

/// "Research Intern (Example Ltd, Sampleton, CA)": the bracket after a position has the employer and the place. Returns
/// whether any segment had this form.
bool partAtEmployerBrackets(QList<Segment>& segments, const Vocabulary& vocabulary);

/// takeDurations() removes a duration that the dates do not give from the text after the first segment: "(2017 – 2018,
/// 6 months in total)", "共 6 个月". takeFormsOfWork() removes the type of employment, which is not part of the name:
/// "示例公司（全职）".
QStringList takeFormsOfWork(QList<Segment>& segments);
QStringList takeDurations(QList<Segment>& segments);

} // namespace duovita
