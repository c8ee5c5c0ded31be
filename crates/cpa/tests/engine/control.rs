//! Control without options, domains that count, and programs in text form.

use cfa::{Callee, ExprId, Op, Program, ThreadId};
use cpa::{
    Action, Actions, Answer, Ask, CallStack, Composite, CompositeMerge, CompositeState, Control, ControlCpa, Cpa, Cx,
    DynCpa, ErasedCpa, Flow, Merge, Query, State, Step, Strengthening, Successors, Target, Thread, Transition,
};
use index::Id;
use smallvec::{SmallVec, smallvec};
use source::Span;

pub fn parse(text: &str) -> Program {
    cfa::text::parse("test.cfa", text).unwrap_or_else(|error| panic!("{error}"))
}

/// So many threads begin at once, in the start function.
pub struct ToyControl {
    pub threads: usize,
}

impl ControlCpa for ToyControl {
    fn initial(&mut self, cx: Cx<'_>) -> Control {
        let body = cx.program.functions[cx.program.start].body.expect("the start has a body");
        let thread = Thread::at(body.entry, CallStack::default());
        Control { threads: smallvec![thread; self.threads], stuck: None }
    }
    fn enabled(&mut self, s: &Control, out: &mut Actions, cx: Cx<'_>) {
        for (at, thread) in s.threads.iter().enumerate() {
            let outgoing = thread.loc.map_or(&[][..], |loc| &cx.program.locs[loc].outgoing);
            out.extend(outgoing.iter().map(|&edge| Action::new(ThreadId::from_usize(at), edge)));
        }
    }
    fn transfer(
        &mut self,
        s: &Control,
        action: Action,
        op: &Op,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[(Control, Flow); 1]>> {
        let stack = &s.of(action.thread()).stack;
        let behind = |edge| cx.program.edges[edge].target;
        let there = |loc, stack| s.with(action.thread(), Thread::at(loc, stack));
        let next = |flow| smallvec![(there(behind(action.edge()), stack.clone()), flow)];
        Ok(match op {
            Op::Call(call) => {
                let callee = match call.callee {
                    Callee::Direct(function) => function,
                    Callee::Pointer(pointer) => match others.ask(Query::CallTargets(action.thread(), pointer), cx) {
                        Answer::Targets(targets) => targets.functions[0],
                        Answer::Unknown | Answer::Among(_) | Answer::Value(_) => {
                            let what = "an unknown callee".to_owned();
                            let mut control = s.clone();
                            control.stuck = Some(Target::Unsupported { what, span: Span::NONE }.into());
                            return Ok(smallvec![(control, Flow::Outside)]);
                        }
                    },
                };
                match cx.program.functions[callee].body {
                    Some(body) => {
                        let inside = stack.push(action.edge(), callee);
                        smallvec![(there(body.entry, inside), Flow::Enter(callee))]
                    }
                    None => next(Flow::External(callee)),
                }
            }
            Op::Return(_) => match stack.top() {
                Some((call, _)) => {
                    let below = stack.pop().expect("it has a top");
                    smallvec![(there(behind(call), below), Flow::Return { call })]
                }
                None => next(Flow::Next),
            },
            _ => next(Flow::Next),
        })
    }
}

/// How many assignments there were, up to a bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Count(pub u8);
impl State for Count {}

pub struct Counter {
    pub bound: u8,
    pub joins: bool,
}

impl Cpa for Counter {
    type State = Count;
    type Prec = ();
    fn name(&self) -> &'static str {
        "counter"
    }
    fn initial(&mut self, _cx: Cx<'_>) -> Step<(Count, ())> {
        Ok((Count(0), ()))
    }
    fn transfer(
        &mut self,
        s: &Count,
        _p: &(),
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        _cx: Cx<'_>,
    ) -> Step<Successors<Count>> {
        Ok(smallvec![Count(self.bound.min(s.0 + u8::from(matches!(t.op, Op::Assign { .. }))))])
    }
    /// A count stands for all that are not more.
    fn covers(&mut self, reached: &Count, new: &Count, _p: &(), _cx: Cx<'_>) -> Step<bool> {
        Ok(new <= reached)
    }
    fn merge(&mut self, new: &Count, reached: &Count, _p: &(), _cx: Cx<'_>) -> Step<Merge<Count>> {
        Ok(if self.joins { Merge::Joined(*new.max(reached)) } else { Merge::Separate })
    }
    fn answer(&mut self, s: &Count, query: Query, _cx: Cx<'_>) -> Answer {
        match query {
            Query::Value(..) => Answer::Value(s.0.into()),
            Query::CallTargets(..) => Answer::Unknown,
        }
    }
}

