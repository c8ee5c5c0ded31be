//! What every solver offers.

use term::{Model, Term, TermStore};

/// Whether some terms can hold together.
#[derive(Clone, Debug)]
pub enum Answer {
    /// They do under this model, which has a value for each of their symbols.
    Sat(Model),
    /// Already these of them cannot hold together.
    Unsat(Vec<Term>),
    Unknown(Why),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The caller called it off.
    Cancelled,
    /// The effort allowed was spent.
    Effort,
    /// The solver has no encoding for something in the terms.
    Unsupported(String),
    /// The solver is at fault, or not there any more.
    Failed(String),
}

/// How long a check may take.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// In conflicts, so that answers repeat from run to run.
    pub effort: Option<u64>,
    /// In units of [`index::work`], where the solver counts them.
    pub work: u64,
    /// Polled often; once it says yes the answer is [`Why::Cancelled`].
    pub cancelled: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// No limits at all.
    pub const NONE: Limits<'static> = Limits { effort: None, work: u64::MAX, cancelled: &|| false };
}

/// Decides terms of one store: terms of another would be mistaken for those asked before.
pub trait Solver {
    fn name(&self) -> &str;
    /// Whether all terms (one bit each) can hold at once.
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer;
    /// How many conflicts all checks took together, as far as the solver tells.
    fn conflicts(&self) -> u64 {
        0
    }
}

impl<S: Solver + ?Sized> Solver for Box<S> {
    fn name(&self) -> &str {
        (**self).name()
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        (**self).check(store, terms, limits)
    }
    fn conflicts(&self) -> u64 {
        (**self).conflicts()
    }
}
