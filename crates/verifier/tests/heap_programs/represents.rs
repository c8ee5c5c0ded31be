//! Whether an abstract state stands for a concrete one: objects can be paired and unknowns chosen so that all that the
//! abstract state says holds.

use cfa::{Program, VarId};
use cpa::Cancel;
use embedded::EmbeddedSolver;
use eval::{Cx, Store, Tables};
use index::{FxHashMap, Id};
use interp::{Pointer, Value};
use memory::{Cell, Fill, Object, ObjectId, ObjectKind, Piece, ReadResult};
use smt::{Answer, Limits, Session};
use term::{Evaluator, Model, Node, Term, TermStore};
use value::{FreedPlace, Val, ValueState};

/// Some bits of a term, from `low` on, that must be these.
struct Demand {
    term: Term,
    low: u32,
    width: u32,
    bits: u128,
}

/// Which objects stand for which, one for one, and what that demands of the unknowns.
struct Pairing<'a> {
    known: &'a ValueState,
    real: &'a Store<Value>,
    to_real: FxHashMap<ObjectId, ObjectId>,
    to_known: FxHashMap<ObjectId, ObjectId>,
    freed: FxHashMap<u32, ObjectId>,
    /// Blocks that are taken to be outside the program.
    outside: Vec<ObjectId>,
    work: Vec<(ObjectId, ObjectId)>,
    demands: Vec<Demand>,
    elements: Vec<Element>,
}

/// A byte of an array of bytes that must be this one.
struct Element {
    array: Term,
    index: u64,
    byte: u128,
}

/// What does not fit.
type Why = String;

/// `terms` are those of the analysis, if it has any.
pub fn represents(
    program: &Program,
    tables: &Tables,
    terms: Option<&TermStore>,
    known: &ValueState,
    real: &Store<Value>,
) -> Result<(), Why> {
    let mut pairing = Pairing {
        known,
        real,
        to_real: FxHashMap::default(),
        to_known: FxHashMap::default(),
        freed: FxHashMap::default(),
        outside: Vec::new(),
        work: Vec::new(),
        demands: Vec::new(),
        elements: Vec::new(),
    };
    pairing.pair_variables(program, tables)?;
    while let Some((known, real)) = pairing.work.pop() {
        pairing.compare(known, real).map_err(|why| format!("{} {why}", describe(program, pairing.known, known)))?;
    }
    if let Some(real) = pairing.outside.iter().find(|real| pairing.to_known.contains_key(real)) {
        return Err(format!("{real} is outside and inside"));
    }
    match terms {
        Some(terms) => can_be(terms, &pairing.demands, &pairing.elements, known.conditions()),
        None if pairing.demands.is_empty() => Ok(()),
        None => Err("a term where there are none".to_owned()),
    }
}

fn describe(program: &Program, known: &ValueState, id: ObjectId) -> String {
    let Some(object) = known.memory().get(id) else { return format!("{id}") };
    let born = object.born.0 as usize;
    match object.kind {
        ObjectKind::Static | ObjectKind::Local | ObjectKind::Temp => match program.vars.get(VarId::from_usize(born)) {
            Some(var) => program.name(var.name).to_owned(),
            None => format!("{id}"),
        },
        ObjectKind::Heap => match program.edges.get(cfa::EdgeId::from_usize(born)) {
            Some(edge) => format!("the block of {}", program.sources.describe_line(edge.span)),
            None => format!("{id}"),
        },
        kind => format!("{kind:?} {id}"),
    }
}

