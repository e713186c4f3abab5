#pragma once

#include <QColor>
#include <QFont>

class QPalette;

namespace duovita {

/// What a colour of the window is for. Each has one value in light and one in dark, in tokens.cpp; their contrasts are
/// held by tst_style.
enum class Tone {
    Bar,     ///< ground of the top bar
    Side,    ///< ground of the people
    Outline, ///< ground of the outline, the gallery, the source text of a review
    Form,    ///< ground of the middle pane
    Raised,  ///< ground of menus, tooltips, the command bar, cards
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
    AccentText, ///< focus ring, links, chosen title, remedies
    Selection,  ///< chosen row, what an import brings
    SelectionLine,
    Hover,
    Press,
    Track, ///< behind segments on the form
    TrackOnGround,
    Thumb, ///< the chosen segment
    Warn,
    WarnSign,
    WarnTint,
    Bad,
    Good,
    Mark, ///< over a page: what is being edited
    ProblemMark,
    Paper,
    PaperLine,
    PaperVeil, ///< over a page, in dark
    Scroll,
    Veil, ///< over the window, behind the command bar
};

/// Its value beside texts of this palette: dark if they are lighter than what they stand on.
QColor tone(Tone what, const QPalette& palette);
/// The same in the application's palette.
QColor tone(Tone what);

/// Whether the palette's texts are lighter than what they stand on.
bool isDark(const QPalette& palette);

/// The palette that has the tones in its roles, for what asks the palette.
QPalette tonedPalette(bool dark, bool moreContrast = false);

/// Sizes of text: keys and signs; second lines and counts; everything else; panel titles; the welcome.
enum class TextSize { Key, Small, Normal, Title, Welcome };
/// In the interface's font. Larger where the system's own font is larger than usual.
QFont textFont(TextSize size, bool bold = false);
/// The height of a line of that size, logical pixels: the same for Latin letters and Han characters.
int lineHeight(TextSize size);

/// Logical pixels, by the density that is set.
enum class Measure {
    TopBar,
    PaneHeader,
    OutlineSection,
    OutlineEntry, ///< and person
    Problem,
    DesignGroup,
    CheckGroup,
    Field, ///< of one line
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
constexpr int fieldRadius = 4; ///< chips, segments, check boxes, keys, too
constexpr int panelRadius = 6; ///< buttons, rows, panels
constexpr int iconSize = 16;
constexpr int signSize = 12;

} // namespace duovita
