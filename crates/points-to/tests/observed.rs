//! Whatever an execution accesses through a pointer, calls, stores or hands over is in the pointer's set.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use cfa::{Arg, Callee, EdgeId, Effects, ExprId, FunctionId, Op, Program, StringId, VarId};
use eval::Store;
use index::{Id, Interner};
use interp::{AnswerKind, Choice, Hooks, Io, Mode, Options, Peek, PreparedProgram, Question, Value};
use memory::{ObjectKind, Origin};
use points_to::{PointsTo, Root};
use source::SourceMap;
use test_support::{Compiler, Model, c_files, for_each_parallel, programs, root};
use types::DataModel;

/// Steps that one program is watched.
const STEPS: u64 = 20_000;

fn lower(text: &[u8], model: DataModel) -> Option<Program> {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text)?;
    let (ast, found) = syntax::parse(file, &mut sources, &mut names);
    if found.has_errors() {
        return None;
    }
    let (typed, _) = sema::analyse(vec![ast], sources, names, model).ok()?;
    lower::lower(typed, "main").ok()
}

struct Watcher<'p> {
    program: &'p Program,
    points_to: PointsTo<'p>,
    peek: Peek<'p>,
    /// Pointers that were compared.
    compared: usize,
    missed: BTreeSet<String>,
}

impl Watcher<'_> {
    fn observe(&mut self, edge: EdgeId, s: &Store<Value>) {
        let program = self.program;
        let effects = Effects::of(program, &program.edges[edge].op);
        let within = cfa::subexpressions(program, effects.exprs()).into_iter();
        let read = within.filter_map(|x| program.exprs.place(x)?.pointer());
        let accessed = effects.read.iter().chain(&effects.written).filter_map(|access| access.place.pointer());
        let called = match &program.edges[edge].op {
            Op::Call(call) => match call.callee {
                Callee::Pointer(pointer) => Some(pointer),
                Callee::Direct(_) => None,
            },
            _ => None,
        };
        let handed_on = match &program.edges[edge].op {
            Op::Assign { value, .. } => vec![*value],
            Op::Return(Some(Arg::Scalar(value))) => vec![*value],
            Op::Call(call) => call.args.iter().filter_map(scalar).collect(),
            _ => Vec::new(),
        };
        for pointer in read.chain(accessed).chain(called).chain(handed_on) {
            self.compare(edge, pointer, s);
        }
    }

    fn compare(&mut self, edge: EdgeId, x: ExprId, s: &Store<Value>) {
        // String literals and functions come to be where they are named.
        let mut s = s.clone();
        let Some(Value::Pointer(pointer)) = self.peek.expr_in(&mut s, x) else { return };
        let Some(object) = s.memory.get(pointer.object) else { return };
        let Some(root) = root_of(self.program, object.kind, object.born) else { return };
        self.compared += 1;
        if !self.points_to.may_lead(x, root, pointer.offset) {
            let text = cfa::display::expr_to_c(self.program, x);
            let place = self.program.sources.describe(self.program.edges[edge].span);
            let known = self.points_to.pointees(x);
            self.missed
                .insert(format!("{place}: {text} leads to {root:?}+{}, and not only to {known:?}", pointer.offset));
        }
    }
}

fn scalar(arg: &Arg) -> Option<ExprId> {
    match *arg {
        Arg::Scalar(value) => Some(value),
        Arg::Aggregate { .. } => None,
    }
}

fn root_of(program: &Program, kind: ObjectKind, born: Origin) -> Option<Root> {
    let number = born.0 as usize;
    Some(match kind {
        ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::Local | ObjectKind::Temp => {
            Root::Var(VarId::from_usize(number))
        }
        ObjectKind::External if number < program.vars.len() => Root::Var(VarId::from_usize(number)),
        ObjectKind::Heap | ObjectKind::Alloca => Root::Block(EdgeId::from_usize(number)),
        ObjectKind::StringLiteral => Root::String(StringId::from_usize(number)),
        ObjectKind::Function => Root::Function(FunctionId::from_usize(number)),
        ObjectKind::External | ObjectKind::Argument | ObjectKind::Library => Root::Outside,
        // Which function they belong to is not said.
        ObjectKind::Varargs => return None,
    })
}

