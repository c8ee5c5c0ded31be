//! Finds the member or element that a byte offset means: `16` in a `struct list` becomes `.data[1]`.

use std::fmt::Write;

use types::{ArrayLen, Type, TypeId, TypeTable};

use crate::{BitRange, Program};

/// What is looked for at an offset.
#[derive(Clone, Copy)]
pub(super) enum Target {
    /// An object of this type, or of one that is compatible with it.
    Type(TypeId),
    /// A scalar that looks the same to the machine.
    SameScalar(TypeId),
    /// The largest object of so many bytes.
    Bytes(u64),
    /// This bit-field.
    Bits(BitRange),
    /// The largest object that begins here.
    Any,
}

/// Types of a program nest no deeper, but a broken text form may be circular.
const DEEPEST: u32 = 64;

/// Appends to `path` the way from an object of type `ty` to the target `offset` bytes inside. An array index may be
/// out of bounds at the outermost level. On failure `path` is unchanged.
pub(super) fn find(program: &Program, ty: TypeId, offset: i64, target: Target, path: &mut String) -> bool {
    let length = path.len();
    let found = search(program, ty, offset, target, 0, path);
    if !found {
        path.truncate(length);
    }
    found
}

fn search(program: &Program, ty: TypeId, offset: i64, target: Target, depth: u32, path: &mut String) -> bool {
    let types = &program.types;
    if offset == 0 && matches(types, ty, target) {
        return true;
    }
    if depth == DEEPEST {
        return false;
    }
    match types.get(ty) {
        Type::Array { element, .. } => {
            let Some(size) = types.size_of(element.ty).and_then(|size| i64::try_from(size).ok()) else { return false };
            if size == 0 {
                return false;
            }
            write!(path, "[{}]", offset.div_euclid(size)).expect("writing to a string");
            search(program, element.ty, offset.rem_euclid(size), target, depth + 1, path)
        }
        Type::Record(record) => {
            let Some(body) = &types.records[*record].body else { return false };
            let Ok(offset) = u64::try_from(offset) else { return false };
            for field in &body.fields {
                let length = path.len();
                if let Some(name) = field.name {
                    path.push('.');
                    path.push_str(&program.names[name]);
                }
                match (field.bit_width, target) {
                    (Some(width), Target::Bits(bits)) => {
                        let start = offset.saturating_mul(8).saturating_add(bits.start.into());
                        if field.bit_offset == start && width == u32::from(bits.width) {
                            return true;
                        }
                    }
                    (Some(_), _) => {}
                    (None, _) => {
                        let start = field.bit_offset / 8;
                        let inside = match types.get(field.ty.ty) {
                            // A flexible member goes on for as long as there is memory.
                            Type::Array { len: ArrayLen::Unknown | ArrayLen::Known(0 | 1), .. } => offset >= start,
                            _ => {
                                let size = types.size_of(field.ty.ty).unwrap_or(0).max(1);
                                (start..start.saturating_add(size)).contains(&offset)
                            }
                        };
                        if inside && search(program, field.ty.ty, (offset - start) as i64, target, depth + 1, path) {
                            return true;
                        }
                    }
                }
                path.truncate(length);
            }
            false
        }
        _ => false,
    }
}

fn matches(types: &TypeTable, ty: TypeId, target: Target) -> bool {
    match target {
        Target::Type(wanted) => ty == wanted || types.compatible(ty, wanted),
        Target::SameScalar(wanted) => types.scalar(ty).is_some() && types.scalar(ty) == types.scalar(wanted),
        Target::Bytes(bytes) => types.size_of(ty) == Some(bytes),
        Target::Bits(_) => false,
        Target::Any => true,
    }
}
