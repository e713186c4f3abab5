#!/usr/bin/env bash
# Writes CHANGELOG.md as a Debian changelog. A release's day is in the AppStream metainfo.
# usage: changelog.sh CHANGELOG.md METAINFO REVISION OUTPUT
set -euo pipefail
changelog=$1 metainfo=$2 revision=$3
exec >"$4"
versions=$(sed -n 's/^## \[\([0-9.]*\)\].*/\1/p' "$changelog")
for version in $versions; do
    day=$(sed -n "s/.*<release version=\"$version\".* date=\"\([0-9-]*\)\".*/\1/p" "$metainfo")
    [ -n "$day" ] || { echo "$metainfo has no release $version" >&2; exit 1; }
    printf 'duovita (%s-%s) unstable; urgency=medium\n\n' "$version" "$revision"
    # Each item of the list is joined, then wrapped at what a Debian changelog may be wide.
    awk -v heading="## [$version]" '
        index($0, "## ") == 1 { inside = index($0, heading) == 1 }
        !inside || /^#/ || NF == 0 { next }
        /^- / { if (item) print item; item = substr($0, 3); next }
        { sub(/^ +/, ""); item = item " " $0 }
        END { if (item) print item }' "$changelog" |
        while read -r item; do
            printf '%s\n' "$item" | fold -s -w 74 | sed -e 's/ *$//' -e '1s/^/  * /' -e '1!s/^/    /'
        done
    printf '\n -- Duovita developers <duovita@example.org>  %s\n\n' "$(LC_ALL=C date --utc --date="$day" --rfc-email)"
done
