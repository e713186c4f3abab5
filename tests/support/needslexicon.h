#pragma once

#include "core/terms/lexicon.h"

#include <QTest>

/// In initTestCase: what needs the lexicon of the two languages is skipped where the build has none. Not in CI.
#define DUOVITA_NEEDS_LEXICON()                                                                                        \
    do {                                                                                                               \
        if (!duovita::Lexicon::shipped().isEmpty())                                                                    \
            break;                                                                                                     \
        if (qEnvironmentVariableIsSet("CI"))                                                                           \
            QFAIL("the build has no lexicon (see core/terms/lexicon.cmake)");                                          \
        QSKIP("the build has no lexicon (dict-cc-cedict)");                                                            \
    } while (false)
