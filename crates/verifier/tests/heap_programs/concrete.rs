//! Concrete runs of generated programs.

use std::cell::RefCell;

use cfa::{EdgeId, Program};
use eval::Store;
use index::Interner;
use interp::{
    AnswerKind, Choice, Guide, Hooks, Inputs, Io, Leaks, Mode, Options, Outcome, PreparedProgram, Question, Value,
};
use source::SourceMap;
use spec::{Properties, Property};
use types::DataModel;

use crate::generator::Random;

/// `None` if this is no program.
pub fn lower(text: &str) -> Option<Program> {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes())?;
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    if problems.has_errors() {
        return None;
    }
    let (typed, _) = sema::analyse(vec![ast], sources, names, DataModel::Lp64).ok()?;
    lower::lower(typed, "main").ok()
}

/// A step of a run: the state before it, and the edge that it takes.
pub struct Step {
    pub edge: EdgeId,
    pub state: Store<Value>,
}

/// Answers that are often the ones that programs ask about.
fn answer(random: &mut Random, wanted: AnswerKind) -> Choice {
    match wanted {
        AnswerKind::Int(ty) => {
            let small = random.below(20) as i128 - 6;
            let value = if random.below(8) == 0 { random.next() as i128 } else { small };
            Choice::Int(ty, ty.from_i128(value))
        }
        AnswerKind::Float(kind) => Choice::Float(kind, kind.from_f64(random.below(10) as f64)),
        AnswerKind::Pointer => Choice::Pointer { fresh: false },
        AnswerKind::Bytes(count) | AnswerKind::Address(count) => {
            let byte = if random.below(3) == 0 { random.next() as u8 } else { 0 };
            Choice::Bytes(vec![byte; count])
        }
        AnswerKind::Malloc => Choice::Malloc { succeeds: true },
    }
}

fn options(asked: Properties) -> Options {
    let leaks = if asked.contains(Property::ValidMemtrack) {
        Leaks::Lost
    } else if asked.contains(Property::ValidMemcleanup) {
        Leaks::End
    } else {
        Leaks::Off
    };
    let error_functions = vec!["reach_error".to_owned()];
    Options { mode: Mode::Properties(asked), leaks, error_functions, max_steps: Some(100_000), ..Options::default() }
}

fn execute(prepared: &PreparedProgram<'_>, options: &Options, hooks: Hooks<'_>) -> Outcome {
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    prepared.run(options, &mut io, hooks)
}

/// A run with inputs that follow from a number.
pub fn run(prepared: &PreparedProgram<'_>, asked: Properties, seed: u64) -> Outcome {
    let mut random = Random::new(seed);
    let mut guide = |question: &Question<'_>| answer(&mut random, question.wanted);
    let guide: &mut Guide<'_> = &mut guide;
    execute(prepared, &options(asked), Hooks { guide: Some(guide), ..Hooks::default() })
}

/// The same, and the steps of it.
pub fn watch(prepared: &PreparedProgram<'_>, asked: Properties, seed: u64) -> (Outcome, Vec<Step>) {
    let mut random = Random::new(seed);
    let steps = RefCell::new(Vec::new());
    let mut guide = |question: &Question<'_>| answer(&mut random, question.wanted);
    let mut observer =
        |edge: EdgeId, state: &Store<Value>| steps.borrow_mut().push(Step { edge, state: state.clone() });
    let hooks = Hooks { guide: Some(&mut guide), observer: Some(&mut observer) };
    let outcome = execute(prepared, &options(asked), hooks);
    (outcome, steps.into_inner())
}

/// A run with the inputs of a counterexample. Leaks are looked for only where they are what is shown.
pub fn repeat(prepared: &PreparedProgram<'_>, asked: Properties, inputs: &str, shown: Property) -> Outcome {
    let inputs = Inputs::parse(inputs).expect("the verifier writes what can be read");
    let options = options(asked);
    let leaks =
        if shown == Property::ValidMemtrack || shown == Property::ValidMemcleanup { options.leaks } else { Leaks::Off };
    execute(prepared, &Options { inputs, leaks, ..options }, Hooks::default())
}
