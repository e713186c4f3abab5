# duovita_han_tables(TARGET): the tables of Han characters, made from ICU's rules when the program is built.
add_executable(makehantables ${PROJECT_SOURCE_DIR}/core/terms/makehantables.cpp)
target_link_libraries(makehantables PRIVATE ICU::uc ICU::i18n)
set_target_properties(makehantables PROPERTIES AUTOMOC OFF RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/hantables)
function(duovita_han_tables target)
    set(folder ${PROJECT_BINARY_DIR}/hantables)
    set(further ${PROJECT_SOURCE_DIR}/resources/terms/readings.txt)
    add_custom_command(OUTPUT ${folder}/hanreadings.inc ${folder}/simplifiedhan.inc
        COMMAND makehantables readings ${folder}/hanreadings.inc ${further}
        COMMAND makehantables simplified ${folder}/simplifiedhan.inc
        DEPENDS makehantables ${further}
        VERBATIM)
    target_sources(${target} PRIVATE ${folder}/hanreadings.inc ${folder}/simplifiedhan.inc)
    foreach(reader IN ITEMS terms/hanreadings terms/hanvariants)
        set_property(SOURCE ${PROJECT_SOURCE_DIR}/core/${reader}.cpp TARGET_DIRECTORY ${target}
            APPEND PROPERTY INCLUDE_DIRECTORIES ${folder})
    endforeach()
endfunction()
