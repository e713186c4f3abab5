#pragma once

#include <memory>

class QDialog;
class QWidget;

namespace duovita::test {

/// Every control of the window in its states: normal, selected, focused and disabled.
std::unique_ptr<QWidget> makeStyleGallery();

} // namespace duovita::test
