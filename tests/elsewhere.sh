#!/usr/bin/env bash
# Demo and tests of what is committed on a fresh machine of another Debian release: in a root that mmdebstrap makes from
# the mirrors that apt uses here. The root stays in build-elsewhere/RELEASE; its sources and build folders do not.
# To be run by root.
# usage: elsewhere.sh RELEASE
set -euo pipefail
release=$1
source=$(realpath "$(dirname "$0")/..")
folder=$source/build-elsewhere/$release
root=$folder/root
log=$folder/log
place=/root/duovita # the sources, inside of the root

# What is mounted here nobody else sees, and it is gone at the end, as are the processes.
if [ -z "${DUOVITA_ELSEWHERE:-}" ]; then
    export DUOVITA_ELSEWHERE=1
    exec unshare --mount --propagation private --pid --fork --kill-child "$0" "$@"
fi

fail() {
    echo "$*" >&2
    exit 1
}

# A line for each source of Debian's own packages that apt has here, with the other release in place of this one's.
mirrors() {
    local uri codename label
    # shellcheck disable=SC2016 # apt replaces them
    apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(LABEL) $(COMPONENT)' 'Created-By: Packages' |
        while read -r uri codename label component; do
            case $label/$component in
            Debian/main | Debian-Security/main) echo "deb $uri $release${codename#"${codename%%-*}"} main" ;;
            esac
        done | sort -u
}

# How apt reaches them here: proxies and the like.
ways() {
    apt-config dump | grep -iE '^Acquire::(https?|Check|Retries)' || true
}

make_root() {
    local sources
    sources=$(mirrors)
    [ -n "$sources" ] || fail "apt knows no mirror of Debian here."
    rm -rf --one-file-system "$root.part"
    ways >"$folder/apt.conf"
    mmdebstrap --quiet --mode=root --variant=apt --aptopt="$folder/apt.conf" "$release" "$root.part" - <<<"$sources" ||
        fail "mmdebstrap made no root of $release."
    mv "$root.part" "$root"
}

mount_root() {
    mount --rbind /dev "$root/dev"
    mount -t tmpfs tmpfs "$root/dev/shm"
    mount -t proc proc "$root/proc"
    mount -t sysfs -o ro sysfs "$root/sys"
    mount -t tmpfs tmpfs "$root/tmp"
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
}

# The sources, and what lies beside them for some of the tests.
place_sources() {
    local beside
    rm -rf --one-file-system "${root:?}$place"
    mkdir -p "$root$place"
    git -C "$source" -c safe.directory="$source" archive HEAD | tar -x -C "$root$place"
    beside=$(dirname "$root$place")/shared
    mkdir -p "$beside"
    [ ! -d "$source/../shared" ] || mount --bind -o ro "$source/../shared" "$beside"
}

# run COMMAND…: what it says is shown and logged.
run() {
    echo "== $*" | tee -a "$log"
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 TERM=dumb CI=1 \
        bash -c 'cd "$1" && shift && exec "$@"' - "$place" "$@" </dev/null 2>&1 | tee -a "$log" ||
        fail "On $release, $* failed. All that was said is in $log"
}

# seconds WORDS: the sum of those lines' figures in the log.
seconds() {
    sed -n "s/^$1 \([0-9]*\)\(\.[0-9]*\)\? s.*/\1/p" "$log" | awk '{ sum += $1 } END { print sum + 0 }'
}

mkdir -p "$folder"
started=$SECONDS
[ -d "$root" ] || make_root
made=$((SECONDS - started))
mount_root
place_sources
: >"$log"
run ./dev demo
run ./dev test
echo "$release, $(git -C "$source" -c safe.directory="$source" rev-parse --short HEAD):" \
    "root $made s, packages $(seconds 'Installed in') s, build $(seconds 'Built in') s," \
    "tests $(seconds 'Total Test time (real) = *') s: $(grep 'tests passed' "$log"); log: $log" | tee -a "$log"
