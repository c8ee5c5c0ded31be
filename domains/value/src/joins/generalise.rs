//! Widening by invariant candidates, at loop heads, where values are symbolic: what differs gets a new symbol, and of a
//! stock of simple claims about the new symbols those are kept that hold on both sides. So a loop is left with an
//! inductive invariant of such claims. No new candidates come after some joins, and after more of them relations to
//! earlier rounds go; that is no proof of termination.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use cfa::{EdgeId, Effects, ExprKind, Facts, LocId, LoopId, Loops, Op, PlaceBase, Program, VarId};
use index::{FxHashMap, FxHashSet};
use memory::{Cell, Fill, Object, ObjectId, ObjectKind};
use symbolic::{NamedNumber, Origin, Reasoner, WIDTH, claims, number, number_at, number_in};
use term::{Sort, SymbolId, Term, TermStore};
use types::Scalar;

use crate::order::covers::{self, Order};
use crate::prec::Root;
use crate::state::LoopHead;
use crate::{Val, ValueState};
use segments::PerNodeFacts;

/// What is known of a program's loops before any of them is joined.
#[derive(Debug)]
pub(crate) struct LoopFacts {
    loops: Rc<Loops>,
    /// Variables that each loop may change.
    changed: FxHashMap<LocId, ChangedVariables>,
    /// Numbers that the program compares with.
    pub thresholds: Vec<i128>,
}

#[derive(Default, Debug)]
struct ChangedVariables {
    named: FxHashSet<VarId>,
    /// It calls functions or writes through pointers: whatever pointers or other functions can reach changes.
    others: bool,
}

/// Where there are more names, relations to what they once were are not worth their questions.
const FEW_NAMES: usize = 4;
/// More claims would cost more than they are worth: names are compared in pairs, so that claims grow with the square of
/// their number. Not measured.
const MOST_NAMES: usize = 24;
const MOST_THRESHOLDS: usize = 24;
const MOST_WRITTEN: usize = 2;
/// After this many joins, no new bounds are tried, so that there is an end. Not measured.
pub(crate) const SETTLING: u32 = 6;
/// After this many, nothing is said any more of what there was before: each round added relations to the names of
/// earlier rounds, and joins came to no end. Not measured.
const FORGETTING: u32 = 12;

impl LoopFacts {
    pub fn new(facts: &Facts<'_>) -> Self {
        let (program, loops) = (facts.program(), facts.loops().clone());
        let changed = loops.ids().filter_map(|id| Some((head_of(&loops, id)?, changed(program, &loops, id)))).collect();
        LoopFacts { changed, thresholds: thresholds(program), loops }
    }
    /// The loop that begins where this edge leads.
    pub fn entered(&self, program: &Program, edge: EdgeId, loc: LocId) -> Option<LoopHead> {
        let id = self.loops.headed_by(loc)?;
        Some(LoopHead { loc, is_back_edge: self.loops.contains(id, program.edges[edge].source) })
    }

    fn may_change(&self, program: &Program, head: LocId, root: Root) -> bool {
        let Some(changed) = self.changed.get(&head) else { return true };
        match root {
            Root::Var(var) => {
                let declared = &program.vars[var];
                let reachable = declared.address_taken || !declared.storage.is_automatic();
                changed.named.contains(&var) || (changed.others && reachable)
            }
            Root::Site(_) | Root::Other | Root::Condition(_) => changed.others,
        }
    }
}

fn head_of(loops: &Loops, id: LoopId) -> Option<LocId> {
    loops.body(id).iter().copied().find(|&loc| loops.headed_by(loc) == Some(id))
}

fn changed(program: &Program, loops: &Loops, id: LoopId) -> ChangedVariables {
    let mut changed = ChangedVariables::default();
    for &loc in loops.body(id) {
        for &edge in &program.locs[loc].outgoing {
            let op = &program.edges[edge].op;
            let effects = Effects::of(program, op);
            changed.named.extend(effects.scoped.iter().copied().chain(effects.written_vars()));
            // Where a `va_list` stands is no number that could be generalised.
            let is_list = |at: &cfa::Place| matches!(op, Op::VaArg { list, .. } if at.pointer() == Some(*list));
            let is_named = |access: &cfa::Access| {
                access.certain && matches!(access.place.base, PlaceBase::Var(_)) || is_list(&access.place)
            };
            // Nobody knows what assembly leaves in what it names, nor what returns from here.
            changed.others |= effects.beyond
                || effects.called.is_some()
                || matches!(op, Op::Return(_) | Op::Asm(_) | Op::AtomicBegin | Op::AtomicEnd)
                || !effects.written.iter().all(is_named);
        }
    }
    changed
}

