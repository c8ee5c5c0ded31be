//! Terms as plain trees with a meaning of their own, to compare the simplified ones with.

// Each test uses a part of this.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::rc::Rc;

use term::{
    ArrayValue, Binary, Evaluator, FloatBinary, FloatCompare, FloatUnary, Model, Node, Sort, SymbolId, Term, TermStore,
    Unary, Value, mask,
};
use types::{FloatKind, IntType, Rounding};

#[derive(Clone, Debug)]
pub enum Plain {
    Const(u128, u32),
    Symbol(usize, Sort),
    Unary(Unary, Box<Plain>),
    Binary(Binary, Box<Plain>, Box<Plain>),
    Ite(Box<Plain>, Box<Plain>, Box<Plain>),
    Extract(Box<Plain>, u32, u32),
    Concat(Box<Plain>, Box<Plain>),
    ZeroExtend(Box<Plain>, u32),
    SignExtend(Box<Plain>, u32),
    FloatUnary(FloatKind, FloatUnary, Box<Plain>),
    FloatBinary(FloatKind, FloatBinary, Box<Plain>, Box<Plain>),
    Fma(FloatKind, Box<Plain>, Box<Plain>, Box<Plain>),
    FloatCompare(FloatKind, FloatCompare, Box<Plain>, Box<Plain>),
    FloatConvert(FloatKind, FloatKind, Box<Plain>),
    FloatFromInt(FloatKind, IntType, Box<Plain>),
    FloatToInt(FloatKind, IntType, Box<Plain>),
    FloatFits(FloatKind, IntType, Box<Plain>),
    Fill(Box<Plain>, u32),
    Store(Box<Plain>, Box<Plain>, Box<Plain>),
    Select(Box<Plain>, Box<Plain>),
}

pub const BINARY: [Binary; 17] = [
    Binary::Add,
    Binary::Mul,
    Binary::Udiv,
    Binary::Urem,
    Binary::Sdiv,
    Binary::Srem,
    Binary::Shl,
    Binary::Lshr,
    Binary::Ashr,
    Binary::And,
    Binary::Or,
    Binary::Xor,
    Binary::Eq,
    Binary::Ult,
    Binary::Slt,
    Binary::UmulOverflow,
    Binary::SmulOverflow,
];

pub const KINDS: [FloatKind; 5] = [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::X87, FloatKind::F128];
pub const ROUNDINGS: [Rounding; 5] =
    [Rounding::Floor, Rounding::Ceil, Rounding::Trunc, Rounding::HalfAway, Rounding::HalfEven];
pub const FLOAT_BINARY: [FloatBinary; 6] =
    [FloatBinary::Add, FloatBinary::Sub, FloatBinary::Mul, FloatBinary::Div, FloatBinary::Fmod, FloatBinary::Remainder];
pub const FLOAT_COMPARE: [FloatCompare; 3] = [FloatCompare::Eq, FloatCompare::Lt, FloatCompare::Le];

pub fn constant(bits: u128, width: u32) -> Plain {
    Plain::Const(bits & mask(width), width)
}
pub fn symbol(at: usize, width: u32) -> Plain {
    Plain::Symbol(at, Sort::Bits(width as u8))
}
pub fn binary(op: Binary, a: &Plain, b: &Plain) -> Plain {
    Plain::Binary(op, Box::new(a.clone()), Box::new(b.clone()))
}

pub fn to_signed(bits: u128, width: u32) -> i128 {
    if width < 128 && bits >> (width - 1) == 1 { bits.wrapping_sub(1 << width) as i128 } else { bits as i128 }
}

/// The meaning of an operator by mathematics. Widths are at most 64, but for operators that need no more than that.
pub fn apply(op: Binary, a: u128, b: u128, width: u32) -> u128 {
    let (x, y) = (to_signed(a, width), to_signed(b, width));
    let bits = mask(width);
    let least = -(1i128 << (width - 1).min(126));
    match op {
        Binary::Add => a.wrapping_add(b) & bits,
        Binary::Mul => a.wrapping_mul(b) & bits,
        Binary::Udiv => a.checked_div(b).unwrap_or(bits),
        Binary::Urem => a.checked_rem(b).unwrap_or(a),
        Binary::Sdiv if y == 0 => {
            if x < 0 {
                1
            } else {
                bits
            }
        }
        Binary::Sdiv => x.wrapping_div(y) as u128 & bits,
        Binary::Srem if y == 0 => a,
        Binary::Srem => x.wrapping_rem(y) as u128 & bits,
        Binary::Shl => {
            if b < width as u128 {
                a << b & bits
            } else {
                0
            }
        }
        Binary::Lshr => {
            if b < width as u128 {
                a >> b
            } else {
                0
            }
        }
        Binary::Ashr => (x >> b.min(width as u128 - 1)) as u128 & bits,
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::Eq => (a == b) as u128,
        Binary::Ult => (a < b) as u128,
        Binary::Slt => (x < y) as u128,
        Binary::UmulOverflow => a.checked_mul(b).is_none_or(|product| product > bits) as u128,
        Binary::SmulOverflow if width == 128 => x.checked_mul(y).is_none() as u128,
        Binary::SmulOverflow => x.checked_mul(y).is_none_or(|product| product < least || product >= -least) as u128,
    }
}

