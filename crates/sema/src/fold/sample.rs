//! Values of expressions that are not constant, with numbers made up for what they read: two that differ show that no compiler
//! finds a constant.

use std::hash::{Hash, Hasher};

use index::FxHasher;
use types::{IntType, Scalar};

use super::{Const, Folder};
use crate::Cx;
use crate::typed::{ExprId, ExprKind};

const SAMPLES: u64 = 128;

/// What values are made up from.
#[derive(Clone, Copy)]
pub(super) struct Sample<'s> {
    seed: u64,
    /// Constants of the expression: comparisons with them are to come out either way.
    numbers: &'s [i128],
}

impl Cx<'_> {
    /// Whether the value depends on what the expression reads, for all that executions without undefined behaviour show.
    pub(crate) fn varies(&self, id: ExprId) -> bool {
        let mut numbers = vec![0, 1];
        self.numbers_in(id, &mut numbers);
        let mut values = (0..SAMPLES).filter_map(|seed| {
            let sample = Some(Sample { seed, numbers: &numbers });
            Folder { cx: self, const_objects: false, operand: None, sample }.eval(id)
        });
        let Some(first) = values.next() else { return false };
        values.any(|value| value != first)
    }

    fn numbers_in(&self, id: ExprId, numbers: &mut Vec<i128>) {
        if let Some(number) = self.fold_id(id) {
            return numbers.push(number);
        }
        let kind = &self.exprs[id].kind;
        let parts: &[ExprId] = match kind {
            ExprKind::Unary(_, a) | ExprKind::LogicalNot(a) | ExprKind::Convert(_, a) => &[*a],
            ExprKind::Binary(_, a, b) | ExprKind::LogicalAnd(a, b) | ExprKind::LogicalOr(a, b) => &[*a, *b],
            ExprKind::Conditional { condition, then, otherwise } => &[*condition, *then, *otherwise],
            _ => &[],
        };
        for &part in parts {
            stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.numbers_in(part, numbers));
        }
    }

    /// Equal for expressions that are written alike.
    pub(crate) fn structure(&self, id: ExprId) -> u64 {
        let mut hasher = FxHasher::default();
        self.hash_structure(id, &mut hasher);
        hasher.finish()
    }

    fn hash_structure(&self, id: ExprId, hasher: &mut FxHasher) {
        let expr = &self.exprs[id];
        std::mem::discriminant(&expr.kind).hash(hasher);
        expr.ty.hash(hasher);
        let parts: [Option<ExprId>; 2] = match expr.kind {
            ExprKind::Var(var) => {
                var.hash(hasher);
                [None; 2]
            }
            ExprKind::Int(bits) | ExprKind::Float(bits) => {
                bits.hash(hasher);
                [None; 2]
            }
            ExprKind::Member { base, bit_offset, bit_width } => {
                (bit_offset, bit_width).hash(hasher);
                [Some(base), None]
            }
            ExprKind::Unary(op, a) => {
                op.hash(hasher);
                [Some(a), None]
            }
            ExprKind::Binary(op, a, b) => {
                op.hash(hasher);
                [Some(a), Some(b)]
            }
            ExprKind::PtrAdd { pointer, index, subtract } => {
                subtract.hash(hasher);
                [Some(pointer), Some(index)]
            }
            ExprKind::Deref(a)
            | ExprKind::Load(a)
            | ExprKind::Decay(a)
            | ExprKind::AddressOf(a)
            | ExprKind::LogicalNot(a)
            | ExprKind::Convert(_, a) => [Some(a), None],
            ExprKind::PtrDiff(a, b) | ExprKind::LogicalAnd(a, b) | ExprKind::LogicalOr(a, b) => [Some(a), Some(b)],
            _ => {
                id.hash(hasher);
                [None; 2]
            }
        };
        for part in parts.into_iter().flatten() {
            stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.hash_structure(part, hasher));
        }
    }
}

impl Folder<'_, '_> {
    /// A made-up value of what is read or computed elsewhere; nothing for operators.
    pub(super) fn made_up(&self, id: ExprId, sample: Sample<'_>) -> Option<Const> {
        let expr = &self.cx.exprs[id];
        let (is_address, width) = match expr.kind {
            ExprKind::Load(lvalue) => match self.cx.exprs[lvalue].kind {
                ExprKind::Member { bit_width, .. } => (false, bit_width),
                _ => (false, None),
            },
            ExprKind::AddressOf(_) | ExprKind::Decay(_) => (true, None),
            ExprKind::MemberValue { .. } | ExprKind::Call { .. } | ExprKind::SizeofVla(_) => (false, None),
            _ => return None,
        };
        let mut hasher = FxHasher::default();
        (sample.seed, self.cx.structure(id)).hash(&mut hasher);
        let number = hasher.finish().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (choice, number) = (number >> 60, number >> 8);
        Some(match self.cx.types.scalar(expr.ty)? {
            _ if self.cx.types.is_bool(expr.ty) => Const::Int((number & 1).into()),
            Scalar::Int(int) => {
                let narrow = IntType { width: width.map_or(int.width, |width| width as u8), ..int };
                Const::Int(narrow.convert(int, some_bits(narrow, sample.numbers, choice, number)))
            }
            Scalar::Pointer if !is_address && choice < 8 => Const::Int(u128::from(choice & 1) * 16),
            Scalar::Pointer => Const::Int(u128::from(number & 0x7fff_fff0 | 0x10)),
            Scalar::Float(kind) => Const::Float(match choice {
                0 | 1 => kind.nan(),
                2 | 3 => kind.infinity(choice == 2),
                _ => kind.from_int(IntType::signed(32), u128::from(number % 7)),
            }),
        })
    }
}

/// Numbers around those of the expression, small ones, bounds, and any.
fn some_bits(int: IntType, numbers: &[i128], choice: u64, number: u64) -> u128 {
    let pick = |by: u64| numbers[(number / by) as usize % numbers.len()];
    match choice {
        0..=5 => int.from_i128(pick(1).wrapping_add(i128::from(number >> 40) % 3 - 1)),
        6..=7 => int.from_i128(pick(1).wrapping_sub(pick(251))),
        8 => int.max_value(),
        9 => int.from_i128(-1),
        10 => int.add(int.max_value(), 1).bits,
        11..=12 => int.truncate(u128::from(number % 256)),
        _ => int.truncate(u128::from(number) << 64 | u128::from(number.rotate_left(17))),
    }
}
