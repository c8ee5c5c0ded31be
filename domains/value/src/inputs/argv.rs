//! The arguments of the program as inputs, where values are symbolic: what has a name, and how they are in the
//! beginning. How they are accessed is in `accesses/argv.rs`.

use cfa::{ExprKind, PlaceBase, Program};
use eval::{Cx, Store};
use index::{FxHashMap, FxHashSet};
use library::{Role, lookup};
use memory::{Fill, NewObject, ObjectId, ObjectKind, Size};
use symbolic::{Conditions, Origin, Reasoner, WIDTH};
use term::{Evaluator, Model, SymbolId, Term, TermStore, Value};

use crate::Val;
use crate::heap::ids::{Layout, MOST_STRINGS};

/// There are fewer than 2^24 arguments, and each has fewer than 2^17 bytes, as Linux has it (`MAX_ARG_STRLEN`).
const COUNT_BITS: u64 = 24;
pub(crate) const LENGTH_BITS: u64 = 17;

/// Variables by which others than the program know the arguments: they are not followed then.
const SHARING: &[&str] = &["program_invocation_name", "program_invocation_short_name", "__progname"];

/// What the array holds where nothing was written.
pub(crate) const POINTERS: Val = Val::Outside { null: true };

/// What has a name for as long as the analysis runs.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// As an `int`.
    pub count: Term,
    pub texts: Vec<Text>,
    /// Those at constant offsets in the array.
    pub at: FxHashMap<u128, usize>,
    /// The program asks the library for a new order, in which two strings may be one.
    pub are_reordered: bool,
}

/// A string as it was in the beginning.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text {
    /// Of the pointer in the array.
    pub offset: Term,
    pub symbol: SymbolId,
    pub bytes: Term,
    /// Of 64 bits, without the zero.
    pub length: Term,
}

/// A string that nobody has written to, from some byte on.
pub(crate) struct UnwrittenTail {
    pub object: ObjectId,
    pub bytes: Term,
    pub size: Term,
    pub first: Term,
}

impl Arguments {
    /// `None` if they do not matter, or are not those of `main`.
    pub fn new(program: &Program, reasoner: &mut Reasoner) -> Option<Self> {
        let entry = &program.functions[program.entry];
        // The environment would be a third one.
        if program.name(entry.name) != "main" || entry.params.len() != 2 || !uses_any(program, &entry.params) {
            return None;
        }
        let has = |role: &Role| {
            let is_one = |function: &cfa::Function| {
                lookup(program.name(function.name)).is_some_and(|known| known.role.as_ref() == Some(role))
            };
            program.functions.iter().any(is_one)
        };
        let is_shared = program.vars.iter().any(|var| SHARING.contains(&program.name(var.name)));
        if is_shared || has(&Role::KnowsArguments) {
            return None;
        }
        let count = reasoner.fresh(COUNT_BITS, Origin::Argument);
        let count = reasoner.terms.zero_extend(count, 32);
        reasoner.fix(count);
        let are_reordered = has(&Role::ReordersArguments);
        Some(Arguments { count, texts: Vec::new(), at: FxHashMap::default(), are_reordered })
    }

    /// Makes the array, and what leads there.
    pub fn set(&self, cx: Cx<'_>, s: &mut Store<Val>, layout: &Layout, reasoner: &mut Reasoner) -> Conditions {
        let model = cx.program.types.model;
        let terms = &mut reasoner.terms;
        let (one, bytes) = (terms.constant(1, WIDTH), terms.constant(model.pointer_bytes() as u128, WIDTH));
        let wide = terms.zero_extend(self.count, WIDTH);
        let elements = terms.add(wide, one);
        let size = terms.mul(elements, bytes);
        let (array, register) = (layout.argument_array(), layout.argument_register());
        let new = NewObject::new(ObjectKind::Argument, Size::Unknown, model.pointer_bytes());
        s.memory.add_at(array, new);
        s.memory.set_extent(array, Val::term(size));
        s.memory.set_background(array, POINTERS);
        let size = Size::Known(MOST_STRINGS as u64 * WIDTH as u64 / 8);
        let new = NewObject::new(ObjectKind::Argument, size, 8);
        s.memory.add_at(register, NewObject { read_only: true, fill: Fill::Unknown, ..new });
        if let Some(argc) = s.bound(cx, cx.program.argc) {
            s.memory.write(argc, 0, 32, Val::term(self.count));
        }
        if let Some(argv) = s.bound(cx, cx.program.argv) {
            s.memory.write(argv, 0, model.pointer_bits() as u64, Val::Pointer { object: array, offset: 0 });
        }
        let some = terms.is_nonzero(self.count);
        Conditions::default().with(some, None)
    }
}

fn uses_any(program: &Program, vars: &[cfa::VarId]) -> bool {
    let is_one = |base: PlaceBase| matches!(base, PlaceBase::Var(var) if vars.contains(&var));
    program.exprs.ids().any(|x| match &program.exprs[x].kind {
        ExprKind::Read(place) | ExprKind::Address(place) => is_one(place.base),
        _ => false,
    })
}

/// Arguments with which a path is followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramArguments {
    /// How many there are, the name of the program among them.
    pub count: usize,
    /// Those of which something is demanded, by number.
    pub texts: Vec<(usize, Vec<u8>)>,
}

/// More arguments, and longer ones, are nothing that an execution can be made of.
const MOST_WANTED: usize = 1 << 14;

impl Arguments {
    /// How many there are, and how long they are: what is best small.
    pub fn numbers(&self) -> [Vec<Term>; 2] {
        [vec![self.count], self.texts.iter().map(|text| text.length).collect()]
    }

    /// Those of a model for the conditions.
    pub fn wanted(
        &self,
        program: &Program,
        terms: &TermStore,
        model: &Model,
        conditions: &Conditions,
    ) -> ProgramArguments {
        let mut values = Evaluator::new(terms, model);
        let mut number = |term: Term| usize::try_from(values.value(term).bits()).unwrap_or(usize::MAX);
        let named = conditions.terms().iter().flat_map(|&condition| terms.symbols_of(condition));
        let named: FxHashSet<SymbolId> = named.copied().collect();
        let is_named = |term: Term| terms.symbols_of(term).iter().any(|symbol| named.contains(symbol));
        let count = number(self.count).clamp(1, MOST_WANTED);
        let pointer = program.types.model.pointer_bytes() as usize;
        let mut texts = Vec::new();
        let has_place = |text: &Text| terms.as_constant(text.offset) != Some(u64::MAX as u128);
        let known = self.texts.iter().filter(|text| has_place(text));
        for text in known.filter(|text| is_named(text.length) || is_named(text.bytes)) {
            let length = number(text.length).min(MOST_WANTED);
            let held = match model.get(text.symbol) {
                Some(Value::Array(array)) => Some(array),
                _ => None,
            };
            let byte =
                |index: usize| held.and_then(|array| array.elements.get(&(index as u128))).map(|&bits| bits as u8);
            let bytes = (0..length).map(|index| byte(index).filter(|&byte| byte != 0).unwrap_or(b'x'));
            texts.push((number(text.offset) / pointer, bytes.collect()));
        }
        ProgramArguments { count, texts }
    }
}
