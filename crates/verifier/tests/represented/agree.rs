//! Whether an abstract state stands for a concrete one.

use cfa::{EdgeId, LocId, Program, ThreadId};
use cpa::{Arg, CompositePrec, CompositeState};
use eval::{Cx, Store, Tables};
use index::{FxHashMap, Id};
use interp::Value;
use memory::{Cell, Exposure, Fill, Object, ObjectId, ObjectKind, Piece, ReadResult};
use value::{Val, ValueState};

use crate::concrete::Visited;

/// The reached set by location and call stack.
pub struct Reached<'a> {
    program: &'a Program,
    tables: Tables,
    states: FxHashMap<(LocId, Vec<EdgeId>), Vec<&'a ValueState>>,
}

impl<'a> Reached<'a> {
    /// `part` is the index of the value domain.
    pub fn new(program: &'a Program, arg: &'a Arg<CompositeState, CompositePrec>, part: usize) -> Self {
        let mut states: FxHashMap<_, Vec<_>> = FxHashMap::default();
        for n in arg.nodes() {
            let state = arg.state(n);
            let thread = state.control.of(ThreadId::main());
            let Some(loc) = thread.loc else { continue };
            let mut stack: Vec<EdgeId> = thread.stack.calls().map(|(edge, _)| edge).collect();
            stack.reverse();
            states.entry((loc, stack)).or_default().push(state.part(part).expect("the value domain is there"));
        }
        Reached { program, tables: Tables::new(program), states }
    }

    /// Why no reached state stands for the visited one.
    pub fn missing(&self, visited: &Visited) -> Option<String> {
        let Some(states) = self.states.get(&(visited.loc, visited.stack.clone())) else {
            return Some("the location is not reached".to_owned());
        };
        let mut why = None;
        for state in states {
            match self.differs(state, &visited.state) {
                None => return None,
                Some(reason) => why = Some(reason),
            }
        }
        why.map(|why| format!("none of {} states, the last because {why}", states.len()))
    }

    fn differs(&self, known: &ValueState, real: &Store<Value>) -> Option<String> {
        let mut pairs = Pairs::default();
        let cx = Cx::new(self.program, &self.tables);
        if known.frames().len() != real.frames.len() {
            return Some("the depths differ".to_owned());
        }
        for (id, object) in known.memory().live_objects() {
            let born = object.born.0 as usize;
            let other = match object.kind {
                ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::External
                    if born < self.program.vars.len() =>
                {
                    real.bound(cx, cfa::VarId::from_usize(born))
                }
                ObjectKind::StringLiteral => real.strings[born],
                ObjectKind::Function => real.functions[born],
                _ => None,
            };
            // What was not used yet has no object in the interpreter.
            if let Some(why) = other.and_then(|other| pairs.add(id, other)) {
                return Some(why);
            }
        }
        for (known, real) in known.frames().iter().zip(&real.frames) {
            if known.function != real.function || known.bindings.len() != real.bindings.len() {
                return Some("the frames differ".to_owned());
            }
            for (known, real) in known.bindings.iter().zip(&real.bindings) {
                if let (Some(known), Some(real)) = (known, real)
                    && let Some(why) = pairs.add(*known, *real)
                {
                    return Some(why);
                }
            }
        }
        while let Some((a, b)) = pairs.work.pop() {
            let (Some(object), Some(other)) = (known.memory().get(a), real.memory.get(b)) else {
                return Some(format!("{a:?} is gone in one of them"));
            };
            if let Some(why) = self.object_differs(object, other, b, real, &mut pairs) {
                return Some(format!("{} {why}", self.name(object)));
            }
        }
        pairs.escaped.iter().find_map(|real| {
            let object = known.memory().get(*pairs.to_known.get(real)?)?;
            (object.exposure != Exposure::Escaped).then(|| format!("{} has not escaped", self.name(object)))
        })
    }

    fn name(&self, object: &Object<Val>) -> String {
        match object.kind {
            ObjectKind::Static | ObjectKind::Local | ObjectKind::Temp => {
                match self.program.vars.get(cfa::VarId::from_usize(object.born.0 as usize)) {
                    Some(var) => self.program.name(var.name).to_owned(),
                    None => format!("{:?}", object.kind),
                }
            }
            kind => format!("{kind:?}"),
        }
    }

    fn object_differs(
        &self,
        known: &Object<Val>,
        real: &Object<Value>,
        id: ObjectId,
        state: &Store<Value>,
        pairs: &mut Pairs,
    ) -> Option<String> {
        if known.is_live() != real.is_live() {
            return Some(format!("lives differently: {:?} and {:?}", known.life, real.life));
        }
        if let (Some(a), Some(b)) = (known.size.known(), real.size.known())
            && a != b
        {
            return Some(format!("has {a} bytes, not {b}"));
        }
        if !known.is_live() || matches!(known.kind, ObjectKind::Function) {
            return None;
        }
        known.contents().pieces().find_map(|piece| match &piece.cell {
            Cell::Fill(Fill::Unknown | Fill::Uninit) => None,
            Cell::Fill(fill) => fill_differs(piece, *fill, id, state),
            Cell::Value(value) => value_differs(piece, value, id, state, pairs),
        })
    }
}

