//! `reduce` and `expand` of document 003 for one activation of a function: the part of memory that it can reach, apart
//! from the rest, which the frame rule calls the frame.
//!
//! An activation reaches static storage, its own frame, and the blocks and variables of others that pointers there lead to.
//! What others hold of these blocks is in the *anchors*: an object of the frame below, so that nothing is folded, lost or
//! renamed that the caller has a pointer to, and so that it can be seen afterwards what became of it. The rest stays as it
//! is while the activation lasts.

use std::rc::Rc;

use cfa::{Op, Place, PlaceBase, Program, Storage, VarId};
use cpa::Block;
use eval::{Frame, Store};
use index::{FxHashMap, FxHashSet};
use memory::{Exposure, Fill, NewObject, Object, ObjectId, ObjectKind, Size, Value};
use spec::Property;
use symbolic::Conditions;
use term::{SymbolId, Term};

use crate::state::Flags;
use crate::state::LoopHead;
use crate::value_transfer::ValueTransfer;
use crate::values::terms::replace_terms;
use crate::{Val, ValueState, Which};

/// A caller that holds more than this is not told apart. Not measured, as the next.
const MOST_ANCHORS: usize = 16;
/// One that can be changed in more variables neither.
const MOST_VARIABLES: usize = 8;

/// A state at the beginning of an activation, in two.
struct Cut {
    /// Without what is forgotten of it.
    store: Store<Val>,
    /// The blocks that the activation can reach, the nearest first.
    blocks: Vec<ObjectId>,
    /// The variables of those who wait that it can reach, likewise.
    variables: Vec<ObjectId>,
    /// What the rest has of pointers to these, in an order that only what is reached decides.
    anchors: Vec<Val>,
}

impl ValueTransfer {
    /// What the innermost activation can reach of a state in which it begins.
    pub fn reduce(&mut self, entry: &ValueState, block: Block, program: &Program) -> Option<ValueState> {
        let cut = self.cut(entry, program)?;
        let width = program.types.model.pointer_bits() as u64;
        let mut s = cut.store.clone();
        let below = self.frame_below(program, cut.variables.len());
        let callee = s.frames.last()?.clone();
        let behind = self.first_place(program) + cut.variables.len() as u64;
        let (mut names, frame) = self.moved(&callee, behind);
        names.extend(cut.variables.iter().copied().zip(below.allocas.iter().copied()));
        let reached = cut.blocks.iter().chain(&cut.variables).copied();
        let kept: FxHashSet<ObjectId> = self.own_objects(&callee).chain(reached).collect();
        let others: Vec<ObjectId> = s
            .memory
            .objects()
            .map(|(id, _)| id)
            .filter(|id| !self.layout.is_static(*id) && !kept.contains(id))
            .collect();
        others.into_iter().for_each(|id| s.memory.discard(id));
        s.memory.rename(&names, Val::retarget);
        let anchors = below.varargs?;
        let bytes = cut.anchors.len() as u64 * width / 8;
        let align = program.types.model.block_align();
        s.memory.add_at(anchors, NewObject::new(ObjectKind::Varargs, Size::Known(bytes), align));
        for (at, value) in cut.anchors.iter().enumerate() {
            let held = value.mentions()?;
            s.memory.expose(held, Exposure::Stored);
            s.memory.write(anchors, at as u64 * width, width, value.clone());
        }
        s.frames = vec![Rc::new(below), Rc::new(Frame { call: None, ..frame })];
        let flags = Flags { former: false, ..entry.flags };
        let mut reduced = ValueState::new(s, flags, entry.conditions.clone());
        if let Some(reasoner) = &self.reasoner {
            reduced.forget_conditions(&reasoner.terms);
        }
        let loc = program.functions[block.function].body?.entry;
        let mut reduced = self.folded(reduced, loc, program);
        reduced.head = Some(LoopHead { loc, is_back_edge: true });
        Some(self.renamed(reduced))
    }

