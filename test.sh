#!/usr/bin/env bash
# Builds Carve and runs every test: formatting, lints, unit and conformance tests, and short runs of the
# differential and robustness checks. What a check needs beyond Rust and a C compiler is installed
# with apt where possible; otherwise the check says that it was skipped.
set -euo pipefail
cd "$(dirname "$0")"

install() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1 ||
            { apt-get update >/dev/null 2>&1 && apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1; } ||
            echo "could not install: $*"
    fi
}
csmith_works() { command -v csmith >/dev/null && [ -f /usr/include/csmith/csmith.h ]; }
csmith_works || install csmith libcsmith-dev
command -v z3 >/dev/null || install z3
echo 'int main(void) { return 0; }' | cc -m32 -xc - -o /dev/null 2>/dev/null || install gcc-multilib

if cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1; then
    cargo fmt --all --check
    cargo clippy --workspace --all-targets --quiet -- -D warnings
else
    echo "skipped: rustfmt or clippy is not installed"
fi
cargo test --workspace --quiet
# As the tests were built: a release build takes minutes, and is no faster here.
xtask() { cargo run --quiet --package xtask -- "$@"; }
xtask fuzz tests/conformance tests/ub --count 3000
xtask declarations --count 60
if csmith_works; then
    xtask csmith --count 40
else
    echo "skipped: csmith is not installed"
fi
if [ -d ../shared/sv-benchmarks/c ]; then
    xtask corpus --round-trip ../shared/sv-benchmarks/c
    xtask layout ../shared/sv-benchmarks/c --every 40
fi
echo "all checks passed"
