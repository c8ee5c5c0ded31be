//! A query as text: declarations and one definition per operation, so that the text is as large as the graph of terms
//! and no expression is deep.

use std::fmt::Write;

use index::FxHashSet;
use term::{Node, SymbolId, Term, TermStore};

use super::{bits, integers};
use crate::model::symbols_of;
use crate::solver::Why;

/// What a pattern of bits is to an external solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theory {
    /// Itself: exact.
    Bits,
    /// A mathematical integer. Sums, differences and products do not wrap around and operations on single bits mean
    /// nothing, so refutations are not to be relied on. Models are: they are checked.
    Integer,
}

/// The text of some terms.
pub(crate) struct ScriptText {
    /// Declarations, definitions, and the assertions that definitions of float results need.
    pub body: String,
    /// What to assert of each term.
    pub roots: Vec<String>,
    pub symbols: Vec<SymbolId>,
    /// The indices of all reads, with what they are called.
    pub read_indices: Vec<(Term, String)>,
    pub logic: &'static str,
}

/// What is under way.
pub(super) struct Writer<'a> {
    pub store: &'a TermStore,
    pub out: String,
    pub has_arrays: bool,
    pub has_fills: bool,
    pub has_floats: bool,
    helpers: FxHashSet<String>,
}

impl Writer<'_> {
    /// Defines a function before its first use.
    pub fn helper(&mut self, name: &str, definition: impl FnOnce() -> String) {
        if self.helpers.insert(name.to_owned()) {
            self.out.push_str(&definition());
            self.out.push('\n');
        }
    }
    pub fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        _ = self.out.write_fmt(line);
        self.out.push('\n');
    }
}

impl ScriptText {
    pub fn new(store: &TermStore, terms: &[Term], theory: Theory) -> Result<ScriptText, Why> {
        let mut writer = Writer {
            store,
            out: String::new(),
            has_arrays: false,
            has_fills: false,
            has_floats: false,
            helpers: FxHashSet::default(),
        };
        let mut read_indices = Vec::new();
        for t in in_order(store, terms) {
            match theory {
                Theory::Bits => bits::define(&mut writer, t)?,
                Theory::Integer => integers::define(&mut writer, t)?,
            }
            if let Node::Select { index, .. } = store.node(t) {
                read_indices.push((
                    index,
                    match theory {
                        Theory::Bits => bits::vector(store, index),
                        Theory::Integer => integers::number(store, index),
                    },
                ));
            }
        }
        read_indices.sort_unstable();
        read_indices.dedup();
        Ok(ScriptText {
            roots: terms.iter().map(|&t| name(store, theory, t)).collect(),
            symbols: symbols_of(store, terms),
            read_indices,
            logic: match (theory, writer.has_arrays, writer.has_floats) {
                // Constant arrays belong to no smaller logic.
                _ if writer.has_fills => "ALL",
                (Theory::Integer, ..) => "ALL",
                (_, false, false) => "QF_BV",
                (_, true, false) => "QF_ABV",
                (_, false, true) => "QF_BVFP",
                (_, true, true) => "QF_ABVFP",
            },
            body: writer.out,
        })
    }
}

fn name(store: &TermStore, theory: Theory, t: Term) -> String {
    match theory {
        Theory::Bits => bits::name(store, t),
        Theory::Integer => integers::name(store, t),
    }
}

/// The terms and all they are made of, operands first.
fn in_order(store: &TermStore, terms: &[Term]) -> Vec<Term> {
    let mut order = Vec::new();
    let mut done = FxHashSet::default();
    let mut stack: Vec<Term> = terms.iter().rev().copied().collect();
    while let Some(&top) = stack.last() {
        if done.contains(&top) {
            stack.pop();
            continue;
        }
        let before = stack.len();
        store.node(top).operands(|operand| {
            if !done.contains(&operand) {
                stack.push(operand);
            }
        });
        if stack.len() == before {
            done.insert(top);
            order.push(top);
            stack.pop();
        }
    }
    order
}
