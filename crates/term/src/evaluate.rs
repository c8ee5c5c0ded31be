//! The value of terms under a model.

use std::collections::BTreeMap;
use std::rc::Rc;

use index::{FxHashMap, Work, work};

use crate::fold;
use crate::node::{Node, Sort, SymbolId, Term, mask};
use crate::store::TermStore;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Bits(u128),
    Array(Rc<ArrayValue>),
}

/// Elements at some indices, and one everywhere else.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArrayValue {
    pub elements: BTreeMap<u128, u128>,
    pub rest: u128,
}

impl Value {
    pub fn bits(&self) -> u128 {
        match self {
            Value::Bits(bits) => *bits,
            Value::Array(_) => 0,
        }
    }
}

/// What the unknowns are. Those that are not named are zero throughout.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    values: FxHashMap<SymbolId, Value>,
}

impl Model {
    pub fn set(&mut self, symbol: SymbolId, value: Value) {
        self.values.insert(symbol, value);
    }
    pub fn get(&self, symbol: SymbolId) -> Option<&Value> {
        self.values.get(&symbol)
    }
    /// The values of `other`, and these for what it does not name.
    pub fn with(&self, other: &Model) -> Model {
        let mut both = self.clone();
        both.values.extend(other.values.iter().map(|(&symbol, value)| (symbol, value.clone())));
        both
    }
    pub fn len(&self) -> usize {
        self.values.len()
    }
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
    /// The pattern of a term of bits.
    pub fn bits(&self, store: &TermStore, t: Term) -> u128 {
        Evaluator::new(store, self).value(t).bits()
    }
    pub fn holds(&self, store: &TermStore, t: Term) -> bool {
        self.bits(store, t) == 1
    }
}

/// Evaluates several terms under one model; what they share is evaluated once.
pub struct Evaluator<'a> {
    store: &'a TermStore,
    model: &'a Model,
    known: FxHashMap<Term, Value>,
}

impl<'a> Evaluator<'a> {
    pub fn new(store: &'a TermStore, model: &'a Model) -> Self {
        Evaluator { store, model, known: FxHashMap::default() }
    }

    pub fn value(&mut self, t: Term) -> Value {
        // Terms are deep where loops were unrolled: no recursion.
        let mut stack = vec![t];
        while let Some(&top) = stack.last() {
            if self.known.contains_key(&top) {
                stack.pop();
                continue;
            }
            work::count(Work::Node, 1);
            let before = stack.len();
            let node = self.store.node(top);
            node.operands(|operand| {
                if !self.known.contains_key(&operand) {
                    stack.push(operand);
                }
            });
            if stack.len() == before {
                let value = self.apply(top, &node);
                self.known.insert(top, value);
                stack.pop();
            }
        }
        self.known[&t].clone()
    }

    fn apply(&self, t: Term, node: &Node) -> Value {
        let bits = |t: Term| self.known[&t].bits();
        let array = |t: Term| match &self.known[&t] {
            Value::Array(array) => array.clone(),
            Value::Bits(_) => Rc::default(),
        };
        let width = self.store.width(t);
        Value::Bits(match *node {
            Node::Const(bits) => bits,
            Node::Symbol(symbol) => match (self.model.get(symbol), self.store.sort(t)) {
                (Some(value), _) => return value.clone(),
                (None, Sort::Bits(_)) => 0,
                (None, Sort::Array { .. }) => return Value::Array(Rc::default()),
            },
            Node::Unary(op, a) => fold::unary(op, bits(a), width),
            Node::Binary(op, a, b) => fold::binary(op, bits(a), bits(b), self.store.width(a)),
            Node::Ite(condition, a, b) => {
                return self.known[if bits(condition) == 1 { &a } else { &b }].clone();
            }
            Node::Extract { of, low } => (bits(of) >> low) & mask(width),
            Node::Concat { high, low } => bits(high) << self.store.width(low) | bits(low),
            Node::ZeroExtend(a) => bits(a),
            Node::SignExtend(a) => fold::sign_extend(bits(a), self.store.width(a), width),
            Node::FloatUnary(kind, op, a) => fold::float_unary(kind, op, bits(a)),
            Node::FloatBinary(kind, op, a, b) => fold::float_binary(kind, op, bits(a), bits(b)),
            Node::Fma(kind, a, b, c) => kind.fma(bits(a), bits(b), bits(c)),
            Node::FloatCompare(kind, op, a, b) => fold::float_compare(kind, op, bits(a), bits(b)) as u128,
            Node::FloatConvert { from, to, of } => from.convert(to, bits(of)),
            Node::FloatFromInt { kind, int, of } => kind.from_int(int, bits(of)),
            Node::FloatToInt { kind, int, of } => kind.to_int(int, bits(of)).unwrap_or(0),
            Node::FloatFits { kind, int, of } => kind.to_int(int, bits(of)).is_some() as u128,
            Node::Fill(element) => {
                return Value::Array(Rc::new(ArrayValue { elements: BTreeMap::new(), rest: bits(element) }));
            }
            Node::Store { array: of, index, element } => {
                let mut value = array(of);
                Rc::make_mut(&mut value).elements.insert(bits(index), bits(element));
                return Value::Array(value);
            }
            Node::Select { array: of, index } => {
                let value = array(of);
                value.elements.get(&bits(index)).copied().unwrap_or(value.rest)
            }
        })
    }
}
