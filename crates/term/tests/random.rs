//! Random terms over every kind of node, under random models.

mod plain;

use index::FxHashMap;
use plain::{BINARY, FLOAT_BINARY, FLOAT_COMPARE, KINDS, Plain, ROUNDINGS, Random, check, constant, id_of, model};
use term::{Evaluator, FloatUnary, Sort, Term, TermStore, Unary, Value};
use types::{FloatKind, IntType};

const WIDTHS: [u32; 11] = [1, 2, 3, 7, 8, 16, 17, 32, 33, 64, 128];
/// Where constants often meet.
const NARROW: [u32; 5] = [1, 2, 3, 4, 8];
/// Two of each.
const ARRAYS: [Sort; 2] = [Sort::Array { index: 8, element: 8 }, Sort::Array { index: 3, element: 16 }];

struct Generator {
    random: Random,
    sorts: Vec<Sort>,
    widths: &'static [u32],
    floats: bool,
}

impl Generator {
    fn new(seed: u64, widths: &'static [u32], floats: bool) -> Self {
        let mut sorts: Vec<Sort> =
            widths.iter().copied().chain([80]).flat_map(|width| [Sort::Bits(width as u8); 2]).collect();
        sorts.extend(ARRAYS.iter().flat_map(|&sort| [sort; 2]));
        Generator { random: Random(seed), sorts, widths, floats }
    }

    fn symbol(&mut self, sort: Sort) -> Option<Plain> {
        let fitting: Vec<usize> = (0..self.sorts.len()).filter(|&at| self.sorts[at] == sort).collect();
        (!fitting.is_empty()).then(|| Plain::Symbol(self.random.pick(&fitting), sort))
    }

    fn bits(&mut self, width: u32, depth: u32) -> Box<Plain> {
        let kind = KINDS.into_iter().find(|kind| kind.value_bits() == width);
        let leaf = depth == 0 || self.random.below(12) == 0;
        if leaf {
            if self.random.below(3) > 0
                && let Some(symbol) = self.symbol(Sort::Bits(width as u8))
            {
                return Box::new(symbol);
            }
            let bits = match kind {
                Some(kind) if self.floats => self.random.float(kind),
                _ => self.random.bits(width),
            };
            return Box::new(constant(bits, width));
        }
        let depth = depth - 1;
        if self.floats && (kind.is_some() || width == 1) && self.random.below(2) == 0 {
            return self.float(kind, depth);
        }
        Box::new(match self.random.below(14) {
            0 => Plain::Unary(Unary::Not, self.bits(width, depth)),
            1 => Plain::Unary(Unary::Neg, self.bits(width, depth)),
            2 | 3 => Plain::Ite(self.bits(1, depth), self.bits(width, depth), self.bits(width, depth)),
            4 if width < 128 => {
                let whole = width + 1 + self.random.below((128 - width) as usize) as u32;
                let whole = if self.random.below(2) == 0 { whole } else { (2 * width).min(128) };
                let low = self.random.below((whole - width + 1) as usize) as u32;
                Plain::Extract(self.bits(whole, depth), low, width)
            }
            5 if width > 1 => {
                let low = 1 + self.random.below(width as usize - 1) as u32;
                Plain::Concat(self.bits(width - low, depth), self.bits(low, depth))
            }
            6 if width > 1 => {
                let inner = 1 + self.random.below(width as usize - 1) as u32;
                Plain::ZeroExtend(self.bits(inner, depth), width)
            }
            7 if width > 1 => {
                let inner = 1 + self.random.below(width as usize - 1) as u32;
                Plain::SignExtend(self.bits(inner, depth), width)
            }
            8 if width == 8 || width == 16 => {
                let sort = if width == 8 { ARRAYS[0] } else { ARRAYS[1] };
                let array = self.array(sort, depth);
                Plain::Select(array, self.bits(if width == 8 { 8 } else { 3 }, depth))
            }
            _ if width == 1 => {
                let op = self.random.pick(&BINARY);
                let inner = if op.width(2) == 1 { self.random.pick(self.widths) } else { 1 };
                let a = self.bits(inner, depth);
                Plain::Binary(op, a.clone(), self.second(&a, depth))
            }
            _ => {
                let op = self.random.pick(&BINARY[..12]);
                let a = self.bits(width, depth);
                Plain::Binary(op, a.clone(), self.second(&a, depth))
            }
        })
    }

    /// A second operand: often a constant, sometimes the first again.
    fn second(&mut self, first: &Plain, depth: u32) -> Box<Plain> {
        let width = first.width();
        match self.random.below(6) {
            0 => Box::new(first.clone()),
            1 | 2 => Box::new(constant(self.random.bits(width), width)),
            _ => self.bits(width, depth),
        }
    }

