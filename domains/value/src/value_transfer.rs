//! The transfer function, which exploration, path checks and replay share: one step of the domain.

use std::ops::Range;
use std::rc::Rc;

use cfa::{CallGraph, EdgeId, Facts, FunctionId, Joins, Live, LocId, LoopId, Loops, Program, Storage, ThreadId};
use cpa::{Action, Flow, Transition, Undefined};
use eval::{Cx, Frame, Store, Tables};
use index::{FxHashMap, Id, IndexVec, Work, work};
use memory::{Exposure, Fill, NewObject, ObjectId, ObjectKind, Origin, Size};
use symbolic::{Conditions, Reasoner};

use crate::accesses::use_hint;
use crate::heap::ids::{Layout, Sites};
use crate::heap::pointer_layout::PointerLayouts;
use crate::heap::reachability::HolderPaths;
use crate::inputs::argv::Arguments;
use crate::inputs::readings::Readings;
use crate::joins::generalise::LoopFacts;
use crate::joins::per_node;
use crate::library::{LibraryVariables, Model, library_variables, streams_begin, variables_begin};
use crate::lifetime::liveness::Dead;
use crate::machine::access_log::AccessLog;
use crate::machine::attempt::{Attempt, Fork};
use crate::machine::env::Env;
use crate::machine::step::PossibleViolation;
use crate::machine::step::Step;
use crate::machine::step::{End, StepResult};
use crate::machine::tools::Tools;
use crate::machine::value_machine::ValueMachine;
use crate::order::covers::Order;
use crate::prec::ValuePrec;
use crate::state::LoopHead;
use crate::state::{Flags, ValueState};
use crate::transfer::transition::transition;
use crate::values::terms::decide_marks;
use crate::{FoldEscalation, Heap, MergeKind, Scope, Val, ValueOptions};

/// What does not change during a run, and the numbers of allocations.
#[derive(Debug)]
pub(crate) struct ValueTransfer {
    pub options: ValueOptions,
    pub tables: Rc<Tables>,
    pub layout: Rc<Layout>,
    pub shapes: Rc<PointerLayouts>,
    library_variables: LibraryVariables,
    pub models: Rc<IndexVec<FunctionId, Model>>,
    pub sites: Sites,
    pub live: Rc<Live>,
    holder_paths: HolderPaths,
    /// Unless whatever a variable holds must be kept.
    pub dead: Option<Rc<Dead>>,
    /// If values are symbolic.
    pub reasoner: Option<Box<Reasoner>>,
    /// If they are followed.
    pub arguments: Option<Box<Arguments>>,
    /// If inputs are looked for.
    pub readings: Option<Box<Readings>>,
    /// If loops are joined.
    pub loop_facts: Option<Rc<LoopFacts>>,
    /// If it matters where loops begin again.
    loops: Option<Rc<Loops>>,
    /// If a return to a recursive call is as the end of a round.
    recursion: Option<Rc<CallGraph>>,
    /// How many states came again to the head of a loop.
    rounds: FxHashMap<LocId, u32>,
    pub fold_cache: segments::FoldCache,
    /// All conditions of a path are kept, also those on what memory has forgotten.
    pub whole_path: bool,
    /// Where states are compared.
    joins: Rc<Joins>,
}

/// After so many states at the head of a loop, nodes that hold different constants are folded too, and before that those
/// that were allocated by the same call, so that the first and last value of a list stay what they are. Not at once,
/// since different constants may be what tells nodes apart. The numbers were not measured.
const PATIENCE: u32 = 40;
const PATIENCE_WITH_CALL: u32 = 10;

/// What is left of a state that work was done on.
pub(crate) struct WorkOutcome<T> {
    pub result: StepResult<T>,
    pub store: Store<Val>,
    pub step: Step,
}

/// What one step leads to.
#[derive(Default)]
pub(crate) struct StepOutcome {
    pub next: Option<ValueState>,
    /// What may, or does, go wrong.
    pub target: Option<PossibleViolation>,
    /// What is undefined on the way to `next`.
    pub undefined: Option<Rc<Undefined>>,
    /// The unknowns that were named in it.
    pub unknowns: Range<usize>,
}

