//! What is known of every value of a term: bits, and the ranges of its unsigned and its signed reading.
//!
//! Facts are computed once, from the facts of the operands. They hold under every model.

use crate::node::{Binary, Node, Sort, Unary, mask};
use crate::simplify::signed;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Facts {
    /// Bits that are zero; none above the width.
    pub zeros: u128,
    /// Bits that are one.
    pub ones: u128,
    pub min: u128,
    pub max: u128,
    pub signed_min: i128,
    pub signed_max: i128,
}

impl Facts {
    pub fn any(width: u32) -> Self {
        let half = mask(width - 1) as i128;
        Facts { zeros: 0, ones: 0, min: 0, max: mask(width), signed_min: -half - 1, signed_max: half }
    }
    pub fn constant(bits: u128, width: u32) -> Self {
        let value = signed(bits, width);
        Facts { zeros: !bits & mask(width), ones: bits, min: bits, max: bits, signed_min: value, signed_max: value }
    }
    pub fn contains(&self, bits: u128, width: u32) -> bool {
        let value = signed(bits, width);
        bits & self.zeros == 0
            && !bits & self.ones == 0
            && (self.min..=self.max).contains(&bits)
            && (self.signed_min..=self.signed_max).contains(&value)
    }
    pub fn as_constant(&self) -> Option<u128> {
        (self.min == self.max).then_some(self.min)
    }
    pub fn is_nonnegative(&self) -> bool {
        self.signed_min >= 0
    }
    pub fn is_negative(&self) -> bool {
        self.signed_max < 0
    }
    /// Whether no value of the one is a value of the other, by facts alone.
    pub fn is_disjoint(&self, other: &Facts) -> bool {
        self.zeros & other.ones != 0
            || self.ones & other.zeros != 0
            || self.max < other.min
            || other.max < self.min
            || self.signed_max < other.signed_min
            || other.signed_max < self.signed_min
    }
    /// How many low bits are zero.
    pub fn trailing_zeros(&self) -> u32 {
        self.zeros.trailing_ones()
    }

    fn with_bits(width: u32, zeros: u128, ones: u128) -> Self {
        Facts { zeros: zeros & mask(width), ones: ones & mask(width), ..Facts::any(width) }
    }
    fn with_range(width: u32, min: u128, max: u128) -> Self {
        Facts { min, max, ..Facts::any(width) }
    }
    fn with_signed_range(width: u32, least: i128, most: i128) -> Self {
        Facts { signed_min: least, signed_max: most, ..Facts::any(width) }
    }
    fn and(self, other: Facts) -> Self {
        Facts {
            zeros: self.zeros | other.zeros,
            ones: self.ones | other.ones,
            min: self.min.max(other.min),
            max: self.max.min(other.max),
            signed_min: self.signed_min.max(other.signed_min),
            signed_max: self.signed_max.min(other.signed_max),
        }
    }
    fn or(self, other: Facts) -> Self {
        Facts {
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
            min: self.min.min(other.min),
            max: self.max.max(other.max),
            signed_min: self.signed_min.min(other.signed_min),
            signed_max: self.signed_max.max(other.signed_max),
        }
    }

    /// Lets bits and ranges learn from each other, once.
    fn reduced(mut self, width: u32) -> Self {
        let top = 1u128 << (width - 1);
        // The pattern of the least signed value has the sign bit wherever it may, that of the greatest nowhere else.
        let least = if self.zeros & top == 0 { self.ones | top } else { self.ones };
        let possible = !self.zeros & mask(width);
        let most = if self.ones & top == 0 { possible & !top } else { possible };
        self.min = self.min.max(self.ones);
        self.max = self.max.min(possible);
        self.signed_min = self.signed_min.max(signed(least, width));
        self.signed_max = self.signed_max.min(signed(most, width));
        if (self.min ^ self.max) & top == 0 {
            self.signed_min = self.signed_min.max(signed(self.min, width));
            self.signed_max = self.signed_max.min(signed(self.max, width));
        }
        if (self.signed_min < 0) == (self.signed_max < 0) {
            self.min = self.min.max(self.signed_min as u128 & mask(width));
            self.max = self.max.min(self.signed_max as u128 & mask(width));
        }
        // What the bounds have in common from the top on.
        let common = mask(width) & !mask(128 - (self.min ^ self.max).leading_zeros());
        self.ones |= self.min & common;
        self.zeros |= !self.min & common;
        self
    }
}

