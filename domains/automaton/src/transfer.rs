//! The steps of the observer.

use std::rc::Rc;

use cfa::{Arg, EdgeId, ExprId, ExprKind, LocId, Op, Program, ThreadId};
use cpa::{Answer, Ask, Block, Cpa, Cx, Flow, Query, Reduce, Step, Successors, Target, Transition, Violation};
use smallvec::{SmallVec, smallvec};
use spec::{Automaton, Condition, Effect};
use types::Scalar;

use crate::events::{Event, Events, assigns};
use crate::state::AutomatonState;

pub struct AutomatonCpa {
    automaton: Automaton,
    events: Events,
}

impl AutomatonCpa {
    pub fn new(program: &Program, automaton: Automaton) -> Self {
        AutomatonCpa { events: Events::new(program, &automaton), automaton }
    }
    /// The name that the automaton was given.
    pub fn observer(&self) -> &str {
        &self.automaton.name
    }
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }
    pub fn start(&self) -> AutomatonState {
        AutomatonState { at: self.automaton.initial, error: None }
    }
    /// Whether a step over this edge may be an event.
    pub fn watches(&self, edge: EdgeId) -> bool {
        self.events.is_watched(edge)
    }

    /// Where a step leads: to one state, or to several if it is not known whether some conditions hold.
    pub fn step(
        &self,
        s: &AutomatonState,
        edge: EdgeId,
        flow: Flow,
        arguments: &mut dyn Arguments,
        program: &Program,
    ) -> Successors<AutomatonState> {
        let mut successors: Successors<AutomatonState> = Successors::new();
        for (successor, _) in self.ways(s, edge, flow, arguments, program) {
            if !successors.contains(&successor) {
                successors.push(successor);
            }
        }
        successors
    }

    /// As [`AutomatonCpa::step`], with the conditions that must hold for a state to be reached and are not known to.
    pub fn ways(
        &self,
        s: &AutomatonState,
        edge: EdgeId,
        flow: Flow,
        arguments: &mut dyn Arguments,
        program: &Program,
    ) -> SmallVec<[(AutomatonState, &[Condition]); 1]> {
        if s.error.is_some() || !self.watches(edge) {
            return smallvec![(s.clone(), &[][..])];
        }
        let mut step = ObservedStep { edge, flow, arguments, program };
        let mut ways = SmallVec::new();
        let rules = self.automaton.states[s.at].rules.iter().zip(&self.events.rules[s.at]);
        for (rule, events) in rules {
            let fitting = events.iter().map(|event| (step.fits(event), event));
            let Some((fits, event)) = fitting.max_by_key(|&(fits, _)| fits).filter(|&(fits, _)| fits > Fits::No) else {
                continue;
            };
            let successor = match &rule.effect {
                Effect::Go(to) => AutomatonState { at: *to, error: None },
                &Effect::Error { property, ref message } => {
                    let span = program.edges[edge].span;
                    let violation = Violation { property, message: message.clone(), span };
                    AutomatonState { at: s.at, error: Some(Rc::new(Target::Violation(violation))) }
                }
            };
            if fits == Fits::Yes {
                ways.push((successor, &[][..]));
                return ways;
            }
            ways.push((successor, event.conditions()));
        }
        ways.push((s.clone(), &[][..]));
        ways
    }
}

/// What is known of the arguments of a call, before it happens.
pub trait Arguments {
    fn argument(&mut self, x: ExprId) -> Argument;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    Bits(u128),
    /// The address of something: not null.
    Address,
    Unknown,
}

/// What the other domains know.
struct DomainKnowledge<'a> {
    others: &'a mut dyn Ask,
    thread: ThreadId,
    cx: Cx<'a>,
}

impl Arguments for DomainKnowledge<'_> {
    fn argument(&mut self, x: ExprId) -> Argument {
        match self.others.ask(Query::Value(self.thread, x), self.cx) {
            Answer::Value(bits) => Argument::Bits(bits),
            Answer::Among(_) | Answer::Unknown | Answer::Targets(_) => Argument::Unknown,
        }
    }
}

impl Cpa for AutomatonCpa {
    type State = AutomatonState;
    type Prec = ();

    fn name(&self) -> &'static str {
        "automaton"
    }
    fn merges(&self) -> bool {
        false
    }
    fn adjusts(&self) -> bool {
        false
    }
    fn initial(&mut self, _cx: Cx<'_>) -> Step<(AutomatonState, ())> {
        Ok((self.start(), ()))
    }

    fn transfer(
        &mut self,
        s: &AutomatonState,
        _p: &(),
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<AutomatonState>> {
        Ok(self.step(s, t.edge, t.flow, &mut DomainKnowledge { others, thread: t.thread, cx }, cx.program))
    }

    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = AutomatonState>> {
        Some(self)
    }
}

