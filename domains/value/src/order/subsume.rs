//! Entailment between symbolic states: one covers another if its unknowns can be chosen, as terms over the unknowns of
//! the other, so that all cells agree and all its conditions follow. One choice serves values and conditions together,
//! which is more general than renaming.

use index::FxHashMap;
use memory::Cell;
use symbolic::{Conditions, Origin, Reasoner, WIDTH, number, number_at, value_at};
use term::{Evaluator, Model, Node, Sort, SymbolId, Term, TermStore};

use crate::{Val, ValueState};

/// `reached` covers `new` but for cells that hold terms in `reached`, which are looked at here.
pub(crate) fn subsumes(reached: &ValueState, new: &ValueState, reasoner: &mut Reasoner) -> bool {
    if reached.symbolic.is_empty() && reached.conditions.is_empty() {
        return true;
    }
    let mut choice: FxHashMap<SymbolId, Term> = FxHashMap::default();
    let mut compound: Vec<(Term, Term)> = Vec::new();
    let mut pairs: Vec<(Term, Term)> = Vec::new();
    let terms = &mut reasoner.terms;
    for &id in reached.symbolic.iter() {
        let Some(object) = reached.store.memory.get(id) else { continue };
        if let Some(Val::Term { term, .. }) = object.extent {
            let theirs = new.store.memory.get(id).and_then(|object| object.extent.as_ref());
            let Some(theirs) = theirs.and_then(|extent| number(terms, extent, WIDTH as u64)) else { return false };
            pairs.push((term, theirs));
        }
        if let Some(Val::Term { term, .. }) = object.count {
            let theirs = new.store.memory.get(id).and_then(|object| object.count.as_ref());
            let Some(theirs) = theirs.and_then(|count| number(terms, count, WIDTH as u64)) else { return false };
            pairs.push((term, theirs));
        }
        if let Some(Val::Term { term, .. }) = object.background {
            let theirs = new.store.memory.get(id).and_then(|object| object.background.as_ref());
            let Some(&Val::Term { term: theirs, .. }) = theirs else { return false };
            pairs.push((term, theirs));
        }
        for piece in object.contents().pieces() {
            let Cell::Value(value) = &piece.cell else { continue };
            let width = piece.width();
            let (ours, theirs) = match *value {
                Val::Term { term, low } => {
                    let Some(theirs) = number_at(&new.store.memory, terms, id, piece.start, width) else {
                        return false;
                    };
                    (terms.extract(term, low as u32, width as u32), theirs)
                }
                Val::Perhaps { term, low } => {
                    let Val::Perhaps { term: other, low: from } = value_at(&new.store.memory, id, piece.start, width)
                    else {
                        return false;
                    };
                    let [ours, theirs] =
                        [(term, low), (other, from)].map(|(term, low)| terms.extract(term, low as u32, width as u32));
                    (ours, theirs)
                }
                Val::At { object, offset } => match value_at(&new.store.memory, id, piece.start, width) {
                    Val::At { object: to, offset: theirs } if to == object => (offset, theirs),
                    Val::Pointer { object: to, offset: at } if to == object => {
                        (offset, terms.constant(at as u64 as u128, terms.width(offset)))
                    }
                    _ => return false,
                },
                _ => continue,
            };
            pairs.push((ours, theirs));
        }
    }
    for (ours, theirs) in pairs {
        match terms.node(ours) {
            Node::Symbol(symbol) => {
                if *choice.entry(symbol).or_insert(theirs) != theirs {
                    return false;
                }
            }
            _ => compound.push((ours, theirs)),
        }
    }
    for &(ours, theirs) in &compound {
        terms.match_with(ours, theirs, &mut choice);
    }
    choose_by_conditions(terms, &reached.conditions, &new.conditions, &mut choice);
    // What is one number cannot be one for each node.
    if choice.iter().any(|(&symbol, &image)| reasoner.origin(symbol) != Origin::PerNode && reasoner.is_per_node(image))
    {
        return false;
    }
    if choice.iter().any(|(&symbol, &image)| reasoner.is_rigid(symbol) && image != reasoner.terms.symbol_term(symbol)) {
        return false;
    }
    // A number that was written is not one that perhaps was not.
    if choice.iter().any(|(&symbol, &image)| !reasoner.is_rigid(symbol) && reasoner.is_open(image)) {
        return false;
    }
    // What is taken for granted of a text holds for another one, and for nothing else.
    let is_text = |term: Term| matches!(reasoner.terms.node(term), Node::Symbol(symbol) if reasoner.is_text(symbol));
    if choice.iter().any(|(&symbol, &image)| reasoner.is_text(symbol) && !is_text(image)) {
        return false;
    }
    if let Some(example) = reasoner.find_example(&new.conditions)
        && !holds_for(&example, &reasoner.terms, &choice, &compound, &reached.conditions)
    {
        return false;
    }
    let terms = &mut reasoner.terms;
    let image = |symbol: SymbolId| choice.get(&symbol).copied();
    let mut done = FxHashMap::default();
    let mut claims = Vec::new();
    for (ours, theirs) in compound {
        let ours = terms.substitute(ours, &image, &mut done);
        if ours != theirs {
            // Solvers are not asked whether arrays are equal.
            if let Sort::Array { .. } = terms.sort(ours) {
                return false;
            }
            claims.push(terms.eq(ours, theirs));
        }
    }
    for &condition in reached.conditions.terms() {
        claims.push(terms.substitute(condition, &image, &mut done));
    }
    let falsity = terms.falsity();
    !claims.contains(&falsity) && claims.into_iter().all(|claim| reasoner.implies(&new.conditions, claim))
}

/// Chooses unknowns that no cell holds, where conditions have them, so that these become conditions of the new state that
/// come from the same edges.
fn choose_by_conditions(
    terms: &TermStore,
    ours: &Conditions,
    theirs: &Conditions,
    choice: &mut FxHashMap<SymbolId, Term>,
) {
    for (condition, edge) in ours.iter() {
        if terms.symbols_of(condition).iter().all(|symbol| choice.contains_key(symbol)) {
            continue;
        }
        // What both have from a common past stays what it is.
        let same = theirs.terms().contains(&condition).then_some(condition);
        let alike = theirs.iter().filter(|&(_, from)| from == edge).map(|(theirs, _)| theirs);
        let _ = same.into_iter().chain(alike).any(|theirs| terms.match_with(condition, theirs, choice));
    }
}

/// Whether the choice serves for one example of the new state's unknowns.
fn holds_for(
    example: &Model,
    terms: &TermStore,
    choice: &FxHashMap<SymbolId, Term>,
    compound: &[(Term, Term)],
    conditions: &Conditions,
) -> bool {
    let mut theirs = Evaluator::new(terms, example);
    let mut chosen = example.clone();
    for (&symbol, &term) in choice {
        chosen.set(symbol, theirs.value(term));
    }
    let mut ours = Evaluator::new(terms, &chosen);
    let is_number = |&&(a, _): &&(Term, Term)| matches!(terms.sort(a), Sort::Bits(_));
    compound.iter().filter(is_number).all(|&(a, b)| ours.value(a) == theirs.value(b))
        // The newest tell states of one loop apart.
        && conditions.terms().iter().rev().all(|&condition| ours.value(condition).bits() == 1)
}