fn watch(path: &Path, model: Model) -> (usize, Vec<String>) {
    let output = Command::new("cc").args(["-E", model.flag()]).arg(path).output().expect("the compiler starts");
    let model = match model {
        Model::Lp64 => DataModel::Lp64,
        Model::Ilp32 => DataModel::Ilp32,
    };
    let Some(program) = lower(&output.stdout, model) else { return (0, Vec::new()) };
    let prepared = PreparedProgram::new(&cfa::Facts::new(&program));
    let points_to = PointsTo::of(&program, points_to::Options::default());
    let mut watcher =
        Watcher { program: &program, points_to, peek: prepared.peek(), compared: 0, missed: BTreeSet::new() };
    let mut observer = |edge: EdgeId, s: &Store<Value>| watcher.observe(edge, s);
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    let options = Options { mode: Mode::REACH, max_steps: Some(STEPS), ..Options::default() };
    let mut asked = 0;
    let mut guide = |question: &Question<'_>| {
        asked += 1;
        answer(question.wanted, asked)
    };
    prepared.run(&options, &mut io, Hooks { guide: Some(&mut guide), observer: Some(&mut observer) });
    let missed = watcher.missed.into_iter().map(|text| format!("{}: {text}", path.display()));
    (watcher.compared, missed.collect())
}

/// Small numbers and large ones in turn.
fn answer(wanted: AnswerKind, asked: u32) -> Choice {
    const NUMBERS: [u8; 8] = [1, 0, 3, 2, 7, 1, 200, 5];
    let number = NUMBERS[asked as usize % NUMBERS.len()];
    match wanted {
        AnswerKind::Int(ty) => Choice::Int(ty, number as u128 & ((1 << ty.width) - 1)),
        AnswerKind::Float(kind) => Choice::Float(kind, 0),
        AnswerKind::Pointer => Choice::Pointer { fresh: !asked.is_multiple_of(4) },
        AnswerKind::Bytes(bytes) => Choice::Bytes(vec![number; bytes]),
        AnswerKind::Address(_) => Choice::Pointer { fresh: !asked.is_multiple_of(4) },
        AnswerKind::Malloc => Choice::Malloc { succeeds: true },
    }
}

/// All programs of a folder that are one file each and meant for the model.
fn all_are_watched(folder: &str, model: Model, least: usize) {
    let programs = programs(&root().join(folder));
    let chosen = programs.iter().filter(|program| program.models.contains(&model) && program.link.is_empty());
    let chosen: Vec<&Path> = chosen.map(|program| &*program.path).collect();
    all_of_these_are_watched(&chosen, model, least);
}

fn all_of_these_are_watched(chosen: &[&Path], model: Model, least: usize) {
    let results = for_each_parallel(chosen, |path| watch(path, model));
    let missed: Vec<&String> = results.iter().flat_map(|(_, missed)| missed).collect();
    assert!(missed.is_empty(), "{} missed:\n{missed:#?}", missed.len());
    let compared: usize = results.iter().map(|(compared, _)| compared).sum();
    assert!(compared >= least, "{compared} pointers of {} programs", chosen.len());
}

#[test]
fn sets_hold_what_conforming_programs_access() {
    all_are_watched("tests/conformance", Model::Lp64, 100_000);
}

#[test]
fn sets_hold_what_is_accessed_where_numbers_are_as_wide_as_pointers() {
    match Compiler::find(Model::Ilp32) {
        Some(_) => all_are_watched("tests/conformance", Model::Ilp32, 100_000),
        None => println!("skipped: no compiler for 32 bits"),
    }
}

#[test]
fn sets_hold_what_undefined_programs_access_before_they_are() {
    all_are_watched("tests/ub", Model::Lp64, 1_000);
}

#[test]
fn sets_hold_what_programs_to_check_access() {
    let files = c_files(&root().join("tests/programs/check"));
    let files: Vec<&Path> = files.iter().map(|path| &**path).collect();
    all_of_these_are_watched(&files, Model::Lp64, 100_000);
}
