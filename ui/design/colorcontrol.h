#pragma once

#include "ui/design/designcontrol.h"

#include <QColor>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace duovita {

class ColorSwatch;

/// Chooses a colour: the template's own, one that the document already uses, or one of a few that suit white paper; a
/// button offers any other. Warns if text in the colour is hard to read on white.
class ColorControl : public DesignControl {
    Q_OBJECT

public:
    ColorControl(const DesignKey& key, const QString& name, QWidget* parent);
    void setLook(const Template& shown, const Template& bare) override;
    void show(const QJsonValue& value) override;
    void setHalved(bool halved) override; ///< hides the swatches for lack of room
    void setAccessibleWords(const QString& words) override;

private:
    void makeSwatches(const QString& name);
    void choose();
    void showContrast();

    QWidget* m_row;
    QList<ColorSwatch*> m_swatches;
    QButtonGroup* m_group;
    QPushButton* m_button;
    QLabel* m_warning;
    QColor m_color;
};

/// Contrast ratio as defined by WCAG 2: from 1 (equal colours) to 21 (black and white).
double contrast(const QColor& one, const QColor& other);
/// Whether text in the key's colour is hard to read on white. Always false for keys of lines and backgrounds.
bool isHardToRead(const DesignKey& key, const QColor& color);

} // namespace duovita
