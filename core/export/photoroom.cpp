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

/// One that looks like the CV's own as nearly as the names' order says: the program's own come first.
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
    return person.photo && design && !design->photo.hasRoom(); // a template that is gone says so itself
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
