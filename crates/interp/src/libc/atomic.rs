//! `__sync_*` and `__atomic_*`. A library call is one step of its thread, so each is atomic as it stands; memory orders
//! are ignored: all are sequentially consistent.

use types::{IntType, Scalar};

use super::call::{CHAR, Call, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    __sync_fetch_and_add | __atomic_fetch_add => |c| modify(c, Modify::Add, Give::Old);
    __sync_fetch_and_sub | __atomic_fetch_sub => |c| modify(c, Modify::Sub, Give::Old);
    __sync_fetch_and_or | __atomic_fetch_or => |c| modify(c, Modify::Or, Give::Old);
    __sync_fetch_and_and | __atomic_fetch_and => |c| modify(c, Modify::And, Give::Old);
    __sync_fetch_and_xor | __atomic_fetch_xor => |c| modify(c, Modify::Xor, Give::Old);
    __sync_fetch_and_nand | __atomic_fetch_nand => |c| modify(c, Modify::Nand, Give::Old);
    __sync_add_and_fetch | __atomic_add_fetch => |c| modify(c, Modify::Add, Give::New);
    __sync_sub_and_fetch | __atomic_sub_fetch => |c| modify(c, Modify::Sub, Give::New);
    __sync_or_and_fetch | __atomic_or_fetch => |c| modify(c, Modify::Or, Give::New);
    __sync_and_and_fetch | __atomic_and_fetch => |c| modify(c, Modify::And, Give::New);
    __sync_xor_and_fetch | __atomic_xor_fetch => |c| modify(c, Modify::Xor, Give::New);
    __sync_nand_and_fetch | __atomic_nand_fetch => |c| modify(c, Modify::Nand, Give::New);
    __sync_bool_compare_and_swap => |c| { let (equal, _) = compare_and_swap(c)?; c.give_bool(equal) };
    __sync_val_compare_and_swap => |c| { let (_, old) = compare_and_swap(c)?; c.give(old) };
    __sync_lock_test_and_set | __atomic_exchange_n => exchange;
    __sync_lock_release => release;
    __sync_synchronize | __atomic_thread_fence | __atomic_signal_fence => |c| c.done();
    __atomic_load_n => |c| {
        let cell = cell(c, 0)?;
        let value = c.host.read(&cell.at, cell.scalar)?;
        c.give(value)
    };
    __atomic_store_n => |c| {
        let cell = cell(c, 0)?;
        let value = operand(c, 1, cell.scalar)?;
        c.host.write(&cell.at, cell.scalar, value)?;
        c.done()
    };
    __atomic_compare_exchange_n => |c| compare_exchange(c, false);
    __atomic_load => |c| move_value(c, 0, 1);
    __atomic_store => |c| move_value(c, 1, 0);
    __atomic_exchange => |c| { move_value(c, 0, 2)?; move_value(c, 1, 0) };
    __atomic_compare_exchange => |c| compare_exchange(c, true);
    __atomic_test_and_set => test_and_set;
    __atomic_clear => |c| { let at = c.object(0)?; c.host.write_byte(&at, 0)?; c.done() };
    __atomic_always_lock_free | __atomic_is_lock_free => |c| {
        let bytes = c.size(0)?;
        c.give_bool(matches!(bytes, 1 | 2 | 4 | 8))
    };
};

/// An object and its type.
struct Cell {
    at: Value,
    scalar: Scalar,
}

/// What a pointer argument points to.
fn cell(c: &mut Call, index: usize) -> Run<Cell> {
    let pointer = c.argument(index)?.ty;
    let at = c.object(index)?;
    match c.host.pointee(pointer) {
        Some(scalar) => Ok(Cell { at, scalar }),
        None => Err(c.unsupported(format!("the type that argument {} points to", index + 1))),
    }
}

/// An argument converted to the type of the cell.
fn operand(c: &mut Call, index: usize, scalar: Scalar) -> Run<Value> {
    let argument = c.argument(index)?;
    match (scalar, argument.value) {
        (Scalar::Int(ty), Value::Bits(_)) => Ok(Value::Bits(ty.from_i128(c.integer(index)?))),
        (_, value) => Ok(value),
    }
}

fn bits(c: &mut Call, value: &Value) -> Run<u128> {
    let what = format!("what `{}` reads", c.name);
    c.host.bits(value, &what)
}

