//! The scalars that a type is made of, with their names and places.

use std::fmt::Write;

use index::Interner;

use crate::{ArrayLen, RecordKind, Type, TypeId, TypeTable};

/// A part of a type that is not taken apart further: a scalar, or a union, whose members lie over each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// The way to it, as in `.next` or `[2].x`; empty if it is the whole.
    pub path: String,
    pub ty: TypeId,
    /// In bits, from the start of the whole.
    pub start: u64,
    pub width: u64,
}

/// Types of a program nest no deeper.
const DEEPEST: usize = 64;

impl TypeTable {
    /// The first leaves of a type, in the order of their places, `most` at most. What has no size has none.
    pub fn leaves(&self, ty: TypeId, names: &Interner, most: usize) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.collect_leaves(&mut Place { names, most, depth: 0, path: String::new() }, ty, 0, None, &mut leaves);
        leaves
    }

    fn collect_leaves(&self, at: &mut Place<'_>, ty: TypeId, start: u64, bits: Option<u32>, leaves: &mut Vec<Leaf>) {
        if leaves.len() >= at.most || at.depth >= DEEPEST {
            return;
        }
        at.depth += 1;
        let length = at.path.len();
        match self.get(ty) {
            Type::Array { element, len: ArrayLen::Known(len) } => {
                let bytes = self.size_of(element.ty).unwrap_or(0);
                for index in (0..*len).take_while(|_| bytes > 0) {
                    if leaves.len() >= at.most {
                        break;
                    }
                    write!(at.path, "[{index}]").expect("writing to a string");
                    let offset = index.saturating_mul(bytes).saturating_mul(8);
                    self.collect_leaves(at, element.ty, start.saturating_add(offset), None, leaves);
                    at.path.truncate(length);
                }
            }
            Type::Record(record) if self.records[*record].kind == RecordKind::Struct => {
                let fields = self.records[*record].body.as_ref().map_or(&[][..], |body| &body.fields);
                for field in fields {
                    if let Some(name) = field.name {
                        at.path.push('.');
                        at.path.push_str(&at.names[name]);
                    }
                    let start = start.saturating_add(field.bit_offset);
                    self.collect_leaves(at, field.ty.ty, start, field.bit_width, leaves);
                    at.path.truncate(length);
                }
            }
            _ => {
                let width = bits.map(u64::from).or_else(|| Some(self.size_of(ty)?.saturating_mul(8)));
                if let Some(width) = width.filter(|&width| width > 0) {
                    leaves.push(Leaf { path: at.path.clone(), ty, start, width });
                }
            }
        }
        at.depth -= 1;
    }
}

/// Where the walk is.
struct Place<'a> {
    names: &'a Interner,
    most: usize,
    depth: usize,
    path: String,
}
