//! Runtime monitoring: observers that are run along a concrete execution.
//!
//! An execution shows the violation of an observer if the observer, which sees the steps that were really taken and the
//! values that arguments really had, comes to the same error at the same place. A step counts once it has come to its
//! end. Where the steps are not those that observers are made for (the library calls back, or jumps), or where the value
//! of an argument is not known even now, the observer is lost and sees nothing more.

use automaton::{Argument, Arguments, AutomatonCpa, AutomatonState};
use cfa::{Arg, BinaryOp, Callee, EdgeId, ExprId, FunctionId, Op, Program};
use cpa::{Flow, PathStep, Target, Violation};
use eval::Store;
use interp::{Halt, Peek, Value};
use spec::Condition;

use crate::path_condition::{Distance, PathCondition, Right, Sides};

/// The observers that may come to the violation.
pub(crate) struct Observers<'p> {
    program: &'p Program,
    violation: &'p Violation,
    automata: Vec<&'p AutomatonCpa>,
}

/// What an argument must be for the observer to come to its error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ObserverGoal {
    /// The step of the path that is the call.
    pub step: usize,
    pub condition: PathCondition,
}

impl ObserverGoal {
    fn new(step: usize, argument: ExprId, condition: &Condition) -> Self {
        let op = if condition.equal { BinaryOp::Eq } else { BinaryOp::Ne };
        ObserverGoal { step, condition: PathCondition { op, left: argument, right: Right::Number(condition.value) } }
    }

    /// How far the state before the call is from meeting it, if it does not.
    pub fn missed(&self, program: &Program, peek: &mut Peek<'_>, s: &Store<Value>) -> Option<Distance> {
        let distance = self.condition.distance(program, peek, s);
        let is_equal = match distance.sides {
            Some(Sides::Int { left, right }) => left == right,
            // Floats are compared with nothing.
            Some(Sides::Float { .. }) => return None,
            None => match peek.expr(s, self.condition.left)? {
                Value::Bits(bits) => self.condition.right == Right::Number(0) && bits == 0,
                Value::Pointer(_) | Value::Fragment { .. } | Value::Uninit => false,
            },
        };
        (is_equal != (self.condition.op == BinaryOp::Eq)).then_some(distance)
    }
}

impl<'p> Observers<'p> {
    /// `None` if the violation is not one of these observers.
    pub fn of(program: &'p Program, violation: &'p Violation, all: &'p [AutomatonCpa]) -> Option<Self> {
        let raises = |observer: &&AutomatonCpa| observer.automaton().raises(violation.property, &violation.message);
        let automata: Vec<&AutomatonCpa> = all.iter().filter(raises).collect();
        (!automata.is_empty()).then_some(Observers { program, violation, automata })
    }

    pub fn watch(&self) -> Watch<'_> {
        let states = self.automata.iter().map(|observer| observer.start()).collect();
        Watch { observers: self, states, last: None, edges: 0, observed: ObserverResult::Nothing }
    }

    fn is_wanted(&self, s: &AutomatonState) -> bool {
        matches!(s.error.as_deref(), Some(Target::Violation(found)) if found == self.violation)
    }

    /// What arguments must be for an observer to come to its error at the end of the path, as far as that is not
    /// known from the path alone. Only a proposal: the execution decides.
    pub fn goals(&self, path: &[PathStep]) -> Vec<ObserverGoal> {
        let found = self.automata.iter().find_map(|observer| self.goals_of(observer, path));
        found.unwrap_or_default()
    }

    fn goals_of(&self, observer: &AutomatonCpa, path: &[PathStep]) -> Option<Vec<ObserverGoal>> {
        // How a state was reached: from which other, and by which conditions on the call of which step.
        let mut reached: Vec<(AutomatonState, usize, usize, &[Condition])> = vec![(observer.start(), 0, 0, &[])];
        let mut here = vec![0];
        for (step, taken) in path.iter().enumerate().filter(|(_, taken)| observer.watches(taken.edge())) {
            let mut next: Vec<usize> = Vec::new();
            for &from in &here {
                let s = reached[from].0.clone();
                for (to, conditions) in observer.ways(&s, taken.edge(), taken.flow, &mut NoValues, self.program) {
                    if next.iter().any(|&known| reached[known].0 == to) {
                        continue;
                    }
                    if to == s && conditions.is_empty() {
                        next.push(from);
                    } else {
                        next.push(reached.len());
                        reached.push((to, from, step, conditions));
                    }
                }
            }
            here = next;
        }
        let mut at = here.into_iter().find(|&at| self.is_wanted(&reached[at].0))?;
        let mut goals = Vec::new();
        while at != 0 {
            let (_, from, step, conditions) = reached[at];
            if let Op::Call(call) = &self.program.edges[path[step].edge()].op {
                goals.extend(conditions.iter().filter_map(|condition| {
                    let Some(&Arg::Scalar(argument)) = call.args.get(condition.argument - 1) else { return None };
                    Some(ObserverGoal::new(step, argument, condition))
                }));
            }
            at = from;
        }
        goals.sort_by_key(|goal| goal.step);
        Some(goals)
    }
}