    /// The state in which the innermost activation of `entry` is about to return, if one that began with what covers its
    /// reduction is about to return with `exit`.
    pub fn expand(&mut self, entry: &ValueState, exit: &ValueState, program: &Program) -> Option<ValueState> {
        let cut = self.cut(entry, program)?;
        let width = program.types.model.pointer_bits() as u64;
        let reached: FxHashSet<ObjectId> = cut.blocks.iter().chain(&cut.variables).copied().collect();
        let callee = cut.store.frames.last()?;
        let own: FxHashSet<ObjectId> = self.own_objects(callee).collect();
        let is_rest = |id: ObjectId| !self.layout.is_static(id) && !own.contains(&id) && !reached.contains(&id);
        let rest: Vec<(ObjectId, &Object<Val>)> = cut.store.memory.objects().filter(|(id, _)| is_rest(*id)).collect();
        let is_used: FxHashSet<ObjectId> = rest.iter().map(|(id, _)| *id).collect();

        let (mut s, conditions) = self.rename_apart(exit, entry, rest.iter().map(|(_, object)| *object));
        forget_freed_places(&mut s);
        let [below, frame] = &s.frames[..] else { return None };
        let (below, frame) = (below.clone(), frame.clone());
        let (mut names, mut frame) = self.moved(&frame, callee.serial);
        if below.allocas.len() != cut.variables.len() {
            return None;
        }
        names.extend(below.allocas.iter().copied().zip(cut.variables.iter().copied()));
        // Names that nobody has, whether or not they were free here before.
        let mut taken = is_used.clone();
        for (id, object) in s.memory.objects() {
            if self.layout.is_static(id) || names.contains_key(&id) || below.varargs == Some(id) {
                continue;
            }
            if !matches!(object.kind, ObjectKind::Heap | ObjectKind::Alloca) {
                return None;
            }
            let name = self.sites.free(&self.layout, &|id| taken.contains(&id), object.born);
            taken.insert(name);
            names.insert(id, name);
        }
        names.retain(|from, to| from != to);
        let anchors = below.varargs?;
        let mut became: FxHashMap<Val, Val> = FxHashMap::default();
        for (at, before) in cut.anchors.iter().enumerate() {
            let start = at as u64 * width;
            let held = s.memory.object(anchors).contents().exact(start, start + width);
            let renamed = held.map(|value| match value.mentions().and_then(|id| names.get(&id)) {
                Some(&id) => value.retarget(id),
                None => value.clone(),
            });
            became.insert(before.clone(), renamed.unwrap_or(Val::Unknown));
        }
        s.memory.discard(anchors);
        s.memory.rename(&names, Val::retarget);
        for alloca in &mut frame.allocas {
            *alloca = names.get(alloca).copied().unwrap_or(*alloca);
        }
        for (id, object) in &rest {
            s.memory.put(*id, (*object).clone());
            s.memory.rewrite_in(*id, |value| became.get(value).cloned());
        }
        if rest.iter().any(|(id, _)| mentions(s.memory.object(*id)).any(|id| s.memory.get(id).is_none())) {
            return None;
        }
        s.frames = cut.store.frames.clone();
        *s.frames.last_mut()? = Rc::new(Frame { call: callee.call, ..frame });
        let flags = Flags {
            escaped: exit.flags.escaped || entry.flags.escaped,
            undefined: exit.flags.undefined.max(entry.flags.undefined),
            former: false,
            ..exit.flags
        };
        Some(ValueState::new(s, flags, conditions))
    }

