//! The has-value edges of objects, row by row: what the objects of a state hold.

use cfa::{EdgeId, FunctionId, Program, StringId, VarId};
use eval::Cx;
use index::{FxHashMap, Id};
use memory::{Cell, Fill, Object, ObjectId, ObjectKind, Origin, ReadResult};
use symbolic::Reasoner;
use types::{IntType, Scalar, TypeId};

use super::infix::infix;
use crate::{Val, ValueState, Which};
use segments::blocks_of_kinds;

/// Longer texts of terms are cut.
const LONGEST_TERM: usize = 30;
/// Scalars of one object that are looked at.
const MOST_LEAVES: usize = 512;
/// As many neighbours that hold the same become one row.
const RUN: usize = 4;

/// Reads a state.
pub(super) struct Reader<'a> {
    pub program: &'a Program,
    pub state: &'a ValueState,
    pub reasoner: Option<&'a Reasoner>,
    /// What blocks hold, and variables.
    types: FxHashMap<ObjectId, TypeId>,
}

/// One scalar, or several that hold the same.
pub(super) struct Row {
    pub label: String,
    /// In bits.
    pub start: u64,
    pub end: u64,
    pub held: RowContent,
}

impl Row {
    /// Offset and size in bytes, or in bits where these are no bytes.
    pub fn place(&self) -> String {
        let width = self.end.saturating_sub(self.start);
        if self.end == u64::MAX {
            return format!("+{}:…", self.start / 8);
        }
        match (self.start % 8, width % 8) {
            (0, 0) => format!("+{}:{}", self.start / 8, width / 8),
            (bit, _) => format!("+{}.{bit}:{width}b", self.start / 8),
        }
    }
}

/// What a row shows.
#[derive(Clone, PartialEq)]
pub(super) enum RowContent {
    Text(String),
    /// Text that says that there is nothing to say.
    Nothing(&'static str),
    Pointer {
        to: ObjectId,
        offset: Option<i64>,
        label: String,
    },
}

/// A part of an object, of a type if it is known.
struct Part {
    label: String,
    start: u64,
    width: u64,
    ty: Option<TypeId>,
}

impl<'a> Reader<'a> {
    pub fn new(state: &'a ValueState, reasoner: Option<&'a Reasoner>, cx: Cx<'a>) -> Self {
        let mut reader = Reader { program: cx.program, state, reasoner, types: FxHashMap::default() };
        reader.find_types(cx);
        reader
    }

    pub fn object(&self, id: ObjectId) -> Option<&'a Object<Val>> {
        self.state.store.memory.get(id)
    }