impl Plain {
    pub fn width(&self) -> u32 {
        match self {
            Plain::Const(_, width)
            | Plain::Extract(_, _, width)
            | Plain::ZeroExtend(_, width)
            | Plain::SignExtend(_, width) => *width,
            Plain::Symbol(_, sort) => sort.width(),
            Plain::Unary(_, a) => a.width(),
            Plain::Binary(op, a, _) => op.width(a.width()),
            Plain::Ite(_, a, _) => a.width(),
            Plain::Concat(a, b) => a.width() + b.width(),
            Plain::FloatUnary(kind, ..)
            | Plain::FloatBinary(kind, ..)
            | Plain::Fma(kind, ..)
            | Plain::FloatConvert(_, kind, _)
            | Plain::FloatFromInt(kind, ..) => kind.value_bits(),
            Plain::FloatCompare(..) | Plain::FloatFits(..) => 1,
            Plain::FloatToInt(_, int, _) => int.width as u32,
            Plain::Fill(a, _) => a.width(),
            Plain::Store(a, ..) | Plain::Select(a, _) => a.width(),
        }
    }

    pub fn build(&self, store: &mut TermStore, symbols: &[Term]) -> Term {
        match self {
            Plain::Const(bits, width) => store.constant(*bits, *width),
            Plain::Symbol(at, _) => symbols[*at],
            Plain::Unary(op, a) => {
                let a = a.build(store, symbols);
                store.unary(*op, a)
            }
            Plain::Binary(op, a, b) => {
                let (a, b) = (a.build(store, symbols), b.build(store, symbols));
                store.binary(*op, a, b)
            }
            Plain::Ite(c, a, b) => {
                let (c, a, b) = (c.build(store, symbols), a.build(store, symbols), b.build(store, symbols));
                store.ite(c, a, b)
            }
            Plain::Extract(a, low, width) => {
                let a = a.build(store, symbols);
                store.extract(a, *low, *width)
            }
            Plain::Concat(a, b) => {
                let (a, b) = (a.build(store, symbols), b.build(store, symbols));
                store.concat(a, b)
            }
            Plain::ZeroExtend(a, width) => {
                let a = a.build(store, symbols);
                store.zero_extend(a, *width)
            }
            Plain::SignExtend(a, width) => {
                let a = a.build(store, symbols);
                store.sign_extend(a, *width)
            }
            Plain::FloatUnary(kind, op, a) => {
                let a = a.build(store, symbols);
                store.float_unary(*kind, *op, a)
            }
            Plain::FloatBinary(kind, op, a, b) => {
                let (a, b) = (a.build(store, symbols), b.build(store, symbols));
                store.float_binary(*kind, *op, a, b)
            }
            Plain::Fma(kind, a, b, c) => {
                let (a, b, c) = (a.build(store, symbols), b.build(store, symbols), c.build(store, symbols));
                store.fma(*kind, a, b, c)
            }
            Plain::FloatCompare(kind, op, a, b) => {
                let (a, b) = (a.build(store, symbols), b.build(store, symbols));
                store.float_compare(*kind, *op, a, b)
            }
            Plain::FloatConvert(from, to, a) => {
                let a = a.build(store, symbols);
                store.float_convert(*from, *to, a)
            }
            Plain::FloatFromInt(kind, int, a) => {
                let a = a.build(store, symbols);
                store.float_from_int(*kind, *int, a)
            }
            Plain::FloatToInt(kind, int, a) => {
                let a = a.build(store, symbols);
                store.float_to_int(*kind, *int, a)
            }
            Plain::FloatFits(kind, int, a) => {
                let a = a.build(store, symbols);
                store.float_fits(*kind, *int, a)
            }
            Plain::Fill(a, index) => {
                let a = a.build(store, symbols);
                store.fill(a, *index)
            }
            Plain::Store(a, i, e) => {
                let (a, i, e) = (a.build(store, symbols), i.build(store, symbols), e.build(store, symbols));
                store.store(a, i, e)
            }
            Plain::Select(a, i) => {
                let (a, i) = (a.build(store, symbols), i.build(store, symbols));
                store.select(a, i)
            }
        }
    }