/// Nothing but the path is known.
struct NoValues;

impl Arguments for NoValues {
    fn argument(&mut self, _x: ExprId) -> Argument {
        Argument::Unknown
    }
}

/// What the observers saw of one execution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum ObserverResult {
    /// The violation, after this many edges.
    Violation {
        edges: u64,
    },
    Nothing,
    /// Nothing until this edge, and nothing from there on.
    Lost {
        edge: EdgeId,
        why: &'static str,
    },
}

/// The observers beside one execution.
pub(crate) struct Watch<'o> {
    observers: &'o Observers<'o>,
    states: Vec<AutomatonState>,
    /// Until it is known where it leads.
    last: Option<OpenStep>,
    edges: u64,
    observed: ObserverResult,
}

/// A step that was begun.
struct OpenStep {
    edge: EdgeId,
    /// How many frames there were.
    frames: usize,
    /// What the function that was running was called by.
    call: Option<EdgeId>,
    /// The state before, if the function that is called or an argument may have to be looked up in it.
    before: Option<Store<Value>>,
}

impl Watch<'_> {
    /// The next edge that is about to be taken, with the state before it.
    pub fn step(&mut self, edge: EdgeId, s: &Store<Value>, peek: &mut Peek<'_>) {
        if let Some(taken) = self.last.take() {
            match self.flow(&taken, edge, s, peek) {
                Ok(flow) => self.observe(&taken, flow, peek),
                Err(why) => self.lose(taken.edge, why),
            }
        }
        self.edges = self.edges.saturating_add(1);
        if self.observed == ObserverResult::Nothing {
            let is_wanted = match &self.observers.program.edges[edge].op {
                Op::Call(call) => match call.callee {
                    Callee::Direct(_) => self.observers.automata.iter().any(|observer| observer.watches(edge)),
                    Callee::Pointer(_) => true,
                },
                _ => false,
            };
            let before = is_wanted.then(|| s.clone());
            self.last = Some(OpenStep { edge, frames: s.frames.len(), call: s.frame().call, before });
        }
    }

    /// What was seen, now that the execution is over.
    pub fn finish(mut self, halt: &Halt, peek: &mut Peek<'_>) -> ObserverResult {
        let ends = matches!(halt, Halt::Exit(_) | Halt::Abort | Halt::ErrorReached { .. });
        if let Some(taken) = self.last.take().filter(|_| ends) {
            let edge = &self.observers.program.edges[taken.edge];
            let function = match &edge.op {
                Op::Call(_) => self.called(&taken, peek),
                _ => Some(self.observers.program.locs[edge.source].function),
            };
            match function {
                Some(function) => self.observe(&taken, Flow::Exit(function), peek),
                None => self.lose(taken.edge, UNKNOWN_CALL),
            }
        }
        self.observed
    }

    /// Where a step led, seen from the next one.
    fn flow(
        &self,
        taken: &OpenStep,
        next: EdgeId,
        s: &Store<Value>,
        peek: &mut Peek<'_>,
    ) -> Result<Flow, &'static str> {
        let program = self.observers.program;
        let arrived = program.edges[next].source;
        let target = program.edges[taken.edge].target;
        let is_beside = s.frames.len() == taken.frames && s.frame().call == taken.call && arrived == target;
        match &program.edges[taken.edge].op {
            Op::Call(_) => {
                let is_inside = s.frames.len() == taken.frames.saturating_add(1) && s.frame().call == Some(taken.edge);
                if is_inside {
                    return Ok(Flow::Enter(s.frame().function));
                }
                if !is_beside {
                    return Err(OTHER_WAY);
                }
                let function = self.called(taken, peek).ok_or(UNKNOWN_CALL)?;
                if program.functions[function].noreturn {
                    return Err(RETURNS);
                }
                Ok(Flow::External(function))
            }
            Op::Return(_) => match taken.call {
                Some(call)
                    if s.frames.len().saturating_add(1) == taken.frames && arrived == program.edges[call].target =>
                {
                    Ok(Flow::Return { call })
                }
                _ => Err(OTHER_WAY),
            },
            _ if is_beside => Ok(Flow::Next),
            _ => Err(OTHER_WAY),
        }
    }

    /// The function that a call calls.
    fn called(&self, taken: &OpenStep, peek: &mut Peek<'_>) -> Option<FunctionId> {
        let Op::Call(call) = &self.observers.program.edges[taken.edge].op else { return None };
        match call.callee {
            Callee::Direct(function) => Some(function),
            Callee::Pointer(x) => {
                let mut s = taken.before.clone()?;
                match peek.expr_in(&mut s, x)? {
                    Value::Pointer(pointer) => s.function_at(pointer.into()),
                    Value::Bits(_) | Value::Fragment { .. } | Value::Uninit => None,
                }
            }
        }
    }

    fn observe(&mut self, taken: &OpenStep, flow: Flow, peek: &mut Peek<'_>) {
        let Watch { observers, states, .. } = self;
        let mut is_lost = false;
        for (observer, s) in observers.automata.iter().zip(states) {
            let mut arguments = Values { before: taken.before.as_ref(), peek };
            let mut next = observer.step(s, taken.edge, flow, &mut arguments, observers.program);
            match next.pop() {
                Some(only) if next.is_empty() => *s = only,
                _ => is_lost = true,
            }
        }
        if self.states.iter().any(|s| self.observers.is_wanted(s)) {
            self.observed = ObserverResult::Violation { edges: self.edges };
        } else if is_lost {
            self.lose(taken.edge, "a condition on an argument can be neither met nor denied");
        }
    }

    fn lose(&mut self, edge: EdgeId, why: &'static str) {
        self.observed = ObserverResult::Lost { edge, why };
    }
}

