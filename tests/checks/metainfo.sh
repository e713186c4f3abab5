#!/usr/bin/env bash
# The AppStream metainfo is sound in both its forms: of a build that knows no public address, and of one that does. What
# the second shows are pictures that there are.
# usage: metainfo.sh METAINFO_OF_THE_BUILD
set -euo pipefail
built=$(realpath "$1")
source=$(realpath "$(dirname "$0")/../..")
. "$source/tests/checks/readers.sh"
for tool in appstreamcli xmllint file; do
    command -v $tool >/dev/null || lacking "$tool is not installed"
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
    echo "$*"
    exit 1
}
write() {
    # write NAME VARIABLE=VALUE…
    local file=$folder/$1.metainfo.xml
    shift
    cmake "${@/#/-D}" -D metainfo="$file" -P "$source/resources/packaging/metainfo.cmake"
}
said() { xmllint --xpath "$1" "$folder/$2.metainfo.xml" 2>/dev/null || true; }

write none
write page DUOVITA_HOMEPAGE=https://example.org/duovita/
write elsewhere DUOVITA_HOMEPAGE=https://example.org/duovita DUOVITA_PICTURES=https://files.example.org/p/
# AppStream 1.0 warns where nobody gave a homepage: then there is none to be said.
for file in "$built" "$folder"/*.metainfo.xml; do
    appstreamcli validate --no-net "$file" ||
        appstreamcli validate --no-net --override=url-homepage-missing=info "$file" || fail "$file is not sound"
done
[ -z "$(said '//url | //screenshots' none)" ] || fail "there are addresses that nobody gave"
[ "$(said 'string(//url[@type="homepage"])' page)" = https://example.org/duovita/ ] || fail "another homepage"
[ "$(said 'count(//screenshot[@type="default"])' page)" = 1 ] || fail "not one picture is the first"
[ "$(said 'count(//screenshot)' page)" = "$(said 'count(//screenshot[count(caption) = 2])' page)" ] || fail "a picture lacks words in a language"
pictures=$(said '//image/text()' page)
[ "$(wc -l <<<"$pictures")" -ge 3 ] || fail "too few pictures: $pictures"
for address in $pictures; do
    picture=$source/resources/pictures/${address#https://example.org/duovita/pictures/}
    [ -f "$picture" ] || fail "there is no $picture"
    width=$(said "string(//image[. = '$address']/@width)" page)
    height=$(said "string(//image[. = '$address']/@height)" page)
    file "$picture" | grep -q ", $width x $height," || fail "$picture is not $width x $height"
done
[ "$(said '//image/text()' elsewhere)" = "${pictures//example.org\/duovita\/pictures/files.example.org\/p}" ] || fail "other pictures elsewhere"
for wrong in DUOVITA_HOMEPAGE=example.org 'DUOVITA_HOMEPAGE=https://example.org/"' 'DUOVITA_HOMEPAGE=https://a&b' DUOVITA_PICTURES=https://example.org; do
    ! write wrong "$wrong" 2>/dev/null || fail "$wrong was taken"
    [ ! -e "$folder/wrong.metainfo.xml" ] || fail "$wrong was written"
done