/// The facts of a node whose operands have facts. `of` is called for operands of bits only.
pub(crate) fn of_node(node: &Node, sort: Sort, of: impl Fn(crate::Term) -> (Facts, u32)) -> Facts {
    let width = sort.width();
    let facts = match *node {
        Node::Const(bits) => return Facts::constant(bits, width),
        Node::Unary(op, a) => unary(op, of(a).0, width),
        Node::Binary(op, a, b) => match op {
            Binary::Eq | Binary::Ult | Binary::Slt | Binary::UmulOverflow | Binary::SmulOverflow => Facts::any(1),
            _ => binary(op, of(a).0, of(b).0, width),
        },
        Node::Ite(_, a, b) if matches!(sort, Sort::Bits(_)) => of(a).0.or(of(b).0),
        Node::Extract { of: a, low } => {
            let a = of(a).0;
            let bits = Facts::with_bits(width, a.zeros >> low, a.ones >> low);
            if a.max >> low <= mask(width) {
                bits.and(Facts::with_range(width, a.min >> low, a.max >> low))
            } else {
                bits
            }
        }
        Node::Concat { high, low } => {
            let ((high, _), (low, shift)) = (of(high), of(low));
            Facts {
                zeros: high.zeros << shift | low.zeros,
                ones: high.ones << shift | low.ones,
                min: high.min << shift | low.min,
                max: high.max << shift | low.max,
                signed_min: high.signed_min << shift | low.min as i128,
                signed_max: high.signed_max << shift | low.max as i128,
            }
        }
        Node::ZeroExtend(a) => {
            let (a, from) = of(a);
            let above = mask(width) & !mask(from);
            Facts { zeros: a.zeros | above, min: a.min, max: a.max, ones: a.ones, ..Facts::any(width) }
        }
        Node::SignExtend(a) => {
            let (a, from) = of(a);
            let extend = |bits: u128| signed(bits, from) as u128;
            Facts::with_bits(width, extend(a.zeros), extend(a.ones)).and(Facts::with_signed_range(
                width,
                a.signed_min,
                a.signed_max,
            ))
        }
        Node::FloatFromInt { kind, int, of: a } if !int.signed || of(a).0.is_nonnegative() => {
            Facts::with_bits(width, 1 << (kind.value_bits() - 1), 0)
        }
        _ => return Facts::any(width),
    };
    facts.reduced(width)
}

fn unary(op: Unary, a: Facts, width: u32) -> Facts {
    match op {
        Unary::Not => Facts {
            zeros: a.ones,
            ones: a.zeros,
            min: mask(width) - a.max,
            max: mask(width) - a.min,
            signed_min: !a.signed_max,
            signed_max: !a.signed_min,
        },
        Unary::Neg => {
            let mut facts = Facts::with_bits(width, mask(a.trailing_zeros().min(width)), 0);
            if a.min > 0 {
                let negated = |bits: u128| bits.wrapping_neg() & mask(width);
                facts = facts.and(Facts::with_range(width, negated(a.max), negated(a.min)));
            }
            if a.signed_min > Facts::any(width).signed_min {
                facts = facts.and(Facts::with_signed_range(width, -a.signed_max, -a.signed_min));
            }
            facts
        }
    }
}

fn binary(op: Binary, a: Facts, b: Facts, width: u32) -> Facts {
    let any = Facts::any(width);
    match op {
        Binary::Add => add(a, b, width),
        Binary::Mul => mul(a, b, width),
        Binary::Udiv if b.min > 0 => Facts::with_range(width, a.min / b.max, a.max / b.min),
        Binary::Udiv if b.max > 0 => Facts::with_range(width, a.min / b.max, mask(width)),
        Binary::Urem if b.min > 0 => Facts::with_range(width, 0, a.max.min(b.max - 1)),
        Binary::Urem => Facts::with_range(width, 0, a.max),
        Binary::Sdiv => signed_quotient(a, b, width),
        Binary::Srem => {
            let (mut least, mut most) = (a.signed_min.min(0), a.signed_max.max(0));
            if !b.contains(0, width) {
                // Less in magnitude than the divisor.
                let reach = (b.signed_min.unsigned_abs().max(b.signed_max.unsigned_abs()) - 1) as i128;
                (least, most) = (least.max(-reach), most.min(reach));
            }
            Facts::with_signed_range(width, least, most)
        }
        Binary::Shl => {
            let zeros = b.min.saturating_add(a.trailing_zeros() as u128).min(width as u128);
            Facts::with_bits(width, mask(zeros as u32), 0)
        }
        Binary::Lshr => {
            let shifted = |bits: u128, amount: u128| if amount >= width as u128 { 0 } else { bits >> amount };
            Facts::with_range(width, shifted(a.min, b.max), shifted(a.max, b.min))
        }
        Binary::Ashr => {
            let amount = |bits: u128| bits.min(width as u128 - 1);
            let (few, many) = (amount(b.min), amount(b.max));
            let corners = [a.signed_min >> few, a.signed_min >> many, a.signed_max >> few, a.signed_max >> many];
            within(width, corners)
        }
        Binary::And => Facts { max: a.max.min(b.max), ..Facts::with_bits(width, a.zeros | b.zeros, a.ones & b.ones) },
        Binary::Or => Facts { min: a.min.max(b.min), ..Facts::with_bits(width, a.zeros & b.zeros, a.ones | b.ones) },
        Binary::Xor => {
            Facts::with_bits(width, a.zeros & b.zeros | a.ones & b.ones, a.zeros & b.ones | a.ones & b.zeros)
        }
        _ => any,
    }
}

