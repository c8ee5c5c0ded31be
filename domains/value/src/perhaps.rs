//! Numbers of which it depends on others whether they were ever written. In the term of [`Val::Perhaps`] an unknown of its
//! own stands for bits that were not; it never leaves memory: where a number is read, it is noted when it depends on that
//! unknown, and what is read is a number that does not.

use eval::{Access, Accesses, State};
use index::FxHashMap;
use memory::{Cell, Fill, ObjectId, Piece, Target};
use spec::Fault;
use term::{Binary, Node, Term, TermStore};
use types::{IntType, Scalar};

use crate::Val;
use crate::machine::{Ended, Explicit};
use crate::reasoner::{Origin, Reasoner};
use crate::symbolic::Noted;
use crate::uninit;

/// What stands for bits that were never written, and what is known of terms in which it may be.
#[derive(Default)]
pub(crate) struct Unwritten {
    by_width: FxHashMap<u32, Term>,
    /// When a term depends on it.
    open: FxHashMap<Term, Term>,
}

impl Unwritten {
    fn is_in(&self, terms: &TermStore, t: Term) -> bool {
        self.by_width.get(&terms.width(t)) == Some(&t)
    }

    /// The condition under which a term depends on what was never written.
    fn open(&mut self, terms: &mut TermStore, t: Term) -> Term {
        let mut stack = vec![t];
        while let Some(&top) = stack.last() {
            if self.open.contains_key(&top) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            operands(terms, terms.node(top), &mut |operand| {
                if !self.open.contains_key(&operand) {
                    stack.push(operand);
                }
            });
            if stack.len() == before {
                let open = self.open_above(terms, top);
                self.open.insert(top, open);
                stack.pop();
            }
        }
        self.open[&t]
    }

    /// As [`Self::open`], where the operands are known.
    fn open_above(&self, terms: &mut TermStore, t: Term) -> Term {
        let of = |operand: Term| self.open[&operand];
        match terms.node(t) {
            Node::Symbol(_) => terms.bool(self.is_in(terms, t)),
            Node::Ite(condition, a, b) => {
                let either = terms.ite(condition, of(a), of(b));
                terms.or(of(condition), either)
            }
            Node::Binary(op @ (Binary::And | Binary::Or), a, b) if terms.width(t) == 1 => {
                // One of both may decide alone.
                let mut open = terms.and(of(a), of(b));
                for (this, other) in [(a, b), (b, a)] {
                    let other = if op == Binary::And { other } else { terms.not(other) };
                    let decides = terms.and(of(this), other);
                    open = terms.or(open, decides);
                }
                open
            }
            Node::Select { array, index } => {
                let (stores, base) = stores_of(terms, array);
                let mut open = match terms.node(base) {
                    Node::Fill(element) => of(element),
                    _ => terms.falsity(),
                };
                for (at, element) in stores.into_iter().rev() {
                    let here = terms.eq(at, index);
                    open = terms.ite(here, of(element), open);
                    open = terms.or(of(at), open);
                }
                terms.or(of(index), open)
            }
            node => {
                let mut open = terms.falsity();
                let mut all = Vec::new();
                node.operands(|operand| all.push(operand));
                for operand in all {
                    open = terms.or(open, of(operand));
                }
                open
            }
        }
    }

    /// A term that is the same wherever `t` does not depend on what was never written. Cases that are that alone are left
    /// out.
    fn closed(&self, terms: &mut TermStore, t: Term) -> Term {
        let mut done: FxHashMap<Term, Term> = FxHashMap::default();
        let mut stack = vec![t];
        while let Some(&top) = stack.last() {
            if done.contains_key(&top) {
                stack.pop();
                continue;
            }
            let node = terms.node(top);
            let Node::Ite(condition, a, b) = node else {
                done.insert(top, top);
                continue;
            };
            let branches = match (self.is_in(terms, a), self.is_in(terms, b)) {
                (true, _) => [b, b],
                (_, true) => [a, a],
                _ => [a, b],
            };
            match branches.iter().find(|branch| !done.contains_key(branch)) {
                Some(&branch) => stack.push(branch),
                None => {
                    let [a, b] = branches.map(|branch| done[&branch]);
                    let now = if a == b { a } else { terms.ite(condition, a, b) };
                    done.insert(top, now);
                }
            }
        }
        done[&t]
    }
}

/// The operands of a node; of an element of an array, what was written to the array.
fn operands(terms: &TermStore, node: Node, f: &mut dyn FnMut(Term)) {
    let Node::Select { array, index } = node else { return node.operands(f) };
    f(index);
    let (stores, base) = stores_of(terms, array);
    stores.into_iter().for_each(|(at, element)| [at, element].into_iter().for_each(&mut *f));
    match terms.node(base) {
        Node::Fill(element) => f(element),
        _ => f(base),
    }
}

/// What was written to an array, the last first, and the array before.
fn stores_of(terms: &TermStore, mut array: Term) -> (Vec<(Term, Term)>, Term) {
    let mut stores = Vec::new();
    while let Node::Store { array: before, index, element } = terms.node(array) {
        stores.push((index, element));
        array = before;
    }
    (stores, array)
}

