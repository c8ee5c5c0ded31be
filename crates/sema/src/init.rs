//! Initialisers, flattened to stores.
//!
//! A list is read with a stack of open aggregates: brace elision opens one, its end closes it, designators reopen from
//! the outermost.

mod stores;

use source::Span;
use syntax::ast::{self, Designator};
use types::{ArrayLen, QualType, RecordKind, Type, TypeId};

use crate::Cx;
use crate::expr::{Ex, Place, Why};
use crate::typed::{ExprKind, Init, InitValue};
use stores::Builder;

/// More stores than this are refused.
const MOST_STORES: usize = 16 << 20;

/// An aggregate that is being filled.
#[derive(Clone, Copy)]
struct Frame {
    ty: TypeId,
    /// Bits.
    base: u64,
    /// The next element or member.
    next: u64,
    /// A union has its one member.
    done: bool,
    /// `None`: as many as there are initialisers.
    len: Option<u64>,
}

/// A place to be initialised.
#[derive(Clone, Copy)]
struct Slot {
    ty: QualType,
    base: u64,
    bit_width: Option<u32>,
}

/// Where the designators of an item stand that name ranges with something behind them: `[0 ... 3].x`.
#[derive(Default)]
struct Ranges(Vec<Range>);

struct Range {
    at: u64,
    last: u64,
}

impl Ranges {
    /// How far the `number`-th range has come.
    fn at(&mut self, number: usize, last: u64) -> u64 {
        if number == self.0.len() {
            self.0.push(Range { at: 0, last });
        }
        self.0[number].at
    }

    /// Goes to the next element; false if there is none.
    fn advance(&mut self) -> bool {
        while let Some(range) = self.0.last_mut() {
            if range.at < range.last {
                range.at += 1;
                return true;
            }
            self.0.pop();
        }
        false
    }
}

impl<'a> Cx<'a> {
    /// The initialiser of an object, and the object's type with lengths that the initialiser gives.
    pub(crate) fn init_object(
        &mut self,
        ty: QualType,
        init: &'a ast::Init,
        is_static: bool,
    ) -> Option<(Init, QualType)> {
        let list = match init {
            ast::Init::List(list) => list,
            ast::Init::Expr(expr) => {
                if let Some(list) = self.literal_as_list(*expr, ty, is_static) {
                    return self.init_list_object(ty, list, is_static);
                }
                if self.types.is_array(ty.ty) {
                    return self.init_array_expr(ty, *expr, is_static);
                }
                let span = self.ast.expr(*expr).span;
                let value = self.rvalue_expr(*expr);
                let value = self.convert_assign(value, ty.ty, Why::Init, span);
                self.check_constant(value, span, is_static);
                return (!value.is_error()).then_some((Init::Expr(value.id), ty));
            }
        };
        self.init_list_object(ty, list, is_static)
    }