#[derive(Clone, Copy)]
enum Modify {
    Add,
    Sub,
    Or,
    And,
    Xor,
    Nand,
}

#[derive(Clone, Copy)]
enum Give {
    Old,
    New,
}

fn modify(c: &mut Call, op: Modify, give: Give) -> Outcome {
    let cell = cell(c, 0)?;
    let old = c.host.read(&cell.at, cell.scalar)?;
    let new = match cell.scalar {
        Scalar::Int(ty) => {
            let operand = ty.from_i128(c.integer(1)?);
            let old = bits(c, &old)?;
            Value::Bits(match op {
                Modify::Add => ty.add(old, operand).bits,
                Modify::Sub => ty.sub(old, operand).bits,
                Modify::Or => ty.or(old, operand),
                Modify::And => ty.and(old, operand),
                Modify::Xor => ty.xor(old, operand),
                Modify::Nand => ty.not(ty.and(old, operand)),
            })
        }
        // gcc adds bytes, not elements.
        Scalar::Pointer => {
            let bytes = c.integer_as(1, IntType::signed(64))? as i64;
            match op {
                Modify::Add => c.host.offset(&old, bytes),
                Modify::Sub => c.host.offset(&old, bytes.wrapping_neg()),
                _ => return Err(c.unsupported("bits of a pointer")),
            }
        }
        Scalar::Float(_) => return Err(c.unsupported("floating-point objects")),
    };
    c.host.write(&cell.at, cell.scalar, new)?;
    c.give(match give {
        Give::Old => old,
        Give::New => new,
    })
}

fn exchange(c: &mut Call) -> Outcome {
    let cell = cell(c, 0)?;
    let new = operand(c, 1, cell.scalar)?;
    let old = c.host.read(&cell.at, cell.scalar)?;
    c.host.write(&cell.at, cell.scalar, new)?;
    c.give(old)
}

fn release(c: &mut Call) -> Outcome {
    let cell = cell(c, 0)?;
    c.host.write(&cell.at, cell.scalar, super::call::NULL)?;
    c.done()
}

fn equal(c: &mut Call, a: &Value, b: &Value, scalar: Scalar) -> Run<bool> {
    Ok(match scalar {
        Scalar::Pointer => c.host.address(a)? == c.host.address(b)?,
        Scalar::Int(_) | Scalar::Float(_) => bits(c, a)? == bits(c, b)?,
    })
}

/// Whether the swap took place, and the old value.
fn compare_and_swap(c: &mut Call) -> Run<(bool, Value)> {
    let cell = cell(c, 0)?;
    let (expected, new) = (operand(c, 1, cell.scalar)?, operand(c, 2, cell.scalar)?);
    let old = c.host.read(&cell.at, cell.scalar)?;
    let swaps = equal(c, &old, &expected, cell.scalar)?;
    if swaps {
        c.host.write(&cell.at, cell.scalar, new)?;
    }
    Ok((swaps, old))
}

/// `indirect`: the new value is behind a pointer.
fn compare_exchange(c: &mut Call, indirect: bool) -> Outcome {
    let cell = cell(c, 0)?;
    let expected_at = c.object(1)?;
    let new = if indirect {
        let at = c.object(2)?;
        c.host.read(&at, cell.scalar)?
    } else {
        operand(c, 2, cell.scalar)?
    };
    let expected = c.host.read(&expected_at, cell.scalar)?;
    let old = c.host.read(&cell.at, cell.scalar)?;
    let swaps = equal(c, &old, &expected, cell.scalar)?;
    let (to, value) = if swaps { (cell.at, new) } else { (expected_at, old) };
    c.host.write(&to, cell.scalar, value)?;
    c.give_bool(swaps)
}

/// Between two cells of the type that argument 1 points to.
fn move_value(c: &mut Call, from: usize, to: usize) -> Outcome {
    let scalar = cell(c, 0)?.scalar;
    let (from, to) = (c.object(from)?, c.object(to)?);
    let value = c.host.read(&from, scalar)?;
    c.host.write(&to, scalar, value)?;
    c.done()
}

fn test_and_set(c: &mut Call) -> Outcome {
    let at = c.object(0)?;
    let old = c.read_int(&at, CHAR)?;
    c.host.write_byte(&at, 1)?;
    c.give_bool(old != 0)
}
