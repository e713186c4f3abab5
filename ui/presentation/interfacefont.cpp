#include "ui/presentation/interfacefont.h"

#include <QApplication>
#include <QFontInfo>
#include <QLibrary>

namespace duovita {

namespace {

/// Qt thickens the stems of fonts with CFF outlines, such as Noto Sans CJK, but not those of TrueType fonts: beside
/// Latin letters, Chinese looks bold, above all on dark ground. Qt has no setting for that and overrides FreeType's
/// environment variable, so the property is set in the library that Qt has opened. Without effect if Qt has a FreeType
/// of its own or does not give it out.
void drawStemsAsDesigned()
{
#ifdef DUOVITA_QT_USES_SYSTEM_FREETYPE
    using OpenedLibrary = void* (*)();
    using SetProperty = int (*)(void* library, const char* module, const char* property, const void* value);
    const auto opened = reinterpret_cast<OpenedLibrary>(
        QLibrary::resolve(QStringLiteral("Qt6Gui"), 6, "_Z14qt_getFreetypev")); // FT_Library qt_getFreetype()
    const auto set = reinterpret_cast<SetProperty>(QLibrary::resolve(QStringLiteral("freetype"), 6, "FT_Property_Set"));
    if (!opened || !set)
        return;
    const unsigned char asDesigned = 1; // an FT_Bool
    set(opened(), "cff", "no-stem-darkening", &asDesigned);
#endif
}

} // namespace

void useInterfaceFont()
{
    drawStemsAsDesigned();
    QFont font = QApplication::font();
    // Resolve the font in use: with the alias "Sans Serif", the system would choose the Chinese fallback itself.
    font.setFamilies({QFontInfo(font).family(), QStringLiteral("Noto Sans CJK SC")});
    QApplication::setFont(font);
}

QFont fontForEnglish()
{
    QStringList families = QApplication::font().families();
    if (families.isEmpty() || !families.front().contains(QStringLiteral("CJK")))
        return {};
    families.prepend(QStringLiteral("Noto Sans"));
    QFont font;
    font.setFamilies(families);
    return font;
}

} // namespace duovita
