#include "core/typeset/installedfonts.h"

#include "core/typeset/fontlibrary.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr int regularWeight = 400;

bool isSerif(const QString& family)
{
    return family.contains(QStringLiteral("Serif"), Qt::CaseInsensitive) ||
           family.contains(QStringLiteral("Garamond"), Qt::CaseInsensitive);
}

void addFinding(const Error& error, QList<LayoutFinding>& findings)
{
    const LayoutFinding finding{LayoutFinding::Kind::FontMissing, error.parameters.join(u'\n').trimmed(), {}, 0};
    const auto isSame = [&](const LayoutFinding& one) { return one.kind == finding.kind && one.text == finding.text; };
    if (std::none_of(findings.begin(), findings.end(), isSame))
        findings += finding;
}

} // namespace

Result<Template> withInstalledFonts(Template design, FontLibrary& fonts, QList<LayoutFinding>& findings)
{
    const bool serif = isSerif(design.latinFamily) || isSerif(design.chineseFamily);
    const QString latin = serif ? QStringLiteral("Noto Serif") : QStringLiteral("Noto Sans");
    const QString chinese = serif ? QStringLiteral("Noto Serif CJK SC") : QStringLiteral("Noto Sans CJK SC");
    struct Part {
        QString& family;
        QString instead;
    };
    for (const Part& part : {Part{design.latinFamily, latin}, Part{design.chineseFamily, chinese},
                             Part{design.titleLatinFamily, {}}, Part{design.titleChineseFamily, {}}}) {
        if (part.family.isEmpty())
            continue;
        const auto face = fonts.face(part.family, regularWeight, false);
        if (face)
            continue;
        if (part.family == part.instead || face.error().code != ErrorCode::FontFamilyMissing)
            return face.error();
        addFinding(face.error(), findings);
        part.family = part.instead;
    }
    // latinScale fits the family that was asked for, not its replacement.
    if (!findings.isEmpty())
        design.latinScale = 1;
    return design;
}

} // namespace duovita
