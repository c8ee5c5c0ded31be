//! Laws of covering where values are symbolic, on random states of which each knows less than the one before, or
//! something else, under other names or the same.

use std::rc::Rc;

use cpa::Cancel;
use embedded::EmbeddedSolver;
use index::Id;
use memory::{Fill, NewObject, ObjectId, ObjectKind, Size};
use proptest::prelude::*;
use smt::{Answer, Session};
use symbolic::{Conditions, Origin, Reasoner, WIDTH, number_at, value_at, value_of};
use term::{Evaluator, Term};

use crate::order::covers::{Order, covers};
use crate::state::Flags;
use crate::{Symbolic, Val, ValueState};

/// Of cells, in bits.
const CELL: u64 = 32;
const CELLS: usize = 4;
/// An object that pointers lead into.
const TABLE: usize = 1;
/// Examples of what a state stands for.
const EXAMPLES: usize = 3;

/// A number of a state, by the names that the state has for unknowns.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Number {
    Constant(u8),
    Unknown(usize),
    More(usize, u8),
    Sum(usize, usize),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum CellContent {
    Nothing,
    Number(Number),
    /// The address of a byte of the table.
    Address(Number),
    Inside,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Comparison {
    Equal,
    Less,
    AtMost,
    Unequal,
}

#[derive(Clone, Copy, Debug)]
struct Assumption {
    comparison: Comparison,
    a: Number,
    b: Number,
    edge: usize,
}

#[derive(Clone, Debug)]
struct Sketch {
    cells: Vec<CellContent>,
    conditions: Vec<Assumption>,
    /// How many unknowns have names.
    unknowns: usize,
}

/// What becomes of a state.
#[derive(Clone, Debug)]
enum Change {
    Forget(usize),
    Drop(usize),
    Loosen(usize),
    /// The value of a cell gets a name of its own, which is compared with it, or not.
    Name(usize, Option<Comparison>),
    /// A cell holds something else.
    Replace(usize, CellContent),
    Assume(Comparison, Number, Number),
}

impl Sketch {
    fn changed(mut self, change: &Change) -> Sketch {
        match *change {
            Change::Forget(cell) => self.cells[cell] = CellContent::Nothing,
            Change::Drop(at) if at < self.conditions.len() => _ = self.conditions.remove(at),
            Change::Loosen(at) if at < self.conditions.len() => {
                let Assumption { comparison, .. } = &mut self.conditions[at];
                *comparison = match comparison {
                    Comparison::Equal | Comparison::Less => Comparison::AtMost,
                    Comparison::AtMost | Comparison::Unequal => return self,
                };
            }
            Change::Name(cell, compared) => {
                let name = Number::Unknown(self.unknowns);
                self.unknowns += 1;
                let old = match &mut self.cells[cell] {
                    CellContent::Number(number) | CellContent::Address(number) => std::mem::replace(number, name),
                    held => {
                        *held = if *held == CellContent::Nothing {
                            CellContent::Nothing
                        } else {
                            CellContent::Address(name)
                        };
                        return self;
                    }
                };
                if let Some(comparison) = compared {
                    self.assume(comparison, name, old);
                }
            }
            Change::Replace(cell, held) => self.cells[cell] = held,
            Change::Assume(comparison, a, b) => self.assume(comparison, a, b),
            Change::Drop(_) | Change::Loosen(_) => {}
        }
        self
    }

    /// Each from an edge of its own.
    fn assume(&mut self, comparison: Comparison, a: Number, b: Number) {
        let edge = self.conditions.iter().map(|assumed| assumed.edge + 1).max().unwrap_or(0);
        self.conditions.push(Assumption { comparison, a, b, edge });
    }

    /// With names from those given, and new ones for the others.
    fn state(&self, reasoner: &mut Reasoner, names: &mut Vec<Term>) -> ValueState {
        while names.len() < self.unknowns {
            names.push(reasoner.fresh(CELL, Origin::Made));
        }
        let mut s = eval::Store {
            memory: memory::Memory::default(),
            globals: Rc::default(),
            strings: Rc::default(),
            functions: Rc::default(),
            frames: Vec::new(),
            others: Default::default(),
        };
        for (number, bytes) in [(0, CELLS as u64 * 8), (TABLE, 1 << 33)] {
            let new = NewObject { fill: Fill::Unknown, ..NewObject::new(ObjectKind::Static, Size::Known(bytes), 8) };
            s.memory.add_at(object(number), new);
        }
        let empty = ValueState::new(s.clone(), Flags { hidden: true, ..Flags::default() }, Conditions::default());
        for (cell, held) in self.cells.iter().enumerate() {
            let (value, width) = match *held {
                CellContent::Nothing => continue,
                CellContent::Number(number) => {
                    let term = term(reasoner, names, number);
                    (value_of(&reasoner.terms, term), CELL)
                }
                CellContent::Address(number) => {
                    let offset = term(reasoner, names, number);
                    let offset = reasoner.terms.zero_extend(offset, WIDTH);
                    let value = match reasoner.terms.as_constant(offset) {
                        Some(bits) => Val::Pointer { object: object(TABLE), offset: bits as i64 },
                        None => Val::At { object: object(TABLE), offset },
                    };
                    (value, 64)
                }
                CellContent::Inside => (Val::Inside(object(TABLE)), 64),
            };
            s.memory.write(object(0), cell as u64 * 64, width, value);
        }
        let mut conditions = Conditions::default();
        for &Assumption { comparison, a, b, edge } in &self.conditions {
            let (a, b) = (term(reasoner, names, a), term(reasoner, names, b));
            let terms = &mut reasoner.terms;
            let condition = match comparison {
                Comparison::Equal => terms.eq(a, b),
                Comparison::Less => terms.ult(a, b),
                Comparison::AtMost => terms.ule(a, b),
                Comparison::Unequal => terms.ne(a, b),
            };
            if terms.as_constant(condition) != Some(1) {
                conditions.push(condition, Some(Id::from_usize(edge)));
            }
        }
        empty.followed_by(s, empty.flags, Some(conditions))
    }
}

fn object(number: usize) -> ObjectId {
    ObjectId::from_usize(number)
}

fn term(reasoner: &mut Reasoner, names: &[Term], number: Number) -> Term {
    let terms = &mut reasoner.terms;
    let name = |unknown: usize| names[unknown % names.len()];
    match number {
        Number::Constant(number) => terms.constant(number.into(), CELL as u32),
        Number::Unknown(unknown) => name(unknown),
        Number::More(unknown, by) => {
            let by = terms.constant(by.into(), CELL as u32);
            terms.add(name(unknown), by)
        }
        Number::Sum(a, b) => terms.add(name(a), name(b)),
    }
}

pub(crate) fn reasoner() -> Reasoner {
    Reasoner::new(&symbolic())
}

pub(crate) fn symbolic() -> Symbolic {
    Symbolic {
        solver: Rc::new(|| Session::new(Box::new(EmbeddedSolver::new()))),
        cancel: Cancel::new(),
        effort: 10_000,
        conflicts: 10_000,
        substitutes: true,
        run_report: Rc::default(),
    }
}

fn number() -> impl Strategy<Value = Number> {
    prop_oneof![
        2 => (0..4u8).prop_map(Number::Constant),
        4 => (0..3usize).prop_map(Number::Unknown),
        2 => (0..3usize, 1..3u8).prop_map(|(unknown, by)| Number::More(unknown, by)),
        1 => (0..3usize, 0..3usize).prop_map(|(a, b)| Number::Sum(a, b)),
    ]
}

fn held() -> impl Strategy<Value = CellContent> {
    prop_oneof![
        1 => Just(CellContent::Nothing),
        6 => number().prop_map(CellContent::Number),
        2 => number().prop_map(CellContent::Address),
        1 => Just(CellContent::Inside),
    ]
}

fn comparison() -> impl Strategy<Value = Comparison> {
    prop_oneof![Just(Comparison::Equal), Just(Comparison::Less), Just(Comparison::AtMost), Just(Comparison::Unequal)]
}

fn sketch() -> impl Strategy<Value = Sketch> {
    let conditions = proptest::collection::vec((comparison(), number(), number()), 0..5);
    (proptest::collection::vec(held(), CELLS), conditions).prop_map(|(cells, conditions)| {
        let mut sketch = Sketch { cells, conditions: Vec::new(), unknowns: 3 };
        conditions.into_iter().for_each(|(comparison, a, b)| sketch.assume(comparison, a, b));
        sketch
    })
}

/// What leaves less known, and now and then something else.
fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        3 => (0..CELLS).prop_map(Change::Forget),
        3 => (0..5usize).prop_map(Change::Drop),
        3 => (0..5usize).prop_map(Change::Loosen),
        5 => (0..CELLS, proptest::option::of(comparison())).prop_map(|(cell, compared)| Change::Name(cell, compared)),
        1 => (0..CELLS, held()).prop_map(|(cell, held)| Change::Replace(cell, held)),
        1 => (comparison(), number(), number()).prop_map(|(comparison, a, b)| Change::Assume(comparison, a, b)),
    ]
}

