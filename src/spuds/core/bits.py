"""Sets of cards and of seats as the bits of one integer, behind names.

A set is a signed 64-bit integer of at most 62 members; member n is the bit 1 << n. Every function runs compiled
and interpreted with equal results.
"""

from __future__ import annotations

from typing import Any

from spuds.core.jit import JIT, kernel


@kernel
def size(members: int) -> int:
    """Count the members of a set. LLVM makes one instruction of this loop."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@kernel
def lowest(members: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return size((members & -members) - 1)


@kernel
def has(members: int, member: int) -> bool:
    """Say whether `member` is in the set."""
    return (members >> member) & 1 != 0


@kernel
def one(member: int) -> int:
    """Return the set of one member; widened first, since narrow NumPy integers shift in their own width."""
    return 1 << int(member)


@kernel
def write(members: int, out: Any) -> int:
    """Write the members into `out`, ascending, and return how many there are.

    Args:
        members: the set.
        out: int64 array, shape (n,), n >= the number of members.
    """
    n = 0
    while members:
        out[n] = lowest(members)
        members &= members - 1
        n += 1
    return n


def nth(members: int, n: int) -> int:
    """Return the member that has `n` smaller ones beside it; 0 <= n < size(members) is the caller's duty."""
    for _ in range(n):
        members &= members - 1
    return int(lowest(members))


if JIT:
    from llvmlite import ir
    from llvmlite.binding import get_host_cpu_features
    from numba import types
    from numba.extending import intrinsic, overload

    HAS_BMI2 = bool(get_host_cpu_features().get("bmi2", False))

    @intrinsic
    def _deposit(typing: Any, bits: Any, mask: Any) -> Any:
        """Emit PDEP, which puts the low bits of `bits` where `mask` has ones: the n-th member in 0.2 ns."""

        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word, name = ir.IntType(64), "llvm.x86.bmi.pdep.64"
            function = builder.module.globals.get(name)
            if function is None:
                function = ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
            return builder.call(function, args)

        return types.int64(types.int64, types.int64), build

    @kernel
    def _nth_by_loop(members: int, n: int) -> int:
        for _ in range(n):
            members &= members - 1
        return lowest(members)

    @overload(nth)
    def _nth(members, n):  # type: ignore[no-untyped-def]  # numba wants the lambda's own parameters here
        if HAS_BMI2:
            return lambda members, n: lowest(_deposit(1 << n, members))  # type: ignore[call-arg]
        return lambda members, n: _nth_by_loop(members, n)