    pub fn bits(&self, values: &[Value]) -> u128 {
        let width = self.width();
        match self {
            Plain::Const(bits, _) => *bits,
            Plain::Symbol(at, _) => values[*at].bits(),
            Plain::Unary(Unary::Not, a) => !a.bits(values) & mask(width),
            Plain::Unary(Unary::Neg, a) => a.bits(values).wrapping_neg() & mask(width),
            Plain::Binary(op, a, b) => apply(*op, a.bits(values), b.bits(values), a.width()),
            Plain::Ite(c, a, b) => {
                if c.bits(values) == 1 {
                    a.bits(values)
                } else {
                    b.bits(values)
                }
            }
            Plain::Extract(a, low, _) => a.bits(values) >> low & mask(width),
            Plain::Concat(a, b) => a.bits(values) << b.width() | b.bits(values),
            Plain::ZeroExtend(a, _) => a.bits(values),
            Plain::SignExtend(a, _) => to_signed(a.bits(values), a.width()) as u128 & mask(width),
            Plain::FloatUnary(kind, FloatUnary::Sqrt, a) => kind.sqrt(a.bits(values)),
            Plain::FloatUnary(kind, FloatUnary::RoundToIntegral(rounding), a) => {
                kind.round_to_integral(a.bits(values), *rounding)
            }
            Plain::FloatBinary(kind, op, a, b) => {
                let (a, b) = (a.bits(values), b.bits(values));
                match op {
                    FloatBinary::Add => kind.add(a, b),
                    FloatBinary::Sub => kind.sub(a, b),
                    FloatBinary::Mul => kind.mul(a, b),
                    FloatBinary::Div => kind.div(a, b),
                    FloatBinary::Fmod => kind.fmod(a, b),
                    FloatBinary::Remainder => kind.remainder(a, b),
                }
            }
            Plain::Fma(kind, a, b, c) => kind.fma(a.bits(values), b.bits(values), c.bits(values)),
            Plain::FloatCompare(kind, op, a, b) => match kind.compare(a.bits(values), b.bits(values)) {
                None => 0,
                Some(order) => match op {
                    FloatCompare::Eq => order.is_eq() as u128,
                    FloatCompare::Lt => order.is_lt() as u128,
                    FloatCompare::Le => order.is_le() as u128,
                },
            },
            Plain::FloatConvert(from, to, a) if from == to => a.bits(values),
            Plain::FloatConvert(from, to, a) => from.convert(*to, a.bits(values)),
            Plain::FloatFromInt(kind, int, a) => kind.from_int(*int, a.bits(values)),
            Plain::FloatToInt(kind, int, a) => kind.to_int(*int, a.bits(values)).unwrap_or(0),
            Plain::FloatFits(kind, int, a) => kind.to_int(*int, a.bits(values)).is_some() as u128,
            Plain::Select(a, i) => a.element(i.bits(values), values),
            Plain::Fill(..) | Plain::Store(..) => panic!("an array"),
        }
    }

    fn element(&self, at: u128, values: &[Value]) -> u128 {
        match self {
            Plain::Symbol(symbol, _) => match &values[*symbol] {
                Value::Array(array) => array.elements.get(&at).copied().unwrap_or(array.rest),
                Value::Bits(_) => panic!("no array"),
            },
            Plain::Fill(a, _) => a.bits(values),
            Plain::Store(_, i, e) if i.bits(values) == at => e.bits(values),
            Plain::Store(a, ..) => a.element(at, values),
            Plain::Ite(c, a, b) => {
                if c.bits(values) == 1 {
                    a.element(at, values)
                } else {
                    b.element(at, values)
                }
            }
            _ => panic!("no array"),
        }
    }
}

pub fn id_of(store: &TermStore, symbol: Term) -> SymbolId {
    match store.node(symbol) {
        Node::Symbol(id) => id,
        node => panic!("{node:?} is no symbol"),
    }
}

