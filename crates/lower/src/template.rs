//! Templates of inline assembly that consist of well-known instructions of x86: which operands they write. So a clobber of
//! `memory`, which only keeps the compiler from moving accesses, is told from one that stands for writes.

use std::collections::BTreeSet;

/// What instructions write; no other memory.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct AsmWrites {
    /// By number.
    pub operands: BTreeSet<usize>,
    /// An operand stands for a row of bits, of which one that lies behind it may be written.
    pub goes_beyond: bool,
}

/// `None` if it is not known.
pub(crate) fn written(template: &str) -> Option<AsmWrites> {
    let mut all = AsmWrites::default();
    let written = &mut all.operands;
    for instruction in template.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
        let (name, rest) = instruction.split_once(char::is_whitespace).unwrap_or((instruction, ""));
        let operands: Vec<&str> = rest.split(',').map(str::trim).filter(|operand| !operand.is_empty()).collect();
        let plain = name.strip_suffix(['b', 'w', 'l', 'q']).unwrap_or(name);
        match (name, plain, &operands[..]) {
            ("mfence" | "lfence" | "sfence" | "pause" | "nop" | "lock", _, []) => {}
            (_, "inc" | "dec" | "neg" | "not", [to]) => _ = written.insert(number(to)?),
            (_, "mov" | "add" | "sub" | "and" | "or" | "xor", [from, to]) => {
                if !from.starts_with('$') {
                    number(from)?;
                }
                written.insert(number(to)?);
            }
            // Code is put into another section, so that the kernel finds where `lock` is.
            (".pushsection", _, [".smp_locks", _]) | (".section", _, [".smp_locks", _]) => {}
            (".popsection" | ".previous" | "671:", _, []) | (".balign", _, [_]) => {}
            (".long", _, ["671f - ."]) => {}
            (_, "bts" | "btr" | "btc", [_, to]) => {
                written.insert(number(to)?);
                all.goes_beyond = true;
            }
            (_, "xchg" | "xadd", [a, b]) => written.extend([number(a)?, number(b)?]),
            _ => return None,
        }
    }
    Some(all)
}

/// The operand that stands there as a whole: `%1`, or a part of its register, as `%b1`.
fn number(operand: &str) -> Option<usize> {
    let name = operand.strip_prefix('%')?;
    name.strip_prefix(['b', 'w', 'k', 'q']).unwrap_or(name).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_instructions_write_their_operands_only() {
        let some =
            |numbers: &[usize]| Some(AsmWrites { operands: numbers.iter().copied().collect(), goes_beyond: false });
        assert_eq!(written("sfence"), some(&[]));
        assert_eq!(written("movl %1,%0"), some(&[0]));
        assert_eq!(written("xchgb %b0, %1\n"), some(&[0, 1]));
        assert_eq!(written("lock; xaddl %0, %1"), some(&[0, 1]));
        assert_eq!(written("lock; addl $1, %0\n\tmfence"), some(&[0]));
        let bit = ".section .smp_locks,\"a\"\n.balign 4\n.long 671f - .\n.previous\n671:\n\tlock; bts %1,%0";
        assert_eq!(written(bit), Some(AsmWrites { operands: BTreeSet::from([0]), goes_beyond: true }));
    }

    #[test]
    fn nothing_is_said_of_others() {
        // A place behind an operand, another register, a number that is an address, unknown names.
        for template in ["movl %1,(%0)", "movl %%eax,%0", "movl 16,%0", "rep; movsb", "movl %1,%0(%2)"] {
            assert_eq!(written(template), None, "{template}");
        }
    }
}
