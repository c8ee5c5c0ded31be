//! External solvers over SMT-LIB pipes.

mod process;

use std::fmt::Write;

use index::FxHashMap;
use term::{Model, Sort, SymbolId, Term, TermStore, Value, mask};

use crate::model::{array_value, first_broken};
use crate::smtlib::{ScriptText, Sexpr, Theory};
use crate::solver::{Answer, Limits, Solver, Why};
use process::Process;

/// The solvers that are known by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum External {
    Z3,
    Cvc5,
    Bitwuzla,
}

impl External {
    pub const ALL: [External; 3] = [External::Z3, External::Cvc5, External::Bitwuzla];

    /// The name on the command line, which is that of the program.
    pub fn name(self) -> &'static str {
        match self {
            External::Z3 => "z3",
            External::Cvc5 => "cvc5",
            External::Bitwuzla => "bitwuzla",
        }
    }
    fn arguments(self) -> &'static [&'static str] {
        match self {
            External::Z3 => &["-in", "-smt2"],
            External::Cvc5 => &["--quiet", "--incremental", "--fp-exp", "--lang=smt2"],
            External::Bitwuzla => &["--lang", "smt2"],
        }
    }
    /// The option that bounds the solver's own count of steps, and about how many of these a conflict is worth.
    fn effort_option(self) -> Option<(&'static str, u64)> {
        match self {
            External::Z3 => Some((":rlimit", 10_000)),
            External::Cvc5 => Some((":rlimit-per", 1_000)),
            External::Bitwuzla => None,
        }
    }
}

/// A solver in a process of its own, which lives until a check is called off or fails; each query is a script of its own.
pub struct PipedSolver {
    external: External,
    theory: Theory,
    process: Option<Process>,
}

impl PipedSolver {
    /// Finds the program by the search path.
    pub fn start(external: External, theory: Theory) -> Result<PipedSolver, String> {
        let process = Process::start(external.name(), external.arguments())?;
        Ok(PipedSolver { external, theory, process: Some(process) })
    }