    fn float(&mut self, kind: Option<FloatKind>, depth: u32) -> Box<Plain> {
        let other = self.random.pick(&KINDS);
        let int = IntType { width: self.random.pick(&[1, 8, 16, 32, 64]), signed: self.random.below(2) == 0 };
        let Some(kind) = kind else {
            let a = self.bits(other.value_bits(), depth);
            return Box::new(match self.random.below(4) {
                0 => Plain::FloatFits(other, int, a),
                1 => Plain::FloatCompare(other, self.random.pick(&FLOAT_COMPARE), a.clone(), a),
                _ => {
                    let b = self.bits(other.value_bits(), depth);
                    Plain::FloatCompare(other, self.random.pick(&FLOAT_COMPARE), a, b)
                }
            });
        };
        let width = kind.value_bits();
        Box::new(match self.random.below(9) {
            0 => Plain::FloatUnary(kind, FloatUnary::Sqrt, self.bits(width, depth)),
            1 => {
                let op = FloatUnary::RoundToIntegral(self.random.pick(&ROUNDINGS));
                Plain::FloatUnary(kind, op, self.bits(width, depth))
            }
            2 => Plain::Fma(kind, self.bits(width, depth), self.bits(width, depth), self.bits(width, depth)),
            3 | 4 => Plain::FloatConvert(other, kind, self.bits(other.value_bits(), depth)),
            5 => Plain::FloatFromInt(kind, int, self.bits(int.width as u32, depth)),
            6 if width <= 64 => {
                let int = IntType { width: width as u8, ..int };
                Plain::FloatToInt(other, int, self.bits(other.value_bits(), depth))
            }
            _ => {
                let op = self.random.pick(&FLOAT_BINARY);
                Plain::FloatBinary(kind, op, self.bits(width, depth), self.bits(width, depth))
            }
        })
    }

    fn array(&mut self, sort: Sort, depth: u32) -> Box<Plain> {
        let Sort::Array { index, element } = sort else { panic!("no array") };
        let symbol = self.symbol(sort).expect("there are arrays");
        if depth == 0 {
            return Box::new(symbol);
        }
        let depth = depth - 1;
        Box::new(match self.random.below(8) {
            0 => symbol,
            1 => Plain::Fill(self.bits(element as u32, depth), index as u32),
            2 => Plain::Ite(self.bits(1, depth), self.array(sort, depth), self.array(sort, depth)),
            _ => Plain::Store(
                self.array(sort, depth),
                self.bits(index as u32, depth.min(2)),
                self.bits(element as u32, depth.min(2)),
            ),
        })
    }
}

fn symbols(store: &mut TermStore, sorts: &[Sort]) -> Vec<Term> {
    sorts.iter().map(|&sort| store.symbol(sort)).collect()
}

fn run(seed: u64, widths: &'static [u32], floats: bool, count: usize) {
    let mut generator = Generator::new(seed, widths, floats);
    let mut store = TermStore::new();
    let symbols = symbols(&mut store, &generator.sorts);
    for _ in 0..count {
        let width = generator.random.pick(generator.widths);
        let depth = 1 + generator.random.below(6) as u32;
        let plain = generator.bits(width, depth);
        let term = plain.build(&mut store, &symbols);
        for _ in 0..6 {
            let values: Vec<Value> =
                generator.sorts.clone().into_iter().map(|sort| generator.random.value(sort)).collect();
            check(&plain, &store, term, &symbols, &values);
        }
    }
}

#[test]
fn simplified_terms_mean_the_same() {
    run(1, &WIDTHS, false, 12_000);
}

#[test]
fn simplified_float_terms_mean_the_same() {
    run(2, &WIDTHS, true, 12_000);
}

#[test]
fn simplified_narrow_terms_mean_the_same() {
    run(4, &NARROW, false, 15_000);
}

#[test]
fn substitution_commutes_with_evaluation() {
    let mut generator = Generator::new(3, &WIDTHS, true);
    let mut store = TermStore::new();
    let symbols = symbols(&mut store, &generator.sorts);
    for _ in 0..1500 {
        let width = generator.random.pick(generator.widths);
        let term = generator.bits(width, 4).build(&mut store, &symbols);
        let mut images = FxHashMap::default();
        for (&symbol, &sort) in symbols.iter().zip(&generator.sorts.clone()) {
            if let Sort::Bits(width) = sort
                && generator.random.below(2) == 0
            {
                let image = generator.bits(width as u32, 2).build(&mut store, &symbols);
                images.insert(id_of(&store, symbol), image);
            }
        }
        let replaced = store.substitute(term, &|symbol| images.get(&symbol).copied(), &mut FxHashMap::default());
        for _ in 0..4 {
            let values: Vec<Value> =
                generator.sorts.clone().into_iter().map(|sort| generator.random.value(sort)).collect();
            let outer = model(&store, &symbols, &values);
            let mut inner = outer.clone();
            let mut evaluator = Evaluator::new(&store, &outer);
            for (&symbol, &image) in &images {
                inner.set(symbol, evaluator.value(image));
            }
            assert_eq!(
                evaluator.value(replaced),
                Evaluator::new(&store, &inner).value(term),
                "{}",
                store.display(term)
            );
        }
    }
}
