//! What is said of each node of a list is true of all of them, however it came to be said.

use cfa::Program;
use index::Id;
use memory::{Fill, Memory, NewObject, ObjectId, ObjectKind, Size, Value as _};
use proptest::prelude::*;
use segments::{ConstantPolicy, FoldPolicy, Numbers, fold, tell_apart, unfold};
use smt::Answer;
use symbolic::{Origin, Reasoner};
use term::{Model, Term, Value};

use super::subsume::{reasoner, symbolic};
use super::support::heaps::{WIDTH, fresh};
use super::{PROGRAM, state};
use crate::joins::generalise::LoopFacts;
use crate::joins::per_node::{describe, without_unused};
use crate::relation::Relation;
use crate::state::LoopHead;
use crate::value_transfer::ValueTransfer;
use crate::{FoldEscalation, Folding, Heap, MergeKind, Val, ValueOptions, ValueState, Which};

/// Two numbers of a node, in bits.
const NUMBER: u64 = 32;
const NEXT: u64 = 2 * NUMBER;
const POLICY: FoldPolicy = FoldPolicy { nodes: 2, constants: ConstantPolicy::Forgotten, kinds: false };

/// A number, or how much it is above an unknown that the program has too.
#[derive(Clone, Copy, Debug)]
enum Number {
    Constant(i8),
    Above(i8),
}

impl Number {
    fn term(self, reasoner: &mut Reasoner, unknown: Term) -> Term {
        let constant =
            |reasoner: &mut Reasoner, by: i8| reasoner.terms.constant(by as i32 as u32 as u128, NUMBER as u32);
        match self {
            Number::Constant(number) => constant(reasoner, number),
            Number::Above(by) => {
                let by = constant(reasoner, by);
                reasoner.terms.add(unknown, by)
            }
        }
    }
    fn value(self, unknown: i8) -> u128 {
        let number = match self {
            Number::Constant(number) => number as i32,
            Number::Above(by) => by as i32 + unknown as i32,
        };
        number as u32 as u128
    }
}

fn number() -> impl Strategy<Value = Number> {
    prop_oneof![(-3..4i8).prop_map(Number::Constant), (0..3i8).prop_map(Number::Above)]
}

fn id(number: usize) -> ObjectId {
    ObjectId::from_usize(number)
}

/// A variable that leads to a list, and one that holds the unknown, of which it is known what it is at least.
fn list(nodes: &[(Number, Number)], least: i8, reasoner: &mut Reasoner, unknown: Term) -> ValueState {
    let mut memory: Memory<Val> = Memory::default();
    let pointer = |number: usize| match number <= nodes.len() {
        true => Val::Pointer { object: id(10 + number), offset: 0 },
        false => Val::Bits(0),
    };
    for variable in [0, 1] {
        memory.add_at(id(variable), NewObject::new(ObjectKind::Library, Size::Known(8), 8));
    }
    memory.write(id(0), 0, WIDTH, pointer(1));
    memory.write(id(1), 0, NUMBER, Val::term(unknown));
    for (number, &(a, b)) in (1..).zip(nodes) {
        let node = id(10 + number);
        memory.add_at(
            node,
            NewObject {
                fill: Fill::Unknown,
                born: memory::Origin(0),
                ..NewObject::new(ObjectKind::Heap, Size::Known(16), 8)
            },
        );
        for (at, held) in [(0, a), (NUMBER, b)] {
            let term = held.term(reasoner, unknown);
            memory.write(node, at, NUMBER, symbolic::value_of(&reasoner.terms, term));
        }
        memory.write(node, NEXT, WIDTH, pointer(number + 1));
    }
    // Which objects hold terms is found out from what a step changes.
    let before = state(&Memory::default());
    let mut state = before.with_memory(eval::Store { memory, ..before.store.clone() });
    let least = reasoner.terms.constant(least as u128, NUMBER as u32);
    let is_known = reasoner.terms.sle(least, unknown);
    state.conditions.push(is_known, None);
    state
}