    pub fn heap(&self) -> impl Iterator<Item = (ObjectId, &'a Object<Val>)> + use<'a> {
        let is_block = |kind| matches!(kind, ObjectKind::Heap | ObjectKind::Alloca);
        self.state.store.memory.objects().filter(move |(_, object)| is_block(object.kind))
    }

    /// Whether the block holds what nodes of one kind do.
    pub fn is_kind(&self, id: ObjectId) -> bool {
        self.heap().any(|(_, object)| blocks_of_kinds(object).any(|kind| kind == id))
    }

    // --- Types -------------------------------------------------------------------------------

    fn find_types(&mut self, cx: Cx<'_>) {
        let mut work: Vec<ObjectId> = Vec::new();
        for (var, id) in self.bound(cx) {
            self.types.insert(id, self.program.vars[var].ty.ty);
            work.push(id);
        }
        // First what pointers say, then what allocations do.
        self.spread_types(&mut work);
        let blocks: Vec<(ObjectId, Origin)> = self.heap().map(|(id, object)| (id, object.born)).collect();
        for (id, born) in blocks {
            if !self.types.contains_key(&id)
                && let Some(ty) = edge(born).and_then(|edge| self.program.allocated_type(edge))
                && !self.is_vague(ty)
            {
                self.types.insert(id, ty);
                work.push(id);
                self.spread_types(&mut work);
            }
        }
    }

    fn spread_types(&mut self, work: &mut Vec<ObjectId>) {
        while let Some(id) = work.pop() {
            for part in self.parts(id) {
                let value = self.state.store.memory.read_exact(id, part.start, part.width);
                let Some((to, offset)) = value.and_then(led_to) else { continue };
                let is_block = self.object(to).is_some_and(|object| object.kind == ObjectKind::Heap);
                let ty = part.ty.and_then(|ty| self.program.pointed_type(ty)).filter(|&ty| !self.is_vague(ty));
                // Elsewhere than at the start, pointers lead to members.
                if let Some(ty) = ty.filter(|_| is_block && offset == Some(0) && !self.types.contains_key(&to)) {
                    self.types.insert(to, ty);
                    work.push(to);
                }
            }
        }
    }

    /// Characters may be the bytes of anything.
    fn is_vague(&self, ty: TypeId) -> bool {
        ty == self.program.types.char_()
    }

    /// Variables that have objects, those of the innermost frame first.
    fn bound(&self, cx: Cx<'_>) -> Vec<(VarId, ObjectId)> {
        let s = &self.state.store;
        let locals = s.all_frames().rev().flat_map(|frame| {
            cx.tables.locals(frame.function).iter().zip(&frame.bindings).map(|(&var, &id)| (var, id))
        });
        let globals = cx.tables.globals().iter().zip(s.globals.iter()).map(|(&var, &id)| (var, id));
        locals.chain(globals).filter_map(|(var, id)| Some((var, id?))).collect()
    }

    // --- Rows --------------------------------------------------------------------------------

    /// The parts of an object: by its type as far as that goes, and then as they were written.
    fn parts(&self, id: ObjectId) -> Vec<Part> {
        let Some(object) = self.object(id).filter(|object| object.is_live()) else { return Vec::new() };
        let types = &self.program.types;
        let mut parts = Vec::new();
        let mut end = 0;
        let element = self.types.get(&id).and_then(|&ty| Some((ty, types.size_of(ty)?.saturating_mul(8))));
        if let Some((ty, bits)) = element.filter(|(_, bits)| *bits > 0) {
            let leaves = types.leaves(ty, &self.program.names, MOST_LEAVES);
            // How many there are in a block of unknown size, only its contents tell.
            let count = object.block_size().known().map_or(1, |bytes| bytes.saturating_mul(8) / bits);
            let is_array = count > 1 && matches!(object.kind, ObjectKind::Heap | ObjectKind::Alloca);
            let shown = count.min((MOST_LEAVES / leaves.len().max(1)) as u64);
            for index in 0..shown {
                for leaf in &leaves {
                    let label = match is_array {
                        true => format!("[{index}]{}", leaf.path),
                        false => leaf.path.clone(),
                    };
                    let start = index.saturating_mul(bits).saturating_add(leaf.start);
                    parts.push(Part { label, start, width: leaf.width, ty: Some(leaf.ty) });
                }
            }
            end = shown.saturating_mul(bits);
        }
        for piece in object.contents().pieces().filter(|piece| piece.end > end).take(MOST_LEAVES) {
            let start = piece.start.max(end);
            let (label, is_shown) = match object.kinds {
                None => ("", !self.is_kind(id) || piece.mentions().is_some()),
                Some(_) => ("a kind", piece.mentions().is_some()),
            };
            if is_shown {
                parts.push(Part { label: label.to_owned(), start, width: piece.end - start, ty: None });
            }
        }
        parts
    }

    /// Rows of an object, neighbours that hold the same together. How many are left out.
    pub fn rows(&self, id: ObjectId, most: usize) -> (Vec<Row>, usize) {
        let mut rows: Vec<Row> = Vec::new();
        let mut run: Vec<Row> = Vec::new();
        for part in self.parts(id) {
            let end = part.start.saturating_add(part.width);
            let row = Row { held: self.held(id, &part), label: part.label, start: part.start, end };
            let is_same = run.last().is_some_and(|last| last.held == row.held);
            if !is_same || matches!(row.held, RowContent::Pointer { .. }) {
                flush(&mut run, &mut rows);
            }
            run.push(row);
        }
        flush(&mut run, &mut rows);
        let more = rows.len().saturating_sub(most);
        rows.truncate(most);
        (rows, more)
    }

    fn held(&self, id: ObjectId, part: &Part) -> RowContent {
        let &Part { start, width, ty, .. } = part;
        let guessed = || matches!(width, 8 | 16 | 32 | 64).then(|| Scalar::Int(IntType::signed(width as u8)));
        let scalar = ty.and_then(|ty| self.program.types.scalar(ty)).or_else(guessed);
        match self.state.store.memory.read(id, start, width) {
            ReadResult::Value(value) => self.value(&value, scalar, width),
            ReadResult::Zero => match ty {
                Some(_) => self.value(&Val::Bits(0), scalar, width),
                None => RowContent::Text("zero".to_owned()),
            },
            ReadResult::Uninit => RowContent::Nothing("uninitialised"),
            ReadResult::Unknown => RowContent::Nothing("?"),
            ReadResult::PartlyUninit(_) => RowContent::Nothing("partly uninitialised"),
            ReadResult::Parts(pieces) => {
                let text = |cell: &Cell<Val>| match cell {
                    Cell::Value(value) => match self.value(value, None, width) {
                        RowContent::Text(text) => text,
                        RowContent::Nothing(text) => text.to_owned(),
                        RowContent::Pointer { .. } => "part of a pointer".to_owned(),
                    },
                    Cell::Fill(Fill::Zero) => "0".to_owned(),
                    Cell::Fill(Fill::Byte(byte)) => format!("{byte:#x}…"),
                    Cell::Fill(Fill::Uninit | Fill::Unknown | Fill::Background) => "?".to_owned(),
                };
                let mut texts: Vec<String> = pieces.iter().take(RUN).map(|piece| text(&piece.cell)).collect();
                if pieces.len() > RUN {
                    texts.push("…".to_owned());
                }
                RowContent::Text(texts.join(" | "))
            }
        }
    }

    pub fn value(&self, value: &Val, scalar: Option<Scalar>, width: u64) -> RowContent {
        let term = |term, most| match self.reasoner {
            Some(reasoner) if reasoner.is_per_node(term) => format!("each {}", infix(&reasoner.terms, term, most)),
            Some(reasoner) => infix(&reasoner.terms, term, most),
            None => "a term".to_owned(),
        };
        match *value {
            Val::Bits(_) | Val::Wide(_) => RowContent::Text(number(value.constant().unwrap_or(0), scalar, width)),
            Val::Term { term: of, low } | Val::Perhaps { term: of, low } => {
                let text = term(of, LONGEST_TERM);
                let is_whole =
                    low == 0 && self.reasoner.is_none_or(|reasoner| u64::from(reasoner.terms.width(of)) == width);
                let last = u64::from(low).saturating_add(width).saturating_sub(1);
                RowContent::Text(if is_whole { text } else { format!("({text})[{last}:{low}]") })
            }
            Val::Pointer { object, offset } => self.pointer(object, offset),
            Val::Part(part) => {
                let last = u64::from(part.low).saturating_add(u64::from(part.width)).saturating_sub(1);
                let label = format!("{:+} [{last}:{}]", part.offset, part.low);
                RowContent::Pointer { to: part.object, offset: Some(part.offset as i64), label }
            }
            Val::At { object, offset } => {
                let label = format!("+{}", term(offset, LONGEST_TERM));
                RowContent::Pointer { to: object, offset: None, label }
            }
            Val::Node { which, offset, segment } => {
                let which = match which {
                    Which::First => "first",
                    Which::Last => "last",
                    Which::PerNode => "this",
                };
                let shift = if offset == 0 { String::new() } else { format!("{offset:+}") };
                RowContent::Pointer { to: segment, offset: Some(offset as i64), label: format!("{which}{shift}") }
            }
            Val::Inside(object) => RowContent::Pointer { to: object, offset: None, label: "+?".to_owned() },
            Val::Outside { null: true } => RowContent::Text("outside or null".to_owned()),
            Val::Outside { null: false } => RowContent::Text("outside".to_owned()),
            Val::Escaped { .. } => RowContent::Text("escaped or outside".to_owned()),
            Val::Dangling(_) => RowContent::Text("dangling".to_owned()),
            Val::Unknown => RowContent::Nothing("?"),
        }
    }

    /// What code and literals are is said in the row; there is nothing more to see at the end of an edge.
    fn pointer(&self, to: ObjectId, offset: i64) -> RowContent {
        let shift = match offset {
            0 => String::new(),
            offset => format!("{offset:+}"),
        };
        let Some(object) = self.object(to) else { return RowContent::Text("dangling".to_owned()) };
        let born = object.born.0 as usize;
        match object.kind {
            ObjectKind::Function => match self.program.functions.get(FunctionId::from_usize(born)) {
                Some(function) => RowContent::Text(format!("&{}{shift}", self.program.name(function.name))),
                None => RowContent::Text("code".to_owned()),
            },
            ObjectKind::StringLiteral => match self.program.strings.get(StringId::from_usize(born)) {
                Some(literal) => {
                    let end = literal.bytes.iter().position(|&byte| byte == 0).unwrap_or(literal.bytes.len());
                    let text = literal.bytes[..end.min(LONGEST_TERM)].escape_ascii();
                    RowContent::Text(format!("\"{text}\"{shift}"))
                }
                None => RowContent::Text("a literal".to_owned()),
            },
            _ => RowContent::Pointer { to, offset: Some(offset), label: shift },
        }
    }
}

pub(super) fn edge(origin: Origin) -> Option<EdgeId> {
    (origin != Origin::NONE).then(|| EdgeId::from_usize(origin.0 as usize))
}

/// Where a value leads, and how far into the object if that is known.
fn led_to(value: &Val) -> Option<(ObjectId, Option<i64>)> {
    match *value {
        Val::Pointer { object, offset } => Some((object, Some(offset))),
        Val::Node { segment, offset, .. } => Some((segment, Some(offset as i64))),
        Val::At { object, .. } | Val::Inside(object) => Some((object, None)),
        _ => None,
    }
}

/// Ends a run of rows that hold the same.
fn flush(run: &mut Vec<Row>, rows: &mut Vec<Row>) {
    if run.len() < RUN {
        rows.append(run);
        return;
    }
    let last = run.pop();
    let first = run.drain(..).next();
    if let (Some(first), Some(last)) = (first, last) {
        rows.push(Row { label: format!("{} … {}", first.label, last.label), end: last.end, ..first });
    }
}

fn number(bits: u128, scalar: Option<Scalar>, width: u64) -> String {
    match scalar {
        Some(Scalar::Pointer) if bits == 0 => "null".to_owned(),
        Some(Scalar::Pointer) | None => format!("{bits:#x}"),
        Some(Scalar::Int(int)) => {
            // A bit-field has fewer bits than its type.
            let width = u64::from(int.width).min(width) as u8;
            let int = IntType { width, ..int };
            int.display(int.truncate(bits))
        }
        Some(Scalar::Float(kind)) => {
            let sign = if kind.is_negative(bits) && !kind.is_nan(bits) { "-" } else { "" };
            format!("{sign}{}", kind.format_g(bits, 17, false))
        }
    }
}