    /// `None` if what the activation can reach is not known, or hangs together with the rest in other ways than by
    /// pointers that can be replaced.
    fn cut(&mut self, entry: &ValueState, program: &Program) -> Option<Cut> {
        let is_alone = entry.store.stacks().nth(1).is_none();
        if entry.flags.hidden || entry.target.is_some() || !is_alone {
            return None;
        }
        let mut s = entry.store.clone();
        forget_freed_places(&mut s);
        self.forget_dead(&mut s, program)?;
        let callee = s.frames.last()?.clone();
        let is_static = |id: ObjectId| self.layout.is_static(id);
        let escaped = s.memory.objects().filter(|(_, object)| object.exposure == Exposure::Escaped).map(|(id, _)| id);
        let mut work: Vec<ObjectId> = self.own_objects(&callee).collect();
        work.extend(s.memory.objects().map(|(id, _)| id).filter(|&id| is_static(id)));
        work.extend(escaped);
        let own: FxHashSet<ObjectId> = self.own_objects(&callee).collect();
        let mut seen: FxHashSet<ObjectId> = work.iter().copied().collect();
        let mut at = 0;
        while let Some(&id) = work.get(at) {
            at += 1;
            let found: Vec<ObjectId> = mentions(s.memory.get(id)?).collect();
            work.extend(found.into_iter().filter(|&id| seen.insert(id)));
        }
        let reached = work.into_iter().filter(|id| !is_static(*id) && !own.contains(id));
        let is_variable = |id: &ObjectId| s.memory.object(*id).kind == ObjectKind::Local;
        let (variables, blocks): (Vec<ObjectId>, Vec<ObjectId>) = reached.partition(is_variable);
        let is_block = |id: &ObjectId| {
            let object = s.memory.object(*id);
            object.kind == ObjectKind::Heap && object.owner.is_none_or(|owner| seen.contains(&owner))
        };
        if !blocks.iter().all(is_block) || variables.len() > MOST_VARIABLES {
            return None;
        }
        let place: FxHashMap<ObjectId, usize> = blocks.iter().enumerate().map(|(at, &id)| (id, at)).collect();
        let mut anchors: FxHashSet<Val> = FxHashSet::default();
        for (id, object) in s.memory.objects().filter(|(id, _)| !seen.contains(id)) {
            if object.owner.is_some_and(|owner| seen.contains(&owner)) || !object.is_live() {
                return None;
            }
            let may_be_empty = object.segment.is_some_and(|segment| segment.least == 0);
            for value in object
                .contents()
                .values()
                .filter(|value| value.mentions().is_some_and(|target| place.contains_key(&target)))
            {
                let is_plain = match value {
                    Val::Pointer { .. } => true,
                    Val::Node { which, .. } => *which != Which::PerNode,
                    _ => false,
                };
                if !is_plain || may_be_empty || s.memory.object(id).owner.is_some() {
                    return None;
                }
                anchors.insert(value.clone());
            }
        }
        let mut anchors: Vec<Val> = anchors.into_iter().collect();
        let order = |value: &Val| match *value {
            Val::Node { which, offset, segment } => (place[&segment], Some(which), offset as i64),
            Val::Pointer { object, offset } => (place[&object], None, offset),
            _ => (usize::MAX, None, 0),
        };
        anchors.sort_by_key(order);
        (anchors.len() <= MOST_ANCHORS).then_some(Cut { store: s, blocks, variables, anchors })
    }

    /// Forgets variables of those who wait that nothing reads any more: each of them would be one more anchor. Not if a
    /// block is held by nothing else: that it is lost when the variable ends must be seen then. `None` if that is a
    /// temporary, which holds nothing.
    fn forget_dead(&mut self, s: &mut Store<Val>, program: &Program) -> Option<()> {
        let mut dead: Vec<(ObjectId, bool)> = Vec::new();
        for (frame, next) in s.frames.iter().zip(s.frames.iter().skip(1)) {
            let Some(call) = next.call.map(|call| &program.edges[call]).filter(|call| names_its_result(call)) else {
                continue;
            };
            for (&var, object) in self.tables.locals(frame.function).iter().zip(&frame.bindings) {
                let declared = &program.vars[var];
                let is_temp = declared.storage == Storage::Temp;
                let is_dead = is_replaced(program, call, var)
                    || match is_temp {
                        true => !declared.address_taken && !self.live.is_live(program, call.target, var),
                        false => self.dead.as_ref().is_some_and(|dead| dead.is_dead(program, call.target, var)),
                    };
                dead.extend(object.filter(|_| is_dead).map(|object| (object, is_temp)));
            }
        }
        let is_dead: FxHashSet<ObjectId> = dead.iter().map(|(id, _)| *id).collect();
        let is_root =
            |(id, object): &(ObjectId, &Object<Val>)| object.kind != ObjectKind::Heap && !is_dead.contains(id);
        let held = s.memory.reachable(s.memory.live_objects().filter(is_root).map(|(id, _)| id));
        for (id, is_temp) in dead {
            let Some(object) = s.memory.get(id) else { continue };
            let keeps = self.options.properties.contains(Property::ValidMemtrack)
                && mentions(object).any(|to| !held.contains(to));
            match (keeps, is_temp) {
                (true, true) => return None,
                (true, false) => {}
                (false, _) => s.memory.reset(id, Fill::Uninit),
            }
        }
        Some(())
    }

    fn own_objects(&self, frame: &Frame) -> impl Iterator<Item = ObjectId> + use<> {
        let bindings: Vec<ObjectId> = frame.bindings.iter().copied().flatten().collect();
        bindings.into_iter().chain(frame.varargs).chain(frame.allocas.clone())
    }

