# For the checks that need programs of other people, those of npm (tests/readers) among them; to be sourced.

# On a developer's machine a check that cannot run says so and is skipped; where everything has to run (CI), it fails.
lacking() {
    if [ -n "${CI:-}" ]; then
        echo "failed: $*"
        exit 1
    fi
    echo "skipped: $*"
    exit 77
}

# install_readers FOLDER: puts them into the folder, unless they are there already as the lock file says.
install_readers() {
    local folder=$1 source
    source=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../readers")
    command -v node >/dev/null && command -v npm >/dev/null || lacking "node and npm are not installed"
    mkdir -p "$folder"
    exec 9>"$folder/.lock"
    flock 9 # two checks may want them at once
    cp "$source"/*.mjs "$source/package.json" "$source/package-lock.json" "$folder/"
    if ! cmp -s "$folder/package-lock.json" "$folder/.installed"; then
        rm -f "$folder/.installed"
        if ! (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund >npm.log 2>&1); then
            (cd "$folder" && npm ping >>npm.log 2>&1) && lacking "npm ci: $(tail -5 "$folder/npm.log")"
            echo "NOT CHECKED: npm's registry cannot be reached, so the readers of other people are not here."
            exit 77
        fi
        cp "$folder/package-lock.json" "$folder/.installed"
    fi
    exec 9>&-
}