/// Sinks by one whenever it hears a number that is not greater, and sees a contradiction at the number `bottom`.
pub struct Sinking {
    pub from: u8,
    pub bottom: u8,
    /// How often it was asked to strengthen.
    pub asked: std::rc::Rc<std::cell::Cell<usize>>,
}

impl Cpa for Sinking {
    type State = Count;
    type Prec = ();
    fn name(&self) -> &'static str {
        "sinking"
    }
    fn initial(&mut self, _cx: Cx<'_>) -> Step<(Count, ())> {
        Ok((Count(self.from), ()))
    }
    /// Two successors for each assignment: the old number and the next one.
    fn transfer(
        &mut self,
        s: &Count,
        _p: &(),
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        _cx: Cx<'_>,
    ) -> Step<Successors<Count>> {
        Ok(if matches!(t.op, Op::Assign { .. }) { smallvec![*s, Count(s.0 + 1)] } else { smallvec![*s] })
    }
    fn strengthen(
        &mut self,
        s: &Count,
        _p: &(),
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Strengthening<Count>> {
        self.asked.set(self.asked.get() + 1);
        Ok(match others.ask(Query::Value(t.thread, ExprId::from_usize(0)), cx) {
            _ if s.0 == self.bottom => Strengthening::Bottom,
            Answer::Value(value) if value < u128::from(s.0) => Strengthening::To(Count(s.0 - 1)),
            _ => Strengthening::Unchanged,
        })
    }
}

pub fn composite(parts: Vec<Box<dyn DynCpa>>, merge: CompositeMerge) -> Composite {
    Composite::new(Box::new(ToyControl { threads: 1 }), parts, merge)
}

pub fn counting(joins: bool) -> Composite {
    let merge = if joins { CompositeMerge::Agree } else { CompositeMerge::Separate };
    composite(vec![Box::new(ErasedCpa(Counter { bound: 9, joins }))], merge)
}

/// Location, waiting calls, counts.
pub fn describe(s: &CompositeState) -> String {
    let loc = s.control.of(ThreadId::main()).loc.map_or("end".to_owned(), |loc| loc.to_string());
    let calls = "+".repeat(s.control.depth());
    let counts: Vec<String> = (0..s.parts().len())
        .map(|at| s.part::<Count>(at).map_or("?".to_owned(), |count| count.0.to_string()))
        .collect();
    format!("{loc}{calls} {}", counts.join(" "))
}

pub const CALLS: &str = "
function main() -> int {
  local x: int
  entry l0, exit l5
  l0 -> l1: open x
  l1 -> l2: x := 1
  l2 -> l3: x := call add(x)
  l3 -> l4: x := 2
  l4 -> l5: return x
}
function add(y: int) -> int {
  entry l6, exit l9
  l6 -> l7: assume y > 0
  l6 -> l8: assume !(y > 0)
  l7 -> l8: y := 3
  l8 -> l9: return y
}
";

pub const LOOPS: &str = "
function main() -> int {
  local x: int, y: int
  entry l0, exit l9
  l0 -> l1: open x, y
  l1 -> l2: assume x < 10
  l1 -> l7: assume !(x < 10)
  l2 -> l3: assume y < 10
  l2 -> l6: assume !(y < 10)
  l3 -> l4: assume x == y
  l3 -> l5: assume !(x == y)
  l4 -> l5: nop
  l5 -> l2: nop
  l6 -> l1: nop
  l7 -> l8: nop
  l8 -> l9: return x
}
";
