//! Concrete runs of generated programs.

use std::cell::RefCell;

use cfa::{EdgeId, LocId, Program};
use eval::Store;
use index::Interner;
use interp::{Hooks, Inputs, Io, Mode, Options, Outcome, PreparedProgram, Value};
use source::SourceMap;
use types::DataModel;

pub fn lower(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    assert!(!problems.has_errors(), "{problems:?}\n{text}");
    let typed = match sema::analyse(vec![ast], sources, names, DataModel::Lp64) {
        Ok((typed, _)) => typed,
        Err((_, problems)) => panic!("{problems:?}\n{text}"),
    };
    match lower::lower(typed, "main") {
        Ok(program) => program,
        Err((_, problems)) => panic!("{problems:?}\n{text}"),
    }
}

/// A state of a run.
pub struct Visited {
    pub loc: LocId,
    /// The calls that wait, outermost first.
    pub stack: Vec<EdgeId>,
    pub state: Store<Value>,
}

pub struct Ran {
    pub outcome: Outcome,
    pub stdout: Vec<u8>,
    /// Every state that was left by an edge; nothing if not asked for.
    pub visited: Vec<Visited>,
}

pub fn run(program: &Program, seed: u64, watch: bool) -> Ran {
    let options =
        Options { mode: Mode::REACH, inputs: Inputs::Seed(seed), max_steps: Some(200_000), ..Options::default() };
    let visited = RefCell::new(Vec::new());
    let mut observer = |edge: EdgeId, s: &Store<Value>| {
        let stack = s.frames.iter().filter_map(|frame| frame.call).collect();
        visited.borrow_mut().push(Visited { loc: program.edges[edge].source, stack, state: s.clone() });
    };
    let mut stdout = Vec::new();
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut stdout, stderr: &mut std::io::sink() };
    let hooks = if watch { Hooks { guide: None, observer: Some(&mut observer) } } else { Hooks::default() };
    let outcome = PreparedProgram::new(&cfa::Facts::new(program)).run(&options, &mut io, hooks);
    Ran { outcome, stdout, visited: visited.into_inner() }
}
