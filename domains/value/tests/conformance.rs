//! Along every concrete run of the conformance programs, the analysis at full precision follows: it allows each step
//! that the run takes, and what it knows of the variables is so. Where a step goes on in several ways, one of them is right.

mod support;

use std::path::Path;
use std::process::Command;

use cfa::{Callee, EdgeId, Op, Program, ThreadId};
use cpa::{Action, Answer, Cancel, Cpa, Cx, Flow, Query, Transition};
use eval::{Store, Tables};
use index::Id;
use interp::{Hooks, Io, Mode, Options, PreparedProgram, Value};
use memory::{Cell, Fill, ObjectId, Piece, ReadResult};
use test_support::{Model, for_each_parallel, programs, root};
use types::DataModel;
use value::{Val, ValueCpa, ValueOptions, ValuePrec, ValueState};

/// Steps that one program is followed.
const STEPS: usize = 6_000;
/// Ways in which one program is followed at once.
const WAYS: usize = 64;

struct Follower<'p> {
    program: &'p Program,
    cpa: ValueCpa,
    prec: ValuePrec,
    tables: Tables,
    cancel: Cancel,
    /// Empty if it is not followed any more.
    states: Vec<ValueState>,
    /// The edge that is being taken, and how many frames there were.
    last: Option<(EdgeId, usize, Option<EdgeId>)>,
    steps: usize,
    wrong: Option<String>,
}

impl<'p> Follower<'p> {
    fn new(program: &'p Program, options: ValueOptions, prec: Option<ValuePrec>) -> Self {
        let mut cpa = ValueCpa::new(&cfa::Facts::new(program), options);
        let cancel = Cancel::new();
        let facts = cfa::Facts::new(program);
        let (state, initial) = cpa.initial(Cx::new(&facts, &cancel)).expect("no limit");
        let prec = prec.unwrap_or(initial);
        Follower {
            program,
            cpa,
            prec,
            tables: Tables::new(program),
            cancel,
            states: vec![state],
            last: None,
            steps: 0,
            wrong: None,
        }
    }

    fn name(&self, function: cfa::FunctionId) -> &str {
        self.program.name(self.program.functions[function].name)
    }

    /// The concrete run is about to take `edge`.
    fn observe(&mut self, edge: EdgeId, concrete: &Store<Value>) {
        if self.states.is_empty() {
            return;
        }
        if let Some((last, frames, call)) = self.last.take() {
            self.follow(last, frames, call, concrete);
            // A jump out of functions is control's business.
            let jumped = self.states.iter().any(|state| state.frames().len() != concrete.frames.len());
            let back = matches!(self.program.edges[last].op, Op::Call(_))
                && concrete.frames.len() <= frames
                && self.program.edges[last].target != self.program.edges[edge].source;
            if jumped || back {
                self.states.clear();
                return;
            }
        }
        self.last = Some((edge, concrete.frames.len(), concrete.frame().call));
        self.steps += 1;
        if self.steps.is_multiple_of(50) {
            self.keep_right(concrete);
        }
        if self.steps > STEPS || self.wrong.is_some() || self.states.len() > WAYS {
            self.states.clear();
        }
    }

    /// Goes on with the states that are right.
    fn keep_right(&mut self, concrete: &Store<Value>) {
        let mut wrong = None;
        self.states.retain(|state| {
            let found = disagreement(self.program, &self.tables, state, concrete);
            let agrees = found.is_none();
            wrong = wrong.take().or(found);
            agrees
        });
        if self.states.is_empty() {
            self.wrong = self.wrong.take().or(wrong);
        }
    }

