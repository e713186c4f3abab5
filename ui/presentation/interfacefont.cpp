#include "ui/presentation/interfacefont.h"

#include <QApplication>
#include <QFontInfo>

namespace duovita {

void useInterfaceFont()
{
    QFont font = QApplication::font();
    // The font that is in use, by its name: "Sans Serif" would leave the choice to the second.
    font.setFamilies({QFontInfo(font).family(), QStringLiteral("Noto Sans CJK SC")});
    QApplication::setFont(font);
}

} // namespace duovita