/// Constants of comparisons, as signed numbers, the smallest first.
fn thresholds(program: &Program) -> Vec<i128> {
    let mut found: BTreeMap<u128, i128> = BTreeMap::new();
    let mut add = |value: i128| _ = found.insert(value.unsigned_abs() * 2 + (value < 0) as u128, value);
    for x in program.exprs.ids() {
        let ExprKind::Binary(op, a, b) = program.exprs[x].kind else { continue };
        if !op.is_comparison() {
            continue;
        }
        for side in [a, b] {
            let side = &program.exprs[side];
            if let (ExprKind::Const(bits), Scalar::Int(int)) = (&side.kind, side.scalar) {
                let value = int.to_i128(bits.get());
                if value.unsigned_abs() < 1 << 62 {
                    [value, value - 1, value + 1].into_iter().for_each(&mut add);
                }
            }
        }
    }
    [0, 1].into_iter().for_each(&mut add);
    found.into_values().take(MOST_THRESHOLDS).collect()
}

/// A state that covers both, or nothing if they are better kept apart.
pub(crate) fn generalise(
    order: Order<'_>,
    loop_facts: &LoopFacts,
    a: &ValueState,
    b: &ValueState,
    reasoner: &mut Reasoner,
) -> Option<ValueState> {
    let head = a.head.filter(|_| a.head == b.head)?.loc;
    if covers::covers(order, a, b, Some(reasoner)) {
        return None;
    }
    let mut separate = false;
    a.store.memory.diff(&b.store.memory, |_, left, right| {
        let object = left.or(right);
        // Which node of a list a block is may change although none of them is written.
        let is_node = order.folds && object.is_some_and(|object| object.kind == ObjectKind::Heap);
        separate |= object.is_some_and(|object| !loop_facts.may_change(order.program, head, Root::of(object)))
            && !is_node
            && !left.zip(right).is_some_and(|(left, right)| differ_by_names(left, right));
        !separate
    });
    if separate {
        return None;
    }
    // Cells that are numbers on both sides are joined here, all else by the order of states.
    let mut joined = covers::join(order, a, b)?;
    let mut names: Vec<NamedNumber> = Vec::new();
    // Those that differ from node to node.
    let mut each: Vec<NamedNumber> = Vec::new();
    let mut pairs: FxHashMap<(Term, Term), Term> = FxHashMap::default();
    let mut renamed: Vec<(ObjectId, u64, u64, Val)> = Vec::new();
    // Lists whose length has changed.
    let mut counts: Vec<(ObjectId, Term)> = Vec::new();
    // Objects of known size that offsets which have changed lead into.
    let mut entered: BTreeSet<ObjectId> = BTreeSet::new();
    a.store.memory.diff(&b.store.memory, |id, left, right| {
        let (Some(left), Some(right)) = (left, right) else { return true };
        let signed = is_signed(order.program, Root::of(left));
        for piece in left.contents().pieces() {
            let width = piece.width();
            if width > 64 || !joined.store.memory.get(id).is_some_and(|held| held.is_live()) {
                continue;
            }
            let terms = &mut reasoner.terms;
            let offsets = offset_in(terms, &piece.cell)
                .zip(offset_of(terms, &symbolic::value_at(&b.store.memory, id, piece.start, width)));
            let (object, ours, theirs) = match offsets {
                Some(((to, ours), (other, theirs))) if to == other => (Some(to), ours, theirs),
                Some(_) => continue,
                None => {
                    let Some(ours) = number_in(terms, &piece.cell, piece.start, width) else { continue };
                    let Some(theirs) = number_at(&b.store.memory, terms, id, piece.start, width) else { continue };
                    (None, ours, theirs)
                }
            };
            if ours == theirs {
                continue;
            }
            entered.extend(object);
            let width_of_name = reasoner.terms.width(ours) as u64;
            let signed = signed || object.is_some();
            // What may differ from node to node in one state may do so in the other.
            let is_each = reasoner.is_per_node(ours) || reasoner.is_per_node(theirs);
            let name = *pairs.entry((ours, theirs)).or_insert_with(|| {
                let name = reasoner.fresh(width_of_name, if is_each { Origin::PerNode } else { Origin::Made });
                let of = if is_each { &mut each } else { &mut names };
                of.push(NamedNumber { name, left: ours, right: theirs, is_new: true, signed, is_count: false });
                name
            });
            let value = match object {
                Some(object) => Val::At { object, offset: name },
                None => Val::term(name),
            };
            renamed.push((id, piece.start, width, value));
        }
        if let (Some(ours), Some(theirs)) = (count_of(&mut reasoner.terms, left), count_of(&mut reasoner.terms, right))
            && ours != theirs
        {
            let name = *pairs.entry((ours, theirs)).or_insert_with(|| {
                let name = reasoner.fresh(WIDTH as u64, Origin::Made);
                names.push(NamedNumber { name, left: ours, right: theirs, is_new: true, signed: true, is_count: true });
                name
            });
            counts.push((id, name));
        }
        true
    });
    for (id, start, width, value) in renamed {
        joined.store.memory.write(id, start, width, value);
    }
    for &(id, name) in &counts {
        joined.store.memory.set_count(id, Some(Val::term(name)));
    }
    if order.folds && (forgets_block(&joined, a) || forgets_block(&joined, b)) {
        return None;
    }
    if names.len() <= MOST_NAMES {
        add_unchanged(order.program, &joined, reasoner, &mut names);
        if names.len() <= FEW_NAMES {
            add_shared(reasoner, &mut names);
        }
    }
    if !entered.is_empty() || !counts.is_empty() {
        add_extended(reasoner, &mut names);
        add_narrowed(reasoner, &mut names);
        let sizes =
            entered.iter().filter_map(|&id| joined.store.memory.get(id)?.size.known()).collect::<BTreeSet<u64>>();
        for size in sizes {
            let size = reasoner.terms.constant(size as u128, WIDTH);
            names.push(NamedNumber::unchanged(size, true));
        }
        for &id in &entered {
            add_written(reasoner, joined.store.memory.get(id), &mut names);
        }
    }
    let is_settling = a.joins >= SETTLING;
    let mut kept = claims(reasoner, &loop_facts.thresholds, (&a.conditions, &b.conditions), &names, is_settling);
    each.extend_from_slice(&names);
    let segments = joined.store.memory.live_objects().filter(|(_, object)| object.segment.is_some());
    for (id, segment) in segments {
        let Some(sides) = a.store.memory.get(id).zip(b.store.memory.get(id)) else { continue };
        if let Some(differing) = PerNodeFacts::of_segment(segment, sides, &each, reasoner) {
            let sides = (&a.conditions, &b.conditions);
            kept.extend(differing.claims(reasoner, &loop_facts.thresholds, sides, &names, is_settling));
        }
    }
    let mut conditions = joined.conditions.clone();
    for claim in kept {
        conditions.push(claim, None);
    }
    let mut whole = a.followed_by(joined.store, joined.flags, Some(conditions));
    (whole.head, whole.joins) = (a.head, a.joins + 1);
    if a.joins >= FORGETTING {
        forget_former_names(&mut whole, reasoner);
    }
    whole.forget_conditions(&reasoner.terms);
    Some(whole)
}

