//! The small domain as an analysis: control within one function, values, and a part that watches for labels.

use std::rc::Rc;

use cfa::{EdgeId, LocId, Op, ThreadId, VarId};
use cpa::{
    Action, Actions, Adjustment, Ask, CallStack, Composite, CompositeMerge, Control, ControlCpa, Cpa, Cx, ErasedCpa,
    Flow, State, Step, Successors, Target, Thread, Transition, Violation,
};
use index::Id;
use property::Property;
use smallvec::{SmallVec, smallvec};
use source::Span;

use super::{Known, Tracked, post};

/// Gets stuck where an operation is unsupported with the word `stuck`.
pub struct OneFunction;

impl ControlCpa for OneFunction {
    fn initial(&mut self, cx: Cx<'_>) -> Control {
        let body = cx.program.functions[cx.program.start].body.expect("the start has a body");
        Control::start(Thread::at(body.entry, CallStack::default()))
    }
    fn enabled(&mut self, s: &Control, out: &mut Actions, cx: Cx<'_>) {
        if let Some(loc) = s.of(ThreadId::main()).loc {
            out.extend(cx.program.locs[loc].outgoing.iter().copied().map(Action::of_main));
        }
    }
    fn transfer(
        &mut self,
        s: &Control,
        action: Action,
        op: &Op,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[(Control, Flow); 1]>> {
        if matches!(op, Op::Unsupported(what) if **what == *"stuck") {
            let target = Target::Unsupported { what: "stuck".to_owned(), span: cx.program.edges[action.edge()].span };
            return Ok(smallvec![(Control { stuck: Some(Rc::new(target)), ..s.clone() }, Flow::Next)]);
        }
        let target = cx.program.edges[action.edge()].target;
        let there = Thread::at(target, s.of(action.thread()).stack.clone());
        Ok(smallvec![(s.with(action.thread(), there), Flow::Next)])
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ToyState {
    pub known: Known,
    target: Option<Target>,
}

impl State for ToyState {
    fn target(&self) -> Option<&Target> {
        self.target.as_ref()
    }
}

/// Knows what it tracks. Its own violation is a step to a label `SEVEN` with the first variable at 7, for all it knows.
pub struct Values {
    pub zero: bool,
}

fn label(cx: Cx<'_>, loc: LocId) -> Option<&str> {
    cx.program.locs[loc].label.map(|label| cx.program.name(label))
}

fn violation(property: Property, message: &str, cx: Cx<'_>, edge: EdgeId) -> Target {
    let span: Span = cx.program.edges[edge].span;
    Target::Violation(Violation { property, message: message.to_owned(), span })
}

impl Cpa for Values {
    type State = ToyState;
    type Prec = Tracked;

    fn name(&self) -> &'static str {
        "values"
    }
    fn initial(&mut self, cx: Cx<'_>) -> Step<(ToyState, Tracked)> {
        let known = cx.program.vars.ids().filter(|_| self.zero).map(|var| (var, 0)).collect();
        Ok((ToyState { known, target: None }, Tracked::default()))
    }
    fn transfer(
        &mut self,
        s: &ToyState,
        _p: &Tracked,
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<ToyState>> {
        let Some(known) = post(cx.program, &s.known, t.op) else { return Ok(Successors::new()) };
        let first = known.get(&VarId::from_usize(0)).copied();
        let mut states = Successors::new();
        if label(cx, cx.program.edges[t.edge].target) == Some("SEVEN") && first.is_none_or(|value| value == 7) {
            let target = Some(violation(Property::Observed("not-seven"), "seven", cx, t.edge));
            states.push(ToyState { known: known.clone(), target });
        }
        states.push(ToyState { known, target: None });
        Ok(states)
    }
    fn covers(&mut self, reached: &ToyState, new: &ToyState, _p: &Tracked, _cx: Cx<'_>) -> Step<bool> {
        Ok(reached.known.iter().all(|(var, value)| new.known.get(var) == Some(value)))
    }
    fn adjust(
        &mut self,
        mut s: ToyState,
        p: &Tracked,
        _locs: &[LocId],
        _cx: Cx<'_>,
    ) -> Step<Adjustment<ToyState, Tracked>> {
        s.known.retain(|var, _| p.0.contains(var));
        Ok(Adjustment::Keep(s))
    }
}

/// Labels that begin with `ERROR` are violations, operations without meaning are unsupported.
pub struct Watch;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Watched(Option<Target>);

impl State for Watched {
    fn target(&self) -> Option<&Target> {
        self.0.as_ref()
    }
}

impl Cpa for Watch {
    type State = Watched;
    type Prec = ();

    fn name(&self) -> &'static str {
        "watch"
    }
    fn initial(&mut self, _cx: Cx<'_>) -> Step<(Watched, ())> {
        Ok((Watched(None), ()))
    }
    fn transfer(
        &mut self,
        _s: &Watched,
        _p: &(),
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<Watched>> {
        let edge = &cx.program.edges[t.edge];
        let target = match (t.op, label(cx, edge.target)) {
            (Op::Unsupported(what), _) => Some(Target::Unsupported { what: what.to_string(), span: edge.span }),
            (_, Some(name)) if name.starts_with("ERROR") => Some(violation(Property::UnreachCall, name, cx, t.edge)),
            _ => None,
        };
        Ok(smallvec![Watched(target)])
    }
}

/// The values are part number 0.
pub fn analysis(zero: bool) -> Composite {
    let parts: Vec<Box<dyn cpa::DynCpa>> = vec![Box::new(ErasedCpa(Values { zero })), Box::new(ErasedCpa(Watch))];
    Composite::new(Box::new(OneFunction), parts, CompositeMerge::Separate)
}
