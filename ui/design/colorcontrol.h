#pragma once

#include "ui/design/designcontrol.h"

#include <QColor>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace duovita {

class ColorSwatch;

/// A colour: the template's own, those that the document has already, or one of a few that go on white paper; any
/// other by its button. With a warning where text in it is hard to read on white.
class ColorControl : public DesignControl {
    Q_OBJECT

public:
    ColorControl(const DesignKey& key, const QString& name, QWidget* parent);
    void setLook(const Template& shown, const Template& bare) override;
    void show(const QJsonValue& value) override;
    void setHalved(bool halved) override; ///< no room for swatches
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

/// As WCAG 2 has it: from 1, of a colour with itself, to 21, of black with white.
double contrast(const QColor& one, const QColor& other);
/// Whether text of a key's colour is hard to read on white. Lines and grounds are not read.
bool isHardToRead(const DesignKey& key, const QColor& color);

} // namespace duovita