    /// Stands for everybody who waits. It has the anchors, where no other function has anything, and variables of others.
    fn frame_below(&self, program: &Program, variables: usize) -> Frame {
        let first = self.first_place(program);
        Frame {
            function: program.start,
            bindings: vec![None; self.tables.locals(program.start).len()],
            varargs: Some(self.layout.stack(0)),
            vararg_types: Vec::new(),
            call: None,
            allocas: (first..first + variables as u64).map(|place| self.layout.stack(place)).collect(),
            serial: 0,
        }
    }

    /// Where the frame behind that one begins.
    fn first_place(&self, program: &Program) -> u64 {
        self.tables.locals(program.start).len() as u64 + 1
    }

    /// A frame that begins at another place, and the names of its objects there.
    fn moved(&self, frame: &Frame, serial: u64) -> (FxHashMap<ObjectId, ObjectId>, Frame) {
        let mut names: FxHashMap<ObjectId, ObjectId> = FxHashMap::default();
        let mut name = |object: ObjectId, place: usize| {
            let new = self.layout.stack(serial + place as u64);
            names.insert(object, new);
            new
        };
        let bindings: Vec<Option<ObjectId>> =
            frame.bindings.iter().enumerate().map(|(place, object)| object.map(|object| name(object, place))).collect();
        let varargs = frame.varargs.map(|object| name(object, frame.bindings.len()));
        (names, Frame { bindings, varargs, serial, ..frame.clone() })
    }

    /// The state with other names for the unknowns of which the caller has any: what it knows of its own is not so of them.
    fn rename_apart<'o>(
        &mut self,
        exit: &ValueState,
        entry: &ValueState,
        rest: impl Iterator<Item = &'o Object<Val>>,
    ) -> (Store<Val>, Conditions) {
        let mut s = exit.store.clone();
        let mut conditions = entry.conditions.clone();
        let Some(reasoner) = &mut self.reasoner else { return (s, conditions) };
        let held = rest.flat_map(|object| object.contents().values().chain(object.attributes()));
        let held = held.filter_map(|value| match value {
            Val::Term { term, .. } | Val::Perhaps { term, .. } | Val::At { offset: term, .. } => Some(*term),
            _ => None,
        });
        let terms = held.chain(entry.conditions.terms().iter().copied());
        let known: FxHashSet<SymbolId> = terms.flat_map(|term| reasoner.terms.symbols_of(term).to_vec()).collect();
        let mut said: Vec<SymbolId> = exit.held_symbols(&reasoner.terms).into_iter().collect();
        said.extend(exit.conditions.terms().iter().flat_map(|&term| reasoner.terms.symbols_of(term)));
        said.sort_unstable();
        said.dedup();
        said.retain(|&symbol| known.contains(&symbol) && !reasoner.is_rigid(symbol));
        let mut images: FxHashMap<SymbolId, Term> = FxHashMap::default();
        for symbol in said {
            let old = reasoner.terms.symbol_term(symbol);
            let (sort, origin) = (reasoner.terms.sort(old), reasoner.origin(symbol));
            images.insert(symbol, reasoner.fresh_of(sort, origin));
        }
        let image = |symbol: SymbolId| images.get(&symbol).copied();
        let mut done: FxHashMap<Term, Term> = FxHashMap::default();
        replace_terms(&mut s, &mut reasoner.terms, &image, &mut done);
        for (condition, edge) in exit.conditions.iter() {
            conditions.push(reasoner.terms.substitute(condition, &image, &mut done), edge);
        }
        (s, conditions)
    }
}

/// Unless temporaries say where the result goes.
fn names_its_result(call: &cfa::Edge) -> bool {
    match &call.op {
        Op::Call(call) => !matches!(call.result, Some(Place { base: PlaceBase::Deref(_), .. })),
        _ => false,
    }
}

/// Whether the result of a call takes the place of what a variable holds, and no pointer leads there.
fn is_replaced(program: &Program, call: &cfa::Edge, var: VarId) -> bool {
    let declared = &program.vars[var];
    let is_whole = program.types.scalar(declared.ty.ty).is_some() && !declared.address_taken;
    let result = match &call.op {
        Op::Call(call) => call.result,
        _ => None,
    };
    result.is_some_and(|place| place.base == PlaceBase::Var(var)) && is_whole
}

fn mentions(object: &Object<Val>) -> impl Iterator<Item = ObjectId> {
    object.contents().values().filter_map(Value::mentions)
}

fn forget_freed_places(s: &mut Store<Val>) {
    s.memory.rewrite(|value| matches!(value, Val::Dangling(Some(_))).then_some(Val::Dangling(None)));
}
