//! Control along the edges, into calls and back.

use std::rc::Rc;

use cfa::{Arg, CallOp, Callee, ExprKind, FunctionId, Op, Program, ThreadId};
use cpa::{Action, Actions, Answer, Ask, CallStack, Control, ControlCpa, Cx, Flow, Query, Step, Target, Thread};
use index::{Id, IndexVec};
use smallvec::{SmallVec, smallvec};

use crate::pointers::Pointers;
use crate::roles::{Role, roles};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControlOptions {
    /// How many calls of one function may wait for each other. A deeper one is a leaf.
    pub recursion: usize,
    /// Functions that end the program, with or without a body: the error functions of the property.
    pub error_functions: Vec<String>,
    /// Functions that end the program if they have no body, besides `exit` and its kin.
    pub ending_functions: Vec<String>,
}

impl Default for ControlOptions {
    fn default() -> Self {
        ControlOptions { recursion: 200, error_functions: Vec::new(), ending_functions: Vec::new() }
    }
}

/// Ways that control may take, each with the state it leads to.
type Ways = SmallVec<[(Control, Flow); 1]>;

/// A call through a pointer goes to the functions that the data domains name ([`Query::CallTargets`]); if they know
/// nothing, to every function that the pointer may lead to by its type, and to code outside the program.
/// A pointer that leads nowhere has no successors.
///
/// A stuck state keeps the location of the step that it could not take.
pub struct Forward {
    options: ControlOptions,
    roles: IndexVec<FunctionId, Role>,
    pointers: Pointers,
}

impl Forward {
    pub fn new(program: &Program, options: ControlOptions) -> Self {
        Forward { roles: roles(program, &options), pointers: Pointers::new(program), options }
    }

    fn call(&mut self, s: &Control, action: Action, call: &CallOp, others: &mut dyn Ask, cx: Cx<'_>) -> Ways {
        let pointer = match call.callee {
            Callee::Direct(function) => return smallvec![self.call_of(s, action, call, function, cx)],
            Callee::Pointer(pointer) => pointer,
        };
        let (mut ways, outside) = match others.ask(Query::CallTargets(action.thread(), pointer), cx) {
            Answer::Targets(targets) => {
                let known = targets.functions.iter();
                (known.map(|&function| self.call_of(s, action, call, function, cx)).collect::<Ways>(), targets.outside)
            }
            Answer::Among(functions) => {
                let candidates = self.pointers.candidates(cx.program, action.edge(), call);
                let known = candidates.iter().filter(|function| functions.contains(function));
                (known.map(|&function| self.call_of(s, action, call, function, cx)).collect(), true)
            }
            Answer::Unknown | Answer::Value(_) => {
                let candidates = self.pointers.candidates(cx.program, action.edge(), call);
                (candidates.iter().map(|&function| self.call_of(s, action, call, function, cx)).collect(), true)
            }
        };
        if outside {
            ways.push((next(s, action, cx), Flow::Outside));
        }
        ways
    }

    fn call_of(&self, s: &Control, action: Action, call: &CallOp, function: FunctionId, cx: Cx<'_>) -> (Control, Flow) {
        let name = || cx.program.name(cx.program.functions[function].name);
        match self.roles[function] {
            Role::External => (next(s, action, cx), Flow::External(function)),
            Role::Ends => (ended(s, action), Flow::Exit(function)),
            Role::Unsupported(row) => {
                let callback = row.callback.and_then(|number| call.args.get(number));
                if callback.is_some_and(|arg| is_constant(cx.program, arg)) {
                    return (next(s, action, cx), Flow::External(function));
                }
                (stuck(s, action, format!("{} (`{}`)", row.what, name()), cx), Flow::External(function))
            }
            Role::Body(entry) => {
                let stack = &s.of(action.thread()).stack;
                let limit = self.options.recursion;
                let waiting = || stack.calls().filter(|&(_, entered)| entered == function).count();
                if stack.depth() >= limit && waiting() >= limit {
                    let what = format!("recursion deeper than {limit} calls of `{}`", name());
                    return (stuck(s, action, what, cx), Flow::Enter(function));
                }
                let inside = Thread::at(entry, stack.push(action.edge(), function));
                (s.with(action.thread(), inside), Flow::Enter(function))
            }
        }
    }
}

