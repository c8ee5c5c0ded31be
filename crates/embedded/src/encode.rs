//! Terms to circuits.
//!
//! Each term is encoded once and defines its literals totally, so nothing is ever retracted: a query assumes the literals
//! of its terms. Reads of arrays are pushed through stores, choices and fills down to array symbols; a read of a
//! symbol is an input of its own, and equal indices give equal elements (`reads`).

use circuit::{Bits, Lit, word};
use index::{FxHashMap, FxHashSet};
use term::{Node, Sort, SymbolId, Term, TermStore};

use crate::operators;
use crate::reads::Reads;
use crate::sat::Sat;
use smt::{Limits, Why};

/// The literals of all terms so far.
#[derive(Default)]
pub(crate) struct Encoding {
    /// All literals one after the other; the width of a term says how many are its own.
    pool: Vec<Lit>,
    terms: FxHashMap<Term, EncodedTerm>,
    elements: FxHashMap<(Term, Term), EncodedTerm>,
    reads: FxHashMap<SymbolId, Reads>,
}

#[derive(Clone, Copy)]
struct EncodedTerm {
    /// Where in the pool its literals begin.
    start: u32,
    /// How many variables it took beside those of its operands.
    variables: u32,
}

/// What is left to encode.
#[derive(Clone, Copy)]
enum Task {
    Term(Term),
    /// The element of an array at an index.
    Read(Term, Term),
}

/// The start of the literals of a task; `None` if it waits for tasks that were pushed.
type Step = Result<Option<u32>, Why>;

/// How many tasks are done between two looks at the caller's limits.
const POLL_STEPS: u32 = 256;

impl Encoding {
    /// The literals of a term that was encoded.
    pub fn literals(&self, store: &TermStore, t: Term) -> Option<&[Lit]> {
        let encoded = self.terms.get(&t)?;
        Some(self.slice(encoded.start, store.width(t)))
    }
    pub fn reads(&self, symbol: SymbolId) -> Option<&Reads> {
        self.reads.get(&symbol)
    }

    /// How many variables some terms, all encoded, took together with what they are made of.
    pub fn variables_of(&self, store: &TermStore, terms: &[Term]) -> u64 {
        let mut seen = FxHashSet::default();
        let mut stack = terms.to_vec();
        let mut variables = 0;
        while let Some(t) = stack.pop() {
            if seen.insert(t) {
                variables += self.terms.get(&t).map_or(0, |encoded| encoded.variables as u64);
                store.node(t).operands(|operand| stack.push(operand));
            }
        }
        variables
    }

    /// Encodes a term with all it is made of.
    pub fn encode(&mut self, store: &TermStore, t: Term, sat: &mut Sat, limits: &Limits<'_>) -> Result<(), Why> {
        let mut stack = vec![Task::Term(t)];
        let mut steps = 0u32;
        while let Some(&top) = stack.last() {
            steps = steps.wrapping_add(1);
            if steps.is_multiple_of(POLL_STEPS) && (limits.cancelled)() {
                return Err(Why::Cancelled);
            }
            if self.is_done(top) {
                stack.pop();
                continue;
            }
            let before = sat.gates.vars();
            let step = match top {
                Task::Term(t) => self.term(store, t, sat, &mut stack),
                Task::Read(array, index) => self.read(store, array, index, sat, &mut stack),
            }?;
            let Some(start) = step else { continue };
            let encoded = EncodedTerm { start, variables: sat.gates.vars() - before };
            match top {
                Task::Term(t) => _ = self.terms.insert(t, encoded),
                Task::Read(array, index) => _ = self.elements.insert((array, index), encoded),
            }
            stack.pop();
        }
        Ok(())
    }

    fn is_done(&self, task: Task) -> bool {
        match task {
            Task::Term(t) => self.terms.contains_key(&t),
            Task::Read(array, index) => self.elements.contains_key(&(array, index)),
        }
    }

