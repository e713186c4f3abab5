#pragma once

#include <QObject>

namespace duovita {

/// Keeps the list of a combo box from scrolling while the pointer moves over it. Qt selects the row under the pointer
/// and scrolls it into view if part of it is outside, so that another row would be under the pointer when it is
/// clicked.
class PopupScrolling : public QObject {
    Q_OBJECT

public:
    static PopupScrolling& instance(); ///< shared by all lists it is installed on
    static bool isFor(const QWidget& widget);
    void follow(QWidget& list); ///< requires isFor()

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PopupScrolling() = default;
};

} // namespace duovita