/// Drops conditions on names of earlier joins that no cell has any more. Each round would add some that relate the names
/// of the next one to them.
fn forget_former_names(state: &mut ValueState, reasoner: &Reasoner) {
    let held = state.held_symbols(&reasoner.terms);
    let is_made = |symbol: SymbolId| matches!(reasoner.origin(symbol), Origin::Made | Origin::PerNode);
    let is_former = |symbol: &SymbolId| !held.contains(symbol) && is_made(*symbol);
    state.conditions =
        state.conditions.filtered(|condition, _| !reasoner.terms.symbols_of(condition).iter().any(is_former));
}

/// Whether some cell of `state` leads to a block and the same cell of `joined` leads nowhere. Lists are lost that way.
pub(crate) fn forgets_block(joined: &ValueState, state: &ValueState) -> bool {
    let is_block = |id: ObjectId| state.store.memory.get(id).is_some_and(|object| object.kind == ObjectKind::Heap);
    !joined.store.memory.diff(&state.store.memory, |id, whole, object| {
        let (Some(_), Some(object)) = (whole, object) else { return true };
        object.contents().pieces().all(|piece| {
            !piece.mentions().is_some_and(is_block)
                || symbolic::value_at(&joined.store.memory, id, piece.start, piece.width()) != Val::Unknown
        })
    })
}

