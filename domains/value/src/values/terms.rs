//! Symbolic evaluation: terms where constants are not enough, and the conditions on them.

use std::collections::BTreeMap;

use cfa::{BinaryOp, ExprId, UnaryOp};
use eval::Store;
use index::FxHashMap;
use memory::{Cell, ObjectId};
use spec::{Fault, Property};
use symbolic::{Conditions, Origin, value_of};
use term::{Binary, FloatBinary, FloatCompare, Node, SymbolId, Term, TermStore};
use types::{FloatKind, IntType, Scalar};

use crate::Val;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;
use crate::prec::Root;

impl ValueMachine<'_> {
    /// Whether a number is unequal to zero, as a term.
    pub fn truth_term(&mut self, scalar: Scalar, value: &Val) -> Option<Term> {
        let width = eval::scalar_bits(self.cx, scalar);
        let Val::Term { .. } = value else { return None };
        let term = self.number(value, width)?;
        let terms = self.terms();
        Some(match scalar {
            Scalar::Float(kind) => {
                let zero = terms.constant(0, width as u32);
                let equal = terms.float_compare(kind, FloatCompare::Eq, term, zero);
                terms.not(equal)
            }
            Scalar::Int(_) | Scalar::Pointer => terms.is_nonzero(term),
        })
    }

    /// A truth as a number as wide as the expression.
    pub fn truth_value(&mut self, x: ExprId, truth: Term) -> Val {
        let width = eval::scalar_bits(self.cx, self.cx.program.exprs[x].scalar) as u32;
        let term = self.terms().zero_extend(truth, width);
        self.value(term)
    }

    /// An operation on numbers, not all of them constant. `None` if an operand is no number.
    pub fn symbolic_binary(
        &mut self,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: &Val,
        right: Scalar,
        b: &Val,
    ) -> Option<StepResult<Val>> {
        if !self.is_symbolic() || !a.is_number() || !b.is_number() {
            return None;
        }
        let a = self.number(a, eval::scalar_bits(self.cx, scalar))?;
        let b = self.number(b, eval::scalar_bits(self.cx, right))?;
        Some(match scalar {
            Scalar::Float(kind) => Ok(self.float_operation(x, op, kind, a, b)),
            Scalar::Int(int) => self.int_operation(x, op, int, a, b),
            Scalar::Pointer => {
                let int = self.cx.program.types.pointer_int();
                self.int_operation(x, op, int, a, b)
            }
        })
    }

    fn int_operation(&mut self, x: ExprId, op: BinaryOp, int: IntType, a: Term, b: Term) -> StepResult<Val> {
        let width = int.width as u32;
        let checked = int.signed
            && self.options.properties.contains(Property::NoOverflow)
            && !cannot_overflow(self.terms(), op, int, a, b);
        let terms = self.terms();
        let result = match op {
            BinaryOp::Add | BinaryOp::Sub => {
                let sum = if op == BinaryOp::Add { terms.add(a, b) } else { terms.sub(a, b) };
                if checked {
                    // The signs that a sum cannot have: that of neither summand.
                    let (p, q) = match op {
                        BinaryOp::Add => (terms.xor(a, sum), terms.xor(b, sum)),
                        _ => (terms.xor(a, b), terms.xor(a, sum)),
                    };
                    let both = terms.and(p, q);
                    let wrong = terms.is_negative(both);
                    self.overflow_if(x, wrong)?;
                }
                sum
            }
            BinaryOp::Mul => {
                let product = terms.mul(a, b);
                if checked {
                    let wrong = self.terms().binary(Binary::SmulOverflow, a, b);
                    self.overflow_if(x, wrong)?;
                }
                product
            }
            BinaryOp::And => terms.and(a, b),
            BinaryOp::Or => terms.or(a, b),
            BinaryOp::Xor => terms.xor(a, b),
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                let truth = compare(terms, op, int.signed, a, b);
                return Ok(self.truth_value(x, truth));
            }
            BinaryOp::Div | BinaryOp::Rem => {
                let nonzero = terms.is_nonzero(b);
                let wrong = terms.not(nonzero);
                self.undefined_if(Fault::DivisionByZero, wrong, |m| m.by_zero_text(x))?;
                let terms = self.terms();
                if int.signed {
                    let least = terms.constant(int.min_value(), width);
                    let minus_one = terms.constant(int.mask(), width);
                    let (p, q) = (terms.eq(a, least), terms.eq(b, minus_one));
                    let wrong = terms.and(p, q);
                    self.overflow_if(x, wrong)?;
                    // Checked or not, the processor traps.
                    let right = self.terms().not(wrong);
                    self.constrain(right)?;
                }
                let operation = match (op, int.signed) {
                    (BinaryOp::Div, true) => Binary::Sdiv,
                    (BinaryOp::Div, false) => Binary::Udiv,
                    (_, true) => Binary::Srem,
                    (_, false) => Binary::Urem,
                };
                self.terms().binary(operation, a, b)
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                let by = self.shift_amount(x, width, b)?;
                let terms = self.terms();
                if op == BinaryOp::Shr {
                    terms.binary(if int.signed { Binary::Ashr } else { Binary::Lshr }, a, by)
                } else {
                    if int.signed && self.options.properties.contains(Property::NoOverflow) {
                        let terms = self.terms();
                        let most = terms.constant(int.max_value(), width);
                        let most = terms.binary(Binary::Lshr, most, by);
                        let wrong = terms.ult(most, a);
                        self.overflow_if(x, wrong)?;
                    }
                    self.terms().binary(Binary::Shl, a, by)
                }
            }
        };
        Ok(self.value(result))
    }

    /// The amount of a shift, as wide as what is shifted. Goes on only where it is less than that width.
    fn shift_amount(&mut self, x: ExprId, width: u32, by: Term) -> StepResult<Term> {
        let terms = self.terms();
        let own = terms.width(by);
        // Negative amounts are the greatest unsigned ones.
        let bound = terms.constant(width as u128, own);
        let wrong = terms.ule(bound, by);
        self.undefined_if(Fault::BadShift, wrong, |m| m.shift_text(x))?;
        let terms = self.terms();
        Ok(if own >= width { terms.extract(by, 0, width) } else { terms.zero_extend(by, width) })
    }

    fn overflow_if(&mut self, x: ExprId, wrong: Term) -> StepResult<()> {
        if !self.options.properties.contains(Property::NoOverflow) {
            return Ok(());
        }
        self.check_never(wrong, |m| m.overflow_target(x))
    }

    fn float_operation(&mut self, x: ExprId, op: BinaryOp, kind: FloatKind, a: Term, b: Term) -> Val {
        let terms = self.terms();
        let truth = match op {
            BinaryOp::Add => Err(FloatBinary::Add),
            BinaryOp::Sub => Err(FloatBinary::Sub),
            BinaryOp::Mul => Err(FloatBinary::Mul),
            BinaryOp::Div => Err(FloatBinary::Div),
            BinaryOp::Rem => Err(FloatBinary::Fmod),
            BinaryOp::Eq => Ok(terms.float_compare(kind, FloatCompare::Eq, a, b)),
            BinaryOp::Ne => {
                let equal = terms.float_compare(kind, FloatCompare::Eq, a, b);
                Ok(terms.not(equal))
            }
            BinaryOp::Lt => Ok(terms.float_compare(kind, FloatCompare::Lt, a, b)),
            BinaryOp::Le => Ok(terms.float_compare(kind, FloatCompare::Le, a, b)),
            BinaryOp::Gt => Ok(terms.float_compare(kind, FloatCompare::Lt, b, a)),
            BinaryOp::Ge => Ok(terms.float_compare(kind, FloatCompare::Le, b, a)),
            // Sema lets no other operator reach floating operands.
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => return Val::Unknown,
        };
        match truth {
            Ok(truth) => self.truth_value(x, truth),
            Err(operation) => {
                let result = terms.float_binary(kind, operation, a, b);
                self.value(result)
            }
        }
    }

    pub fn symbolic_unary(&mut self, x: ExprId, op: UnaryOp, scalar: Scalar, a: &Val) -> Option<StepResult<Val>> {
        if !self.is_symbolic() || !a.is_number() {
            return None;
        }
        let a = self.number(a, eval::scalar_bits(self.cx, scalar))?;
        let result = match (op, scalar) {
            (UnaryOp::Neg, Scalar::Float(kind)) => self.terms().float_neg(kind, a),
            (UnaryOp::Neg, Scalar::Int(int)) => {
                if int.signed {
                    let terms = self.terms();
                    let least = terms.constant(int.min_value(), int.width as u32);
                    let wrong = terms.eq(a, least);
                    if let Err(end) = self.overflow_if(x, wrong) {
                        return Some(Err(end));
                    }
                }
                self.terms().neg(a)
            }
            (UnaryOp::BitNot, Scalar::Int(_)) => self.terms().not(a),
            (UnaryOp::BitNot, Scalar::Float(_)) | (_, Scalar::Pointer) => return None,
        };
        Some(Ok(self.value(result)))
    }

    /// A number of one type as one of another. `None` if it is none.
    pub fn symbolic_convert(&mut self, from: Scalar, to: Scalar, a: &Val) -> Option<Val> {
        let Val::Term { .. } = a else { return None };
        let term = self.number(a, eval::scalar_bits(self.cx, from))?;
        let pointer_int = self.cx.program.types.pointer_int();
        let as_int = |scalar: Scalar| match scalar {
            Scalar::Int(int) => Some(int),
            Scalar::Pointer => Some(pointer_int),
            Scalar::Float(_) => None,
        };
        let terms = self.terms();
        let result = match (from, to) {
            (Scalar::Float(from), Scalar::Float(to)) => terms.float_convert(from, to, term),
            (Scalar::Float(kind), _) => {
                let int = as_int(to)?;
                let fits = terms.float_fits(kind, int, term);
                let whole = terms.float_to_int(kind, int, term);
                if terms.as_constant(fits) == Some(1) {
                    whole
                } else {
                    // What does not fit is undefined.
                    let any = self.tools.reasoner.as_mut()?.fresh(int.width as u64, Origin::Made);
                    self.terms().ite(fits, whole, any)
                }
            }
            (_, Scalar::Float(kind)) => terms.float_from_int(kind, as_int(from)?, term),
            _ => terms.convert_int(as_int(from)?, as_int(to)?, term),
        };
        Some(self.value(result))
    }

    /// Keeps the name of bits that nothing was known of: for the step, and after it if they are tracked.
    pub fn record(&mut self, s: &mut Store<Val>, object: ObjectId, start: u64, width: u64, term: Term) {
        let Some(held) = s.memory.get(object) else { return };
        if !self.prec.is_all() && !self.prec.tracks(Root::of(held), start, width, self.scope) {
            self.step.temporary_names.push((object, start, width));
        }
        s.memory.write(object, start, width, Val::term(term));
    }

    /// Puts what unknowns are equal to in their place, everywhere.
    pub fn substitute_equalities(&mut self, s: &mut Store<Val>) -> StepResult<()> {
        if self.step.equalities.is_empty() {
            return Ok(());
        }
        let Some(reasoner) = &mut self.tools.reasoner else { return Ok(()) };
        let terms = &mut reasoner.terms;
        let mut images: BTreeMap<SymbolId, Term> = BTreeMap::new();
        let mut done = FxHashMap::default();
        for (symbol, equal) in std::mem::take(&mut self.step.equalities) {
            // An image must not speak of a symbol that goes, so each equality sees what those before it did.
            let equal = terms.substitute(equal, &|symbol| images.get(&symbol).copied(), &mut FxHashMap::default());
            let this = terms.symbol_term(symbol);
            let this = terms.substitute(this, &|symbol| images.get(&symbol).copied(), &mut FxHashMap::default());
            let Node::Symbol(symbol) = terms.node(this) else { continue };
            if terms.symbols_of(equal).contains(&symbol) {
                continue;
            }
            let keys: Vec<SymbolId> = images.keys().copied().collect();
            for key in keys {
                let image = images[&key];
                let now = terms.substitute(image, &|of| (of == symbol).then_some(equal), &mut FxHashMap::default());
                images.insert(key, now);
            }
            images.insert(symbol, equal);
        }
        if images.is_empty() {
            return Ok(());
        }
        let image = |symbol: SymbolId| images.get(&symbol).copied();
        let mut conditions = Conditions::default();
        for (condition, edge) in self.step.conditions.iter() {
            let now = terms.substitute(condition, &image, &mut done);
            match terms.as_constant(now) {
                Some(0) => return Err(End::Infeasible),
                Some(_) => {}
                None => {
                    let mut parts = Vec::new();
                    terms.split_conjunction(now, &mut parts);
                    parts.into_iter().for_each(|part| conditions.push(part, edge));
                }
            }
        }
        if self.env.whole_path {
            for (&symbol, &equal) in &images {
                let this = terms.symbol_term(symbol);
                conditions.push(terms.eq(this, equal), self.env.at);
            }
        }
        self.step.conditions = conditions;
        replace_terms(s, terms, &image, &mut done);
        Ok(())
    }
}