/// States, the first of which is sketched, each changed, under the names of the one before or others.
fn states(reasoner: &mut Reasoner, first: Sketch, steps: &[(Vec<Change>, bool)]) -> Vec<ValueState> {
    let mut names = Vec::new();
    let mut states = vec![first.state(reasoner, &mut names)];
    let mut sketch = first;
    for (changes, is_renamed) in steps {
        sketch = changes.iter().fold(sketch, Sketch::changed);
        if *is_renamed {
            names.clear();
        }
        states.push(sketch.state(reasoner, &mut names));
    }
    states
}

/// Values of the cells that are numbers or offsets, as terms; `None` for what nothing is known of.
fn cells(reasoner: &mut Reasoner, state: &ValueState) -> Vec<Option<Term>> {
    let memory = &state.store.memory;
    let mut cell = |at: usize| {
        let start = at as u64 * 64;
        let terms = &mut reasoner.terms;
        match value_at(memory, object(0), start, 64) {
            Val::At { offset, .. } => Some(offset),
            Val::Pointer { offset, .. } => Some(terms.constant(offset as u128, WIDTH)),
            _ => number_at(memory, terms, object(0), start, CELL),
        }
    };
    (0..CELLS).map(&mut cell).collect()
}

/// Whether there are unknowns of `state` for which its conditions hold and its cells have these values.
fn is_possible(reasoner: &mut Reasoner, state: &ValueState, values: &[Option<u128>]) -> bool {
    let mut conditions = state.conditions.clone();
    for (cell, value) in cells(reasoner, state).into_iter().zip(values) {
        let Some(cell) = cell else { continue };
        let Some(value) = *value else { return false };
        let value = reasoner.terms.constant(value, reasoner.terms.width(cell));
        conditions.push(reasoner.terms.eq(cell, value), None);
    }
    matches!(reasoner.model(&conditions), Answer::Sat(_))
}