/// Whether two objects differ only in bits of which nothing is known but that they have a name on one side: reading gives
/// them one.
fn differ_by_names(a: &Object<Val>, b: &Object<Val>) -> bool {
    let is_open = |cell: &Cell<Val>| matches!(cell, Cell::Fill(Fill::Unknown | Fill::Uninit));
    let is_name = |cell: &Cell<Val>| matches!(cell, Cell::Value(Val::Term { .. }));
    a.size == b.size
        && a.background == b.background
        && a.contents().pieces().all(|piece| {
            b.contents().overlapping(piece.start, piece.end).all(|other| {
                let agree = match (&piece.cell, &other.cell) {
                    (Cell::Fill(ours), Cell::Fill(theirs)) => ours == theirs,
                    (ours, theirs) => ours == theirs && piece.start == other.start && piece.end == other.end,
                };
                agree
                    || (is_open(&piece.cell) && is_name(&other.cell))
                    || (is_name(&piece.cell) && is_open(&other.cell))
            })
        })
}

fn is_signed(program: &Program, root: Root) -> bool {
    match root {
        Root::Var(var) => match program.types.scalar(program.vars[var].ty.ty) {
            Some(Scalar::Int(int)) => int.signed,
            _ => true,
        },
        Root::Site(_) | Root::Other | Root::Condition(_) => true,
    }
}

/// Unknowns that both sides speak of in what has changed: what it changed from, often.
fn add_shared(reasoner: &Reasoner, names: &mut Vec<NamedNumber>) {
    let terms = &reasoner.terms;
    let mut seen: FxHashSet<Term> = names.iter().map(|named| named.name).collect();
    let right: FxHashSet<SymbolId> = names.iter().flat_map(|named| terms.symbols_of(named.right)).copied().collect();
    let left =
        names.iter().flat_map(|named| terms.symbols_of(named.left).iter().map(move |&symbol| (symbol, named.signed)));
    let shared: Vec<(Term, bool)> = left
        .filter(|(symbol, _)| right.contains(symbol))
        .map(|(symbol, signed)| (terms.symbol_term(symbol), signed))
        .filter(|&(term, _)| matches!(terms.sort(term), Sort::Bits(..=64)))
        .collect();
    for (term, signed) in shared {
        if names.len() < MOST_NAMES && seen.insert(term) {
            names.push(NamedNumber::unchanged(term, signed));
        }
    }
}

/// Numbers that are the same in both states: claims may relate the new names to them.
pub(crate) fn add_unchanged(
    program: &Program,
    joined: &ValueState,
    reasoner: &mut Reasoner,
    names: &mut Vec<NamedNumber>,
) {
    let mut seen: FxHashSet<Term> = names.iter().map(|named| named.name).collect();
    for end in ends_of_texts(joined, reasoner) {
        for width in [32, WIDTH] {
            let end = reasoner.terms.zero_extend(end, width);
            if names.len() < MOST_NAMES && seen.insert(end) {
                names.push(NamedNumber::unchanged(end, true));
            }
        }
    }
    for &id in joined.symbolic.iter() {
        let Some(object) = joined.store.memory.get(id) else { continue };
        let signed = is_signed(program, Root::of(object));
        if let Some(Val::Term { term, .. }) = object.count
            && names.len() < MOST_NAMES
            && seen.insert(term)
        {
            names.push(NamedNumber { is_count: true, ..NamedNumber::unchanged(term, true) });
        }
        if let Some(Val::Term { term, .. }) = object.extent {
            let symbols: Vec<Term> = reasoner
                .terms
                .symbols_of(term)
                .iter()
                .copied()
                .map(|symbol| reasoner.terms.symbol_term(symbol))
                .collect();
            for term in symbols.into_iter().chain([term]) {
                if names.len() < MOST_NAMES && seen.insert(term) {
                    names.push(NamedNumber::unchanged(term, true));
                }
            }
        }
        for piece in object.contents().pieces().filter(|piece| piece.width() <= 64) {
            let Cell::Value(Val::Term { .. }) = piece.cell else { continue };
            let Some(term) = number_in(&mut reasoner.terms, &piece.cell, piece.start, piece.width()) else { continue };
            if names.len() < MOST_NAMES && !reasoner.is_per_node(term) && seen.insert(term) {
                names.push(NamedNumber::unchanged(term, signed));
            }
        }
    }
}

