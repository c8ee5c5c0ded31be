//! Small programs through the front end, and all their paths under the value analysis.

use cfa::{Arg, Callee, EdgeId, LocId, Op, Program, ThreadId};
use cpa::{Action, Answer, Cancel, Cpa, Cx, Flow, Query, Target, Transition, Undefined};
use index::Interner;
use source::SourceMap;
use types::DataModel;
use value::{InitialPrecision, ValueCpa, ValueOptions, ValuePrec, ValueState};

pub fn lower_model(text: &[u8], model: DataModel) -> Result<Program, String> {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    if problems.has_errors() {
        return Err(format!("{problems:?}"));
    }
    let (typed, _) =
        sema::analyse(vec![ast], sources, names, model).map_err(|(_, problems)| format!("{problems:?}"))?;
    lower::lower(typed, "main").map_err(|(_, problems)| format!("{problems:?}"))
}

#[allow(dead_code, reason = "not every test needs it")]
pub fn lower(text: &str) -> Program {
    lower_model(text.as_bytes(), DataModel::Lp64).unwrap_or_else(|problems| panic!("{problems}\n{text}"))
}

#[allow(dead_code, reason = "not every test needs it")]
pub fn full() -> ValueOptions {
    ValueOptions { initial: InitialPrecision::All, ..ValueOptions::default() }
}

/// How a path ends.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum End {
    /// `exit` with this status; `None` if it is not known.
    Exit(Option<i64>),
    /// Another function that ends the program.
    Stop(String),
    /// A violated property.
    Violation(&'static str),
    Unsupported(String),
    /// The path is longer than the limit.
    Long,
}

/// How control goes on along an edge, with the stack of calls that wait.
pub fn flows(
    cpa: &mut ValueCpa,
    s: &ValueState,
    program: &Program,
    stack: &[EdgeId],
    edge: EdgeId,
    cx: Cx<'_>,
) -> Vec<Flow> {
    match &program.edges[edge].op {
        Op::Call(call) => {
            let targets = match call.callee {
                Callee::Direct(function) => vec![function],
                Callee::Pointer(x) => match cpa.answer(s, Query::CallTargets(ThreadId::main(), x), cx) {
                    Answer::Targets(targets) if targets.outside => return vec![Flow::Outside],
                    Answer::Targets(targets) => targets.functions.to_vec(),
                    _ => program.functions.ids().filter(|f| program.functions[*f].body.is_some()).collect(),
                },
            };
            let flow = |function| {
                let callee = &program.functions[function];
                if callee.body.is_some() {
                    Flow::Enter(function)
                } else if callee.noreturn || library::Ending::of(program.name(callee.name)).is_some() {
                    Flow::Exit(function)
                } else {
                    Flow::External(function)
                }
            };
            targets.into_iter().map(flow).collect()
        }
        Op::Return(_) => match stack.last() {
            Some(&call) => vec![Flow::Return { call }],
            None => Vec::new(),
        },
        _ => vec![Flow::Next],
    }
}

/// Where a step leads, and the stack there. `None` if the program ended.
pub fn go(program: &Program, stack: &mut Vec<EdgeId>, edge: EdgeId, flow: Flow) -> Option<LocId> {
    match flow {
        Flow::Next | Flow::External(_) | Flow::Outside => Some(program.edges[edge].target),
        Flow::Enter(function) => {
            stack.push(edge);
            program.functions[function].body.map(|body| body.entry)
        }
        Flow::Exit(_) => None,
        Flow::Return { call } => {
            stack.pop();
            Some(program.edges[call].target)
        }
    }
}

/// The ends of all paths, in the order of exploration, each once.
#[allow(dead_code, reason = "not every test needs it")]
pub fn ends(text: &str, options: ValueOptions, prec: Option<ValuePrec>) -> Vec<End> {
    let program = lower(text);
    let cpa = ValueCpa::new(&program, options);
    ends_of(&program, cpa, prec)
}

/// As [`ends`], of an analysis that was made before.
#[allow(dead_code, reason = "not every test needs it")]
pub fn ends_of(program: &Program, mut cpa: ValueCpa, prec: Option<ValuePrec>) -> Vec<End> {
    let cancel = Cancel::new();
    let cx = Cx { program, cancel: &cancel };
    let (state, initial) = cpa.initial(cx).expect("no limit");
    let prec = prec.unwrap_or(initial);
    let start = program.functions[program.start].body.expect("it has one").entry;
    let mut work = vec![(start, Vec::new(), state, 0)];
    let mut found = Vec::new();
    while let Some((loc, stack, state, length)) = work.pop() {
        if length > 20_000 {
            found.push(End::Long);
            continue;
        }
        let mut next = Vec::new();
        for &edge in &program.locs[loc].outgoing {
            for flow in flows(&mut cpa, &state, program, &stack, edge, cx) {
                let op = &program.edges[edge].op;
                let t = Transition::new(Action::of_main(edge), op, flow);
                if let (Flow::Exit(function), Op::Call(call)) = (flow, op) {
                    let name = program.name(program.functions[function].name);
                    found.push(match (&call.args[..], name) {
                        ([Arg::Scalar(x)], "exit") => {
                            let status = cpa.evaluate(&state, ThreadId::main(), *x, program);
                            End::Exit(status.constant().map(|bits| bits as u32 as i32 as i64))
                        }
                        _ => End::Stop(name.to_owned()),
                    });
                }
                for successor in cpa.transfer(&state, &prec, &t, &mut (), cx).expect("no limit") {
                    assert_eq!(successor.memory().check(), Vec::<String>::new());
                    match cpa::State::target(&successor) {
                        Some(Target::Violation(violation)) => found.push(End::Violation(violation.property)),
                        Some(Target::Unsupported { what, .. } | Target::Undefined(Undefined { what, .. })) => {
                            found.push(End::Unsupported(what.clone()));
                        }
                        None => {
                            let mut stack = stack.clone();
                            if let Some(loc) = go(program, &mut stack, edge, flow) {
                                next.push((loc, stack, successor, length + 1));
                            }
                        }
                    }
                }
            }
        }
        work.extend(next.into_iter().rev());
    }
    let mut distinct: Vec<End> = Vec::new();
    for end in found {
        if !distinct.contains(&end) {
            distinct.push(end);
        }
    }
    distinct
}
