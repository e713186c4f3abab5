#include "core/export/photoroom.h"

#include "core/design/template.h"

#include <algorithm>

namespace duovita {

namespace {

bool hasRoom(const QString& templateName)
{
    const Result<Template> design = Template::load(templateName);
    return design && design->photo.hasRoom();
}

/// The first template with a place for a photo; the built-in ones come first.
QString templateWithRoom()
{
    const QStringList names = Template::names();
    const auto found = std::find_if(names.begin(), names.end(), hasRoom);
    return found == names.end() ? QString() : *found;
}

} // namespace

bool leavesPhotoOut(const Person& person, const Cv& cv)
{
    const Result<Template> design = Template::load(cv.design, cv.languages.value(0));
    return person.photo && design && !design->photo.hasRoom(); // a missing template is reported elsewhere
}

std::optional<Problem> photoProblem(const Person& person, const Cv& cv)
{
    if (!leavesPhotoOut(person, cv))
        return std::nullopt;
    Problem problem{Problem::Kind::PhotoNotShown, {{}, {}, {}, Field::Photo}, {}, {cv.design.templateName}};
    problem.part = cv.id.toString();
    problem.suggestion = templateWithRoom();
    if (!problem.suggestion.isEmpty())
        problem.remedies |= Remedy::ChangeTemplate;
    makeDismissable(problem, {cv.id.toString(), cv.design.templateName}, person.dismissedProblems);
    return problem;
}

} // namespace duovita
