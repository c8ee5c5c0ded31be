//! Random terms over every operator.

use embedded::EmbeddedSolver;
use smt::{Answer, Limits, Session, Solver};
use term::{Binary, FloatBinary, FloatCompare, FloatUnary, Model, Node, Sort, Term, TermStore, Unary, Value};
use types::{FloatKind, IntType, Rounding};

/// Xorshift: the tests repeat.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 33) as usize % bound
    }
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
    fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }
}

/// A factor of the product of two 32-bit primes, the factors ordered and not trivial: hard for everybody.
pub fn factoring(store: &mut TermStore) -> Vec<Term> {
    let (x, y) = (store.symbol(Sort::Bits(64)), store.symbol(Sort::Bits(64)));
    let product = store.constant(4_294_967_291 * 4_294_967_279, 64);
    let one = store.constant(1, 64);
    let xy = store.mul(x, y);
    let overflow = store.binary(Binary::UmulOverflow, x, y);
    vec![store.eq(xy, product), store.ult(one, x), store.ult(x, y), store.not(overflow)]
}

/// Asks of a fresh session; the answer must be the solver's, with a model or a refutation that is one.
pub fn compare(store: &TermStore, query: &[Term]) -> smt::Statistics {
    let mut session = Session::new(Box::new(EmbeddedSolver::new()));
    let expected = EmbeddedSolver::new().check(store, query, &Limits::NONE);
    let shown = || query.iter().map(|&t| store.display(t).to_string()).collect::<Vec<_>>().join("; ");
    match (session.check(store, query, &Limits::NONE), expected) {
        (Answer::Sat(model), Answer::Sat(_)) => {
            assert!(query.iter().all(|&t| model.holds(store, t)), "{}", shown());
            let covered = |t: &Term| store.symbols_of(*t).iter().all(|&symbol| model.get(symbol).is_some());
            assert!(query.iter().all(covered), "{}", shown());
        }
        (Answer::Unsat(core), Answer::Unsat(_)) => {
            assert!(!core.is_empty() && core.iter().all(|t| query.contains(t)), "{}", shown());
            let again = EmbeddedSolver::new().check(store, &core, &Limits::NONE);
            assert!(matches!(again, Answer::Unsat(_)), "{core:?} of {}", shown());
        }
        (found, expected) => panic!("{found:?} and not {expected:?} of {}", shown()),
    }
    *session.statistics()
}

/// What a generated term may be made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flavour {
    Bits,
    Arrays,
    Floats,
}

pub struct Generator {
    pub store: TermStore,
    pub random: Random,
    flavour: Flavour,
    /// Widths of symbols.
    widths: Vec<u32>,
    kinds: Vec<FloatKind>,
    symbols: Vec<Term>,
    arrays: Vec<Term>,
}

