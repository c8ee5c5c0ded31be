//! `qsort` and `bsearch`, with comparisons by the program.

use types::Scalar;

use super::call::{Call, INT, Outcome};
use crate::{Argument, Run, Value};

/// Calls the comparison on two elements.
fn compare(c: &mut Call, function: &Value, a: Value, b: Value, context: Option<&Argument>) -> Run<i32> {
    let ty = c.argument(0)?.ty;
    let mut args =
        vec![Argument { value: a, ty, scalar: Scalar::Pointer }, Argument { value: b, ty, scalar: Scalar::Pointer }];
    args.extend(context.cloned());
    match c.host.call(function, &args)? {
        Some(value) => {
            let what = format!("the result of `{}`'s comparison", c.name);
            Ok(INT.to_i128(INT.truncate(c.host.bits(&value, &what)?)) as i32)
        }
        None => Err(c.undefined("the comparison returned no value")),
    }
}

/// glibc 2.36 sorts with this merge sort unless memory is short. The elements stay where they are until their order is
/// known, so that the comparison sees pointers into the array. `context` is the argument that `qsort_r` passes on.
pub(super) fn qsort(c: &mut Call, context: Option<usize>) -> Outcome {
    let (count, size) = (c.size(1)?, c.size(2)?);
    let function = c.object(3)?;
    if count == 0 || size == 0 {
        return c.done();
    }
    let base = c.object(0)?;
    if count.checked_mul(size).is_none() {
        return Err(c.undefined(format!("{count} elements of {size} bytes are more than any object has")));
    }
    let context = match context {
        Some(index) => Some(c.argument(index)?),
        None => None,
    };
    let mut order: Vec<u64> = Vec::new();
    for index in 0..count {
        // An absurd count must not exhaust memory before the array is seen to be smaller.
        if index.is_power_of_two() || index + 1 == count {
            let last = c.at(&base, index * size + size - 1);
            c.host.read(&last, Scalar::Int(super::call::CHAR))?;
        }
        order.push(index);
    }
    let mut scratch = order.clone();
    merge_sort(&mut order, &mut scratch, &mut |a, b| {
        let (a, b) = (c.at(&base, a * size), c.at(&base, b * size));
        compare(c, &function, a, b, context.as_ref())
    })?;
    permute(c, &base, size, order)?;
    c.done()
}

/// Names and sizes of library objects that hold one element while others move.
const TEMPORARIES: [(&str, u64); 4] =
    [("qsort_64", 64), ("qsort_1k", 1 << 10), ("qsort_64k", 1 << 16), ("qsort_16m", 1 << 24)];

/// Moves element `order[i]` to place `i`, cycle by cycle, with whatever the bytes hold.
fn permute(c: &mut Call, base: &Value, size: u64, mut order: Vec<u64>) -> Run<()> {
    if (0..).zip(&order).all(|(index, &from)| index == from) {
        return Ok(());
    }
    let Some((name, bytes)) = TEMPORARIES.into_iter().find(|&(_, bytes)| bytes >= size) else {
        return Err(c.unsupported(format!("elements of {size} bytes")));
    };
    let saved = c.host.library_object(name, bytes);
    for start in 0..order.len() as u64 {
        let mut from = order[start as usize];
        if from == start {
            continue;
        }
        let mut to = start;
        let at = c.at(base, start * size);
        c.host.copy(&saved, &at, size, false)?;
        while from != start {
            let (target, source) = (c.at(base, to * size), c.at(base, from * size));
            c.host.copy(&target, &source, size, false)?;
            order[to as usize] = to;
            to = from;
            from = order[to as usize];
        }
        order[to as usize] = to;
        let target = c.at(base, to * size);
        c.host.copy(&target, &saved, size, false)?;
    }
    // What it held must not keep anything reachable.
    c.host.fill(&saved, 0, size)
}

fn merge_sort(order: &mut [u64], scratch: &mut [u64], compare: &mut dyn FnMut(u64, u64) -> Run<i32>) -> Run<()> {
    if order.len() <= 1 {
        return Ok(());
    }
    let middle = order.len() / 2;
    merge_sort(&mut order[..middle], scratch, compare)?;
    merge_sort(&mut order[middle..], scratch, compare)?;
    let (mut left, mut right, mut out) = (0, middle, 0);
    while left < middle && right < order.len() {
        let from = if compare(order[left], order[right])? <= 0 { &mut left } else { &mut right };
        scratch[out] = order[*from];
        *from += 1;
        out += 1;
    }
    // What is left on the right is in place already.
    scratch[out..out + middle - left].copy_from_slice(&order[left..middle]);
    out += middle - left;
    order[..out].copy_from_slice(&scratch[..out]);
    Ok(())
}

pub(super) fn bsearch(c: &mut Call) -> Outcome {
    let (key, base) = (c.pointer(0)?, c.pointer(1)?);
    let (count, size) = (c.size(2)?, c.size(3)?);
    let function = c.object(4)?;
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low + (high - low) / 2;
        let element = c.at(&base, middle.wrapping_mul(size));
        match compare(c, &function, key, element, None)? {
            0 => return c.give(element),
            order if order < 0 => high = middle,
            _ => low = middle + 1,
        }
    }
    c.give_null()
}