/// What was seen so far decides what a block will show, and what it showed is what was seen afterwards.
impl Reduce for AutomatonCpa {
    type State = AutomatonState;

    fn reduce(&mut self, entry: &AutomatonState, _block: Block, _cx: Cx<'_>) -> Step<Option<AutomatonState>> {
        Ok(Some(entry.clone()))
    }
    fn expand(
        &mut self,
        _entry: &AutomatonState,
        _block: Block,
        exit: &AutomatonState,
        _cx: Cx<'_>,
    ) -> Step<Option<AutomatonState>> {
        Ok(Some(exit.clone()))
    }
}

/// Whether a pattern matches a step, as far as the values are known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fits {
    No,
    Maybe,
    Yes,
}

impl From<bool> for Fits {
    fn from(fits: bool) -> Self {
        if fits { Fits::Yes } else { Fits::No }
    }
}

/// The step that is being watched.
struct ObservedStep<'a> {
    edge: EdgeId,
    flow: Flow,
    arguments: &'a mut dyn Arguments,
    program: &'a Program,
}

impl ObservedStep<'_> {
    fn fits(&mut self, event: &Event) -> Fits {
        let program = self.program;
        let edge = &program.edges[self.edge];
        match event {
            Event::Call { functions, conditions } => {
                let Op::Call(call) = &edge.op else { return Fits::No };
                let called = match self.flow {
                    Flow::Enter(function) | Flow::External(function) | Flow::Exit(function) => Some(function),
                    Flow::Next | Flow::Outside | Flow::Return { .. } => None,
                };
                if !called.is_some_and(|function| functions.contains(&function)) {
                    return Fits::No;
                }
                let fits = conditions.iter().map(|condition| match call.args.get(condition.argument - 1) {
                    Some(arg) => self.holds(condition, arg),
                    None => Fits::No,
                });
                fits.min().unwrap_or(Fits::Yes)
            }
            Event::Enter(functions) => match self.flow {
                Flow::Enter(function) => functions.contains(&function).into(),
                _ => Fits::No,
            },
            Event::Return(functions) => {
                let returns = matches!(edge.op, Op::Return(_));
                (returns && functions.contains(&program.locs[edge.source].function)).into()
            }
            Event::Assign(vars) => {
                // The result of a call into a body is written when it returns.
                let op = match self.flow {
                    Flow::Enter(_) | Flow::Exit(_) => return Fits::No,
                    Flow::Return { call } => &program.edges[call].op,
                    Flow::Next | Flow::External(_) | Flow::Outside => &edge.op,
                };
                assigns(program, op, vars).into()
            }
            Event::Label(locs) => self.arrives_at().is_some_and(|loc| locs.contains(&loc)).into(),
            Event::End => matches!(self.flow, Flow::Exit(_)).into(),
            Event::Text(edges) => edges.contains(&self.edge).into(),
        }
    }

    fn arrives_at(&self) -> Option<LocId> {
        let program = self.program;
        match self.flow {
            Flow::Next | Flow::External(_) | Flow::Outside => Some(program.edges[self.edge].target),
            Flow::Enter(function) => program.functions[function].body.map(|body| body.entry),
            Flow::Return { call } => Some(program.edges[call].target),
            Flow::Exit(_) => None,
        }
    }

    fn holds(&mut self, condition: &Condition, arg: &Arg) -> Fits {
        let Arg::Scalar(x) = *arg else { return Fits::No };
        let expr = &self.program.exprs[x];
        let int = match expr.scalar {
            Scalar::Int(int) => int,
            Scalar::Pointer => self.program.types.pointer_int(),
            // No float is compared with an integer's bits.
            Scalar::Float(_) => return Fits::Maybe,
        };
        let wanted = int.truncate(condition.value as u128);
        let argument = match expr.kind {
            ExprKind::Const(bits) => Argument::Bits(bits.get()),
            _ => self.arguments.argument(x),
        };
        let is_equal = match argument {
            Argument::Bits(bits) => int.truncate(bits) == wanted,
            Argument::Address if expr.scalar == Scalar::Pointer && wanted == 0 => false,
            Argument::Address | Argument::Unknown => return Fits::Maybe,
        };
        (is_equal == condition.equal).into()
    }
}
