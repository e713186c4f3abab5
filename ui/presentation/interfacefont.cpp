#include "ui/presentation/interfacefont.h"

#include <QApplication>
#include <QFontInfo>

namespace duovita {

void useInterfaceFont()
{
    QFont font = QApplication::font();
    // Resolve the font in use: with the alias "Sans Serif", the system would choose the Chinese fallback itself.
    font.setFamilies({QFontInfo(font).family(), QStringLiteral("Noto Sans CJK SC")});
    QApplication::setFont(font);
}

} // namespace duovita