fn within(width: u32, corners: [i128; 4]) -> Facts {
    let [first, rest @ ..] = corners;
    let (least, most) = rest.iter().fold((first, first), |(least, most), &x| (least.min(x), most.max(x)));
    Facts::with_signed_range(width, least, most)
}

fn add(a: Facts, b: Facts, width: u32) -> Facts {
    // With every unknown bit set, and with none: where the carries agree, they are known.
    let high = (!a.zeros & mask(width)).wrapping_add(!b.zeros & mask(width));
    let low = a.ones.wrapping_add(b.ones);
    let no_carry = !(high ^ a.zeros ^ b.zeros);
    let carry = low ^ a.ones ^ b.ones;
    let known = (a.zeros | a.ones) & (b.zeros | b.ones) & (no_carry | carry);
    let mut facts = Facts::with_bits(width, !high & known, low & known);

    let sum = |x: u128, y: u128| x.checked_add(y).filter(|&sum| sum <= mask(width));
    match (sum(a.min, b.min), sum(a.max, b.max)) {
        (Some(min), Some(max)) => facts = facts.and(Facts::with_range(width, min, max)),
        // Always past the end.
        (None, None) => {
            let wrapped = |x: u128, y: u128| x.wrapping_add(y) & mask(width);
            facts = facts.and(Facts::with_range(width, wrapped(a.min, b.min), wrapped(a.max, b.max)));
        }
        _ => {}
    }
    if let (Some(least), Some(most)) = (a.signed_min.checked_add(b.signed_min), a.signed_max.checked_add(b.signed_max))
        && fits(least, width)
        && fits(most, width)
    {
        facts = facts.and(Facts::with_signed_range(width, least, most));
    }
    facts
}

fn mul(a: Facts, b: Facts, width: u32) -> Facts {
    let zeros = (a.trailing_zeros() + b.trailing_zeros()).min(width);
    let mut facts = Facts::with_bits(width, mask(zeros), 0);
    if let Some(max) = a.max.checked_mul(b.max).filter(|&max| max <= mask(width)) {
        facts = facts.and(Facts::with_range(width, a.min * b.min, max));
    }
    if let Some(corners) = signed_products(&a, &b, width) {
        facts = facts.and(within(width, corners));
    }
    facts
}

/// The products of the ends of the signed ranges, if all fit.
pub(crate) fn signed_products(a: &Facts, b: &Facts, width: u32) -> Option<[i128; 4]> {
    let product = |x: i128, y: i128| x.checked_mul(y).filter(|&product| fits(product, width));
    Some([
        product(a.signed_min, b.signed_min)?,
        product(a.signed_min, b.signed_max)?,
        product(a.signed_max, b.signed_min)?,
        product(a.signed_max, b.signed_max)?,
    ])
}

fn signed_quotient(a: Facts, b: Facts, width: u32) -> Facts {
    let quotient = |x: i128, y: i128| x.checked_div(y).filter(|&quotient| fits(quotient, width));
    let sign_is_known = b.signed_min > 0 || b.signed_max < 0;
    let corners = [
        quotient(a.signed_min, b.signed_min),
        quotient(a.signed_min, b.signed_max),
        quotient(a.signed_max, b.signed_min),
        quotient(a.signed_max, b.signed_max),
    ];
    match corners {
        [Some(p), Some(q), Some(r), Some(s)] if sign_is_known => within(width, [p, q, r, s]),
        _ => Facts::any(width),
    }
}

pub(crate) fn fits(value: i128, width: u32) -> bool {
    let any = Facts::any(width);
    (any.signed_min..=any.signed_max).contains(&value)
}