impl Pairing<'_> {
    fn pair_variables(&mut self, program: &Program, tables: &Tables) -> Result<(), Why> {
        let cx = Cx::new(program, tables);
        if self.known.frames().len() != self.real.frames.len() {
            return Err("the depths differ".to_owned());
        }
        for (id, object) in self.known.memory().live_objects() {
            let born = object.born.0 as usize;
            let other = match object.kind {
                ObjectKind::Static if born < program.vars.len() => self.real.bound(cx, VarId::from_usize(born)),
                ObjectKind::StringLiteral => self.real.strings[born],
                ObjectKind::Function => self.real.functions[born],
                _ => None,
            };
            // What was not used yet has no object in the interpreter.
            if let Some(other) = other {
                self.pair(id, other)?;
            }
        }
        for (known, real) in self.known.frames().iter().zip(&self.real.frames) {
            if known.function != real.function || known.bindings.len() != real.bindings.len() {
                return Err("the frames differ".to_owned());
            }
            for pair in known.bindings.iter().zip(&real.bindings) {
                if let (Some(known), Some(real)) = pair {
                    self.pair(*known, *real)?;
                }
            }
        }
        Ok(())
    }

    fn pair(&mut self, known: ObjectId, real: ObjectId) -> Result<(), Why> {
        match (self.to_real.get(&known), self.to_known.get(&real)) {
            (None, None) => {
                self.to_real.insert(known, real);
                self.to_known.insert(real, known);
                self.work.push((known, real));
                Ok(())
            }
            (Some(&a), Some(&b)) if (a, b) == (real, known) => Ok(()),
            _ => Err(format!("holds a pointer by which {known} cannot stand for {real}")),
        }
    }

    /// Each freed block stands for one, at the place that is said.
    fn is_former(&mut self, former: FreedPlace, pointer: Pointer) -> bool {
        let is_other = self.freed.iter().any(|(&block, &real)| real == pointer.object && block != former.block);
        let real = *self.freed.entry(former.block).or_insert(pointer.object);
        !is_other && real == pointer.object && pointer.offset == i64::from(former.offset)
    }

    fn compare(&mut self, known: ObjectId, real: ObjectId) -> Result<(), Why> {
        let (Some(a), Some(b)) = (self.known.memory().get(known), self.real.memory.get(real)) else {
            return Err("is gone in one of them".to_owned());
        };
        if a.is_live() != b.is_live() {
            return Err(format!("lives differently: {:?} and {:?}", a.life, b.life));
        }
        if a.kind != b.kind && a.kind != ObjectKind::External {
            return Err(format!("is {:?}, not {:?}", a.kind, b.kind));
        }
        if let (Some(a), Some(b)) = (a.size.known(), b.size.known())
            && a != b
        {
            return Err(format!("has {a} bytes, not {b}"));
        }
        if !a.is_live() || a.kind == ObjectKind::Function {
            return Ok(());
        }
        if let (Some(extent), Some(bytes)) = (&a.extent, b.size.known()) {
            match extent {
                Val::Term { term, low } => {
                    self.demands.push(Demand { term: *term, low: *low as u32, width: 64, bits: bytes as u128 });
                }
                _ if extent.constant() == Some(bytes as u128) => {}
                _ => return Err(format!("has {extent:?} bytes, not {bytes}")),
            }
        }
        // Behind the end of an object whose size is a term there is nothing that counts.
        let end = b.size.bits();
        for piece in a.contents().window(0, a.size.bits().min(end)) {
            match &piece.cell {
                Cell::Fill(Fill::Unknown | Fill::Uninit) => {}
                Cell::Fill(Fill::Background) => self.compare_background(&piece, &a.background, real)?,
                Cell::Fill(fill) => self.compare_fill(&piece, *fill, real)?,
                Cell::Value(value) => self.compare_value(&piece, value, real)?,
            }
        }
        Ok(())
    }

    /// The number in these bits.
    fn bits(&self, id: ObjectId, start: u64, width: u64) -> Option<u128> {
        match self.real.memory.read(id, start, width) {
            ReadResult::Value(Value::Bits(bits)) => Some(bits),
            ReadResult::Zero => Some(0),
            ReadResult::Value(_)
            | ReadResult::Uninit
            | ReadResult::Unknown
            | ReadResult::PartlyUninit(_)
            | ReadResult::Parts(_) => None,
        }
    }

    fn compare_fill(&self, piece: &Piece<Val>, fill: Fill, real: ObjectId) -> Result<(), Why> {
        for at in (piece.start..piece.end).step_by(8) {
            let width = (piece.end - at).min(8);
            let found = self.bits(real, at, width);
            if found != fill.bits(at, width as u32) {
                return Err(format!("is filled with {fill:?} at bit {at}, really {found:?}"));
            }
        }
        Ok(())
    }

    fn compare_background(&mut self, piece: &Piece<Val>, held: &Option<Val>, real: ObjectId) -> Result<(), Why> {
        let Some(Val::Term { term, .. }) = held else { return Err(format!("has the background {held:?}")) };
        for at in (piece.start..piece.end).step_by(8) {
            if let Some(byte) = self.bits(real, at, 8) {
                self.elements.push(Element { array: *term, index: at / 8, byte });
            }
        }
        Ok(())
    }

    fn compare_value(&mut self, piece: &Piece<Val>, value: &Val, real: ObjectId) -> Result<(), Why> {
        let (start, width) = (piece.start, piece.width());
        let found = self.real.memory.read(real, start, width);
        let wrong = || Err(format!("is {value:?} at bit {start}, really {found:?}"));
        let fits = match (value, &found) {
            // Perhaps it was never written.
            (Val::Unknown | Val::Perhaps { .. }, _) => true,
            (Val::Term { term, low }, _) => {
                // A pointer that was forgotten is some number.
                if let Some(bits) = self.bits(real, start, width) {
                    self.demands.push(Demand { term: *term, low: *low as u32, width: width as u32, bits });
                }
                true
            }
            (Val::Bits(_) | Val::Wide(_), _) => value.constant() == self.bits(real, start, width),
            (Val::At { object, offset }, ReadResult::Value(Value::Pointer(pointer))) => {
                self.demands.push(Demand { term: *offset, low: 0, width: 64, bits: pointer.offset as u64 as u128 });
                return self.pair(*object, pointer.object);
            }
            (Val::Pointer { object, offset }, ReadResult::Value(Value::Pointer(pointer)))
                if *offset == pointer.offset =>
            {
                return self.pair(*object, pointer.object);
            }
            (Val::Inside(object), ReadResult::Value(Value::Pointer(pointer))) => {
                let size = self.real.memory.get(pointer.object).map(|object| object.size);
                if size.is_none_or(|size| size.reaches(pointer.offset)) {
                    return self.pair(*object, pointer.object);
                }
                false
            }
            (Val::Outside { null }, ReadResult::Zero | ReadResult::Value(Value::Bits(0))) => *null,
            (Val::Outside { .. }, ReadResult::Value(Value::Pointer(pointer))) => {
                let kind = self.real.memory.get(pointer.object).map(|object| object.kind);
                // A block whose size is not known is none that the analysis has, where nobody asks about blocks.
                if kind == Some(ObjectKind::Heap) {
                    self.outside.push(pointer.object);
                }
                kind.is_none_or(|kind| {
                    use ObjectKind::{Argument, External, Heap, Library};
                    matches!(kind, External | Library | Argument | Heap)
                })
            }
            (Val::Dangling(former), ReadResult::Value(Value::Pointer(pointer))) => {
                let is_gone = !self.real.memory.get(pointer.object).is_some_and(Object::is_live);
                is_gone && former.is_none_or(|former| self.is_former(former, *pointer))
            }
            (Val::Part(part), ReadResult::Value(Value::Fragment { pointer, start, .. }))
                if part.at == 0 && (part.offset as i64, part.low) == (pointer.offset, *start) =>
            {
                return self.pair(part.object, pointer.object);
            }
            // A number that the execution computed from an address.
            (Val::Part(_), ReadResult::Value(Value::Bits(_)) | ReadResult::Parts(_)) => true,
            (
                Val::Pointer { .. }
                | Val::Part(_)
                | Val::At { .. }
                | Val::Inside(_)
                | Val::Outside { .. }
                | Val::Dangling(_),
                _,
            ) => false,
            (Val::Node { .. }, _) => unreachable!("nothing is folded here"),
            (Val::Escaped { .. }, _) => unreachable!("nothing leaves these programs"),
        };
        if fits { Ok(()) } else { wrong() }
    }
}