/// Whether each unknown of a state is by itself what a cell holds.
fn has_only_held_unknowns(reasoner: &mut Reasoner, state: &ValueState) -> bool {
    let cells: Vec<Term> = cells(reasoner, state).into_iter().flatten().collect();
    let terms = &reasoner.terms;
    let mentioned = cells.iter().chain(state.conditions.terms()).flat_map(|&term| terms.symbols_of(term));
    mentioned.copied().all(|symbol| cells.contains(&terms.symbol_term(symbol)))
}

/// Every example of what `special` stands for is one of `general`.
fn check_examples(reasoner: &mut Reasoner, general: &ValueState, special: &ValueState) -> Result<(), TestCaseError> {
    let mut conditions = special.conditions.clone();
    for _ in 0..EXAMPLES {
        let Answer::Sat(example) = reasoner.model(&conditions) else { return Ok(()) };
        let held = cells(reasoner, special);
        let mut evaluator = Evaluator::new(&reasoner.terms, &example);
        let values: Vec<Option<u128>> = held.iter().map(|cell| cell.map(|cell| evaluator.value(cell).bits())).collect();
        prop_assert!(is_possible(reasoner, general, &values), "{values:x?} of {special:?}\nis none of\n{general:?}");
        // Another one.
        let mut same = reasoner.terms.truth();
        for (cell, value) in held.into_iter().zip(values) {
            let (Some(cell), Some(value)) = (cell, value) else { continue };
            let value = reasoner.terms.constant(value, reasoner.terms.width(cell));
            let equal = reasoner.terms.eq(cell, value);
            same = reasoner.terms.and(same, equal);
        }
        let other = reasoner.terms.not(same);
        if reasoner.terms.as_constant(other).is_some() {
            return Ok(());
        }
        conditions.push(other, None);
    }
    Ok(())
}

fn steps() -> impl Strategy<Value = Vec<(Vec<Change>, bool)>> {
    proptest::collection::vec((proptest::collection::vec(change(), 0..3), any::<bool>()), 2..4)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Unknowns that only conditions have, or only sums, are chosen by the form of these, as far as it shows how: that need not
    /// be found in one step where it is in two. What is above in two steps stands for all values in any case.
    #[test]
    fn covering_is_sound_and_transitive(first in sketch(), steps in steps()) {
        let program = super::program();
        let order = Order { program: &program, blocks: true, folds: false, uninitialised: false };
        let mut reasoner = reasoner();
        let mut states = states(&mut reasoner, first, &steps);
        // States have conditions that can hold.
        states.retain(|state| matches!(reasoner.model(&state.conditions), Answer::Sat(_)));
        let mut above = Vec::new();
        for general in &states {
            let covered: Vec<bool> =
                states.iter().map(|special| covers(order, general, special, Some(&mut reasoner))).collect();
            above.push(covered);
        }
        for (x, general) in states.iter().enumerate() {
            prop_assert!(above[x][x]);
            for (y, special) in states.iter().enumerate().filter(|&(y, _)| above[x][y]) {
                check_examples(&mut reasoner, general, special)?;
                for (z, most_special) in states.iter().enumerate().filter(|&(z, _)| above[y][z]) {
                    check_examples(&mut reasoner, general, most_special)?;
                    if has_only_held_unknowns(&mut reasoner, general) {
                        prop_assert!(above[x][z], "{general:?}\ncovers\n{special:?}\ncovers\n{most_special:?}");
                    }
                }
            }
        }
    }
}