/// How a step is taken.
pub(crate) struct Mode<'a> {
    pub prec: &'a ValuePrec,
    pub log: Option<&'a mut AccessLog>,
    /// The bits that an unknown function returns.
    pub pin: Option<u128>,
}

/// The thread that looks at a state, and the edge that it takes, if it takes one.
#[derive(Clone, Copy)]
pub(crate) struct At {
    thread: ThreadId,
    edge: Option<EdgeId>,
}

impl From<Action> for At {
    fn from(action: Action) -> Self {
        At { thread: action.thread(), edge: Some(action.edge()) }
    }
}

impl From<ThreadId> for At {
    fn from(thread: ThreadId) -> Self {
        At { thread, edge: None }
    }
}

impl ValueTransfer {
    pub fn new(facts: &Facts<'_>, options: ValueOptions) -> Self {
        let program = facts.program();
        let tables = Rc::new(Tables::new(program));
        let mut reasoner = options.symbolic.as_ref().map(|symbolic| Box::new(Reasoner::new(symbolic)));
        let arguments = reasoner.as_mut().and_then(|reasoner| Arguments::new(program, reasoner)).map(Box::new);
        ValueTransfer {
            layout: Rc::new(Layout::new(program, &tables)),
            shapes: Rc::new(PointerLayouts::new(program)),
            library_variables: library_variables(program, &tables),
            models: Rc::new(program.functions.ids().map(|f| Model::of(program, f)).collect()),
            sites: Sites::default(),
            live: facts.live().clone(),
            holder_paths: HolderPaths::default(),
            dead: None,
            reasoner,
            loop_facts: joins_at_heads(&options).then(|| Rc::new(LoopFacts::new(facts))),
            loops: (options.folding.is_some() || arguments.is_some()).then(|| facts.loops().clone()),
            arguments,
            readings: None,
            recursion: options.summarised.then(|| facts.calls().clone()),
            rounds: FxHashMap::default(),
            fold_cache: segments::FoldCache::default(),
            whole_path: false,
            joins: facts.joins().clone(),
            tables,
            options,
        }
    }

