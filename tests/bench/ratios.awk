# What the benches of two versions measured, compared: the best of all rounds of each, and how much longer or larger the
# one is than the other. Lines of JSON in, of text out.
# usage: awk -f ratios.awk THEN NOW
BEGIN { allowed = 1.15 }

function textOf(key) {
    if (!match($0, "\"" key "\":\"([^\"\\\\]|\\\\.)*\""))
        return ""
    return substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 5)
}

# Keeps the least value of the measurement under this key, if the line has it.
function take(key, name, unit) {
    if (!match($0, "\"" key "\":[-+0-9.eE]+"))
        return
    value = substr($0, RSTART + length(key) + 3, RLENGTH - length(key) - 3) + 0
    if (!(name in units)) {
        units[name] = unit
        names[++count] = name
    }
    if (!((side, name) in best) || value < best[side, name])
        best[side, name] = value
}

FNR == 1 { side = ARGV[1] == FILENAME ? "then" : "now" }
/"bench":"/ {
    name = textOf("bench")
    take("median_ms", name, "ms")
    take("peak_kB", name ", memory", "kB")
    take("kB", name, "kB")
}

END {
    printf "%5s  %14s  %14s  \n", "ratio", "now", "then"
    for (i = 1; i <= count; ++i) {
        name = names[i]
        unit = units[name]
        hasNow = ("now", name) in best
        hasThen = ("then", name) in best
        if (!hasNow || !hasThen) {
            printf "%5s  %s: only %s\n", "-", name, hasNow ? "now" : "then"
            continue
        }
        ratio = best["then", name] > 0 ? best["now", name] / best["then", name] : 1
        over = ratio > allowed
        above += over
        printf "%5.2f  %11.2f %s  %11.2f %s  %s%s\n", ratio, best["now", name], unit, best["then", name], unit, name, \
            over ? "  <-- above " allowed : ""
    }
    printf "%d of %d above %s\n", above, count, allowed
}
