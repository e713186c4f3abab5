#pragma once

#include <QColor>
#include <QFont>

class QPalette;

namespace duovita {

/// The purpose of each colour. Each has a value for light and dark schemes in tokens.cpp; tst_style checks the
/// contrasts.
enum class Tone {
    Bar,     ///< background of the top bar
    Side,    ///< background of the list of people
    Outline, ///< background of the outline, the gallery, the source text of a review
    Form,    ///< background of the middle pane
    Raised,  ///< background of menus, tool tips, the command bar, cards
    Ground,  ///< behind the pages
    Field,
    FieldLine,
    Edge, ///< lower edge of an empty field, chosen segment, check box, radio, dashed drop areas
    Line, ///< between panes
    LineStrong,
    Text,
    Text2, ///< labels, icons, second lines
    Text3, ///< counts, ghost translations, placeholders
    Off,   ///< disabled
    Accent,
    AccentHover,
    OnAccent,
    AccentText, ///< focus ring, links, selected title, remedies
    Selection,  ///< selected row, texts from an import
    SelectionLine,
    Hover,
    Press,
    Track, ///< behind segments in forms
    TrackOnGround,
    Thumb, ///< selected segment
    Warn,
    WarnSign,
    WarnTint,
    Bad,
    Good,
    Mark, ///< over a page: the text being edited
    ProblemMark,
    Paper,
    PaperLine,
    PaperVeil, ///< over a page, in dark schemes
    Scroll,
    Veil, ///< over the window, behind the command bar
};

/// The tone's value for this palette: the dark one if its text is lighter than its background.
QColor tone(Tone what, const QPalette& palette);
/// The tone's value for the application's palette.
QColor tone(Tone what);

/// Whether the palette's text is lighter than its background.
bool isDark(const QPalette& palette);

/// A palette with the tones in its roles, for code that uses the palette.
QPalette tonedPalette(bool dark, bool moreContrast = false);

/// Text sizes: for keys and signs; second lines and counts; normal text; panel titles; the welcome page.
enum class TextSize { Key, Small, Normal, Title, Welcome };
/// The interface's font in this size, scaled with the system's font.
QFont textFont(TextSize size, bool bold = false);
/// Line height in logical pixels, the same for Latin letters and Han characters.
int lineHeight(TextSize size);

/// Sizes in logical pixels, depending on the density.
enum class Measure {
    TopBar,
    PaneHeader,
    OutlineSection,
    OutlineEntry, ///< also of a person
    Problem,
    DesignGroup,
    CheckGroup,
    Field, ///< height of one line
    Button,
    BarControl,
    Chip,
    CommandInput,
    CommandRow,
    FieldGap, ///< between rows of a form
    PointGap,
    LanguageHeads,
};
int measure(Measure what);

constexpr int gridStep = 4;
/// Padding beside a flat button's text, which is transparent unless the pointer is over it.
constexpr int faceMargin = 8;
constexpr int fieldRadius = 4; ///< also of chips, segments, check boxes, keys
constexpr int panelRadius = 6; ///< buttons, rows, panels
constexpr int iconSize = 16;
constexpr int signSize = 12;

} // namespace duovita
