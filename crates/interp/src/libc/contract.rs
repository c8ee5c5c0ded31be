//! Functions that have a contract and no model: what they ask of their arguments is checked, and then nobody knows.

use library::{Access, Argument, Effect, Extent, Function};
use types::{IntType, Scalar};

use super::call::Call;
use super::{LibraryHost, stdio};
use crate::{Argument as Given, Run, Value};

/// Only what is wrong whatever the function does. It need not write as much as it is allowed to.
pub fn check_contract(host: &mut dyn LibraryHost, contract: &'static Function, args: &[Given]) -> Run<()> {
    let mut call = Call { host, name: contract.name, args, result: None };
    contract.effects.iter().try_for_each(|&effect| check(&mut call, effect))
}

fn check(c: &mut Call, effect: Effect) -> Run<()> {
    let Argument::Number(at) = effect.argument else { return Ok(()) };
    if effect.may_be_null {
        let pointer = c.pointer(at)?;
        if c.host.is_null(&pointer)? {
            return Ok(());
        }
    }
    match (effect.access, effect.extent) {
        (Access::Stream, _) => stdio::stream(c, at).map(|_| ()),
        (Access::Reads, Extent::Zero { unit: 1, limit: None }) | (Access::Edits, _) => {
            let text = c.object(at)?;
            c.length(&text).map(|_| ())
        }
        (Access::Reads, Extent::Zero { limit, .. }) => {
            let limit = limit.map_or(Ok(u64::MAX), |limit| c.size(limit))?;
            wide_text(c, at, limit)
        }
        (Access::Reads, extent) => {
            let bytes = most_bytes(c, at, extent)?;
            reaches(c, at, bytes, false)
        }
        (Access::Writes, extent) => {
            let bytes = most_bytes(c, at, extent)?;
            // A number that the program gives is a limit.
            let least = if let Extent::Elements(..) = extent { bytes.min(1) } else { bytes };
            reaches(c, at, least, true)
        }
        (Access::Sets, extent) => {
            let bytes = most_bytes(c, at, extent)?;
            reaches(c, at, bytes, true)
        }
        (Access::Points, _) => {
            let bytes = c.model().pointer_bytes();
            reaches(c, at, bytes, true)
        }
        // No contract has these.
        (Access::Allocates | Access::Frees | Access::Keeps | Access::Calls, _) => Ok(()),
    }
}

fn most_bytes(c: &mut Call, at: usize, extent: Extent) -> Run<u64> {
    Ok(match extent {
        Extent::Bytes(bytes) => bytes,
        Extent::Elements(index, unit) => c.size(index)?.saturating_mul(unit),
        Extent::Pointee => {
            let argument = c.argument(at)?;
            c.host.pointee_size(argument.ty).unwrap_or(1)
        }
        // No contract has these.
        Extent::Product(..) | Extent::Zero { .. } | Extent::Text(_) | Extent::Object | Extent::Deep => 0,
    })
}

fn reaches(c: &mut Call, at: usize, bytes: u64, is_write: bool) -> Run<()> {
    if bytes == 0 {
        return Ok(());
    }
    let pointer = c.object(at)?;
    c.host.reach(&pointer, bytes, is_write)
}

fn wide_text(c: &mut Call, at: usize, limit: u64) -> Run<()> {
    if limit == 0 {
        return Ok(());
    }
    let text = c.object(at)?;
    let mut index = 0;
    while index < limit && wide_character(c, &text, index)? != 0 {
        index += 1;
    }
    Ok(())
}

fn wide_character(c: &mut Call, text: &Value, index: u64) -> Run<u128> {
    let place = c.at(text, index.saturating_mul(4));
    let value = c.host.read(&place, Scalar::Int(IntType::signed(32)))?;
    c.host.bits(&value, "a wide character")
}