impl ControlCpa for Forward {
    fn initial(&mut self, cx: Cx<'_>) -> Control {
        let body = cx.program.functions[cx.program.start].body.expect("the start function has a body");
        Control::start(Thread::at(body.entry, CallStack::default()))
    }

    fn enabled(&mut self, s: &Control, out: &mut Actions, cx: Cx<'_>) {
        if s.stuck.is_some() {
            return;
        }
        for (at, thread) in s.threads.iter().enumerate() {
            if let Some(loc) = thread.loc {
                let action = |&edge| Action::new(ThreadId::from_usize(at), edge);
                out.extend(cx.program.locs[loc].outgoing.iter().map(action));
            }
        }
    }

    /// Follows `op`, so that a wrapper that replaces a call by nothing steps over it; but an edge of a return is one
    /// whatever the operation, for there is nowhere else to go.
    fn transfer(&mut self, s: &Control, action: Action, op: &Op, others: &mut dyn Ask, cx: Cx<'_>) -> Step<Ways> {
        if matches!(cx.program.edges[action.edge()].op, Op::Return(_)) {
            return Ok(smallvec![returned(s, action, cx)]);
        }
        Ok(match op {
            Op::Call(call) => self.call(s, action, call, others, cx),
            Op::Unsupported(what) => smallvec![(stuck(s, action, what.to_string(), cx), Flow::Next)],
            Op::ThreadStart { .. } | Op::ThreadJoin { .. } | Op::Lock { .. } | Op::Unlock { .. } => {
                smallvec![(stuck(s, action, "threads".to_owned(), cx), Flow::Next)]
            }
            // With one thread, everything is atomic.
            Op::AtomicBegin
            | Op::AtomicEnd
            | Op::Noop
            | Op::Assume { .. }
            | Op::Assign { .. }
            | Op::Copy { .. }
            | Op::Zero { .. }
            | Op::Open(_)
            | Op::OpenSized { .. }
            | Op::Close(_)
            | Op::Return(_)
            | Op::VaStart { .. }
            | Op::VaArg { .. }
            | Op::VaCopy { .. }
            | Op::VaEnd { .. }
            | Op::Asm(_) => smallvec![(next(s, action, cx), Flow::Next)],
        })
    }
}

fn next(s: &Control, action: Action, cx: Cx<'_>) -> Control {
    let there = Thread::at(cx.program.edges[action.edge()].target, s.of(action.thread()).stack.clone());
    s.with(action.thread(), there)
}

/// Where the outermost function returns, the program ends as by `exit`.
fn returned(s: &Control, action: Action, cx: Cx<'_>) -> (Control, Flow) {
    let stack = &s.of(action.thread()).stack;
    match (stack.top(), stack.pop()) {
        (Some((call, _)), Some(below)) => {
            let there = Thread::at(cx.program.edges[call].target, below);
            (s.with(action.thread(), there), Flow::Return { call })
        }
        _ => {
            let edge = &cx.program.edges[action.edge()];
            (ended(s, action), Flow::Exit(cx.program.locs[edge.source].function))
        }
    }
}

fn ended(s: &Control, action: Action) -> Control {
    s.with(action.thread(), Thread { loc: None, stack: s.of(action.thread()).stack.clone() })
}

fn stuck(s: &Control, action: Action, what: String, cx: Cx<'_>) -> Control {
    let span = cx.program.edges[action.edge()].span;
    Control { stuck: Some(Rc::new(Target::Unsupported { what, span })), ..s.clone() }
}

fn is_constant(program: &Program, arg: &Arg) -> bool {
    let Arg::Scalar(mut value) = *arg else { return false };
    while let ExprKind::Convert(inner) = program.exprs[value].kind {
        value = inner;
    }
    matches!(program.exprs[value].kind, ExprKind::Const(_))
}
