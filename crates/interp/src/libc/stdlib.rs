//! The rest of `stdlib.h` and `inttypes.h`: integer arithmetic, the end of the program, the environment.

use types::{IntType, Scalar};

use super::call::{Call, INT, LONG_LONG, Outcome};
use super::{LibraryFunction, rows, sort};
use crate::{Halt, UbKind};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    abs => |c| absolute(c, INT);
    labs => |c| { let long = c.long(); absolute(c, long) };
    llabs => |c| absolute(c, LONG_LONG);
    div => |c| divide(c, INT);
    ldiv => |c| { let long = c.long(); divide(c, long) };
    lldiv => |c| divide(c, LONG_LONG);
    qsort => |c| sort::qsort(c, None);
    qsort_r => |c| sort::qsort(c, Some(4));
    bsearch => sort::bsearch;
    exit => |c| { let status = c.int(0)?; Err(c.host.exit(status)) };
    _Exit | quick_exit => |c| { let status = c.int(0)?; Err(Box::new(Halt::Exit(status))) };
    abort => |c| Err(c.host.abort());
    atexit => |c| { let handler = c.object(0)?; c.host.at_exit(handler); c.give_int(0) };
    getenv | secure_getenv => |c| { let name = c.object(0)?; c.length(&name)?; c.give_null() };
    system => system;
    _exit => |c| { let status = c.int(0)?; Err(Box::new(Halt::Exit(status))) };
    imaxabs => |c| absolute(c, LONG_LONG);
    imaxdiv => |c| divide(c, LONG_LONG);
};

fn absolute(c: &mut Call, ty: IntType) -> Outcome {
    let value = c.integer_as(0, ty)?;
    if !ty.fits_i128(value.abs()) {
        return Err(c.undefined_as(UbKind::SignedOverflow, format!("the absolute value of {value} overflows")));
    }
    c.give_int(value.abs())
}

/// Writes the quotient and the remainder to the struct that is returned.
fn divide(c: &mut Call, ty: IntType) -> Outcome {
    let (dividend, divisor) = (c.integer_as(0, ty)?, c.integer_as(1, ty)?);
    if divisor == 0 {
        return Err(c.undefined_as(UbKind::DivisionByZero, "division by zero"));
    }
    let quotient = dividend / divisor;
    if !ty.fits_i128(quotient) {
        return Err(c.undefined_as(UbKind::DivisionOverflow, format!("{dividend} / {divisor} overflows")));
    }
    let Some(place) = c.host.result_place() else { return c.done() };
    c.write_int(&place, ty, quotient)?;
    let second = c.at(&place, u64::from(ty.width / 8));
    c.host.write(&second, Scalar::Int(ty), crate::Value::Bits(ty.from_i128(dividend % divisor)))?;
    c.done()
}

fn system(c: &mut Call) -> Outcome {
    let command = c.pointer(0)?;
    if c.host.is_null(&command)? {
        return c.give_int(1);
    }
    c.length(&command)?;
    Err(c.unsupported("running a command"))
}