const BINARY: [Binary; 17] = [
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

impl Generator {
    pub fn new(seed: u64, flavour: Flavour, widths: &[u32], kinds: &[FloatKind]) -> Self {
        let mut store = TermStore::new();
        let mut symbols = Vec::new();
        for &width in widths {
            for _ in 0..2 {
                symbols.push(store.symbol(Sort::Bits(width as u8)));
            }
        }
        for kind in kinds {
            symbols.push(store.symbol(Sort::Bits(kind.value_bits() as u8)));
        }
        let mut arrays = Vec::new();
        if flavour == Flavour::Arrays {
            for _ in 0..2 {
                arrays.push(store.symbol(Sort::Array { index: widths[0] as u8, element: widths[1] as u8 }));
            }
        }
        Generator {
            store,
            random: Random::new(seed),
            flavour,
            widths: widths.to_vec(),
            kinds: kinds.to_vec(),
            symbols,
            arrays,
        }
    }

    /// A truth value.
    pub fn truth(&mut self, depth: u32) -> Term {
        self.term(1, depth)
    }

    /// Any values for the symbols of bits.
    pub fn model(&mut self) -> Model {
        let mut model = Model::default();
        for t in self.symbols.clone() {
            let value = self.constant(self.store.width(t));
            if let Node::Symbol(symbol) = self.store.node(t) {
                model.set(symbol, Value::Bits(self.store.as_constant(value).unwrap_or(0)));
            }
        }
        model
    }

    fn constant(&mut self, width: u32) -> Term {
        let bits = match self.random.below(4) {
            0 => self.random.below(4) as u128,
            1 => u128::MAX - self.random.below(3) as u128,
            2 => 1 << self.random.below(width as usize),
            _ => self.random.wide(),
        };
        self.store.constant(bits, width)
    }

    fn leaf(&mut self, width: u32) -> Term {
        if self.random.chance(25) {
            return self.constant(width);
        }
        let of_width: Vec<Term> = self.symbols.iter().copied().filter(|&t| self.store.width(t) == width).collect();
        if !of_width.is_empty() {
            return self.random.pick(&of_width);
        }
        let any = self.random.pick(&self.symbols.clone());
        self.resize(any, width)
    }

    fn resize(&mut self, t: Term, width: u32) -> Term {
        let own = self.store.width(t);
        if width <= own {
            let low = self.random.below((own - width + 1) as usize) as u32;
            return self.store.extract(t, low, width);
        }
        match self.random.below(3) {
            0 => self.store.zero_extend(t, width),
            1 => self.store.sign_extend(t, width),
            _ => {
                let high = self.constant(width - own);
                self.store.concat(high, t)
            }
        }
    }

    /// A term of some width.
    pub fn term(&mut self, width: u32, depth: u32) -> Term {
        if depth == 0 {
            return self.leaf(width);
        }
        let floats = self.flavour == Flavour::Floats;
        if floats && self.random.chance(60) {
            return self.float_term(width, depth);
        }
        if self.flavour == Flavour::Arrays && self.random.chance(35) {
            let array = self.array(depth - 1);
            let index = self.term(self.widths[0], depth - 1);
            let element = self.store.select(array, index);
            return if self.store.width(element) == width { element } else { self.resize(element, width) };
        }
        if width == 1 && self.random.chance(60) {
            let op = self.random.pick(&BINARY[12..]);
            let operand_width = self.random.pick(&self.widths.clone());
            let (a, b) = (self.term(operand_width, depth - 1), self.term(operand_width, depth - 1));
            return self.store.binary(op, a, b);
        }
        match self.random.below(10) {
            0 => {
                let a = self.term(width, depth - 1);
                let op = self.random.pick(&[Unary::Not, Unary::Neg]);
                self.store.unary(op, a)
            }
            1 => {
                let condition = self.truth(depth - 1);
                let (a, b) = (self.term(width, depth - 1), self.term(width, depth - 1));
                self.store.ite(condition, a, b)
            }
            2 => {
                let other = self.random.pick(&self.widths.clone());
                let a = self.term(other, depth - 1);
                self.resize(a, width)
            }
            3 if width > 1 => {
                let low = 1 + self.random.below(width as usize - 1) as u32;
                let (a, b) = (self.term(width - low, depth - 1), self.term(low, depth - 1));
                self.store.concat(a, b)
            }
            _ => {
                let op = self.random.pick(&BINARY[..12]);
                let (a, b) = (self.term(width, depth - 1), self.term(width, depth - 1));
                self.store.binary(op, a, b)
            }
        }
    }

    fn array(&mut self, depth: u32) -> Term {
        match self.random.below(5) {
            _ if depth == 0 => self.random.pick(&self.arrays.clone()),
            0 => {
                let element = self.constant(self.widths[1]);
                self.store.fill(element, self.widths[0])
            }
            1 => {
                let condition = self.truth(depth - 1);
                let (a, b) = (self.array(depth - 1), self.array(depth - 1));
                self.store.ite(condition, a, b)
            }
            2 => self.random.pick(&self.arrays.clone()),
            _ => {
                let array = self.array(depth - 1);
                let index = self.term(self.widths[0], depth - 1);
                let element = self.term(self.widths[1], depth - 1);
                self.store.store(array, index, element)
            }
        }
    }

    fn float_term(&mut self, width: u32, depth: u32) -> Term {
        let kind = self.random.pick(&self.kinds.clone());
        let int = IntType { width: self.random.pick(&self.widths.clone()) as u8, signed: self.random.chance(50) };
        if width == 1 {
            let a = self.float(kind, depth - 1);
            if self.random.chance(20) {
                return self.store.float_fits(kind, int, a);
            }
            let b = self.float(kind, depth - 1);
            let op = self.random.pick(&[FloatCompare::Eq, FloatCompare::Lt, FloatCompare::Le]);
            return self.store.float_compare(kind, op, a, b);
        }
        let a = self.float(kind, depth - 1);
        let result = if self.random.chance(50) { self.store.float_to_int(kind, int, a) } else { a };
        if self.store.width(result) == width { result } else { self.resize(result, width) }
    }

    fn float_constant(&mut self, kind: FloatKind) -> Term {
        let bits = match self.random.below(8) {
            0 => kind.zero(self.random.chance(50)),
            1 => kind.one(),
            2 => kind.infinity(self.random.chance(50)),
            3 => kind.nan(),
            4 => kind.max_finite(),
            5 => kind.min_subnormal(),
            6 => kind.from_int(IntType::signed(8), u128::from(self.random.next() as u8)),
            _ => self.random.wide(),
        };
        self.store.constant(bits, kind.value_bits())
    }

    /// A pattern of a format.
    pub fn float(&mut self, kind: FloatKind, depth: u32) -> Term {
        if depth == 0 {
            return if self.random.chance(40) { self.float_constant(kind) } else { self.leaf(kind.value_bits()) };
        }
        match self.random.below(12) {
            0 => {
                let a = self.float(kind, depth - 1);
                let op = match self.random.below(6) {
                    0 => FloatUnary::Sqrt,
                    n => FloatUnary::RoundToIntegral(
                        [Rounding::Floor, Rounding::Ceil, Rounding::Trunc, Rounding::HalfAway, Rounding::HalfEven]
                            [n - 1],
                    ),
                };
                self.store.float_unary(kind, op, a)
            }
            1 => {
                let from = self.random.pick(&self.kinds.clone());
                let a = self.float(from, depth - 1);
                self.store.float_convert(from, kind, a)
            }
            2 => {
                let int =
                    IntType { width: self.random.pick(&self.widths.clone()) as u8, signed: self.random.chance(50) };
                let a = self.term(int.width as u32, depth - 1);
                self.store.float_from_int(kind, int, a)
            }
            3 => {
                let (a, b, c) = (self.float(kind, depth - 1), self.float(kind, depth - 1), self.float(kind, depth - 1));
                self.store.fma(kind, a, b, c)
            }
            4 => {
                let a = self.float(kind, depth - 1);
                if self.random.chance(50) { self.store.float_neg(kind, a) } else { self.store.float_abs(kind, a) }
            }
            n => {
                let ops = [
                    FloatBinary::Add,
                    FloatBinary::Sub,
                    FloatBinary::Mul,
                    FloatBinary::Div,
                    FloatBinary::Add,
                    FloatBinary::Fmod,
                    FloatBinary::Remainder,
                ];
                // No solver divides wide formats with a remainder in reasonable time.
                let op = if kind == FloatKind::F16 { ops[n - 5] } else { ops[(n - 5) % 5] };
                let (a, b) = (self.float(kind, depth - 1), self.float(kind, depth - 1));
                self.store.float_binary(kind, op, a, b)
            }
        }
    }
}