impl Reasoner {
    /// What stands for bits that were never written.
    pub fn never_written(&mut self, width: u64) -> Term {
        if let Some(&known) = self.unwritten.by_width.get(&(width as u32)) {
            return known;
        }
        let new = self.fresh(width, Origin::Unwritten);
        self.fix(new);
        self.unwritten.by_width.insert(width as u32, new);
        new
    }
}

impl Explicit<'_> {
    /// The condition under which a number in memory was never written, or depends on what was not.
    pub fn when_open(&mut self, number: Term) -> Term {
        let reasoner = self.reasoner.as_mut().expect("terms come from the reasoner");
        reasoner.unwritten.open(&mut reasoner.terms, number)
    }

    /// What is read where memory holds this number.
    pub fn read_number(&mut self, number: Term) -> Term {
        let open = self.when_open(number);
        if self.terms().as_constant(open) != Some(0) {
            self.note_open(open);
        }
        self.closed(number)
    }

    /// A number that does not depend on what was never written, and is the same where the other does not.
    pub fn closed(&mut self, number: Term) -> Term {
        let reasoner = self.reasoner.as_mut().expect("terms come from the reasoner");
        let terms = &mut reasoner.terms;
        let closed = reasoner.unwritten.closed(terms, number);
        if reasoner.unwritten.open(terms, closed) == terms.falsity() {
            return closed;
        }
        let mut own = terms.symbols_of(closed).to_vec();
        own.retain(|&symbol| reasoner.origin(symbol) == Origin::Unwritten);
        let mut images = FxHashMap::default();
        for symbol in own {
            let width = reasoner.terms.width(reasoner.terms.symbol_term(symbol)) as u64;
            images.insert(symbol, reasoner.fresh(width, Origin::Content));
        }
        let image = |symbol| images.get(&symbol).copied();
        reasoner.terms.substitute(closed, &image, &mut FxHashMap::default())
    }

    /// Something is read that was never written where the condition holds.
    pub fn note_open(&mut self, open: Term) {
        if !self.options.properties.uninitialised() || self.may.is_some() || !self.may_be(open) {
            return;
        }
        let conditions = self.conditions.clone().with(open, self.at);
        let target = self.fault_found(Fault::Uninitialised, self.unwritten_text());
        self.may = Some(Noted { target, conditions });
    }

    /// The number in these pieces, if it is one: bits of which nothing was known get names, in memory too.
    pub fn number_held(&mut self, s: &mut State<Val>, object: ObjectId, pieces: &[Piece<Val>]) -> Option<Term> {
        let mut whole: Option<Term> = None;
        for piece in pieces {
            let width = piece.width();
            let part = match &piece.cell {
                &Cell::Value(Val::Perhaps { term, low }) => self.terms().extract(term, low as u32, width as u32),
                Cell::Value(value) if value.is_number() => self.number(value, width)?,
                Cell::Value(_) => return None,
                Cell::Fill(Fill::Background) => self.background_bits(s, object, piece.start, width)?,
                Cell::Fill(Fill::Uninit) if self.options.properties.uninitialised() && width <= 128 => {
                    self.reasoner.as_mut()?.never_written(width)
                }
                Cell::Fill(fill) => match fill.bits(piece.start, width as u32) {
                    Some(bits) => self.terms().constant(bits, width as u32),
                    None => {
                        let part = self.reasoner.as_mut()?.fresh(width, Origin::Content);
                        self.record(s, object, piece.start, width, part);
                        part
                    }
                },
            };
            whole = Some(match whole {
                Some(low) => self.terms().concat(part, low),
                None => part,
            });
        }
        whole
    }

    /// Writes a number that may depend on what was never written.
    pub fn write_number(
        &mut self,
        s: &mut State<Val>,
        (object, start, width): (ObjectId, u64, u64),
        scalar: Scalar,
        number: Term,
    ) {
        let open = self.when_open(number);
        let value = match self.terms().as_constant(open) {
            Some(0) => {
                let closed = self.closed(number);
                self.value(closed)
            }
            _ => Val::Perhaps { term: number, low: 0 },
        };
        let now = Accesses::stored(self, s, object, start, width, scalar, value.clone());
        match value {
            Val::Perhaps { .. } if now != value || self.terms().as_constant(open) == Some(1) => {
                s.memory.fill(object, start, width, Fill::Uninit);
            }
            _ => s.memory.write(object, start, width, now),
        }
    }

    /// A byte of an object as memory holds it. `None` if it is no number.
    pub fn byte_held(&mut self, s: &mut State<Val>, object: ObjectId, at: u64) -> Ended<Option<Term>> {
        let (cx, start) = (self.cx, at * 8);
        let is_open =
            self.options.properties.uninitialised() && s.memory.piece(object, start).is_some_and(uninit::is_open);
        self.reads(object, start, 8);
        if is_open {
            let pieces = s.memory.window(object, start, 8);
            return Ok(self.number_held(s, object, &pieces));
        }
        let found = s.memory.read(object, start, 8);
        let target = Target { object, offset: at as i64 };
        let access = Access { place: None, at: target, start: start as i64, width: 8, is_write: false };
        let value = self.loaded(s, cx, &access, BYTE, found)?;
        Ok(self.number(&value, 8))
    }
}

const BYTE: Scalar = Scalar::Int(IntType::unsigned(8));