    pub fn order<'a>(&self, program: &'a Program) -> Order<'a> {
        let properties = self.options.properties;
        Order {
            program,
            blocks: properties.memory(),
            folds: self.options.folding.is_some(),
            uninitialised: properties.uninitialised(),
        }
    }

    /// The state where the program begins: everything static is there.
    pub fn initial(&mut self, program: &Program) -> ValueState {
        let cx = Cx::new(program, &self.tables);
        let mut s: Store<Val> = Store::new(cx);
        for (slot, &var) in self.tables.globals().iter().enumerate() {
            let id = self.layout.global(slot);
            s.memory.add_at(id, self.tables.object(var));
            if program.vars[var].storage == Storage::External {
                let width = program.types.model.pointer_bits() as u64;
                let pointers = self.shapes.pointers(var).iter().filter(|range| range.1 != u64::MAX);
                for start in pointers.flat_map(|range| (range.0..range.1).step_by(width as usize)) {
                    s.memory.write(id, start, width, Val::Outside { null: true });
                }
            }
        }
        variables_begin(&self.library_variables, &self.layout, program, &mut s);
        streams_begin(&self.tables, &self.layout, program, &mut s);
        s.globals = Rc::new((0..self.tables.globals().len()).map(|slot| Some(self.layout.global(slot))).collect());
        for (string, literal) in program.strings.iter_enumerated() {
            let id = self.layout.string(string);
            let new = NewObject::new(ObjectKind::StringLiteral, Size::Known(literal.bytes.len() as u64), 1);
            s.memory.add_at(id, NewObject { born: Origin(string.index() as u32), read_only: true, ..new });
            for (index, chunk) in literal.bytes.chunks(16).enumerate() {
                let mut word = [0; 16];
                word[..chunk.len()].copy_from_slice(chunk);
                let value = Val::bits(u128::from_le_bytes(word));
                s.memory.write(id, index as u64 * 128, chunk.len() as u64 * 8, value);
            }
        }
        s.strings = Rc::new(program.strings.ids().map(|string| Some(self.layout.string(string))).collect());
        for function in program.functions.ids() {
            let new = NewObject::new(ObjectKind::Function, Size::Known(1), 16);
            let born = Origin(function.index() as u32);
            s.memory.add_at(self.layout.function(function), NewObject { born, read_only: true, ..new });
        }
        s.functions = Rc::new(program.functions.ids().map(|f| Some(self.layout.function(f))).collect());
        let conditions = match (&self.arguments, &mut self.reasoner) {
            (Some(arguments), Some(reasoner)) => arguments.set(cx, &mut s, &self.layout, reasoner),
            _ => {
                set_unknown_arguments(cx, &mut s);
                Conditions::default()
            }
        };
        s.frames.push(Rc::new(Frame {
            function: program.start,
            bindings: vec![None; self.tables.locals(program.start).len()],
            varargs: None,
            vararg_types: Vec::new(),
            call: None,
            allocas: Vec::new(),
            serial: 0,
        }));
        let blocks = self.options.properties.memory();
        let folds = self.options.folding.is_some();
        ValueState::new(s, Flags { blocks, folds, raw: true, ..Flags::default() }, conditions)
    }

    /// Runs `work` on a copy of the state; `loc` is where the edge leads.
    pub fn with<T>(
        &mut self,
        program: &Program,
        state: &ValueState,
        mode: Mode<'_>,
        at: impl Into<At>,
        loc: Option<LocId>,
        work: impl FnOnce(&mut ValueMachine<'_>, &mut Store<Val>) -> StepResult<T>,
    ) -> WorkOutcome<T> {
        work::count(Work::Step, 1);
        work::count(Work::Candidate, state.store.frames.len());
        let mut s = state.store.clone();
        let At { thread, edge } = at.into();
        s.switch(thread);
        let mut m = ValueMachine {
            env: Env {
                cx: Cx::new(program, &self.tables),
                options: &self.options,
                prec: mode.prec,
                layout: &self.layout,
                shapes: &self.shapes,
                library_variables: &self.library_variables,
                live: &self.live,
                at: edge,
                scope: loc.and_then(|loc| self.options.scope.key(program, loc)),
                whole_path: self.whole_path,
                pin: mode.pin,
            },
            step: Step::new(state.flags, state.conditions.clone()),
            attempt: Attempt::default(),
            tools: Tools {
                sites: &mut self.sites,
                reasoner: self.reasoner.as_deref_mut(),
                argv: self.arguments.as_deref_mut(),
                readings: self.readings.as_deref_mut(),
                holder_paths: &mut self.holder_paths,
                log: mode.log,
            },
        };
        let mut result = work(&mut m, &mut s);
        if result.is_ok()
            && let Err(end) = m.substitute_equalities(&mut s)
        {
            result = Err(end);
        }
        m.drop_temporary_names(&mut s);
        // Equal situations are equal states, whoever took the last step.
        s.switch(ThreadId::main());
        WorkOutcome { result, store: s, step: m.step }
    }

    /// The state without what is not tracked at a location.
    pub fn adjusted(
        &mut self,
        program: &Program,
        state: ValueState,
        prec: &ValuePrec,
        loc: Option<LocId>,
    ) -> ValueState {
        if self.options.scope == Scope::Global || prec.is_all() || state.target.is_some() || state.flags.raw {
            return state;
        }
        let mode = Mode { prec, log: None, pin: None };
        let worked = self.with(program, &state, mode, ThreadId::main(), loc, |m, s| {
            let ids: Vec<_> = s.memory.live_objects().map(|(id, object)| (id, object.size.bits())).collect();
            for (id, bits) in ids {
                let kind = s.memory.object(id).kind;
                if !matches!(kind, ObjectKind::StringLiteral | ObjectKind::Function) {
                    m.apply_precision(s, id, 0, bits);
                }
            }
            Ok(())
        });
        let conditions = self.reasoner.is_some().then_some(worked.step.conditions);
        state.followed_by(worked.store, worked.step.flags, conditions)
    }

    /// Whether blocks that nothing leads to are of no interest, and are to be removed behind this step.
    fn collects(&self, flow: Flow, loc: Option<LocId>) -> bool {
        let compared = self.options.heap == Heap::Graph && loc.is_some_and(|loc| self.joins.contains(loc));
        let returned = self.options.prune_at_return && matches!(flow, Flow::Return { .. });
        (compared || returned) && !self.options.properties.leaks() && !self.sites.is_empty()
    }

    /// The functions that the outside knows.
    pub fn escaped_functions(&self, state: &ValueState, program: &Program) -> Vec<FunctionId> {
        let memory = &state.store.memory;
        let is_known = |&f: &FunctionId| memory.get(self.layout.function(f)).map(|held| held.exposure);
        program.functions.ids().filter(|f| is_known(f) == Some(Exposure::Escaped)).collect()
    }

    /// The state in the form in which it is compared, where it is.
    pub fn canonical(&mut self, mut state: ValueState, t: &Transition<'_>, program: &Program) -> ValueState {
        let loc = destination(program, t);
        let meets = loc.is_some_and(|loc| self.joins.contains(loc));
        let is_head = |loc: LocId| self.loops.as_ref().is_some_and(|loops| loops.headed_by(loc).is_some());
        let comes_back = self.comes_back(program, t);
        if self.options.folding.is_some() && (comes_back || loc.is_some_and(is_head)) {
            use_hint::note_uses(&mut state.store, program, &self.tables);
        }
        let state = match loc.filter(|_| comes_back || self.round(program, t, loc).is_some()) {
            Some(loc) => self.folded(state, loc, program),
            None => state,
        };
        let width = program.types.model.pointer_bits() as u64;
        debug_assert_eq!(segments::check(&state.store.memory, width), Vec::<String>::new());
        let reasoner = self.reasoner.as_deref();
        debug_assert_eq!(reasoner.and_then(|reasoner| segments::misplaced(&state.store.memory, reasoner)), None);
        match self.options.heap {
            Heap::Graph if meets && !self.sites.is_empty() => self.renamed(state),
            Heap::Graph | Heap::Sites { .. } => state,
        }
    }

    /// The state with canonical names for its blocks.
    pub fn renamed(&mut self, state: ValueState) -> ValueState {
        state.with_canonical_blocks(&self.layout, &mut self.sites).with_canonical_freed_places()
    }

    /// The loop that an edge leads back to the beginning of.
    fn round(&self, program: &Program, t: &Transition<'_>, loc: Option<LocId>) -> Option<(Rc<Loops>, LoopId)> {
        let loops = self.loops.as_ref()?;
        let id = loops.headed_by(loc?)?;
        loops.contains(id, program.edges[taken(t)].source).then(|| (loops.clone(), id))
    }

    /// Whether a function returns to one that may be waiting for itself.
    fn comes_back(&self, program: &Program, t: &Transition<'_>) -> bool {
        let (Some(recursion), Flow::Return { call }) = (&self.recursion, t.flow) else { return false };
        let function_of = |edge: cfa::EdgeId| program.locs[program.edges[edge].source].function;
        recursion.are_mutual(function_of(call), function_of(t.edge))
    }

    /// The state with its lists folded.
    pub fn folded(&mut self, state: ValueState, loc: LocId, program: &Program) -> ValueState {
        let Some(folding) = self.options.folding else { return state };
        let state = self.with_decided_marks(state);
        let rounds = self.rounds.entry(loc).or_default();
        *rounds += 1;
        let is_step = match folding.escalation {
            FoldEscalation::None | FoldEscalation::AtOnce => false,
            FoldEscalation::Kinds => *rounds == PATIENCE + 1,
            FoldEscalation::Constants => [PATIENCE_WITH_CALL + 1, PATIENCE + 1].contains(rounds),
        };
        self.options.run_report.count_lists(|lists| lists.escalated += u64::from(is_step));
        let constants = match folding.escalation {
            FoldEscalation::AtOnce => segments::ConstantPolicy::Forgotten,
            FoldEscalation::Constants if *rounds > PATIENCE => segments::ConstantPolicy::Forgotten,
            FoldEscalation::Constants if *rounds > PATIENCE_WITH_CALL => segments::ConstantPolicy::ApartByCall,
            FoldEscalation::None | FoldEscalation::Kinds | FoldEscalation::Constants => segments::ConstantPolicy::Apart,
        };
        let kinds = folding.escalation == FoldEscalation::Kinds && *rounds > PATIENCE;
        let policy = segments::FoldPolicy { nodes: folding.nodes, constants, kinds };
        let mut s = state.store.clone();
        let (layout, sites) = (&self.layout, &mut self.sites);
        let mut fresh = |is_used: &dyn Fn(ObjectId) -> bool, born: Origin| sites.free(layout, is_used, born);
        let width = program.types.model.pointer_bits() as u64;
        let numbers = numbers(&self.options, &mut self.reasoner, &state.conditions);
        let Some(differing) = segments::fold(&mut s.memory, policy, width, &mut fresh, numbers) else { return state };
        self.options.run_report.count_lists(|lists| lists.folded += 1);
        let conditions = self.reasoner.as_ref().map(|_| state.conditions.clone());
        let mut folded = state.followed_by(s, state.flags, conditions);
        (folded.head, folded.joins) = (state.head, state.joins);
        let Some(reasoner) = &mut self.reasoner else { return folded };
        if let (false, Some(loop_facts)) = (differing.is_empty(), &self.loop_facts) {
            per_node::describe(&mut folded, &differing, program, loop_facts, reasoner);
            folded = per_node::without_unused(&folded, reasoner);
        }
        folded.forget_conditions(&reasoner.terms);
        folded
    }

    /// The state with marks that are what conditions leave them: they tell nodes apart.
    fn with_decided_marks(&mut self, state: ValueState) -> ValueState {
        let Some(reasoner) = self.reasoner.as_deref_mut().filter(|_| !state.conditions.is_empty()) else {
            return state;
        };
        let mut s = state.store.clone();
        decide_marks(&mut s, &mut reasoner.terms, &state.conditions);
        let mut settled = state.followed_by(s, state.flags, Some(state.conditions.clone()));
        (settled.head, settled.joins) = (state.head, state.joins);
        settled
    }

    /// How many unknowns have a name.
    fn unknowns(&self) -> usize {
        self.reasoner.as_ref().map_or(0, |reasoner| reasoner.terms.symbol_count())
    }

    /// Whether the solver may go on, and deserves to.
    pub fn check_effort(&self) -> cpa::Step<()> {
        let (Some(reasoner), Some(symbolic)) = (&self.reasoner, &self.options.symbolic) else { return Ok(()) };
        // With a solver at fault, nothing that follows would count.
        match reasoner.statistics().conflicts > symbolic.conflicts || symbolic.run_report.failure().is_some() {
            true => Err(cpa::Stop::Limit(cpa::Limit::Effort)),
            false => Ok(()),
        }
    }

    /// One step, unless something must be decided first.
    pub fn attempt(
        &mut self,
        program: &Program,
        state: &ValueState,
        attempt: Attempt,
        t: &Transition<'_>,
        mode: Mode<'_>,
    ) -> Result<StepOutcome, Fork> {
        let unknowns = self.unknowns();
        if state.target.is_some() {
            return Ok(StepOutcome { unknowns: unknowns..unknowns, ..StepOutcome::default() });
        }
        let models = self.models.clone();
        let loc = destination(program, t);
        let globals = if state.flags.raw { self.tables.globals().len() } else { 0 };
        let layout = self.layout.clone();
        let dead = self.dead.clone();
        let collects = self.collects(t.flow, loc);
        let leaves = !self.whole_path && self.reasoner.is_some() && loc.is_some_and(|loc| self.joins.contains(loc));
        let round = self.arguments.as_ref().filter(|_| !self.whole_path).and_then(|_| self.round(program, t, loc));
        let worked = self.with(program, state, mode, t.action(), loc, |m, s| {
            m.attempt = attempt;
            // The initial state becomes one of the precision with the first step.
            for slot in 0..globals {
                let id = layout.global(slot);
                let bits = s.memory.object(id).size.bits();
                m.apply_precision(s, id, 0, bits);
            }
            m.step.flags.raw = false;
            transition(m, s, &models, t)?;
            if let Some(dead) = dead {
                dead.sweep(m, s, t.edge, t.flow);
            }
            m.find_lost(s, loc)?;
            if collects {
                m.collect(s);
            }
            if leaves {
                m.leave_outside(s);
            }
            if let Some((loops, id)) = round {
                m.forget_arguments(s, |born| {
                    let edge = program.edges.get(cfa::EdgeId::from_usize(born.0 as usize));
                    edge.is_some_and(|edge| loops.contains(id, edge.source))
                });
            }
            Ok(())
        });
        let WorkOutcome { result, store: s, step: Step { flags, conditions, possible, undefined, .. } } = worked;
        let unknowns = unknowns..self.unknowns();
        Ok(match result {
            Ok(()) => {
                let mut next = state.followed_by(s, flags, self.reasoner.is_some().then_some(conditions));
                if let Some(reasoner) = &self.reasoner
                    && !self.whole_path
                    && loc.is_some_and(|loc| self.joins.contains(loc))
                {
                    next.forget_conditions(&reasoner.terms);
                }
                next.head = loc.and_then(|loc| match self.comes_back(program, t) {
                    true => Some(LoopHead { loc, is_back_edge: true }),
                    false => self.loop_facts.as_ref()?.entered(program, taken(t), loc),
                });
                StepOutcome { next: Some(next), target: possible, undefined, unknowns }
            }
            Err(End::Infeasible) => StepOutcome { next: None, target: possible, undefined, unknowns },
            Err(End::Target(target)) => StepOutcome {
                next: None,
                target: possible.or(Some(PossibleViolation { target, conditions })),
                undefined,
                unknowns,
            },
            Err(End::Undefined(end)) => {
                let target = Rc::new(cpa::Target::Undefined((*end).clone()));
                StepOutcome {
                    next: None,
                    target: possible.or(Some(PossibleViolation { target, conditions })),
                    undefined,
                    unknowns,
                }
            }
            Err(End::Fork(fork)) => return Err(fork),
        })
    }
}

