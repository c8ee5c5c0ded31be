//! Where the pointers are in variables, by their types. Computed once per program.

use cfa::{Program, VarId};
use index::IndexVec;
use types::{ArrayLen, RecordKind, Type, TypeId};

/// Variables with more separate pointers than this count as if they were pointers throughout.
const MOST: usize = 4096;

#[derive(Clone, Debug)]
pub(crate) struct PointerLayouts {
    pointers: IndexVec<VarId, Box<[(u64, u64)]>>,
}

impl PointerLayouts {
    pub fn new(program: &Program) -> Self {
        let shape = |var: &cfa::Var| {
            let mut ranges = Vec::new();
            if !collect(program, var.ty.ty, 0, &mut ranges) {
                ranges = vec![(0, u64::MAX)];
            }
            ranges.into_boxed_slice()
        };
        PointerLayouts { pointers: program.vars.iter().map(shape).collect() }
    }
    /// The bits of pointers in a variable, as ranges in order.
    pub fn pointers(&self, var: VarId) -> &[(u64, u64)] {
        &self.pointers[var]
    }
    /// Whether these bits are pointers.
    pub fn is_pointer(&self, var: VarId, start: u64, end: u64) -> bool {
        let ranges = &self.pointers[var];
        let index = ranges.partition_point(|range| range.1 <= start);
        ranges.get(index).is_some_and(|range| range.0 <= start && end <= range.1)
    }
}

/// False if there are too many.
fn collect(program: &Program, ty: TypeId, base: u64, out: &mut Vec<(u64, u64)>) -> bool {
    let types = &program.types;
    match types.get(ty) {
        Type::Pointer(_) => {
            let width = types.model.pointer_bits() as u64;
            match out.last_mut() {
                Some(last) if last.1 == base => last.1 = base + width,
                _ => out.push((base, base + width)),
            }
            out.len() <= MOST
        }
        Type::Array { element, len: ArrayLen::Known(len) } => {
            let Some(bytes) = types.size_of(element.ty) else { return true };
            let before = (out.len(), out.last().copied());
            for index in 0..*len {
                if !collect(program, element.ty, base + index * bytes * 8, out) {
                    return false;
                }
                // An element without pointers: so are all.
                if (out.len(), out.last().copied()) == before {
                    return true;
                }
            }
            true
        }
        Type::Record(record) => {
            let Some(body) = &types.records[*record].body else { return true };
            let fields = body.fields.iter().filter(|field| field.bit_width.is_none());
            let mut ok = true;
            for field in fields {
                ok = ok && collect(program, field.ty.ty, base + field.bit_offset, out);
            }
            if types.records[*record].kind == RecordKind::Union {
                merge_overlaps(out);
            }
            ok
        }
        Type::Void
        | Type::Int(_)
        | Type::Float(_)
        | Type::Complex(_)
        | Type::Array { .. }
        | Type::Vector { .. }
        | Type::Function(_)
        | Type::Enum(_) => true,
    }
}

/// Members of unions overlap.
fn merge_overlaps(ranges: &mut Vec<(u64, u64)>) {
    ranges.sort_unstable();
    ranges.dedup_by(|next, last| {
        let meets = next.0 <= last.1;
        if meets {
            last.1 = last.1.max(next.1);
        }
        meets
    });
}