const OTHER_WAY: &str = "the library calls back or jumps";
const RETURNS: &str = "a function returns that is declared not to";
const UNKNOWN_CALL: &str = "it is not known which function is called";

/// The values that arguments really have.
struct Values<'a, 'p> {
    before: Option<&'a Store<Value>>,
    peek: &'a mut Peek<'p>,
}

impl Arguments for Values<'_, '_> {
    fn argument(&mut self, x: ExprId) -> Argument {
        match self.before.and_then(|s| self.peek.expr(s, x)) {
            Some(Value::Bits(bits)) => Argument::Bits(bits),
            Some(Value::Pointer(_)) => Argument::Address,
            Some(Value::Fragment { .. } | Value::Uninit) | None => Argument::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use interp::{Hooks, Inputs, Io, Mode, Options, PreparedProgram};
    use source::Span;
    use spec::{Property, Specification};

    use super::*;
    use crate::tests::lower;

    /// What observers see of the run with these inputs, if the violation is wanted in this line.
    fn observed(observer: &str, line: u32, text: &str, inputs: &str) -> (Program, ObserverResult) {
        let program = lower(text);
        let mut specification = Specification::default();
        specification.add_observers("o.txt", observer).expect("it is right");
        let all: Vec<AutomatonCpa> =
            specification.observers().iter().map(|observer| AutomatonCpa::new(&program, observer.clone())).collect();
        let spans = program.edges.iter().map(|edge| edge.span);
        let is_here = |span: &Span| program.sources.position(*span).is_some_and(|position| position.line == line);
        let in_line: Vec<Span> = spans.filter(is_here).collect();
        let prepared = PreparedProgram::new(&cfa::Facts::new(&program));
        let options = Options {
            mode: Mode::REACH,
            inputs: Inputs::parse(inputs).expect("inputs are well-formed"),
            ..Options::default()
        };
        let mut seen = ObserverResult::Nothing;
        for span in in_line {
            let violation = Violation { property: Property::Observed("p"), message: "m".to_owned(), span };
            let observers = Observers::of(&program, &violation, &all).expect("it is theirs");
            let (mut watch, mut peek) = (observers.watch(), prepared.peek());
            let mut observer = |edge: EdgeId, s: &Store<Value>| watch.step(edge, s, &mut peek);
            let mut io =
                Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
            let outcome = prepared.run(&options, &mut io, Hooks { guide: None, observer: Some(&mut observer) });
            seen = watch.finish(&outcome.halt, &mut peek);
            if seen != ObserverResult::Nothing {
                break;
            }
        }
        (program, seen)
    }

    #[track_caller]
    fn seen(observer: &str, line: u32, text: &str, inputs: &str) {
        let (_, observed) = observed(observer, line, text, inputs);
        assert!(matches!(observed, ObserverResult::Violation { .. }), "{observed:?}");
    }

    #[track_caller]
    fn unseen(observer: &str, line: u32, text: &str, inputs: &str) {
        assert_eq!(observed(observer, line, text, inputs).1, ObserverResult::Nothing);
    }

    #[track_caller]
    fn lost(observer: &str, line: u32, text: &str, inputs: &str, wanted: &str) {
        let (_, observed) = observed(observer, line, text, inputs);
        assert!(matches!(observed, ObserverResult::Lost { why, .. } if why == wanted), "{observed:?}");
    }

    const CALLS: &str = "observer o initial state s: on call(f, $1 == 3) -> error \"p\" \"m\"";
    const ENDS: &str = "observer o initial state s: on call(g) -> t state t: on end -> error \"p\" \"m\"";

    #[test]
    fn arguments_are_what_they_really_are() {
        let text = "void f(unsigned char x); int n(void);\nint main(void) {\n int x = n();\n f(x);\n return 0; }";
        seen(CALLS, 4, text, "int 3");
        seen(CALLS, 4, text, "int 259");
        unseen(CALLS, 4, text, "int 4");
        // The violation is another one if it is elsewhere.
        unseen(CALLS, 3, text, "int 3");
        let by_pointer = "void f(int x) {} int n(void);\nint main(void) { void (*p)(int) = f;\n p(n()); return 0; }";
        seen(CALLS, 3, by_pointer, "int 3");
        unseen(CALLS, 3, by_pointer, "int 2");
    }

    #[test]
    fn pointers_are_null_or_not() {
        let not_null = "observer o initial state s: on call(f, $1 != 0) -> error \"p\" \"m\"";
        let other = "observer o initial state s: on call(f, $1 != 4096) -> error \"p\" \"m\"";
        let text = "void f(int *x); int y;\nint main(void) { int *x = &y;\n f(x); return 0; }";
        seen(not_null, 3, text, "");
        unseen("observer o initial state s: on call(f, $1 == 0) -> error \"p\" \"m\"", 3, text, "");
        let undecided = "a condition on an argument can be neither met nor denied";
        lost(other, 3, text, "", undecided);
        let float = "void f(double x);\nint main(void) { double x = 3;\n f(x); return 0; }";
        lost(CALLS, 3, float, "", undecided);
    }

    #[test]
    fn a_step_that_does_not_end_is_none() {
        let text = "void g(void); void exit(int) __attribute__((noreturn)); int n(void);\n\
                    int main(void) { int x = n(); g();\n exit(1 / x); }";
        seen(ENDS, 3, text, "int 1");
        unseen(ENDS, 3, text, "int 0");
        let assume = "void g(void); void __VERIFIER_assume(int); int n(void);\n\
                      int main(void) { int x = n(); g();\n __VERIFIER_assume(x); return 0; }";
        seen(ENDS, 2, assume, "int 1");
        unseen(ENDS, 2, assume, "int 0");
        let abort = "void g(void); void abort(void);\nint main(void) { g();\n abort(); }";
        seen(ENDS, 3, abort, "");
    }

    #[test]
    fn what_observers_are_not_made_for() {
        let callback = "void g(void); void qsort(void *, unsigned long, unsigned long, int (*)(const void *, const void *));\n\
                        int less(const void *a, const void *b) { return *(int *)a < *(int *)b; }\n\
                        int main(void) { int a[2] = {1, 2}; g();\n qsort(a, 2, 4, less); return 0; }";
        lost(ENDS, 3, callback, "", OTHER_WAY);
        let handler = "void g(void); int atexit(void (*)(void)); void last(void) {}\n\
                       int main(void) { g(); atexit(last);\n return 0; }";
        lost(ENDS, 2, handler, "", OTHER_WAY);
        let jump = "void g(void); int setjmp(long *); void longjmp(long *, int);\n\
                    int main(void) { long b[64]; g(); if (!setjmp(b))\n longjmp(b, 1); return 0; }";
        lost(ENDS, 2, jump, "", OTHER_WAY);
        let noreturn = "void g(void); void die(void) __attribute__((noreturn));\nint main(void) { g();\n die(); }";
        lost(ENDS, 2, noreturn, "", RETURNS);
    }

    /// Along a path on which nothing is known of the values.
    #[test]
    fn goals_lead_to_the_error() {
        let program =
            lower("void f(int x, int y); int n(void);\nint main(void) { f(n(), n()); f(n(), n()); return 0; }");
        let text = "observer o initial state s: on call(f, $2 != 5) -> t
                    state t: on call(f, $1 == 3, $2 == 4) -> error \"p\" \"m\"";
        let mut specification = Specification::default();
        specification.add_observers("o.txt", text).expect("it is right");
        let all: Vec<AutomatonCpa> =
            specification.observers().iter().map(|observer| AutomatonCpa::new(&program, observer.clone())).collect();
        let main = program.function_named("main").expect("it is there");
        let mut at = program.functions[main].body.expect("it has one").entry;
        let mut path = Vec::new();
        while let Some(&edge) = program.locs[at].outgoing.first() {
            let flow = match &program.edges[edge].op {
                Op::Call(call) => match call.callee {
                    Callee::Direct(function) => Flow::External(function),
                    Callee::Pointer(_) => Flow::Outside,
                },
                _ => Flow::Next,
            };
            path.push(PathStep::of_main(edge, flow));
            at = program.edges[edge].target;
        }
        let is_f = |(_, step): &(usize, &PathStep)| matches!(step.flow, Flow::External(function) if program.name(program.functions[function].name) == "f");
        let calls: Vec<usize> = path.iter().enumerate().filter(is_f).map(|(step, _)| step).collect();
        path.truncate(calls[1] + 1);
        let span = program.edges[path[calls[1]].edge()].span;
        let violation = Violation { property: Property::Observed("p"), message: "m".to_owned(), span };
        let observers = Observers::of(&program, &violation, &all).expect("it is theirs");
        let found = observers.goals(&path);
        let found: Vec<_> = found.iter().map(|goal| (goal.step, goal.condition.op, goal.condition.right)).collect();
        let number = |step: usize, op: BinaryOp, value: i128| (step, op, Right::Number(value));
        assert_eq!(
            found,
            [number(calls[0], BinaryOp::Ne, 5), number(calls[1], BinaryOp::Eq, 3), number(calls[1], BinaryOp::Eq, 4)]
        );
    }
}