pub fn model(store: &TermStore, symbols: &[Term], values: &[Value]) -> Model {
    let mut model = Model::default();
    for (&symbol, value) in symbols.iter().zip(values) {
        model.set(id_of(store, symbol), value.clone());
    }
    model
}

/// Whether the simplified term has the plain one's value, and each term in it a value that its facts allow.
pub fn check(plain: &Plain, store: &TermStore, term: Term, symbols: &[Term], values: &[Value]) {
    let model = model(store, symbols, values);
    let mut evaluator = Evaluator::new(store, &model);
    let (expected, found) = (plain.bits(values), evaluator.value(term).bits());
    assert_eq!(found, expected, "{plain:?}\nbecame {}\nunder {values:?}", store.display(term));
    assert_eq!(store.width(term), plain.width(), "{plain:?} became {}", store.display(term));
    let mut stack = vec![term];
    let mut steps = 0;
    while let Some(top) = stack.pop()
        && steps < 200
    {
        steps += 1;
        if let Sort::Bits(width) = store.sort(top) {
            let (facts, bits) = (store.facts(top), evaluator.value(top).bits());
            assert!(
                facts.contains(bits, width as u32),
                "{facts:?} of {} forbid {bits:#x} under {values:?}",
                store.display(top)
            );
        }
        store.node(top).operands(|operand| stack.push(operand));
    }
}

/// Numbers that look random and are the same each time.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
    pub fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
    /// Often at the ends of a range, or with few bits.
    pub fn bits(&mut self, width: u32) -> u128 {
        let any = (self.next() as u128) << 64 | self.next() as u128;
        let near = self.below(4) as u128;
        let bits = match self.below(10) {
            0 => near,
            1 => near.wrapping_neg(),
            2 => (1u128 << (width - 1)).wrapping_add(near).wrapping_sub(2),
            3 => 1 << self.below(width as usize),
            4 => mask(1 + self.below(width as usize) as u32) << self.below(width as usize),
            5 => any & 0xff,
            6 => any & 0x0fff,
            _ => any,
        };
        bits & mask(width)
    }
    pub fn float(&mut self, kind: FloatKind) -> u128 {
        let special = special_floats(kind);
        if self.below(3) == 0 { self.bits(kind.value_bits()) } else { self.pick(&special) }
    }
    pub fn value(&mut self, sort: Sort) -> Value {
        match sort {
            Sort::Bits(width) => match KINDS.iter().find(|kind| kind.value_bits() == width as u32) {
                Some(&kind) if self.below(2) == 0 => Value::Bits(self.float(kind)),
                _ => Value::Bits(self.bits(width as u32)),
            },
            Sort::Array { index, element } => {
                let rest = self.bits(element as u32);
                let elements: BTreeMap<u128, u128> =
                    (0..self.below(6)).map(|_| (self.bits(index as u32), self.bits(element as u32))).collect();
                Value::Array(Rc::new(ArrayValue { elements, rest }))
            }
        }
    }
}

/// Zeros, subnormals, integers, halves, infinities, quiet and signalling NaNs, and patterns that x87 never produces.
pub fn special_floats(kind: FloatKind) -> Vec<u128> {
    let mut all = vec![
        kind.zero(false),
        kind.one(),
        kind.infinity(false),
        kind.nan(),
        kind.nan() | 1,
        kind.infinity(false) | 1,
        kind.infinity(false) | 5,
        kind.max_finite(),
        kind.min_normal(),
        kind.min_subnormal(),
        kind.min_normal() - 1,
        kind.one() + 1,
        kind.epsilon(),
        kind.from_f64(0.5),
        kind.from_f64(1.5),
        kind.from_f64(2.0),
        kind.from_f64(3.0),
        kind.from_f64(10.0),
        kind.from_f64(127.0),
        kind.from_f64(127.5),
        kind.from_f64(128.0),
        kind.from_f64(2048.0),
        kind.from_f64(1e9),
        kind.from_f64(1e20),
    ];
    if kind == FloatKind::X87 {
        let integer_bit = 1u128 << 63;
        // A pseudo-denormal, unnormals, a pseudo-infinity and a pseudo-NaN.
        all.extend([integer_bit, integer_bit | 7, 1 << 64, 0x3fff << 64 | 5, 0x7fff << 64, 0x7fff << 64 | 9]);
    }
    let negative: Vec<u128> = all.iter().map(|&bits| kind.neg(bits)).collect();
    all.extend(negative);
    all
}