/// `argc` is unknown, and `argv` leads outside.
fn set_unknown_arguments(cx: Cx<'_>, s: &mut Store<Val>) {
    if let Some(argc) = s.bound(cx, cx.program.argc) {
        s.memory.reset(argc, Fill::Unknown);
    }
    if let Some(argv) = s.bound(cx, cx.program.argv) {
        let width = cx.program.types.model.pointer_bits() as u64;
        s.memory.reset(argv, Fill::Unknown);
        if s.memory.object(argv).size.bits() >= width {
            s.memory.write(argv, 0, width, Val::Outside { null: false });
        }
    }
}

/// The edge that leads where a step leads: that of the call, where a function returns.
fn taken(t: &Transition<'_>) -> cfa::EdgeId {
    match t.flow {
        Flow::Return { call } => call,
        Flow::Next | Flow::External(_) | Flow::Outside | Flow::Enter(_) | Flow::Exit(_) => t.edge,
    }
}

/// Where a step leads.
pub(crate) fn destination(program: &Program, t: &Transition<'_>) -> Option<LocId> {
    match t.flow {
        Flow::Next | Flow::External(_) | Flow::Outside => program.edges.get(t.edge).map(|edge| edge.target),
        Flow::Enter(function) => program.functions[function].body.map(|body| body.entry),
        Flow::Return { call } => Some(program.edges[call].target),
        Flow::Exit(_) => None,
    }
}

/// Lists would be joined with none elsewhere.
fn joins_at_heads(options: &ValueOptions) -> bool {
    match options.merge {
        MergeKind::Separate => false,
        MergeKind::Join => options.folding.is_some(),
        MergeKind::Generalise => true,
    }
}

/// Counts the nodes of lists, if they are to be counted.
pub(crate) fn numbers<'a>(
    options: &ValueOptions,
    reasoner: &'a mut Option<Box<Reasoner>>,
    conditions: &Conditions,
) -> Option<segments::Numbers<'a>> {
    let counts = options.merge == MergeKind::Generalise && options.folding.is_some_and(|folding| folding.counts);
    reasoner.as_mut().filter(|_| counts).map(|reasoner| segments::Numbers::naming(reasoner, conditions))
}
