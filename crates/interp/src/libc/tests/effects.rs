//! What a call does behind its arguments is what the table of library functions says of it.

use library::{Access, Argument as Which, Effect, Extent, Function, lookup_builtin};

use super::mock::Mock;
use crate::{Argument, Value};

/// A byte that an implementation read or wrote.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    pub address: u64,
    pub is_write: bool,
}

/// Memory behind `fresh` was given out during the call.
pub fn check(mock: &Mock, name: &str, args: &[Argument], touched: &[Touch], fresh: u64) {
    let function = lookup_builtin(name).expect("a test compares the names");
    let calls_back = function.effects.iter().any(|effect| effect.access == Access::Calls);
    for touch in touched {
        let (start, _) = mock.block_around(touch.address);
        let is_known = function.effects.iter().any(|effect| explains(mock, function, effect, args, *touch));
        let is_ours = start >= fresh || mock.is_of_library(start);
        assert!(is_known || is_ours || calls_back, "`{name}`: {touch:x?} with {args:x?} is not what the table says");
    }
}

fn explains(mock: &Mock, function: &Function, effect: &Effect, args: &[Argument], touch: Touch) -> bool {
    let writes =
        matches!(effect.access, Access::Writes | Access::Sets | Access::Edits | Access::Points | Access::Allocates);
    // What was written may be read again.
    let fits = writes || (effect.access == Access::Reads && !touch.is_write);
    let further = function.signature.parameters.len();
    let pointers = match effect.argument {
        Which::Number(number) => args.get(number..=number),
        Which::Further => args.get(further..),
        Which::Kept => return fits,
    };
    fits && pointers
        .unwrap_or_default()
        .iter()
        .any(|pointer| reaches(mock, effect.extent, pointer, args, touch.address))
}

fn number(args: &[Argument], at: usize) -> u64 {
    match args[at].value {
        Value::Bits(bits) => bits as u64,
        _ => 0,
    }
}

fn reaches(mock: &Mock, extent: Extent, pointer: &Argument, args: &[Argument], address: u64) -> bool {
    let Value::Bits(from) = pointer.value else { return false };
    let from = from as u64;
    let to_end = || {
        let (start, bytes) = mock.block_around(from);
        (start + bytes).saturating_sub(from)
    };
    let bytes = match extent {
        Extent::Deep => return true,
        Extent::Bytes(bytes) => bytes,
        Extent::Elements(count, unit) => number(args, count).saturating_mul(unit),
        Extent::Product(count, size) => number(args, count).saturating_mul(number(args, size)),
        Extent::Zero { unit, limit: Some(limit) } => number(args, limit).saturating_mul(unit),
        Extent::Zero { limit: None, .. } | Extent::Text(_) | Extent::Object => to_end(),
        Extent::Pointee => mock.pointee_bytes(pointer.ty).unwrap_or_else(to_end),
    };
    address >= from && address - from < bytes && from != 0
}
