#!/usr/bin/env bash
# What Debian's tools say of the package of a build, and that it works where nothing else is installed.
# usage: package.sh BUILD_FOLDER
set -euo pipefail
source=$(realpath "$(dirname "$0")/../..")
build=$(realpath "$1")
id=io.github.duovita.Duovita

. "$source/tests/checks/readers.sh"
skip() {
    echo "NOT CHECKED: $*"
    exit 77
}
for tool in dpkg-shlibdeps lintian desktop-file-validate appstreamcli mmdebstrap Xvfb; do
    command -v $tool >/dev/null || lacking "$tool is not installed"
done
[ "$(id -u)" -eq 0 ] || skip "only root can install a package in a root of its own"
. /etc/os-release
[ "${ID:-}" = debian ] || skip "this is not Debian"

folder=$(mktemp -d)
root=$folder/root
display=
clean() {
    [ -z "$display" ] || kill "$display"
    # If mmdebstrap has failed, the package is still mounted in the root.
    awk -v root="$root/" 'index($2, root) == 1 { print $2 }' /proc/mounts | xargs -r umount
    rm -rf --one-file-system "$folder"
}
trap clean EXIT
step() { echo "$SECONDS s: $*"; }
fail() {
    echo "$*"
    exit 1
}

step "the package"
umask 077 # a builder's may be narrow; what is installed is for everybody
(cd "$build" && cpack -G DEB -B "$folder" >"$folder/cpack.log") || { cat "$folder/cpack.log"; exit 1; }
package=$(ls "$folder"/duovita_*.deb)
# Nothing is filed with Debian that a first package could close, and nobody gave a homepage, which newer ones miss.
aside=initial-upload-closes-no-bugs
! lintian-explain-tags appstream-metadata-validation-failed >/dev/null 2>&1 || aside+=,appstream-metadata-validation-failed
lintian --allow-root --fail-on error,warning --suppress-tags "$aside" --display-info "$package"
desktop-file-validate "$source/resources/packaging/$id.desktop"

# gio, by the shared MIME database, says what desktops take a file for.
step "a root with what it depends on"
shopt -s nullglob
sources=(/etc/apt/sources.lis[t] /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources)
mkdir -p "$folder/lists/partial"
apt-get -qq -o APT::Update::Error-Mode=any -o Dir::State::lists="$folder/lists" update >/dev/null 2>&1 ||
    skip "no mirror of Debian can be reached"
mmdebstrap --quiet --mode=root --variant=apt --aptopt='APT::Install-Recommends "false"' \
    --include="shared-mime-info,libglib2.0-bin" --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
    --include="$package" "$VERSION_CODENAME" "$root" "${sources[@]}" ||
    fail "the package cannot be installed"

user=1000
home=/home/duovita
install -d -m 755 -o $user "$root$home"
run() { chroot --userspec=$user:$user "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=$home LC_ALL=C.UTF-8 "$@"; }
step "what it does there"
version=$(sed -n 's/^project(duovita VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt")
[ "$(run duovita --version)" = "duovita $version" ] || fail "another version: $(run duovita --version)"
install -m 644 "$source/resources/sample/zhang-san.json" "$root$home/"
run duovita --database $home/people.duovita import $home/zhang-san.json
run duovita --database $home/people.duovita export --all --language both -o $home/out/
for language in en zh; do
    pdf=$(ls "$root$home/out/"*"($language).pdf")
    [ "$(head -c 5 "$pdf")" = %PDF- ] || fail "$pdf is no PDF"
done
run cp $home/people.duovita $home/nosuffix
for file in people.duovita nosuffix; do
    run gio info --attributes=standard::content-type "$home/$file" | grep -q application/x-duovita ||
        fail "$file is taken for $(run gio info --attributes=standard::content-type "$home/$file")"
done
# A display outside is reached by its abstract socket; the libraries that talk to it are those of the root.
step "its window"
Xvfb -displayfd 3 -ac 3>"$folder/display" 2>"$folder/Xvfb.log" &
display=$!
for ((i = 0; i < 100; i++)); do
    [ -s "$folder/display" ] && break
    sleep 0.1
done
code=0
run env DISPLAY=":$(cat "$folder/display")" timeout 5 duovita $home/people.duovita || code=$?
[ $code -eq 124 ] || fail "the window ended by itself with $code"
run env DISPLAY=":$(cat "$folder/display")" timeout 60 duovita $home/people.duovita --exit-after-startup
step "done"
