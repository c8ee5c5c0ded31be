//! Memory leaks: blocks that nothing leads to any more.
//!
//! Every block of a state is one that its pointers lead to: as soon as the last of them goes, whatever the reason, the
//! loss is noted and the block removed. So what a state holds, and what one that it covers holds, is not lost.

use cfa::{LocId, Storage};
use eval::Store;
use index::FxHashSet;
use memory::{Exposure, Memory, ObjectId, ObjectKind};
use spec::Property;
use term::Term;

use crate::heap::contents::is_live_block;
use crate::heap::reachability::{Retains, retains};
use crate::machine::attempt::{Fork, Unfold};
use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;
use crate::{Val, ValueState, Which};

impl Env<'_> {
    /// A block, by where it was allocated.
    pub fn block_text(&self, born: memory::Origin) -> String {
        let program = self.cx.program;
        let edge = program.edges.get(index::Id::from_usize(born.0 as usize));
        match edge.filter(|edge| !edge.span.is_none()) {
            Some(edge) => format!("the block allocated at {}", program.sources.describe_line(edge.span)),
            None => "a block".to_owned(),
        }
    }
}

impl ValueMachine<'_> {
    /// Notes the blocks that this step lost. `loc` is where the innermost frame stands now.
    pub fn find_lost(&mut self, s: &mut Store<Val>, loc: Option<LocId>) -> StepResult<()> {
        let mut wanted: FxHashSet<ObjectId> = std::mem::take(&mut self.attempt.dropped).into_iter().collect();
        wanted.retain(|&id| is_live_block(s, id) && s.memory.object(id).exposure != Exposure::Escaped);
        if wanted.is_empty() {
            return Ok(());
        }
        let roots = self.roots(s, loc);
        if self.tools.holder_paths.hold_all(&s.memory, &roots, &wanted) {
            debug_assert!(self.search(s, roots, wanted).is_none(), "what is held is found");
            return Ok(());
        }
        self.look_into_empty(s, &roots, &wanted)?;
        let Some(reached) = self.search(s, roots, wanted) else { return Ok(()) };
        let lost = |(id, object): &(ObjectId, &memory::Object<Val>)| {
            object.kind == ObjectKind::Heap && object.exposure != Exposure::Escaped && !reached.contains(id)
        };
        let lost: Vec<ObjectId> = s.memory.live_objects().filter(lost).map(|(id, _)| id).collect();
        let Some(&first) = lost.first() else { return Ok(()) };
        look_for_nodes(s, &lost)?;
        let born = s.memory.object(first).born;
        self.note(|m| m.violation(Property::ValidMemtrack, format!("{} is lost", m.block_text(born))));
        for id in lost {
            s.memory.replace_pointers(id, Val::dangling);
            s.memory.discard(id);
        }
        Ok(())
    }

    /// Goes on only if no block is held by nodes alone that may not be there.
    fn look_into_empty(&mut self, s: &Store<Val>, roots: &[ObjectId], wanted: &FxHashSet<ObjectId>) -> StepResult<()> {
        let may_be_empty =
            |(_, object): (_, &memory::Object<Val>)| object.segment.is_some_and(|segment| segment.least == 0);
        if s.memory.segments() == 0 || !s.memory.objects().any(may_be_empty) {
            return Ok(());
        }
        let width = self.cx.program.types.model.pointer_bits() as u64;
        let held = HeldBlocks::by(&s.memory, roots.to_vec(), width);
        for &id in wanted.iter().filter(|id| !held.certainly.contains(id)) {
            let leads = |(segment, _): &&(ObjectId, Which)| s.memory.reachable([*segment]).contains(id);
            match held.perhaps_empty.iter().find(leads) {
                Some(&(segment, which)) if s.memory.object(segment).owner.is_none() => {
                    return Err(End::Fork(Fork::Unfold(Unfold { segment, which })));
                }
                Some(_) => {
                    let born = s.memory.object(id).born;
                    self.note(|m| m.violation(Property::ValidMemtrack, format!("{} is lost", m.block_text(born))));
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Blocks that nobody freed, where the program ends.
    pub fn check_cleanup(&mut self, s: &Store<Val>) -> StepResult<()> {
        if !self.options.properties.contains(Property::ValidMemcleanup) {
            return Ok(());
        }
        self.concerns_all(s, "an end of the program");
        let blocks = s.memory.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap);
        let blocks: Vec<ObjectId> = blocks.map(|(id, _)| id).collect();
        let Some(&first) = blocks.first() else { return Ok(()) };
        look_for_nodes(s, &blocks)?;
        let born = s.memory.object(first).born;
        self.note(|m| {
            let text = format!("{} is not freed when the program ends", m.block_text(born));
            m.violation(Property::ValidMemcleanup, text)
        });
        Ok(())
    }

    /// What variables lead to; `None` once all that is wanted was found.
    fn search(
        &mut self,
        s: &Store<Val>,
        roots: Vec<ObjectId>,
        mut wanted: FxHashSet<ObjectId>,
    ) -> Option<FxHashSet<ObjectId>> {
        let mut reached: FxHashSet<ObjectId> = FxHashSet::default();
        // Pointers of which it takes more to tell whether they have left their block.
        let mut open: Vec<(ObjectId, Val)> = Vec::new();
        // The innermost frame is looked at first: it is where pointers change.
        let mut work = roots;
        // Most are held by a variable itself.
        for object in work.iter().rev().filter_map(|&id| s.memory.get(id)) {
            for value in object.contents().values() {
                if let Retains::Certainly(target) = retains(&s.memory, value) {
                    wanted.remove(&target);
                }
            }
            if wanted.is_empty() {
                return None;
            }
        }
        let mut is_lost = false;
        loop {
            while let Some(id) = work.pop() {
                let Some(object) = s.memory.get(id) else { continue };
                for value in object.contents().values() {
                    match retains(&s.memory, value) {
                        Retains::Certainly(target) if reached.insert(target) => {
                            wanted.remove(&target);
                            work.push(target);
                        }
                        Retains::Perhaps(target) => open.push((target, value.clone())),
                        Retains::Certainly(_) | Retains::Not => {}
                    }
                }
                if wanted.is_empty() && !is_lost {
                    return None;
                }
            }
            let Some(&(target, _)) = open.iter().find(|(target, _)| !reached.contains(target)) else {
                return Some(reached);
            };
            let holders: Vec<Val> = open.extract_if(.., |(of, _)| *of == target).map(|(_, value)| value).collect();
            // What no pointer left in this step, was looked at when one did.
            if !wanted.remove(&target) || self.stays_inside(s, target, &holders) {
                reached.insert(target);
                work.push(target);
            } else {
                is_lost = true;
            }
        }
    }

    /// Whether one of the pointers still leads into the block: goes on only where it does, and notes where it does not.
    fn stays_inside(&mut self, s: &Store<Val>, block: ObjectId, holders: &[Val]) -> bool {
        let born = s.memory.object(block).born;
        if holders.iter().any(|holder| matches!(holder, Val::Part(_))) {
            // Whether it is tracked then is for nobody to say: the program may put the address together again.
            self.note(|m| m.unsupported_target(&format!("{}, whose address is kept in parts", m.block_text(born))));
            return true;
        }
        let target = |m: &Self| m.violation(Property::ValidMemtrack, format!("{} is lost", m.block_text(born)));
        let size = if self.is_symbolic() { self.size_term(s, block) } else { None };
        let mut outside: Option<Term> = None;
        for holder in holders {
            let (Some(size), Some((_, offset))) = (size, self.offset_of(holder)) else {
                self.note(target);
                return true;
            };
            let terms = self.terms();
            let leaves = terms.ult(size, offset);
            outside = Some(outside.map_or(leaves, |others| terms.and(others, leaves)));
        }
        let outside = outside.unwrap_or_else(|| self.terms().truth());
        self.check_never(outside, target).is_ok()
    }

    /// The variables of the program, and what code outside knows. Temporaries count while something may still read them.
    fn roots(&mut self, s: &Store<Val>, loc: Option<LocId>) -> Vec<ObjectId> {
        let cx = self.cx;
        let mut roots: Vec<ObjectId> = s.globals.iter().copied().flatten().collect();
        if self.step.flags.escaped {
            let escaped = s.memory.live_objects().filter(|(_, object)| object.exposure == Exposure::Escaped);
            roots.extend(escaped.map(|(id, _)| id));
        }
        let mut frames = Vec::new();
        // Where each frame stands: behind the call that the next one serves.
        let mut at = loc;
        for frame in s.frames.iter().rev() {
            let mut held: Vec<ObjectId> = frame.varargs.iter().chain(&frame.allocas).copied().collect();
            for (&var, object) in cx.tables.locals(frame.function).iter().zip(&frame.bindings) {
                let Some(object) = *object else { continue };
                let is_dead = cx.program.vars[var].storage == Storage::Temp
                    && at.is_some_and(|at| !self.live.is_live(cx.program, at, var));
                if !is_dead {
                    held.push(object);
                }
            }
            frames.push(held);
            at = frame.call.filter(|_| loc.is_some()).map(|edge| cx.program.edges[edge].target);
        }
        roots.extend(frames.into_iter().rev().flatten());
        roots
    }
}

impl ValueState {
    /// Whether there is a block to which no variable of the program leads for certain.
    pub(crate) fn has_lost(&self, width: u64) -> bool {
        let memory = &self.store.memory;
        let is_block =
            |object: &memory::Object<Val>| object.kind == ObjectKind::Heap && object.exposure != Exposure::Escaped;
        let is_root = |object: &memory::Object<Val>| !is_block(object) && object.kind != ObjectKind::Temp;
        let roots = memory.live_objects().filter(|(_, object)| is_root(object)).map(|(id, _)| id);
        let held = HeldBlocks::by(memory, roots.collect(), width);
        memory
            .live_objects()
            .any(|(id, object)| is_block(object) && object.owner.is_none() && !held.certainly.contains(&id))
    }
}

/// The blocks that objects lead to.
struct HeldBlocks {
    certainly: FxHashSet<ObjectId>,
    /// Segments on the way that may be empty, and how they were entered. What they hold is not held for certain.
    perhaps_empty: Vec<(ObjectId, Which)>,
}

impl HeldBlocks {
    fn by(memory: &Memory<Val>, roots: Vec<ObjectId>, width: u64) -> HeldBlocks {
        let mut held = HeldBlocks { certainly: FxHashSet::default(), perhaps_empty: Vec::new() };
        let values = |id: ObjectId| memory.get(id).into_iter().flat_map(|object| object.contents().values().cloned());
        let mut work: Vec<Val> = roots.into_iter().flat_map(values).collect();
        while let Some(value) = work.pop() {
            let Some(id) = memory.kept_by(&value).filter(|_| !matches!(value, Val::Part(_))) else { continue };
            let empty = memory.get(id).and_then(|object| object.segment).filter(|segment| segment.least == 0);
            match (empty, value) {
                (Some(segment), Val::Node { which, .. }) => {
                    held.certainly.insert(id);
                    if held.perhaps_empty.contains(&(id, which)) {
                        continue;
                    }
                    held.perhaps_empty.push((id, which));
                    let link = match which {
                        Which::First => Some(segment.links.next),
                        Which::Last => segment.links.prev,
                        Which::PerNode => None,
                    };
                    work.extend(link.map(|at| symbolic::value_at(memory, id, at as u64 * 8, width)));
                }
                _ if held.certainly.insert(id) => work.extend(values(id)),
                _ => {}
            }
        }
        held
    }
}

/// Goes on only if one of the blocks is certainly there, and not only segments that may be empty.
fn look_for_nodes(s: &Store<Val>, blocks: &[ObjectId]) -> StepResult<()> {
    let may_be_empty = |id: &ObjectId| s.memory.object(*id).segment.is_some_and(|segment| segment.least == 0);
    let is_top = |id: &&ObjectId| s.memory.object(**id).owner.is_none();
    match blocks.iter().find(is_top) {
        Some(&segment) if blocks.iter().filter(is_top).all(may_be_empty) => {
            Err(End::Fork(Fork::Unfold(Unfold { segment, which: Which::First })))
        }
        _ => Ok(()),
    }
}