/// Whether the ranges of the operands leave no room for an overflow.
fn cannot_overflow(terms: &mut TermStore, op: BinaryOp, int: IntType, a: Term, b: Term) -> bool {
    let (a, b) = (terms.facts(a), terms.facts(b));
    let exact = |x: i128, y: i128| match op {
        BinaryOp::Add => x.checked_add(y),
        BinaryOp::Sub => x.checked_sub(y),
        _ => x.checked_mul(y),
    };
    let corners = [a.signed_min, a.signed_max].into_iter().flat_map(|x| [(x, b.signed_min), (x, b.signed_max)]);
    corners.map(|(x, y)| exact(x, y)).all(|value| value.is_some_and(|value| int.fits_i128(value)))
}

/// Puts truth, in memory, in the place of what is assumed.
pub(crate) fn decide_marks(s: &mut Store<Val>, terms: &mut TermStore, conditions: &Conditions) {
    let mut done: FxHashMap<Term, Term> = FxHashMap::default();
    let mut spoken_of: FxHashMap<SymbolId, Term> = FxHashMap::default();
    for &condition in conditions.terms() {
        let denied = terms.not(condition);
        done.insert(condition, terms.truth());
        done.insert(denied, terms.falsity());
        for &symbol in terms.symbols_of(condition) {
            spoken_of.insert(symbol, terms.symbol_term(symbol));
        }
    }
    if !spoken_of.is_empty() {
        replace_terms(s, terms, &|symbol| spoken_of.get(&symbol).copied(), &mut done);
    }
}

