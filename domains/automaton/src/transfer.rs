//! The steps of the observer.

use std::rc::Rc;

use cfa::{Arg, EdgeId, ExprKind, LocId, Op, Program};
use cpa::{Answer, Ask, Cpa, Cx, Flow, Query, Step, Successors, Target, Transition, Violation};
use smallvec::smallvec;
use spec::{Automaton, Condition, Effect};
use types::Scalar;

use crate::events::{Event, Events, writes, written};
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
        Ok((AutomatonState { at: self.automaton.initial, error: None }, ()))
    }

    fn transfer(
        &mut self,
        s: &AutomatonState,
        _p: &(),
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<AutomatonState>> {
        if s.error.is_some() || !self.events.is_watched(t.edge) {
            return Ok(smallvec![s.clone()]);
        }
        let mut step = Observed { edge: t.edge, flow: t.flow, others, cx };
        let mut successors: Successors<AutomatonState> = Successors::new();
        let rules = self.automaton.states[s.at].rules.iter().zip(&self.events.rules[s.at]);
        for (rule, events) in rules {
            let fits = events.iter().map(|event| step.fits(event)).max().unwrap_or(Fits::No);
            if fits == Fits::No {
                continue;
            }
            let successor = match &rule.effect {
                Effect::Go(to) => AutomatonState { at: *to, error: None },
                Effect::Error { property, message } => {
                    let span = cx.program.edges[t.edge].span;
                    let violation = Violation { property, message: message.clone(), span };
                    AutomatonState { at: s.at, error: Some(Rc::new(Target::Violation(violation))) }
                }
            };
            add(&mut successors, successor);
            if fits == Fits::Yes {
                return Ok(successors);
            }
        }
        add(&mut successors, s.clone());
        Ok(successors)
    }
}

fn add(successors: &mut Successors<AutomatonState>, successor: AutomatonState) {
    if !successors.contains(&successor) {
        successors.push(successor);
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
struct Observed<'a> {
    edge: EdgeId,
    flow: Flow,
    others: &'a mut dyn Ask,
    cx: Cx<'a>,
}

impl Observed<'_> {
    fn fits(&mut self, event: &Event) -> Fits {
        let program = self.cx.program;
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
                written(op).any(|place| writes(&place, vars)).into()
            }
            Event::Label(locs) => self.arrives_at().is_some_and(|loc| locs.contains(&loc)).into(),
            Event::End => matches!(self.flow, Flow::Exit(_)).into(),
            Event::Text(edges) => edges.contains(&self.edge).into(),
        }
    }

    fn arrives_at(&self) -> Option<LocId> {
        let program = self.cx.program;
        match self.flow {
            Flow::Next | Flow::External(_) | Flow::Outside => Some(program.edges[self.edge].target),
            Flow::Enter(function) => program.functions[function].body.map(|body| body.entry),
            Flow::Return { call } => Some(program.edges[call].target),
            Flow::Exit(_) => None,
        }
    }

    fn holds(&mut self, condition: &Condition, arg: &Arg) -> Fits {
        let Arg::Scalar(x) = *arg else { return Fits::No };
        let expr = &self.cx.program.exprs[x];
        let int = match expr.scalar {
            Scalar::Int(int) => int,
            Scalar::Pointer => self.cx.program.types.pointer_int(),
            // No float is compared with an integer's bits.
            Scalar::Float(_) => return Fits::Maybe,
        };
        let bits = match expr.kind {
            ExprKind::Const(bits) => bits.get(),
            _ => match self.others.ask(Query::Value(x), self.cx) {
                Answer::Value(bits) => bits,
                Answer::Unknown | Answer::Targets(_) => return Fits::Maybe,
            },
        };
        ((int.truncate(bits) == int.truncate(condition.value as u128)) == condition.equal).into()
    }
}
