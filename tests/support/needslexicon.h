#pragma once

#include "core/terms/lexicon.h"

#include <QTest>

/// Use in initTestCase(): skips tests that need the bilingual lexicon if the build has none; in CI, that is a failure.
#define DUOVITA_NEEDS_LEXICON()                                                                                        \
    do {                                                                                                               \
        if (!duovita::Lexicon::shipped().isEmpty())                                                                    \
            break;                                                                                                     \
        if (qEnvironmentVariableIsSet("CI"))                                                                           \
            QFAIL("the build has no lexicon (see core/terms/lexicon.cmake)");                                          \
        QSKIP("the build has no lexicon (dict-cc-cedict)");                                                            \
    } while (false)
