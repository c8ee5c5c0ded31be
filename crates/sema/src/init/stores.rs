//! The stores of an initialiser while it is read, and what becomes of them.

use index::FxHashMap;
use types::{ArrayLen, RecordBody, RecordId, RecordKind, Type, TypeId};

use crate::Cx;
use crate::typed::{Init, InitStore, InitValue};

pub(super) struct Builder {
    pub(super) stores: Vec<InitStore>,
    /// Width of each store in bits, parallel to `stores`.
    pub(super) widths: Vec<u64>,
    /// The end of the highest store so far; below it, order and overlaps need care.
    pub(super) high: u64,
    pub(super) unordered: bool,
    /// The member that was last initialised of each union, by offset and type.
    pub(super) active: FxHashMap<(u64, TypeId), u64>,
    pub(super) is_static: bool,
    pub(super) failed: bool,
    /// Some member is stored in an order of bytes that we have no meaning for.
    pub(super) reversed: bool,
    /// Elements of a flexible array member, with its offset.
    pub(super) flexible: Option<(u64, u64)>,
}

impl Cx<'_> {
    /// Forgets the stores inside a range of bits that is initialised anew.
    pub(super) fn remove_stores(&self, builder: &mut Builder, base: u64, width: u64) {
        if base >= builder.high {
            return;
        }
        let end = base.saturating_add(width);
        let mut kept = 0;
        for index in 0..builder.stores.len() {
            let (at, len) = (builder.stores[index].bit_offset, builder.widths[index]);
            if at >= base && at + len <= end {
                continue;
            }
            builder.stores.swap(kept, index);
            builder.widths.swap(kept, index);
            kept += 1;
        }
        builder.stores.truncate(kept);
        builder.widths.truncate(kept);
    }

    /// Forgets the record that was copied over a range of bits, if one was.
    pub(super) fn remove_copy(&self, builder: &mut Builder, base: u64, width: u64) {
        if base >= builder.high {
            return;
        }
        let copied = |(store, &len): (&InitStore, &u64)| {
            let covers = store.bit_offset <= base && base + width <= store.bit_offset + len;
            covers && matches!(store.value, InitValue::Expr(value) if self.types.is_record(self.exprs[value].ty))
        };
        // Of the stores that are kept, at most one covers the range.
        if let Some(index) = builder.stores.iter().zip(&builder.widths).position(copied) {
            builder.stores.remove(index);
            builder.widths.remove(index);
        }
    }

    pub(super) fn finish_init(&self, builder: Builder, ty: TypeId) -> Init {
        let Builder { stores, widths, unordered, .. } = builder;
        // A copied record brings its padding along, which covers nothing.
        let covered = |(store, width): (&InitStore, &u64)| match store.value {
            InitValue::Expr(value) if self.types.is_record(self.exprs[value].ty) => {
                self.value_bits(self.exprs[value].ty)
            }
            InitValue::Expr(_) | InitValue::String { .. } => *width,
        };
        let covered: u64 = stores.iter().zip(&widths).map(covered).sum();
        let zero_rest = unordered && overlaps(&stores, &widths) || covered < self.value_bits(ty);
        let mut stores = stores;
        if unordered {
            // Stable: where stores overlap, the later one is narrower and must follow.
            stores.sort_by_key(|store| store.bit_offset);
        }
        Init::Stores { stores: stores.into(), zero_rest }
    }

    /// Bits of an object without padding; unions count whole.
    fn value_bits(&self, ty: TypeId) -> u64 {
        match self.types[ty] {
            Type::Array { element, len: ArrayLen::Known(len) } => self.value_bits(element.ty).saturating_mul(len),
            Type::Record(record) => match &self.types.records[record] {
                types::Record { kind: RecordKind::Struct, body: Some(body), .. } => {
                    let bits = |field: &types::Field| match field.bit_width {
                        Some(width) => width.into(),
                        None => self.value_bits(field.ty.ty),
                    };
                    body.fields.iter().map(bits).sum()
                }
                types::Record { body: Some(body), .. } => body.size * 8,
                _ => 0,
            },
            _ => self.types.size_of(ty).unwrap_or(0) * 8,
        }
    }

    /// The record with its flexible last member of `len` elements: a type for this object alone.
    pub(super) fn lengthened(&mut self, ty: TypeId, offset: u64, len: u64) -> TypeId {
        let Some(record) = self.types.as_record(ty) else { return ty };
        let Some(body) = self.types.records[record].body.clone() else { return ty };
        let mut fields = body.fields.to_vec();
        let Some(last) = fields.last_mut() else { return ty };
        match self.types[last.ty.ty] {
            Type::Array { element, len: ArrayLen::Unknown } => {
                last.ty.ty = self.types.array(element, ArrayLen::Known(len));
            }
            Type::Record(_) => last.ty.ty = self.lengthened(last.ty.ty, offset.wrapping_sub(last.bit_offset), len),
            _ => return ty,
        }
        let end = last.bit_offset / 8 + self.types.size_of(last.ty.ty).unwrap_or(0);
        let size = body.size.max(end).next_multiple_of(body.align.max(1));
        let (kind, tag) = (self.types.records[record].kind, self.types.records[record].tag);
        let copy: RecordId = self.types.new_record(kind, tag);
        self.types.records[copy].body = Some(RecordBody { fields: fields.into(), size, ..body });
        self.types.record(copy)
    }
}

impl Builder {
    pub(super) fn new(is_static: bool) -> Self {
        Builder {
            stores: Vec::new(),
            widths: Vec::new(),
            high: 0,
            unordered: false,
            active: FxHashMap::default(),
            is_static,
            failed: false,
            reversed: false,
            flexible: None,
        }
    }

    pub(super) fn push(&mut self, bit_offset: u64, bit_width: Option<u32>, value: InitValue, width: u64) {
        self.unordered |= bit_offset < self.high;
        self.high = self.high.max(bit_offset + width);
        self.stores.push(InitStore { bit_offset, bit_width, value });
        self.widths.push(width);
    }
}

fn overlaps(stores: &[InitStore], widths: &[u64]) -> bool {
    let mut ranges: Vec<_> = stores.iter().zip(widths).map(|(store, width)| (store.bit_offset, *width)).collect();
    ranges.sort_unstable();
    ranges.windows(2).any(|pair| pair[0].0 + pair[0].1 > pair[1].0)
}