    fn decide(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Result<Answer, Why> {
        if (limits.cancelled)() {
            return Err(Why::Cancelled);
        }
        let rendered = ScriptText::new(store, terms, self.theory)?;
        let mut process = match self.process.take() {
            Some(process) => process,
            None => Process::start(self.external.name(), self.external.arguments()).map_err(Why::Failed)?,
        };
        let answer = self.converse(&mut process, store, terms, &rendered, limits)?;
        // After an error nobody knows what the solver still has to say, so only now it is kept.
        self.process = Some(process);
        Ok(answer)
    }

    fn converse(
        &self,
        process: &mut Process,
        store: &TermStore,
        terms: &[Term],
        rendered: &ScriptText,
        limits: &Limits<'_>,
    ) -> Result<Answer, Why> {
        process.send(self.script(rendered, limits))?;
        let status = process.receive(limits)?;
        match status.atom() {
            Some("unsat") => {
                process.send("(get-unsat-core)\n".to_owned())?;
                let core = process.receive(limits)?;
                Ok(Answer::Unsat(read_core(&core, terms)))
            }
            Some("sat") => {
                let model = read_model(process, store, rendered, limits)?;
                match first_broken(store, &model, terms) {
                    None => Ok(Answer::Sat(model)),
                    Some(t) => Err(Why::Failed(format!("the model of {} does not satisfy {t}", self.external.name()))),
                }
            }
            Some("unknown") if limits.effort.is_some() => Err(Why::Effort),
            _ => Err(Why::Failed(format!("{} answers {status}", self.external.name()))),
        }
    }

    fn script(&self, rendered: &ScriptText, limits: &Limits<'_>) -> String {
        let mut text =
            String::from("(reset)\n(set-option :produce-models true)\n(set-option :produce-unsat-cores true)\n");
        if let (Some(effort), Some((option, steps))) = (limits.effort, self.external.effort_option()) {
            let most = effort.saturating_mul(steps).clamp(1, u64::from(u32::MAX));
            _ = writeln!(text, "(set-option {option} {most})");
        }
        _ = writeln!(text, "(set-logic {})", rendered.logic);
        text.push_str(&rendered.body);
        for (number, root) in rendered.roots.iter().enumerate() {
            _ = writeln!(text, "(assert (! {root} :named a{number}))");
        }
        text.push_str("(check-sat)\n");
        text
    }
}

/// All terms if the solver names none.
fn read_core(core: &Sexpr, terms: &[Term]) -> Vec<Term> {
    let term_of = |item: &Sexpr| terms.get(item.atom()?.strip_prefix('a')?.parse::<usize>().ok()?).copied();
    let named: Option<Vec<Term>> = core.list().unwrap_or_default().iter().map(term_of).collect();
    named.filter(|named| !named.is_empty()).unwrap_or_else(|| terms.to_vec())
}

fn read_model(
    process: &mut Process,
    store: &TermStore,
    rendered: &ScriptText,
    limits: &Limits<'_>,
) -> Result<Model, Why> {
    let mut model = Model::default();
    let is_array = |symbol: &&SymbolId| matches!(store.sort(store.symbol_term(**symbol)), Sort::Array { .. });
    let (arrays, bits): (Vec<&SymbolId>, Vec<&SymbolId>) = rendered.symbols.iter().partition(is_array);
    let values = ask_values(process, bits.iter().map(|symbol| symbol.to_string()), limits)?;
    for (&&symbol, value) in bits.iter().zip(&values) {
        let width = store.width(store.symbol_term(symbol));
        model.set(symbol, Value::Bits(read_pattern(value, width)?));
    }
    if arrays.is_empty() {
        return Ok(model);
    }
    // An array matters only at the indices of reads.
    let asked = ask_values(process, rendered.read_indices.iter().map(|(_, name)| name.clone()), limits)?;
    let mut indices: FxHashMap<u32, Vec<(u128, String)>> = FxHashMap::default();
    for ((index, _), value) in rendered.read_indices.iter().zip(&asked) {
        let width = store.width(*index);
        let pattern = read_pattern(value, width)?;
        let of_width = indices.entry(width).or_default();
        if of_width.iter().all(|&(known, _)| known != pattern) {
            of_width.push((pattern, value.to_string()));
        }
    }
    for &&symbol in &arrays {
        let sort = store.sort(store.symbol_term(symbol));
        let Sort::Array { index, .. } = sort else { continue };
        let at = indices.get(&(index as u32)).map_or(&[][..], |of_width| of_width);
        let elements = ask_values(process, at.iter().map(|(_, text)| format!("(select {symbol} {text})")), limits)?;
        let mut pairs = Vec::with_capacity(at.len());
        for ((index, _), element) in at.iter().zip(&elements) {
            pairs.push((*index, read_pattern(element, sort.width())?));
        }
        model.set(symbol, array_value(pairs.into_iter()));
    }
    Ok(model)
}

fn read_pattern(value: &Sexpr, width: u32) -> Result<u128, Why> {
    let pattern = value.pattern().ok_or_else(|| Why::Failed(format!("the solver gives a value as {value}")))?;
    Ok(pattern & mask(width))
}

/// The values of some expressions, in order.
fn ask_values(
    process: &mut Process,
    expressions: impl Iterator<Item = String>,
    limits: &Limits<'_>,
) -> Result<Vec<Sexpr>, Why> {
    let expressions: Vec<String> = expressions.collect();
    if expressions.is_empty() {
        return Ok(Vec::new());
    }
    process.send(format!("(get-value ({}))\n", expressions.join(" ")))?;
    let answer = process.receive(limits)?;
    let values: Option<Vec<Sexpr>> =
        answer.list().and_then(|pairs| pairs.iter().map(|pair| pair.list()?.get(1).cloned()).collect());
    values
        .filter(|values| values.len() == expressions.len())
        .ok_or_else(|| Why::Failed(format!("the solver gives values as {answer}")))
}

impl Solver for PipedSolver {
    fn name(&self) -> &str {
        self.external.name()
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        self.decide(store, terms, limits).unwrap_or_else(Answer::Unknown)
    }
}
