# Writes the AppStream metainfo to ${metainfo}. Software centres show a program's own page and pictures by their addresses;
# DUOVITA_HOMEPAGE and DUOVITA_PICTURES say them, and without the first the file names neither. Included by the build, and
# run by itself: cmake -D DUOVITA_HOMEPAGE=https://… -D metainfo=FILE -P metainfo.cmake
set(pictures ${CMAKE_CURRENT_LIST_DIR}/../pictures)

# add_screenshot(KIND NAME ENGLISH CHINESE): the picture's size is read from its file.
macro(add_screenshot kind name english chinese)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${pictures}/${name})
    file(READ ${pictures}/${name} size OFFSET 16 LIMIT 8 HEX) # PNG: width and height stand there, four bytes each
    string(REGEX MATCH "^(........)(........)$" size "${size}")
    math(EXPR width "0x${CMAKE_MATCH_1}")
    math(EXPR height "0x${CMAKE_MATCH_2}")
    string(APPEND DUOVITA_ADDRESSES
        "    <screenshot${kind}>\n"
        "      <caption>${english}</caption>\n"
        "      <caption xml:lang=\"zh_CN\">${chinese}</caption>\n"
        "      <image type=\"source\" width=\"${width}\" height=\"${height}\">${address}/${name}</image>\n"
        "    </screenshot>\n")
endmacro()

set(DUOVITA_ADDRESSES "")
foreach(address "${DUOVITA_HOMEPAGE}" "${DUOVITA_PICTURES}")
    if(address AND NOT address MATCHES "^https?://[^]<>&\"' []+$")
        message(FATAL_ERROR "${address} is not the address of a web page")
    endif()
endforeach()
if(DUOVITA_PICTURES AND NOT DUOVITA_HOMEPAGE)
    message(FATAL_ERROR "DUOVITA_PICTURES needs DUOVITA_HOMEPAGE")
endif()
if(DUOVITA_HOMEPAGE)
    set(address "${DUOVITA_PICTURES}")
    if(NOT address)
        set(address "${DUOVITA_HOMEPAGE}/pictures")
    endif()
    string(REGEX REPLACE "([^:/])//+" "\\1/" address "${address}/")
    string(REGEX REPLACE "/$" "" address "${address}")
    string(APPEND DUOVITA_ADDRESSES "  <url type=\"homepage\">${DUOVITA_HOMEPAGE}</url>\n  <screenshots>\n")
    add_screenshot(" type=\"default\"" window-en.png "Forms and both documents, side by side" "表单与中英文两份文档并排显示")
    add_screenshot("" window-dark-zh.png "The window in Chinese, with dark colours" "中文界面，深色")
    add_screenshot("" review-en.png "Reviewing what was read from an imported document" "导入的文档先核对再保存")
    add_screenshot("" cv-en.png "What a CV shows and what it leaves out" "一份简历包含与略去的内容")
    string(APPEND DUOVITA_ADDRESSES "  </screenshots>\n")
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/io.github.duovita.Duovita.metainfo.xml.in ${metainfo} @ONLY)