/// Rewrites the terms in memory.
pub(crate) fn replace_terms(
    s: &mut Store<Val>,
    terms: &mut TermStore,
    image: &dyn Fn(SymbolId) -> Option<Term>,
    done: &mut FxHashMap<Term, Term>,
) {
    let mut changes: Vec<(ObjectId, u64, u64, Val)> = Vec::new();
    for (id, object) in s.memory.live_objects() {
        for piece in object.contents().pieces() {
            let Cell::Value(value) = &piece.cell else { continue };
            let new = match *value {
                Val::Term { term, low } => {
                    let now = terms.substitute(term, image, done);
                    if now == term {
                        continue;
                    }
                    let part = terms.extract(now, low as u32, piece.width() as u32);
                    value_of(terms, part)
                }
                Val::Perhaps { term, low } => {
                    let now = terms.substitute(term, image, done);
                    if now == term {
                        continue;
                    }
                    Val::Perhaps { term: now, low }
                }
                Val::At { object, offset } => {
                    let now = terms.substitute(offset, image, done);
                    if now == offset {
                        continue;
                    }
                    match terms.as_constant(now) {
                        Some(bits) => Val::Pointer { object, offset: bits as u64 as i64 },
                        None => Val::At { object, offset: now },
                    }
                }
                _ => continue,
            };
            changes.push((id, piece.start, piece.width(), new));
        }
    }
    let arrays = s.memory.live_objects().filter_map(|(id, object)| match object.background {
        Some(Val::Term { term, .. }) => {
            let now = terms.substitute(term, image, done);
            (now != term).then_some((id, now))
        }
        _ => None,
    });
    let arrays: Vec<(ObjectId, Term)> = arrays.collect();
    for (id, now) in arrays {
        s.memory.rephrase_background(id, Val::term(now));
    }
    let mut changed = |number: &Option<Val>| match *number {
        Some(Val::Term { term, .. }) => Some(terms.substitute(term, image, done)).filter(|&now| now != term),
        _ => None,
    };
    let numbers = s.memory.live_objects().map(|(id, object)| (id, changed(&object.extent), changed(&object.count)));
    let numbers: Vec<_> = numbers.filter(|(_, extent, count)| extent.is_some() || count.is_some()).collect();
    for (id, extent, count) in numbers {
        if let Some(now) = extent {
            s.memory.set_extent(id, value_of(terms, now));
        }
        if let Some(now) = count {
            s.memory.set_count(id, Some(value_of(terms, now)));
        }
    }
    for (id, start, width, value) in changes {
        s.memory.write(id, start, width, value);
    }
}

pub(crate) fn compare(terms: &mut TermStore, op: BinaryOp, signed: bool, a: Term, b: Term) -> Term {
    match (op, signed) {
        (BinaryOp::Eq, _) => terms.eq(a, b),
        (BinaryOp::Ne, _) => terms.ne(a, b),
        (BinaryOp::Lt, true) => terms.slt(a, b),
        (BinaryOp::Le, true) => terms.sle(a, b),
        (BinaryOp::Gt, true) => terms.slt(b, a),
        (BinaryOp::Ge, true) => terms.sle(b, a),
        (BinaryOp::Lt, false) => terms.ult(a, b),
        (BinaryOp::Le, false) => terms.ule(a, b),
        (BinaryOp::Gt, false) => terms.ult(b, a),
        (_, _) => terms.ule(b, a),
    }
}