/// Whether the unknowns can be such that all demands are met and all conditions hold.
fn can_be(terms: &TermStore, demands: &[Demand], elements: &[Element], conditions: &[Term]) -> Result<(), Why> {
    let mut model = Model::default();
    for demand in demands {
        let Node::Symbol(symbol) = terms.node(demand.term) else { continue };
        if demand.low == 0 && demand.width >= terms.width(demand.term) {
            match model.get(symbol) {
                Some(other) if other.bits() != demand.bits => {
                    return Err(format!("{symbol} would have to be {} and {}", other.bits(), demand.bits));
                }
                _ => model.set(symbol, term::Value::Bits(demand.bits)),
            }
        }
    }
    let is_known = |term: Term| terms.symbols_of(term).iter().all(|&symbol| model.get(symbol).is_some());
    let mut evaluator = Evaluator::new(terms, &model);
    for demand in demands.iter().filter(|demand| is_known(demand.term)) {
        let mask = if demand.width >= 128 { u128::MAX } else { (1 << demand.width) - 1 };
        let bits = evaluator.value(demand.term).bits() >> demand.low & mask;
        if bits != demand.bits {
            return Err(format!("a term is {bits}, really {}", demand.bits));
        }
    }
    for &condition in conditions.iter().filter(|&&condition| is_known(condition)) {
        if evaluator.value(condition).bits() != 1 {
            return Err("a condition does not hold".to_owned());
        }
    }
    let are_known = demands.iter().map(|demand| demand.term).chain(conditions.iter().copied()).all(is_known);
    if are_known && elements.is_empty() {
        return Ok(());
    }
    // Of the rest a solver says whether it can be.
    let mut terms = terms.clone();
    let mut claims = conditions.to_vec();
    for demand in demands {
        let width = demand.width.min(terms.width(demand.term).saturating_sub(demand.low));
        let part = terms.extract(demand.term, demand.low, width);
        let bits = terms.constant(demand.bits, width);
        claims.push(terms.eq(part, bits));
    }
    for element in elements {
        let index = terms.constant(element.index as u128, 64);
        let (held, byte) = (terms.select(element.array, index), terms.constant(element.byte, 8));
        claims.push(terms.eq(held, byte));
    }
    let cancel = Cancel::new();
    let limits = Limits { effort: Some(1_000), cancelled: &|| cancel.check().is_err(), ..Limits::NONE };
    match Session::new(Box::new(EmbeddedSolver::new())).check(&terms, &claims, &limits) {
        Answer::Unsat(_) => Err("no choice of the unknowns gives these values".to_owned()),
        Answer::Sat(_) | Answer::Unknown(_) => Ok(()),
    }
}