/// What an object holds where its numbers are, with the numbers of a node.
fn held(memory: &Memory<Val>, object: ObjectId, node: (u128, u128)) -> Vec<(Term, u128)> {
    let found = [(0, node.0), (NUMBER, node.1)].into_iter().filter_map(|(at, number)| {
        match symbolic::value_at(memory, object, at, NUMBER) {
            Val::Term { term, .. } => Some((term, number)),
            _ => None,
        }
    });
    found.collect()
}

fn set_all(model: &mut Model, reasoner: &Reasoner, held: &[(Term, u128)]) {
    for &(term, number) in held {
        if let term::Node::Symbol(symbol) = reasoner.terms.node(term) {
            model.set(symbol, Value::Bits(number));
        }
    }
}

/// An analysis that counts nodes and joins where loops begin again.
fn transfer(program: &Program) -> ValueTransfer {
    let folding = Some(Folding { nodes: 2, counts: true, escalation: FoldEscalation::AtOnce });
    let options = ValueOptions {
        merge: MergeKind::Generalise,
        heap: Heap::Graph,
        folding,
        symbolic: Some(symbolic()),
        ..ValueOptions::default()
    };
    ValueTransfer::new(&cfa::Facts::new(program), options)
}

/// The state with its lists folded, where a loop begins again.
fn at_head(state: ValueState, program: &Program, transfer: &mut ValueTransfer) -> ValueState {
    let mut memory = state.store.memory.clone();
    let reasoner = transfer.reasoner.as_mut().expect("values are symbolic");
    let numbers = Numbers::naming(reasoner, &state.conditions);
    let differing = fold(&mut memory, POLICY, WIDTH, &mut *fresh(200), Some(numbers)).unwrap_or_default();
    let mut folded = state.with_memory(eval::Store { memory, ..state.store.clone() });
    describe(&mut folded, &differing, program, &LoopFacts::new(&cfa::Facts::new(program)), reasoner);
    let head = Some(LoopHead { loc: Id::from_usize(0), is_back_edge: true });
    ValueState { head, ..without_unused(&folded, reasoner) }
}

