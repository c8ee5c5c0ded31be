//! The heap. Blocks come from the host, who also says what becomes of a request that no machine can meet.

use types::Scalar;

use super::call::{Call, Errno, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    malloc => |c| { let bytes = c.size(0)?; let block = allocate(c, Some(bytes), false)?; c.give(block) };
    calloc => |c| { let bytes = product(c, 0)?; let block = allocate(c, bytes, true)?; c.give(block) };
    realloc => |c| { let bytes = c.size(1)?; resize(c, Some(bytes)) };
    reallocarray => |c| { let bytes = product(c, 1)?; resize(c, bytes) };
    free | cfree => |c| {
        let block = c.pointer(0)?;
        if !c.host.is_null(&block)? { c.host.free(&block)?; } c.done()
    };
    aligned_alloc => |c| aligned(c, 0, 1);
    posix_memalign => posix_memalign;
    memalign => |c| aligned(c, 0, 1);
    valloc => |c| { let bytes = c.size(0)?; let block = allocate_aligned(c, 4096, Some(bytes), false)?; c.give(block) };
    malloc_usable_size => malloc_usable_size;
    __carve_allocation_succeeds => succeeds;
    alloca | __builtin_alloca | __builtin_alloca_with_align => |c| {
        let bytes = c.size(0)?;
        let block = c.host.allocate_on_stack(bytes)?;
        if c.host.is_null(&block)? { return Err(c.undefined("more bytes are asked for than there can be")); }
        c.give(block)
    };
};

fn succeeds(c: &mut Call) -> Outcome {
    let succeeds = c.host.allocation_succeeds()?;
    if !succeeds {
        c.set_errno(Errno::NoMemory)?;
    }
    c.give_bool(succeeds)
}

/// A block of this size, or null with `errno` if there cannot be one.
fn allocate(c: &mut Call, bytes: Option<u64>, zeroed: bool) -> Run<Value> {
    /// What `malloc` aligns to in both data models.
    const MALLOC_ALIGN: u64 = 16;
    allocate_aligned(c, MALLOC_ALIGN, bytes, zeroed)
}

fn allocate_aligned(c: &mut Call, alignment: u64, bytes: Option<u64>, zeroed: bool) -> Run<Value> {
    let block = c.host.allocate_aligned(bytes.unwrap_or(u64::MAX), zeroed, alignment)?;
    if c.host.is_null(&block)? {
        c.set_errno(Errno::NoMemory)?;
    }
    Ok(block)
}

/// The product of two arguments if it is a `size_t`.
fn product(c: &mut Call, first: usize) -> Run<Option<u64>> {
    let (count, size) = (c.size(first)?, c.size(first + 1)?);
    let largest = c.size_type().max_value() as u64;
    Ok(count.checked_mul(size).filter(|&bytes| bytes <= largest))
}

fn resize(c: &mut Call, bytes: Option<u64>) -> Outcome {
    let old = c.pointer(0)?;
    if c.host.is_null(&old)? {
        let block = allocate(c, bytes, false)?;
        return c.give(block);
    }
    let old_bytes = c.host.heap_size(&old)?;
    if bytes == Some(0) {
        c.host.free(&old)?;
        return c.give_null();
    }
    let block = allocate(c, bytes, false)?;
    if c.host.is_null(&block)? {
        return c.give_null();
    }
    let kept = old_bytes.min(bytes.unwrap_or(0));
    if kept > 0 {
        c.host.copy(&block, &old, kept, false)?;
    }
    c.host.free(&old)?;
    c.give(block)
}

fn aligned(c: &mut Call, alignment: usize, bytes: usize) -> Outcome {
    let (alignment, bytes) = (c.size(alignment)?, c.size(bytes)?);
    if !alignment.is_power_of_two() {
        return Err(c.undefined(format!("the alignment {alignment} is not a power of two")));
    }
    let block = allocate_aligned(c, alignment, Some(bytes), false)?;
    c.give(block)
}

fn posix_memalign(c: &mut Call) -> Outcome {
    let (target, alignment, bytes) = (c.object(0)?, c.size(1)?, c.size(2)?);
    if !alignment.is_power_of_two() || alignment < c.model().pointer_bytes() {
        return c.give_int(Errno::Invalid as i32);
    }
    let block = allocate_aligned(c, alignment, Some(bytes), false)?;
    if c.host.is_null(&block)? {
        return c.give_int(Errno::NoMemory as i32);
    }
    c.host.write(&target, Scalar::Pointer, block)?;
    c.give_int(0)
}

fn malloc_usable_size(c: &mut Call) -> Outcome {
    let block = c.pointer(0)?;
    let bytes = if c.host.is_null(&block)? { 0 } else { c.host.heap_size(&block)? };
    c.give_size(bytes)
}