    /// GNU: a compound literal initialises an array, or a static object, as its list would.
    fn literal_as_list(&mut self, expr: ast::ExprId, ty: QualType, is_static: bool) -> Option<&'a ast::InitList> {
        let ast::ExprKind::CompoundLiteral(literal) = &self.ast.expr(expr).kind else { return None };
        let may_be_list = self.types.is_array(ty.ty) || is_static && self.types.is_record(ty.ty);
        if !may_be_list {
            return None;
        }
        let of = self.type_name(&literal.0);
        self.types.compatible(of.ty, ty.ty).then_some(&literal.1)
    }

    fn init_array_expr(&mut self, ty: QualType, expr: ast::ExprId, is_static: bool) -> Option<(Init, QualType)> {
        let span = self.ast.expr(expr).span;
        let value = self.expr(expr);
        if value.is_error() {
            return None;
        }
        if !self.string_fits(value, ty.ty) {
            self.error(span, "invalid initializer");
            return None;
        }
        let mut builder = Builder::new(is_static);
        let full = self.put_string(&mut builder, Slot { ty, base: 0, bit_width: None }, value);
        let full = QualType { ty: full, quals: ty.quals };
        Some((self.finish_init(builder, full.ty), full))
    }

    pub(crate) fn init_list_object(
        &mut self,
        ty: QualType,
        list: &'a ast::InitList,
        is_static: bool,
    ) -> Option<(Init, QualType)> {
        if self.types.is_variably_modified(ty.ty) && self.types.is_array(ty.ty) {
            self.error(list.span, "variable-sized object may not be initialized");
            return None;
        }
        if !self.types.is_complete(ty.ty) && !self.is_unknown_array(ty.ty) {
            let message = format!("initializer for an object of incomplete type {}", self.show(ty));
            self.error(list.span, message);
            return None;
        }
        if self.types.is_scalar(ty.ty) && list.items.len() == 1 && list.items[0].designators.is_empty() {
            return self.init_object(ty, &list.items[0].init, is_static);
        }
        let mut builder = Builder::new(is_static);
        let full = self.list(&mut builder, Slot { ty, base: 0, bit_width: None }, list);
        if builder.reversed {
            self.refusals.push(("reversed storage order of scalars".into(), list.span));
        }
        if builder.failed {
            return None;
        }
        let mut full = QualType { ty: full, quals: ty.quals };
        if let Some((offset, len)) = builder.flexible.filter(|(_, len)| *len > 0) {
            if self.types.is_array(full.ty) {
                self.error(list.span, "initialization of flexible array member in a nested context");
            } else if !is_static {
                self.error(list.span, "non-static initialization of a flexible array member");
            }
            full.ty = self.lengthened(full.ty, offset, len);
        }
        Some((self.finish_init(builder, full.ty), full))
    }

    fn check_constant(&mut self, value: Ex, span: Span, is_static: bool) {
        if !is_static || value.is_error() || self.is_static_constant(value.id) {
            return;
        }
        if !matches!(self.exprs[value.id].kind, ExprKind::Unsupported(_)) {
            self.error(span, "initializer element is not constant");
        }
    }

    /// Whether the expression is a string literal that can fill an array of this type.
    fn string_fits(&self, value: Ex, ty: TypeId) -> bool {
        if !self.is_string_node(value) {
            return false;
        }
        let (Some(element), Some(unit)) = (self.types.element(ty), self.types.element(value.ty)) else { return false };
        self.types.is_array(ty)
            && self.types.is_integer(element.ty)
            && !self.types.is_bool(element.ty)
            && self.types.size_of(element.ty) == self.types.size_of(unit.ty)
    }

    /// Stores a string literal and returns the array's type, completed.
    fn put_string(&mut self, builder: &mut Builder, slot: Slot, value: Ex) -> TypeId {
        let ExprKind::Str(string) = self.exprs[value.id].kind else { return slot.ty.ty };
        let available = self.strings[string].bytes.len() as u64;
        let mut ty = slot.ty.ty;
        if let (true, Some(element)) = (self.is_unknown_array(ty), self.types.element(ty)) {
            let unit = self.types.size_of(element.ty).unwrap_or(1);
            ty = self.types.array(element, ArrayLen::Known(available / unit));
        }
        let room = self.types.size_of(ty).unwrap_or(available);
        let bytes = available.min(room);
        self.remove_stores(builder, slot.base, room * 8);
        if bytes > 0 {
            builder.push(slot.base, None, InitValue::String { string, bytes }, bytes * 8);
        }
        ty
    }

    /// A braced list for `slot`; returns the type with its length completed.
    fn list(&mut self, builder: &mut Builder, slot: Slot, list: &'a ast::InitList) -> TypeId {
        stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.list_here(builder, slot, list))
    }

    fn list_here(&mut self, builder: &mut Builder, slot: Slot, list: &'a ast::InitList) -> TypeId {
        let ty = slot.ty.ty;
        match self.types[ty] {
            Type::Array { .. } => {
                if let [item] = &*list.items
                    && item.designators.is_empty()
                    && let ast::Init::Expr(expr) = item.init
                    && matches!(self.ast.expr(expr).kind, ast::ExprKind::Str(_))
                {
                    let value = self.expr(expr);
                    if self.string_fits(value, ty) {
                        return self.put_string(builder, slot, value);
                    }
                }
            }
            Type::Record(_) | Type::Vector { .. } => {}
            _ => {
                self.scalar_list(builder, slot, list);
                return ty;
            }
        }
        if let Some(size) = self.types.size_of(ty) {
            self.remove_stores(builder, slot.base, size * 8);
        }
        let Some(root) = self.frame(builder, slot) else { return ty };
        let count = self.fill(builder, root, list);
        match self.types[ty] {
            Type::Array { element, len: ArrayLen::Unknown } => self.types.array(element, ArrayLen::Known(count)),
            _ => ty,
        }
    }

    fn scalar_list(&mut self, builder: &mut Builder, slot: Slot, list: &'a ast::InitList) {
        let mut items = list.items.iter();
        match items.next() {
            None => {}
            Some(item) => {
                if !item.designators.is_empty() {
                    self.error(list.span, "designator in initializer for a scalar");
                    builder.failed = true;
                }
                match &item.init {
                    ast::Init::List(inner) => _ = self.list(builder, slot, inner),
                    ast::Init::Expr(expr) => {
                        let span = self.ast.expr(*expr).span;
                        let value = self.rvalue_expr(*expr);
                        self.put_scalar(builder, slot, value, span);
                    }
                }
            }
        }
        if items.next().is_some() {
            self.warn(list.span, "excess elements in scalar initializer");
        }
    }

    /// Opens the aggregate of `slot` to initialise a part of it. A record that was copied into the whole of it before
    /// is gone then, as gcc has it: the rest is zero.
    fn open(&self, builder: &mut Builder, slot: Slot) -> Option<Frame> {
        let frame = self.frame(builder, slot)?;
        if let Some(size) = self.types.size_of(slot.ty.ty) {
            self.remove_copy(builder, slot.base, size * 8);
        }
        Some(frame)
    }

    fn frame(&self, builder: &mut Builder, slot: Slot) -> Option<Frame> {
        builder.reversed |= self.types.as_record(slot.ty.ty).is_some_and(|record| self.reversed.contains(&record));
        let len = match self.types[slot.ty.ty] {
            Type::Array { len: ArrayLen::Known(len), .. } => Some(len),
            Type::Array { .. } => None,
            Type::Vector { len, .. } => Some(len),
            Type::Record(record) => Some(self.types.records[record].body.as_ref()?.fields.len() as u64),
            _ => return None,
        };
        Some(Frame { ty: slot.ty.ty, base: slot.base, next: 0, done: false, len })
    }

    /// The slot that comes next in an aggregate.
    fn slot(&self, frame: &Frame) -> Option<Slot> {
        if frame.done || frame.len.is_some_and(|len| frame.next >= len) {
            return None;
        }
        match self.types[frame.ty] {
            Type::Array { element, .. } => {
                let size = self.types.size_of(element.ty)?;
                let base = frame.base.checked_add(frame.next.checked_mul(size.checked_mul(8)?)?)?;
                Some(Slot { ty: element, base, bit_width: None })
            }
            Type::Vector { element, .. } => {
                let size = self.types.size_of(element)?;
                Some(Slot { ty: element.into(), base: frame.base + frame.next * size * 8, bit_width: None })
            }
            Type::Record(record) => {
                let field = &self.types.records[record].body.as_ref()?.fields[frame.next as usize];
                Some(Slot { ty: field.ty, base: frame.base + field.bit_offset, bit_width: field.bit_width })
            }
            _ => None,
        }
    }

    fn is_union(&self, ty: TypeId) -> bool {
        self.types.as_record(ty).is_some_and(|record| self.types.records[record].kind == RecordKind::Union)
    }

    fn advance(&self, frame: &mut Frame) {
        frame.next += 1;
        frame.done = self.is_union(frame.ty);
    }

    /// Fills the aggregate of `root` from a list; returns the number of elements if it is an array.
    fn fill(&mut self, builder: &mut Builder, root: Frame, list: &'a ast::InitList) -> u64 {
        let mut frames = vec![root];
        let mut count = 0;
        let mut warned = false;
        let mut ranges = Ranges::default();
        let mut items = list.items.iter();
        let mut current = items.next();
        while let Some(item) = current {
            let mut copies = 1;
            if !item.designators.is_empty() {
                frames.truncate(1);
                match self.designate(builder, &mut frames, &item.designators, &mut ranges, list.span) {
                    Some(range) => copies = range,
                    None => {
                        builder.failed = true;
                        return count;
                    }
                }
            }
            let is_repeated = ranges.advance();
            if !is_repeated {
                current = items.next();
            }
            // Close what is full.
            while frames.len() > 1 && self.slot(&frames[frames.len() - 1]).is_none() {
                frames.pop();
                let top = frames.last_mut().expect("the root stays");
                self.advance(top);
            }
            let depth = frames.len();
            if self.slot(&frames[depth - 1]).is_none() {
                if !warned {
                    self.warn(list.span, "excess elements in initializer");
                    warned = true;
                }
                if let ast::Init::Expr(expr) = &item.init {
                    self.rvalue_expr(*expr);
                }
                continue;
            }
            if frames.len() == 1 {
                count = count.max(frames[0].next + 1);
            }
            let range_frame = (copies > 1).then(|| (depth - 1, frames[depth - 1]));
            if let Some((_, frame)) = &range_frame
                && let Some(slot) = self.slot(frame)
            {
                // Nothing may be left to remove once the copies are counted.
                let size = self.types.size_of(slot.ty.ty).unwrap_or(0);
                self.remove_stores(builder, slot.base, size.saturating_mul(8).saturating_mul(copies));
            }
            let first_store = builder.stores.len();
            self.place(builder, &mut frames, &item.init);
            if is_repeated {
                self.check_repeated(builder, first_store, list.span);
            }
            if let Some((at, frame)) = range_frame {
                self.repeat(builder, &frame, first_store, copies, list.span);
                frames.truncate(at + 1);
                frames[at].next = frame.next + copies;
            }
            count = count.max(frames[0].next + u64::from(frames.len() > 1));
            self.note_flexible(builder, &frames);
        }
        count
    }

    /// An initialiser that is analysed once for each element must not do anything.
    fn check_repeated(&mut self, builder: &Builder, first: usize, span: Span) {
        let has_effects = |value: &InitValue| matches!(*value, InitValue::Expr(e) if self.has_effects(e));
        if builder.stores.iter().skip(first).any(|store| has_effects(&store.value)) {
            self.refusals.push(("side effects in the initialiser of a range".into(), span));
        }
    }

    /// Copies the stores of one element to the other elements of a range.
    fn repeat(&mut self, builder: &mut Builder, frame: &Frame, first: usize, copies: u64, span: Span) {
        let Some(size) = self.types.element(frame.ty).and_then(|element| self.types.size_of(element.ty)) else {
            return;
        };
        let last = builder.stores.len();
        let total = (last.saturating_sub(first) as u64).saturating_mul(copies);
        if total > MOST_STORES as u64 {
            self.error(span, "initializer is too large");
            builder.failed = true;
            return;
        }
        for copy in 1..copies {
            for index in first..last {
                let store = &builder.stores[index];
                let value = match store.value {
                    InitValue::Expr(expr) => InitValue::Expr(expr),
                    InitValue::String { string, bytes } => InitValue::String { string, bytes },
                };
                let (offset, bit_width, width) =
                    (store.bit_offset + copy * size * 8, store.bit_width, builder.widths[index]);
                builder.push(offset, bit_width, value, width);
            }
        }
    }

    /// Remembers how far a flexible array member reaches.
    fn note_flexible(&self, builder: &mut Builder, frames: &[Frame]) {
        for frame in &frames[1..] {
            if frame.len.is_none() {
                let len = frame.next
                    + u64::from(frames.last().is_some_and(|last| last.base != frame.base || last.ty != frame.ty));
                let known = builder.flexible.map_or(0, |(_, len)| len);
                builder.flexible = Some((frame.base, known.max(len)));
            }
        }
    }

    /// Follows designators; the last frame then stands at the designated slot. Returns the length of a range.
    fn designate(
        &mut self,
        builder: &mut Builder,
        frames: &mut Vec<Frame>,
        designators: &'a [Designator],
        ranges: &mut Ranges,
        span: Span,
    ) -> Option<u64> {
        let mut copies = 1;
        let mut outer = 0;
        for (number, designator) in designators.iter().enumerate() {
            if number > 0 {
                let top = frames.last().expect("the root stays");
                let slot = self.slot(top)?;
                let Some(frame) = self.open(builder, slot) else {
                    self.error(span, "designator in initializer for a scalar");
                    return None;
                };
                frames.push(frame);
            }
            match *designator {
                Designator::Field(name, at) => {
                    let ty = frames.last().expect("the root stays").ty;
                    let Some(record) = self.types.as_record(ty) else {
                        self.error(at, "field name not in record initializer");
                        return None;
                    };
                    let Some(field) = self.types.find_field(record, name) else {
                        let message = format!("{} has no member named `{}`", self.show(ty), self.name(name));
                        self.error(at, message);
                        return None;
                    };
                    for (depth, &index) in field.path.iter().enumerate() {
                        if depth > 0 {
                            let slot = self.slot(frames.last().expect("the root stays"))?;
                            frames.push(self.open(builder, slot)?);
                        }
                        self.choose(builder, frames.last_mut().expect("the root stays"), index as u64);
                    }
                }
                Designator::Index(index) => {
                    let index = self.array_index(index, frames.last().expect("the root stays"))?;
                    self.choose(builder, frames.last_mut().expect("the root stays"), index);
                }
                Designator::Range(low, high) => {
                    let frame = *frames.last().expect("the root stays");
                    let (low, high) = (self.array_index(low, &frame)?, self.array_index(high, &frame)?);
                    if high < low {
                        self.error(span, "empty index range in initializer");
                        return None;
                    }
                    let mut index = low;
                    if number + 1 == designators.len() {
                        copies = high - low + 1;
                    } else if high - low >= MOST_STORES as u64 {
                        self.error(span, "initializer is too large");
                        return None;
                    } else {
                        index += ranges.at(outer, high - low);
                        outer += 1;
                    }
                    self.choose(builder, frames.last_mut().expect("the root stays"), index);
                }
            }
        }
        Some(copies)
    }

    fn array_index(&mut self, index: ast::ExprId, frame: &Frame) -> Option<u64> {
        let span = self.ast.expr(index).span;
        if !self.types.is_array(frame.ty) {
            self.error(span, "array index in non-array initializer");
            return None;
        }
        let value = self.rvalue_expr(index);
        match self.fold_int(value).map(u64::try_from) {
            Some(Ok(index)) if frame.len.is_none_or(|len| index < len) && index < 1 << 40 => Some(index),
            Some(_) => {
                self.error(span, "array index in initializer exceeds array bounds");
                None
            }
            None => {
                if !value.is_error() {
                    self.error(span, "nonconstant array index in initializer");
                }
                None
            }
        }
    }

    /// Moves to a member or element; of a union, the member that was initialised before loses its value.
    fn choose(&mut self, builder: &mut Builder, frame: &mut Frame, index: u64) {
        frame.next = index;
        frame.done = false;
        if self.is_union(frame.ty) {
            let before = builder.active.insert((frame.base, frame.ty), index);
            if before.is_some_and(|before| before != index) {
                let size = self.types.size_of(frame.ty).unwrap_or(0);
                self.remove_stores(builder, frame.base, size * 8);
            }
        }
    }

    /// One item of a list into the slot where the last frame stands, opening aggregates as needed.
    fn place(&mut self, builder: &mut Builder, frames: &mut Vec<Frame>, init: &'a ast::Init) {
        let expr = match init {
            ast::Init::List(list) => {
                let Some(slot) = self.slot(frames.last().expect("the root stays")) else { return };
                let completed = self.list(builder, slot, list);
                if let (true, Type::Array { len: ArrayLen::Known(len), .. }) =
                    (self.is_unknown_array(slot.ty.ty), &self.types[completed])
                {
                    builder.flexible = Some((slot.base, *len));
                }
                return self.advance(frames.last_mut().expect("the root stays"));
            }
            ast::Init::Expr(expr) => *expr,
        };
        let span = self.ast.expr(expr).span;
        let Some(first) = self.slot(frames.last().expect("the root stays")) else { return };
        if let Some(list) = self.literal_as_list(expr, first.ty, builder.is_static) {
            self.list(builder, first, list);
            return self.advance(frames.last_mut().expect("the root stays"));
        }
        let value = self.expr(expr);
        if value.is_error() {
            builder.failed = true;
            return self.advance(frames.last_mut().expect("the root stays"));
        }
        let mut rvalue = None;
        loop {
            let top = frames.last_mut().expect("the root stays");
            let Some(slot) = self.slot(top) else {
                // An aggregate without members takes no initialiser.
                if frames.len() == 1 {
                    return;
                }
                frames.pop();
                let top = frames.last_mut().expect("the root stays");
                self.advance(top);
                continue;
            };
            if self.string_fits(value, slot.ty.ty) {
                let completed = self.put_string(builder, slot, value);
                if let (true, Type::Array { len: ArrayLen::Known(len), .. }) =
                    (self.is_unknown_array(slot.ty.ty), &self.types[completed])
                {
                    builder.flexible = Some((slot.base, *len));
                }
                return self.advance(frames.last_mut().expect("the root stays"));
            }
            let is_aggregate = self.types.is_array(slot.ty.ty) || self.types.is_record(slot.ty.ty);
            if is_aggregate && !(self.types.is_record(value.ty) && self.types.compatible(value.ty, slot.ty.ty)) {
                match self.open(builder, slot) {
                    Some(frame) => {
                        if self.is_union(frame.ty) {
                            builder.active.insert((frame.base, frame.ty), 0);
                        }
                        frames.push(frame);
                        continue;
                    }
                    None => return,
                }
            }
            let value = *rvalue.get_or_insert_with(|| self.rvalue(value));
            self.put_scalar(builder, slot, value, span);
            return self.advance(frames.last_mut().expect("the root stays"));
        }
    }

    /// Stores an rvalue, converted to the slot's type (a scalar or a record).
    fn put_scalar(&mut self, builder: &mut Builder, slot: Slot, value: Ex, span: Span) {
        let value = self.convert_to_field(value, slot.ty.ty, slot.bit_width, Why::Init, span);
        if value.place == Place::Error {
            builder.failed = true;
            return;
        }
        self.check_constant(value, span, builder.is_static);
        let width = match slot.bit_width {
            Some(width) => width.into(),
            None => self.types.size_of(slot.ty.ty).unwrap_or(0) * 8,
        };
        self.remove_stores(builder, slot.base, width);
        builder.push(slot.base, slot.bit_width, InitValue::Expr(value.id), width);
        if builder.stores.len() > MOST_STORES {
            if !builder.failed {
                self.error(span, "initializer is too large");
            }
            builder.failed = true;
        }
    }
}