/// Whether a state can stand for a list of these nodes, as far as one of them goes: the length and the unknown are what
/// they are, and the numbers of the node are among those of the first segment.
fn can_stand_for(
    state: &ValueState,
    reasoner: &mut Reasoner,
    (length, unknown): (usize, i8),
    node: Option<(u128, u128)>,
) -> bool {
    let memory = &state.store.memory;
    let mut equal: Vec<(Term, u128, u32)> = Vec::new();
    if let Val::Term { term, .. } = symbolic::value_at(memory, id(1), 0, NUMBER) {
        equal.push((term, unknown as u128, NUMBER as u32));
    }
    let list =
        symbolic::value_at(memory, id(0), 0, WIDTH).mentions().and_then(|first| Some((first, memory.get(first)?)));
    if let Some((_, first)) = list
        && let Some(Val::Term { term, .. }) = first.count
    {
        equal.push((term, length as u128, WIDTH as u32));
    }
    if let Some(((first, _), node)) = list.zip(node) {
        equal.extend(held(memory, first, node).into_iter().map(|(term, number)| (term, number, NUMBER as u32)));
    }
    let mut conditions = state.conditions.clone();
    for (term, number, width) in equal {
        let number = reasoner.terms.constant(number, width);
        let is_so = reasoner.terms.eq(term, number);
        conditions.push(is_so, None);
    }
    !matches!(reasoner.model(&conditions), Answer::Unsat(_))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_said_of_each_node_is_true_of_all(
        nodes in proptest::collection::vec((number(), number()), 2..6),
        unknown in 0..5i8,
    ) {
        let mut reasoner = reasoner();
        let unknown_term = reasoner.fresh(NUMBER, Origin::Content);
        let symbol = reasoner.terms.symbols_of(unknown_term)[0];
        let state = list(&nodes, 0, &mut reasoner, unknown_term);
        let mut folded = state.clone();
        let numbers = Numbers::naming(&mut reasoner, &state.conditions);
        let differing = fold(&mut folded.store.memory, POLICY, WIDTH, &mut *fresh(200), Some(numbers));
        let folded = PROGRAM.with(|program| {
            let mut folded = state.with_memory(folded.store);
            let differing = differing.expect("there are nodes in a row");
            describe(&mut folded, &differing, program, &LoopFacts::new(&cfa::Facts::new(program)), &mut reasoner);
            without_unused(&folded, &reasoner)
        });
        let memory = &folded.store.memory;
        let (segment, _) = memory.objects().find(|(_, object)| object.segment.is_some()).expect("they became one");
        let cases = unfold(memory, segment, Which::First, WIDTH, &mut *fresh(400), None);
        let case = cases.into_iter().find_map(|case| Some((case.memory, case.node?)));
        let (mut apart, node) = case.expect("there is a node");
        let mut conditions = folded.conditions.clone();
        tell_apart(&mut apart, node, &mut conditions, &mut reasoner, None);
        let real = |&(a, b): &(Number, Number)| (a.value(unknown), b.value(unknown));
        for (one, other) in nodes.iter().flat_map(|one| nodes.iter().map(move |other| (one, other))) {
            let mut model = Model::default();
            model.set(symbol, Value::Bits(unknown as u128));
            set_all(&mut model, &reasoner, &held(&apart, segment, real(other)));
            set_all(&mut model, &reasoner, &held(&apart, node, real(one)));
            // What is not a name is so as it is.
            for (term, number) in held(&apart, segment, real(other)).into_iter().chain(held(&apart, node, real(one))) {
                prop_assert_eq!(model.bits(&reasoner.terms, term), number);
            }
            for &condition in conditions.terms() {
                prop_assert!(
                    model.holds(&reasoner.terms, condition),
                    "{:?} and {:?} against {}", one, other, reasoner.terms.display(condition)
                );
            }
        }
    }

    /// Lists of any lengths, also of none, are covered by what covers both.
    #[test]
    fn what_is_said_of_each_node_of_either_list_is_true(
        left in proptest::collection::vec((number(), number()), 0..5),
        right in proptest::collection::vec((number(), number()), 0..5),
        (least, more) in ((0..5i8, 0..5i8), 0..3i8),
    ) {
        let sides = [(&left, least.0), (&right, least.1)];
        PROGRAM.with(|program| {
            let mut transfer = transfer(program);
            let unknown_term = transfer.reasoner.as_mut().expect("values are symbolic").fresh(NUMBER, Origin::Content);
            let states = sides.map(|(nodes, least)| {
                let state = list(nodes, least, transfer.reasoner.as_mut().expect("values are symbolic"), unknown_term);
                at_head(state, program, &mut transfer)
            });
            let both = match transfer.relation(&states[0], &states[1], program) {
                None => return Ok(()),
                Some(Relation::Equal | Relation::Left) => states[0].clone(),
                Some(Relation::Right) => states[1].clone(),
                Some(Relation::Third(both)) => *both,
            };
            let reasoner = transfer.reasoner.as_mut().expect("values are symbolic");
            for (nodes, least) in sides {
                let unknown = least + more;
                let real = |&(a, b): &(Number, Number)| Some((a.value(unknown), b.value(unknown)));
                for node in nodes.iter().map(real).chain(nodes.is_empty().then_some(None)) {
                    prop_assert!(
                        can_stand_for(&both, reasoner, (nodes.len(), unknown), node),
                        "{:?} of {:?} against {:?}", node, nodes,
                        both.conditions.terms().iter().map(|&term| reasoner.terms.display(term).to_string()).collect::<Vec<_>>()
                    );
                }
            }
            Ok(())
        })?;
    }
}