/// Where texts end that memory holds.
fn ends_of_texts(state: &ValueState, reasoner: &Reasoner) -> BTreeSet<Term> {
    let held = state.held_symbols(&reasoner.terms);
    let ends = held.into_iter().filter(|&symbol| reasoner.origin(symbol) == Origin::End);
    ends.map(|symbol| reasoner.terms.symbol_term(symbol)).collect()
}

/// Offsets are wider than what programs count with: the counts also get a view that is as wide.
fn add_extended(reasoner: &mut Reasoner, names: &mut Vec<NamedNumber>) {
    let terms = &mut reasoner.terms;
    let narrow: Vec<NamedNumber> = names.iter().copied().filter(|named| terms.width(named.name) == 32).collect();
    for named in narrow {
        let mut extend = |term: Term| match named.signed {
            true => terms.sign_extend(term, WIDTH),
            false => terms.zero_extend(term, WIDTH),
        };
        let (name, left, right) = (extend(named.name), extend(named.left), extend(named.right));
        names.push(NamedNumber { name, left, right, signed: true, ..named });
    }
}

/// Lists are longer than what programs count with: their lengths also get a view that is as narrow, in which a count is
/// right even if it has wrapped around.
fn add_narrowed(reasoner: &mut Reasoner, names: &mut Vec<NamedNumber>) {
    const NARROW: u32 = 32;
    let terms = &mut reasoner.terms;
    if !names.iter().any(|named| terms.width(named.name) == NARROW) {
        return;
    }
    let counts: Vec<NamedNumber> = names.iter().copied().filter(|named| named.is_count).collect();
    for named in counts {
        let [name, left, right] = [named.name, named.left, named.right].map(|term| terms.extract(term, 0, NARROW));
        names.push(NamedNumber { name, left, right, ..named });
    }
}

/// Where an object was written last: often the end of a string, which no variable knows any more.
fn add_written(reasoner: &Reasoner, object: Option<&Object<Val>>, names: &mut Vec<NamedNumber>) {
    let Some(Val::Term { term: mut array, .. }) = object.and_then(|object| object.background.clone()) else { return };
    for _ in 0..MOST_WRITTEN {
        let term::Node::Store { array: before, index, .. } = reasoner.terms.node(array) else { return };
        if reasoner.terms.as_constant(index).is_none() && !names.iter().any(|named| named.name == index) {
            names.push(NamedNumber::unchanged(index, true));
        }
        array = before;
    }
}

/// How many nodes a segment has.
fn count_of(terms: &mut TermStore, object: &Object<Val>) -> Option<Term> {
    number(terms, object.count.as_ref()?, WIDTH as u64)
}

/// Where a pointer with an offset leads.
fn offset_of(terms: &mut TermStore, value: &Val) -> Option<(ObjectId, Term)> {
    match *value {
        Val::Pointer { object, offset } => Some((object, terms.constant(offset as u64 as u128, WIDTH))),
        Val::At { object, offset } => Some((object, offset)),
        _ => None,
    }
}

fn offset_in(terms: &mut TermStore, cell: &Cell<Val>) -> Option<(ObjectId, Term)> {
    match cell {
        Cell::Value(value) => offset_of(terms, value),
        Cell::Fill(_) => None,
    }
}