    fn follow(&mut self, edge: EdgeId, frames: usize, call: Option<EdgeId>, concrete: &Store<Value>) {
        let states = std::mem::take(&mut self.states);
        let Some(first) = states.first() else { return };
        let facts = cfa::Facts::new(self.program);
        let cx = Cx::new(&facts, &self.cancel);
        let op = &self.program.edges[edge].op;
        let flow = match op {
            Op::Call(this) => {
                if concrete.frames.len() > frames {
                    let frame = &concrete.frames[frames];
                    // A callback of a library function.
                    if frame.call != Some(edge) {
                        return;
                    }
                    Flow::Enter(frame.function)
                } else {
                    match this.callee {
                        // Control answers jumps.
                        Callee::Direct(function) if self.name(function).contains("setjmp") => return,
                        Callee::Direct(function) => Flow::External(function),
                        Callee::Pointer(x) => match self.cpa.answer(first, Query::CallTargets(ThreadId::main(), x), cx)
                        {
                            Answer::Targets(targets) if targets.functions.len() == 1 => {
                                Flow::External(targets.functions[0])
                            }
                            _ => return,
                        },
                    }
                }
            }
            Op::Return(_) => match call {
                Some(call) => Flow::Return { call },
                None => return,
            },
            _ => Flow::Next,
        };
        let t = Transition::new(Action::of_main(edge), op, flow);
        let mut step = |state| self.cpa.transfer(state, &self.prec, &t, &mut (), cx).expect("no limit");
        let successors: Vec<ValueState> = states.iter().flat_map(&mut step).collect();
        let is_target = |state: &ValueState| cpa::State::target(state).is_some();
        let (targets, next): (Vec<_>, Vec<_>) = successors.into_iter().partition(is_target);
        if next.is_empty() && targets.is_empty() {
            let at = self.program.sources.describe(self.program.edges[edge].span);
            self.wrong = Some(format!("{at}: no successor for {}", cfa::display::op_to_c(self.program, op)));
        }
        if self.wrong.is_none() && self.steps.is_multiple_of(20) {
            let defects = next.iter().map(|next| next.memory().check()).find(|defects| !defects.is_empty());
            self.wrong = defects.map(|defects| format!("{defects:?}"));
        }
        self.states = next;
    }
}

/// Something that the state says of a variable and that is not so.
fn disagreement(program: &Program, tables: &Tables, state: &ValueState, concrete: &Store<Value>) -> Option<String> {
    let globals = tables
        .globals()
        .iter()
        .enumerate()
        .map(|(slot, &var)| (var, Some(ObjectId::from_usize(slot)), concrete.globals[slot]));
    let globals: Vec<_> = globals.collect();
    let mut pairs = globals;
    for (ours, theirs) in state.frames().iter().zip(&concrete.frames) {
        if ours.function != theirs.function {
            return Some("different functions run".to_owned());
        }
        let vars = tables.locals(ours.function).iter();
        pairs.extend(vars.zip(&ours.bindings).zip(&theirs.bindings).map(|((&var, &a), &b)| (var, a, b)));
    }
    for (var, ours, theirs) in pairs {
        let (Some(ours), Some(theirs)) = (ours, theirs) else { continue };
        let Some(object) = state.memory().get(ours) else { continue };
        if concrete.memory.get(theirs).is_none_or(|object| !object.is_live()) {
            continue;
        }
        for piece in object.contents().pieces() {
            let (width, expected) = match &piece.cell {
                Cell::Value(value) => (piece.width(), value.clone()),
                Cell::Fill(Fill::Zero) => (piece.width().min(64), Val::Bits(0)),
                Cell::Fill(_) => continue,
            };
            let found = concrete.memory.read(theirs, piece.start, width);
            let agrees = match (&expected, &found) {
                (Val::Bits(0), ReadResult::Zero) => true,
                (Val::Bits(_) | Val::Wide(_), ReadResult::Value(Value::Bits(bits))) => {
                    expected.constant() == Some(*bits)
                }
                (Val::Pointer { offset, .. }, found) => bits_of_pointer(found) == Some((*offset, 0)),
                // What was computed of an address is a number there.
                (Val::Part(_), ReadResult::Value(Value::Bits(_))) => true,
                (Val::Part(part), found) => bits_of_pointer(found) == Some((part.offset as i64, part.low as u64)),
                (Val::Inside(_), ReadResult::Value(Value::Pointer(_))) => true,
                (Val::Outside { null: true }, ReadResult::Zero | ReadResult::Value(Value::Bits(0))) => true,
                (
                    Val::Outside { .. } | Val::Dangling(_),
                    ReadResult::Value(Value::Pointer(_)) | ReadResult::Unknown,
                ) => true,
                _ => false,
            };
            if !agrees {
                let name = program.name(program.vars[var].name);
                return Some(format!("`{name}` at bit {}: {expected:?}, not {found:?}", piece.start));
            }
        }
    }
    None
}