fn fill_differs(piece: &Piece<Val>, fill: Fill, id: ObjectId, real: &Store<Value>) -> Option<String> {
    let mut at = piece.start;
    while at < piece.end {
        let width = (piece.end - at).min(8);
        let wanted = fill.bits(at, width as u32);
        let found = bits(real, id, at, width);
        if found != wanted {
            return Some(format!("is filled with {fill:?} at bit {at}, really {found:?}"));
        }
        at += width;
    }
    None
}

fn value_differs(
    piece: &Piece<Val>,
    value: &Val,
    id: ObjectId,
    real: &Store<Value>,
    pairs: &mut Pairs,
) -> Option<String> {
    let width = piece.end - piece.start;
    let found = real.memory.read(id, piece.start, width);
    let at = || format!("is {value:?} at bit {}, really {found:?}", piece.start);
    match (value, &found) {
        // What terms stand for is between them and the conditions.
        (Val::Unknown | Val::Term { .. } | Val::Perhaps { .. }, _) => None,
        (Val::At { object, .. }, ReadResult::Value(Value::Pointer(pointer))) => pairs.add(*object, pointer.object),
        (Val::Bits(_) | Val::Wide(_), _) => (Val::constant(value) != bits(real, id, piece.start, width)).then(at),
        (Val::Pointer { object, offset }, ReadResult::Value(Value::Pointer(pointer))) => {
            if pointer.offset != *offset {
                Some(at())
            } else {
                pairs.add(*object, pointer.object)
            }
        }
        (Val::Inside(object), ReadResult::Value(Value::Pointer(pointer))) => pairs.add(*object, pointer.object),
        (Val::Outside { null }, ReadResult::Zero | ReadResult::Value(Value::Bits(0))) => (!null).then(at),
        (Val::Outside { .. }, ReadResult::Value(Value::Pointer(pointer))) => {
            let kind = real.memory.get(pointer.object)?.kind;
            (!matches!(kind, ObjectKind::External | ObjectKind::Library | ObjectKind::Argument)).then(at)
        }
        (Val::Escaped { null }, ReadResult::Zero | ReadResult::Value(Value::Bits(0))) => (!null).then(at),
        (Val::Escaped { .. }, ReadResult::Value(Value::Pointer(pointer))) => {
            pairs.escaped.push(pointer.object);
            None
        }
        (Val::Dangling(_), ReadResult::Value(Value::Pointer(pointer))) => {
            real.memory.get(pointer.object).is_some_and(Object::is_live).then(at)
        }
        (Val::Part(part), ReadResult::Value(Value::Fragment { pointer, start, .. }))
            if part.at == 0 && (part.offset as i64, part.low) == (pointer.offset, *start) =>
        {
            pairs.add(part.object, pointer.object)
        }
        // A number that the execution computed from an address.
        (Val::Part(_), ReadResult::Value(Value::Bits(_)) | ReadResult::Parts(_)) => None,
        (
            Val::Pointer { .. }
            | Val::Part(_)
            | Val::At { .. }
            | Val::Inside(_)
            | Val::Outside { .. }
            | Val::Escaped { .. }
            | Val::Dangling(_),
            _,
        ) => Some(at()),
        (Val::Node { .. }, _) => unreachable!("nothing is folded here"),
    }
}

/// The number in these bits.
fn bits(s: &Store<Value>, id: ObjectId, start: u64, width: u64) -> Option<u128> {
    match s.memory.read(id, start, width) {
        ReadResult::Value(Value::Bits(bits)) => Some(bits),
        ReadResult::Zero => Some(0),
        ReadResult::Value(_)
        | ReadResult::Uninit
        | ReadResult::Unknown
        | ReadResult::PartlyUninit(_)
        | ReadResult::Parts(_) => None,
    }
}

/// Which objects stand for which; one for one.
#[derive(Default)]
struct Pairs {
    to_real: FxHashMap<ObjectId, ObjectId>,
    to_known: FxHashMap<ObjectId, ObjectId>,
    work: Vec<(ObjectId, ObjectId)>,
    /// What pointers lead to of which it is known only that they lead to what has escaped.
    escaped: Vec<ObjectId>,
}

impl Pairs {
    fn add(&mut self, known: ObjectId, real: ObjectId) -> Option<String> {
        match (self.to_real.get(&known), self.to_known.get(&real)) {
            (None, None) => {
                self.to_real.insert(known, real);
                self.to_known.insert(real, known);
                self.work.push((known, real));
                None
            }
            (Some(&a), Some(&b)) if (a, b) == (real, known) => None,
            _ => Some(format!("{known:?} cannot stand for {real:?}")),
        }
    }
}