    fn term(&mut self, store: &TermStore, t: Term, sat: &mut Sat, stack: &mut Vec<Task>) -> Step {
        let Sort::Bits(width) = store.sort(t) else {
            return Err(Why::Unsupported("an array as a value of its own".to_owned()));
        };
        let node = store.node(t);
        if let Node::Select { array, index } = node {
            return Ok(self.element(array, index, stack));
        }
        let before = stack.len();
        node.operands(|operand| {
            if !self.terms.contains_key(&operand) {
                stack.push(Task::Term(operand));
            }
        });
        if stack.len() > before {
            return Ok(None);
        }
        let bits = |operand: Term| self.slice(self.terms[&operand].start, store.width(operand));
        let result = operators::circuit(&mut sat.gates, &node, width as u32, &bits)?;
        Ok(Some(self.keep(result)))
    }

    /// The element of `array` at `index`, where the array is not a symbol by itself.
    fn read(&mut self, store: &TermStore, array: Term, index: Term, sat: &mut Sat, stack: &mut Vec<Task>) -> Step {
        let width = store.width(array);
        match store.node(array) {
            Node::Symbol(symbol) => {
                let Some(at) = self.wait_for(index, stack) else { return Ok(None) };
                let at = self.slice(at, store.width(index)).to_vec();
                let element: Bits = (0..width).map(|_| sat.gates.fresh()).collect();
                self.reads.entry(symbol).or_default().add(&mut sat.gates, at, element.clone());
                Ok(Some(self.keep(element)))
            }
            Node::Fill(element) => Ok(self.wait_for(element, stack)),
            Node::Ite(condition, a, b) => {
                let Some(condition) = self.wait_for(condition, stack) else { return Ok(None) };
                self.choose(
                    sat,
                    self.pool[condition as usize],
                    Task::Read(a, index),
                    Task::Read(b, index),
                    width,
                    stack,
                )
            }
            Node::Store { array: rest, index: at, element } => {
                let (Some(x), Some(y)) = (self.wait_for(at, stack), self.wait_for(index, stack)) else {
                    return Ok(None);
                };
                let bits = store.width(index);
                let same = word::eq(&mut sat.gates, self.slice(x, bits), self.slice(y, bits));
                self.choose(sat, same, Task::Term(element), Task::Read(rest, index), width, stack)
            }
            _ => Err(Why::Unsupported("an array of unknown make".to_owned())),
        }
    }

    /// One of two tasks; what a constant condition rules out is not encoded.
    fn choose(
        &mut self,
        sat: &mut Sat,
        condition: Lit,
        then: Task,
        otherwise: Task,
        width: u32,
        stack: &mut Vec<Task>,
    ) -> Step {
        match condition.constant() {
            Some(true) => Ok(self.wait_for_task(then, stack)),
            Some(false) => Ok(self.wait_for_task(otherwise, stack)),
            None => {
                let (Some(a), Some(b)) = (self.wait_for_task(then, stack), self.wait_for_task(otherwise, stack)) else {
                    return Ok(None);
                };
                let result = word::ite(&mut sat.gates, condition, self.slice(a, width), self.slice(b, width));
                Ok(Some(self.keep(result)))
            }
        }
    }

    fn element(&self, array: Term, index: Term, stack: &mut Vec<Task>) -> Option<u32> {
        self.wait_for_task(Task::Read(array, index), stack)
    }
    fn wait_for(&self, t: Term, stack: &mut Vec<Task>) -> Option<u32> {
        self.wait_for_task(Task::Term(t), stack)
    }
    /// Where the task's literals are, if they are; else it is pushed.
    fn wait_for_task(&self, task: Task, stack: &mut Vec<Task>) -> Option<u32> {
        let encoded = match task {
            Task::Term(t) => self.terms.get(&t),
            Task::Read(array, index) => self.elements.get(&(array, index)),
        };
        if encoded.is_none() {
            stack.push(task);
        }
        encoded.map(|encoded| encoded.start)
    }

    fn keep(&mut self, bits: Bits) -> u32 {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(&bits);
        start
    }
    fn slice(&self, start: u32, width: u32) -> &[Lit] {
        &self.pool[start as usize..(start + width) as usize]
    }
}