/// The offset of a pointer, and the first of its bits, if what was read is bits of one that follow each other.
fn bits_of_pointer(found: &ReadResult<Value>) -> Option<(i64, u64)> {
    let first_bit = |value: &Value| match *value {
        Value::Pointer(pointer) => Some((pointer, 0)),
        Value::Fragment { pointer, start, .. } => Some((pointer, start as u64)),
        Value::Bits(_) | Value::Uninit => None,
    };
    let (pointer, start) = match found {
        ReadResult::Value(value) => first_bit(value)?,
        ReadResult::Parts(pieces) => {
            let bit = |piece: &Piece<Value>| match &piece.cell {
                Cell::Value(value) => first_bit(value),
                Cell::Fill(_) => None,
            };
            let base = pieces.first()?.start;
            let (pointer, start) = bit(pieces.first()?)?;
            let follows = |piece: &Piece<Value>| bit(piece) == Some((pointer, start + piece.start - base));
            pieces.iter().all(follows).then_some((pointer, start))?
        }
        ReadResult::Zero | ReadResult::Uninit | ReadResult::Unknown | ReadResult::PartlyUninit(_) => return None,
    };
    Some((pointer.offset, start))
}

fn preprocess(path: &Path) -> Vec<u8> {
    let output = Command::new("cc").args(["-E", "-m64"]).arg(path).output().expect("the compiler starts");
    output.stdout
}

fn follow(path: &Path, precision: Option<ValuePrec>) -> (usize, Option<String>) {
    let text = preprocess(path);
    let Ok(program) = support::lower_model(&text, DataModel::Lp64) else { return (0, None) };
    let mut follower = Follower::new(&program, support::full(), precision);
    let mut observer = |edge: EdgeId, s: &Store<Value>| follower.observe(edge, s);
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    let options = Options { mode: Mode::REACH, max_steps: Some(10 * STEPS as u64), ..Options::default() };
    PreparedProgram::new(&cfa::Facts::new(&program)).run(
        &options,
        &mut io,
        Hooks { guide: None, observer: Some(&mut observer) },
    );
    (follower.steps, follower.wrong)
}

fn all_programs_are_followed(precision: impl Fn() -> Option<ValuePrec> + Sync) {
    let programs = programs(&root().join("tests/conformance"));
    let chosen: Vec<_> =
        programs.iter().filter(|program| program.models.contains(&Model::Lp64) && program.link.is_empty()).collect();
    let results = for_each_parallel(&chosen, |program| {
        let (steps, wrong) = follow(&program.path, precision());
        (steps, wrong.map(|wrong| format!("{}: {wrong}", program.path.display())))
    });
    let steps: usize = results.iter().map(|(steps, _)| steps).sum();
    let wrong: Vec<&String> = results.iter().filter_map(|(_, wrong)| wrong.as_ref()).collect();
    assert!(wrong.is_empty(), "{} wrong:\n{wrong:#?}", wrong.len());
    // Most programs are followed far: something is tested.
    assert!(steps > 50_000, "{steps} steps of {} programs", chosen.len());
}

#[test]
fn every_concrete_step_is_allowed_at_full_precision() {
    all_programs_are_followed(|| None);
}

#[test]
fn every_concrete_step_is_allowed_when_nothing_is_tracked() {
    all_programs_are_followed(|| Some(ValuePrec::empty()));
}
