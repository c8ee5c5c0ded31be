//! Functions that have a contract and no model: what they ask of their arguments is checked, and then nobody knows.

use cfa::contracts::{Amount, Contract, Effect};
use types::{IntType, Scalar};

use super::call::Call;
use super::{LibraryHost, stdio};
use crate::{Argument, Run, Value};

/// Only what is wrong whatever the function does. It need not write as much as it is allowed to.
pub fn check_contract(host: &mut dyn LibraryHost, contract: &'static Contract, args: &[Argument]) -> Run<()> {
    let mut call = Call { host, name: contract.name, args, result: None };
    contract.effects.iter().try_for_each(|&effect| check(&mut call, effect))
}

fn check(c: &mut Call, effect: Effect) -> Run<()> {
    match effect {
        Effect::Stream(at) => stdio::stream(c, at).map(|_| ()),
        Effect::Text(at) | Effect::Edits(at) => {
            let text = c.object(at)?;
            c.length(&text).map(|_| ())
        }
        Effect::WideText(at) => wide_text(c, at, u64::MAX),
        Effect::WideStart(at, limit) => {
            let limit = c.size(limit)?;
            wide_text(c, at, limit)
        }
        Effect::Reads(at, amount) => {
            let bytes = most_bytes(c, at, amount)?;
            reaches(c, at, bytes, false)
        }
        Effect::Writes(at, amount) => {
            let bytes = most_bytes(c, at, amount)?;
            // A number that the program gives is a limit.
            let least = if let Amount::Given(..) = amount { bytes.min(1) } else { bytes };
            reaches(c, at, least, true)
        }
        Effect::Sets(at, amount) => {
            let bytes = most_bytes(c, at, amount)?;
            reaches(c, at, bytes, true)
        }
        Effect::EditsIfAny(at) => unless_null(c, at, Effect::Edits(at)),
        Effect::SetsIfAny(at, amount) => unless_null(c, at, Effect::Sets(at, amount)),
        Effect::TextIfAny(at) => unless_null(c, at, Effect::Text(at)),
        Effect::ReadsIfAny(at, amount) => unless_null(c, at, Effect::Reads(at, amount)),
        Effect::WritesIfAny(at, amount) => unless_null(c, at, Effect::Writes(at, amount)),
        Effect::Points(at) => {
            let bytes = c.model().pointer_bytes();
            unless_null(c, at, Effect::Writes(at, Amount::Bytes(bytes)))
        }
    }
}

fn unless_null(c: &mut Call, at: usize, effect: Effect) -> Run<()> {
    let pointer = c.pointer(at)?;
    if c.host.is_null(&pointer)? { Ok(()) } else { check(c, effect) }
}

fn most_bytes(c: &mut Call, at: usize, amount: Amount) -> Run<u64> {
    Ok(match amount {
        Amount::Bytes(bytes) => bytes,
        Amount::Given(index, unit) => c.size(index)?.saturating_mul(unit),
        Amount::Pointee => {
            let argument = c.argument(at)?;
            c.host.pointee_size(argument.ty).unwrap_or(1)
        }
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
