//! The machine: what `eval` asks about values, answered by what a state knows.
//!
//! Where a pointer is not exact, `deref` says what it knows of the place ([`UnresolvedPlace`]), and accesses come back to
//! be over-approximated. What is wrong for certain ends the step; what may be wrong is noted in `may`, and the
//! step goes on as if it were right.

use std::rc::Rc;

use cfa::{AsmOp, BinaryOp, CallOp, EdgeId, ExprId, FunctionId, Live, LocId, Op, Place, UnaryOp, VarId};
use cpa::{Undefined, Violation};
use eval::{Accesses, Calls, Cx, Flow, Located, Machine, Objects, Owner, State, VaWanted, Values};
use index::Id;
use memory::{Exposure, Fill, Found, NewObject, ObjectId, ObjectKind, Origin, Piece, Size, Target};
use source::Span;
use spec::Fault;
use term::{SymbolId, Term};
use types::{IntType, Scalar, TypeId};

use crate::arguments::Arguments;
use crate::conditions::Conditions;
use crate::elsewhere::{Access, UnresolvedPlace};
use crate::extent::WIDTH;
use crate::fork::{Choices, Fork, Unfold};
use crate::held::Ways;
use crate::layout::{Layout, Sites, frame_base};
use crate::library::Readings;
use crate::prec::{Root, ValuePrec};
use crate::reasoner::{Origin as Source, Reasoner};
use crate::shape::Shapes;
use crate::state::Flags;
use crate::symbolic::Noted;
use crate::trace::Trace;
use crate::{Part, Val, ValueOptions};

/// Why a step has no ordinary successor.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum End {
    /// No execution goes on.
    Infeasible,
    Target(Rc<cpa::Target>),
    /// Something undefined is done that no property speaks of. Who can goes on behind it.
    Undefined(Rc<Undefined>),
    /// Something must be decided first.
    Fork(Fork),
}

pub(crate) type Ended<T> = Result<T, End>;

pub(crate) struct Explicit<'a> {
    pub cx: Cx<'a>,
    pub options: &'a ValueOptions,
    pub prec: &'a ValuePrec,
    pub layout: &'a Layout,
    pub shapes: &'a Shapes,
    /// Variables of the library.
    pub library_variables: &'a [(&'static str, usize)],
    pub sites: &'a mut Sites,
    /// The edge being taken, if the state is not only looked at.
    pub at: Option<EdgeId>,
    /// Where it leads, as precisions name it.
    pub scope: Option<LocId>,
    pub flags: Flags,
    /// What may go wrong in this step; the first is kept.
    pub may: Option<Noted>,
    /// What is undefined, and was gone on behind; the first is kept.
    pub undefined: Option<Rc<Undefined>>,
    /// Of symbolic values.
    pub reasoner: Option<&'a mut Reasoner>,
    /// If they are followed.
    pub arguments: Option<&'a mut Arguments>,
    /// If inputs are looked for.
    pub readings: Option<&'a mut Readings>,
    pub conditions: Conditions,
    /// Conditions are kept though memory has forgotten what they speak of.
    pub whole_path: bool,
    /// What conditions of this step say unknowns are.
    pub equalities: Vec<(SymbolId, Term)>,
    /// Bits that got a name for this step only.
    pub passing: Vec<(ObjectId, u64, u64)>,
    /// Blocks to which a pointer went in this step.
    pub dropped: Vec<ObjectId>,
    /// If the step may be taken in several ways.
    pub choices: Option<Choices>,
    /// Places that were chosen for offsets.
    pub chosen: Vec<(Term, u64)>,
    pub live: &'a Live,
    /// To blocks, as they were found before.
    pub ways: &'a mut Ways,
    pub trace: Option<&'a mut Trace>,
    /// The function whose frame is being made.
    pub entering: Option<FunctionId>,
    /// The bits that an unknown function returns.
    pub pin: Option<u128>,
}

/// Of an array whose length is not known before.
pub(crate) const IMPOSSIBLE_SIZE: &str = "the variable-length array has an impossible size";

impl Explicit<'_> {
    pub fn span(&self) -> Span {
        self.at.map_or(Span::NONE, |at| self.cx.program.edges[at].span)
    }
    pub fn violation(&self, property: &'static str, message: String) -> Rc<cpa::Target> {
        Rc::new(cpa::Target::Violation(Violation { property, message, span: self.span() }))
    }
    pub fn unsupported_target(&self, what: &str) -> Rc<cpa::Target> {
        Rc::new(cpa::Target::Unsupported { what: what.to_owned(), span: self.span() })
    }
    pub fn note(&mut self, target: impl FnOnce(&Self) -> Rc<cpa::Target>) {
        if self.may.is_none() {
            self.may = Some(Noted { target: target(self), conditions: self.conditions.clone() });
        }
    }
    /// The program does what is undefined, in a way that is `property`'s business. Compilers and machines go on after that,
    /// nobody knows how: so where it is not the violation itself, it must not decide anything either.
    #[cold]
    pub fn wrong(&self, checked: bool, property: &'static str, message: String) -> End {
        if checked {
            return End::Target(self.violation(property, message));
        }
        let undefined = Undefined { what: message, span: self.span() };
        match self.options.properties.memory() {
            true => End::Target(Rc::new(cpa::Target::Undefined(undefined))),
            false => End::Undefined(Rc::new(undefined)),
        }
    }

    pub fn wrong_access(&self, message: String) -> End {
        self.wrong(self.options.properties.deref, "valid-deref", message)
    }

    pub fn access_text(&self, access: &Access) -> String {
        let verb = if access.is_write { "write" } else { "read" };
        let place = access.place.map(|place| match place.base {
            cfa::PlaceBase::Var(var) => self.cx.program.name(self.cx.program.vars[var].name).to_owned(),
            cfa::PlaceBase::String(_) => "a string literal".to_owned(),
            cfa::PlaceBase::Deref(x) => cfa::display::expr_to_c(self.cx.program, x),
        });
        match place {
            Some(place) => format!("invalid {verb} through `{place}`"),
            None => format!("invalid {verb}"),
        }
    }

    /// What an access is that goes outside its object, to one that is gone, or changes a constant. Constants that are
    /// neither literals nor static may well lie in memory that can be written: changing them is undefined and no violation.
    pub fn fault_target(&self, s: &State<Val>, access: &Access) -> Rc<cpa::Target> {
        let text = self.fault_text(s, access);
        match self.constant_written(s, access).map(|constant| constant.kind) {
            None | Some(ObjectKind::Static | ObjectKind::StringLiteral) => self.violation("valid-deref", text),
            Some(_) => self.unsupported_target(&text),
        }
    }

    fn fault_text(&self, s: &State<Val>, access: &Access) -> String {
        match self.constant_written(s, access) {
            Some(constant) if constant.kind == ObjectKind::Argument => {
                "write to an argument of which `getopt` may have given out another pointer".to_owned()
            }
            Some(constant) => format!("write to {}, which is const", self.constant_text(constant)),
            None => self.access_text(access),
        }
    }

    /// The constant that an access changes, unless it certainly goes outside of it.
    fn constant_written<'s>(&self, s: &'s State<Val>, access: &Access) -> Option<&'s memory::Object<Val>> {
        let (id, is_exact) = match access.at {
            Located::In(target) => (target.object, true),
            Located::Unresolved { base, .. } => match base {
                UnresolvedPlace::Inside(object) | UnresolvedPlace::At { object, .. } => (object, false),
                UnresolvedPlace::Unknown
                | UnresolvedPlace::Outside { .. }
                | UnresolvedPlace::Escaped
                | UnresolvedPlace::Nowhere => return None,
            },
        };
        let constant = s.memory.get(id).filter(|object| access.is_write && object.read_only)?;
        let end = u64::try_from(access.start).ok().and_then(|start| start.checked_add(access.width));
        let inside = !is_exact || end.is_some_and(|end| end <= constant.size.bits());
        (inside && self.is_accessible(s, id)).then_some(constant)
    }

    fn constant_text(&self, constant: &memory::Object<Val>) -> String {
        match Root::of(constant) {
            Root::Var(var) => match self.cx.program.name(self.cx.program.vars[var].name) {
                "" => "a compound literal".to_owned(),
                name => format!("`{name}`"),
            },
            Root::Site(_) | Root::Other | Root::Condition(_) => "a string literal".to_owned(),
        }
    }

    /// An access that may be invalid.
    pub fn doubt(&mut self, access: &Access, place: UnresolvedPlace) {
        if !self.options.properties.deref {
            return;
        }
        match place {
            // A violation that depends on what is outside can never be shown.
            UnresolvedPlace::Outside { null: false } => {
                self.note(|m| m.unsupported_target(&m.outside_text(access)));
            }
            UnresolvedPlace::Outside { null: true }
            | UnresolvedPlace::Escaped
            | UnresolvedPlace::Unknown
            | UnresolvedPlace::Inside(_)
            | UnresolvedPlace::At { .. }
            | UnresolvedPlace::Nowhere => self.note(|m| m.violation("valid-deref", m.access_text(access))),
        }
    }

    /// Whether a place inside an object can be accessed at all.
    pub fn is_accessible(&self, s: &State<Val>, object: ObjectId) -> bool {
        let Some(object) = s.memory.get(object) else { return false };
        object.is_live() && object.kind != ObjectKind::Function && object.size.bits() > 0
    }

    /// Whether a store leaves the value in these bits.
    fn keeps(&self, object: &memory::Object<Val>, start: u64, width: u64, scalar: Scalar, value: &Val) -> bool {
        let pointer = scalar == Scalar::Pointer || !value.is_number();
        if pointer && self.options.keeps_pointers() {
            return true;
        }
        self.prec.tracks(Root::of(object), start, width, self.scope)
    }
}

impl Values for Explicit<'_> {
    type Value = Val;
    type Stop = End;

    #[inline]
    fn constant(&mut self, bits: u128, _scalar: Scalar) -> Val {
        Val::bits(bits)
    }
    #[inline]
    fn pointer(&mut self, target: Target) -> Val {
        target.into()
    }
    fn unary(&mut self, _s: &mut State<Val>, x: ExprId, op: UnaryOp, scalar: Scalar, a: Val) -> Ended<Val> {
        self.unfold_at(&a)?;
        if a.constant().is_none()
            && let Some(result) = self.symbolic_unary(x, op, scalar, &a)
        {
            return result;
        }
        self.unary_op(x, op, scalar, a)
    }
    #[inline]
    fn binary(
        &mut self,
        s: &mut State<Val>,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Val,
        right: Scalar,
        b: Val,
    ) -> Ended<Val> {
        if let (Val::Bits(a), Val::Bits(b), Scalar::Int(int), Scalar::Int(right)) = (&a, &b, scalar, right)
            && let Some(bits) = eval::narrow::binary(op, int, *a, right, *b)
        {
            return Ok(Val::Bits(bits));
        }
        self.unfold_at(&a)?;
        self.unfold_at(&b)?;
        if (a.constant().is_none() || b.constant().is_none())
            && let Some(result) = self.symbolic_binary(x, op, scalar, &a, right, &b)
        {
            return result;
        }
        self.binary_op(s, x, op, scalar, a, right, b)
    }
    #[inline]
    fn convert(&mut self, _s: &mut State<Val>, x: Option<ExprId>, from: Scalar, to: Scalar, a: Val) -> Ended<Val> {
        if let (Val::Bits(bits), Scalar::Int(from), Scalar::Int(to)) = (&a, from, to)
            && let Some(bits) = eval::narrow::convert(from, to, *bits)
        {
            return Ok(Val::Bits(bits));
        }
        if eval::scalar_bits(self.cx, to) != self.cx.program.types.model.pointer_bits() as u64 {
            self.unfold_at(&a)?;
        }
        self.check_conversion(x, from, to, &a)?;
        Ok(self.convert_value(from, to, a))
    }
    fn to_bool(&mut self, _s: &mut State<Val>, x: ExprId, from: Scalar, a: Val) -> Ended<Val> {
        self.unfold_at(&a)?;
        Ok(match truth(from, &a) {
            Some(truth) => Val::Bits(truth as u64),
            None => match self.truth_term(from, &a) {
                Some(truth) => self.truth_value(x, truth),
                None => Val::Unknown,
            },
        })
    }
    fn ptr_add(
        &mut self,
        s: &mut State<Val>,
        x: ExprId,
        pointer: Val,
        index: Val,
        index_type: IntType,
        scale: i64,
    ) -> Ended<Val> {
        self.check_moved(x, &pointer, &index, index_type)?;
        if let Val::Node { which, offset, segment } = pointer {
            let by = index.constant().map(|index| index_type.to_i128(index).saturating_mul(scale as i128));
            let moved = by.and_then(|by| i32::try_from((offset as i128).saturating_add(by)).ok());
            // Among others there are pointers into nodes only.
            return match moved.filter(|&offset| s.memory.object(segment).block_size().reaches(offset as i64)) {
                Some(offset) => Ok(Val::Node { which, offset, segment }),
                None => Err(End::Fork(Fork::Unfold(Unfold { segment, which }))),
            };
        }
        Ok(self.move_pointer(pointer, index, index_type, scale))
    }
    fn ptr_diff(&mut self, _s: &mut State<Val>, x: ExprId, left: Val, right: Val, scale: u64) -> Ended<Val> {
        self.unfold_at(&left)?;
        self.unfold_at(&right)?;
        self.check_distance(x, &left, &right, scale)?;
        Ok(self.distance(x, left, right, scale))
    }
    /// Assumptions are taken apart before evaluation, so this is asked of no unknown value.
    fn truth(&mut self, s: &mut State<Val>, _x: ExprId, scalar: Scalar, a: Val) -> Ended<bool> {
        truth(scalar, &a).ok_or_else(|| self.unsupported(s, "a decision on an unknown value"))
    }
    fn size(&mut self, s: &mut State<Val>, x: ExprId, a: Val) -> Ended<u64> {
        match self.extent(s, x, a)? {
            (Size::Known(bytes), _) => Ok(bytes),
            (Size::Unknown, _) => Err(self.unsupported(s, "an object of unknown size")),
        }
    }
    fn extent(&mut self, s: &mut State<Val>, x: ExprId, a: Val) -> Ended<(Size, Option<Val>)> {
        let scalar = self.cx.program.exprs[x].scalar;
        let Some(bits) = a.constant() else {
            if let Some(extent) = self.array_extent(scalar, &a)? {
                return Ok((Size::Unknown, Some(extent)));
            }
            if self.options.properties.memory() {
                return Err(self.unsupported(s, "an array of unknown length"));
            }
            return Ok((Size::Unknown, None));
        };
        let negative = matches!(scalar, Scalar::Int(int) if int.is_negative(bits));
        match u64::try_from(bits) {
            Ok(bytes) if !negative && bytes <= self.cx.program.types.model.largest_object() => {
                Ok((Size::Known(bytes), None))
            }
            _ => Err(self.undefined(Fault::LibraryPrecondition, |_| IMPOSSIBLE_SIZE.to_owned())),
        }
    }
    #[cold]
    fn unsupported(&mut self, _s: &mut State<Val>, what: &str) -> End {
        End::Target(self.unsupported_target(what))
    }
}

impl Accesses for Explicit<'_> {
    type Unresolved = UnresolvedPlace;

    #[inline]
    fn deref(
        &mut self,
        s: &mut State<Val>,
        _cx: Cx<'_>,
        place: Option<&Place>,
        x: ExprId,
        pointer: Val,
        scalar: Option<Scalar>,
    ) -> Ended<Located<UnresolvedPlace>> {
        self.located(s, place, Some(x), pointer, scalar)
    }

    fn loaded(
        &mut self,
        s: &mut State<Val>,
        _cx: Cx<'_>,
        access: &eval::Access,
        scalar: Scalar,
        found: Found<Val>,
    ) -> Ended<Val> {
        let object = access.at.object;
        if let Found::Value(Val::Perhaps { term, low }) = found {
            let number = self.terms().extract(term, low as u32, access.width as u32);
            let number = self.read_number(number);
            return Ok(self.value(number));
        }
        if matches!(found, Found::Uninit) {
            self.note_uninitialised(s, object, access.start as u64, access.width);
        }
        if self.is_symbolic() {
            let start = access.start as u64;
            let is_pointer = access.width == self.cx.program.types.model.pointer_bits() as u64;
            match &found {
                Found::Unknown
                    if is_pointer
                        && object == self.layout.argument_array()
                        && self.has_arguments(s)
                        && is_background(s, object, start) =>
                {
                    let offset = self.terms().constant(start as u128 / 8, WIDTH);
                    return self.argument_at(s, offset);
                }
                Found::Uninit | Found::Unknown if self.layout.is_outside(object) && scalar == Scalar::Pointer => {
                    return Ok(self.pointer_outside(s, object, start, access.width));
                }
                Found::Unknown if scalar != Scalar::Pointer && is_background(s, object, start) => {
                    if let Some(bits) = self.background_bits(s, object, start, access.width) {
                        return Ok(self.value(bits));
                    }
                    self.flags.hidden |= holds_ours(s, object, start, access.width);
                }
                Found::Uninit | Found::Unknown if scalar != Scalar::Pointer => {
                    self.flags.hidden |= self.outside_hides(object);
                    let value = self.named(Val::Unknown, access.width, Source::Content);
                    if let Val::Term { term, .. } = value {
                        self.record(s, object, start, access.width, term);
                    }
                    return Ok(value);
                }
                Found::PartlyUninit(parts) | Found::Parts(parts) => {
                    if !holds_pointer(s, object, start, access.width)
                        && let Some(value) = self.assemble(s, object, parts)
                    {
                        return Ok(value);
                    }
                }
                Found::Value(_) | Found::Zero | Found::Uninit | Found::Unknown => {}
            }
        }
        Ok(match found {
            Found::Value(value) => value,
            Found::Zero => Val::Bits(0),
            Found::Uninit | Found::Unknown => Val::Unknown,
            Found::PartlyUninit(_) | Found::Parts(_) => {
                // Part of a pointer, or more than one.
                self.note_uninitialised(s, object, access.start as u64, access.width);
                self.flags.hidden |= holds_ours(s, object, access.start as u64, access.width);
                Val::Unknown
            }
        })
    }

    fn admits(&mut self, s: &mut State<Val>, cx: Cx<'_>, access: &eval::Access) -> Ended<bool> {
        match self.admitted(s, cx, access) {
            // It comes back as an access elsewhere.
            Err(End::Undefined(_)) => Ok(false),
            admitted => admitted,
        }
    }
    #[cold]
    fn fault(&mut self, s: &mut State<Val>, _cx: Cx<'_>, access: &Access) -> End {
        let may_be_right = self.constant_written(s, access).is_some_and(|held| held.kind == ObjectKind::Argument);
        match self.options.properties.deref || may_be_right {
            true => End::Target(self.fault_target(s, access)),
            false => self.wrong_access(self.fault_text(s, access)),
        }
    }
    fn load_elsewhere(&mut self, s: &mut State<Val>, cx: Cx<'_>, access: &Access, scalar: Scalar) -> Ended<Val> {
        let loaded = self.load_inexactly(s, cx, access, scalar);
        loaded.or_else(|end| self.load_nowhere(end))
    }
    fn store_elsewhere(
        &mut self,
        s: &mut State<Val>,
        cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
        value: Val,
    ) -> Ended<()> {
        let stored = self.store_inexactly(s, cx, access, scalar, &value);
        stored.or_else(|end| self.store_nowhere(s, &value, end))
    }
    fn bytes_elsewhere(
        &mut self,
        s: &mut State<Val>,
        cx: Cx<'_>,
        access: &Access,
        written: Option<&[Piece<Val>]>,
    ) -> Ended<()> {
        let done = self.bytes_inexactly(s, cx, access, written);
        done.or_else(|end| self.bytes_nowhere(end))
    }

    #[inline]
    fn stored(
        &mut self,
        s: &mut State<Val>,
        object: ObjectId,
        start: u64,
        width: u64,
        scalar: Scalar,
        value: Val,
    ) -> Val {
        if let Some(trace) = &mut self.trace {
            trace.write(object, start, width);
        }
        let Some(container) = s.memory.get(object) else { return value };
        if !self.prec.is_all() && value != Val::Unknown && !self.keeps(container, start, width, scalar, &value) {
            self.flags.hidden |= value.is_ours();
            self.note_dropped_value(s, &value);
            return Val::Unknown;
        }
        match value {
            Val::Unknown if self.is_symbolic() && scalar != Scalar::Pointer => {
                let value = self.named(value, width, Source::Made);
                if self.keeps(container, start, width, scalar, &value) { value } else { Val::Unknown }
            }
            Val::Pointer { object: to, .. }
            | Val::At { object: to, .. }
            | Val::Node { segment: to, .. }
            | Val::Part(Part { object: to, .. })
            | Val::Inside(to) => {
                let escaped = container.exposure == Exposure::Escaped;
                match s.memory.get(to) {
                    None => return value.dangling(),
                    Some(target) if escaped && target.exposure != Exposure::Escaped => self.escape(s, to),
                    Some(target) if target.exposure == Exposure::None && is_mortal(target.kind) => {
                        s.memory.expose(to, Exposure::Stored);
                    }
                    Some(_) => {}
                }
                value
            }
            _ => value,
        }
    }

    fn copied(&mut self, s: &mut State<Val>, object: ObjectId, start: u64, width: u64) {
        if let Some(trace) = &mut self.trace {
            trace.write(object, start, width);
        }
        self.settle(s, object, start, width);
    }
    #[inline(always)]
    fn reads(&mut self, object: ObjectId, start: u64, width: u64) {
        if let Some(trace) = &mut self.trace {
            trace.read(object, start, width);
        }
    }
    fn overwrites(&mut self, s: &mut State<Val>, object: ObjectId, start: u64, width: u64) {
        self.note_dropped(s, object, start, width);
        if self.layout.is_outside(object) {
            self.forget_outside(s, Some(object));
        }
    }

    #[cold]
    fn overlaps(&mut self, s: &mut State<Val>, _to: Target, _from: Target, _bytes: u64) -> End {
        match self.asks_for(Fault::OverlappingCopy) {
            true => self.undefined(Fault::OverlappingCopy, |_| "source and copy overlap".to_owned()),
            false => self.unsupported(s, "a copy between places that overlap, after which nothing is defined"),
        }
    }
}

impl Objects for Explicit<'_> {
    fn origin(&self) -> Origin {
        self.at.map_or(Origin::NONE, |at| Origin(at.index() as u32))
    }

    fn place(&mut self, s: &mut State<Val>, cx: Cx<'_>, new: NewObject, owner: Owner) -> ObjectId {
        let id = match owner {
            Owner::Var { var, depth } => {
                let slot = cx.tables.slot(var);
                match slot.is_global() {
                    true => self.layout.global(slot.index()),
                    false => {
                        let number = frame_base(s, cx, depth) + slot.index() as u64;
                        self.sites.on_stack(self.layout, s.active(), number)
                    }
                }
            }
            Owner::Varargs { depth } => {
                // The frame is being made: it comes behind the innermost one, and its last place is this one.
                let last = self.entering.map_or(0, |f| cx.tables.locals(f).len());
                let number = frame_base(s, cx, depth) + last as u64;
                self.sites.on_stack(self.layout, s.active(), number)
            }
        };
        if s.memory.get(id).is_some() {
            self.note_dropped(s, id, 0, u64::MAX);
            self.end_pointers(s, id);
            s.memory.discard(id);
        }
        s.memory.add_at(id, new);
        id
    }
    fn end_object(&mut self, s: &mut State<Val>, object: ObjectId, _address_taken: bool) {
        self.end_pointers(s, object);
        s.memory.discard(object);
    }
    fn unbound(&mut self, s: &mut State<Val>, cx: Cx<'_>, var: VarId) -> Ended<ObjectId> {
        let depth = s.frames.len().saturating_sub(1);
        let object = self.place(s, cx, cx.tables.object(var), Owner::Var { var, depth });
        s.set_binding(cx, var, Some(object));
        Ok(object)
    }
}

impl Calls for Explicit<'_> {
    fn serial(&mut self, s: &mut State<Val>, cx: Cx<'_>) -> u64 {
        frame_base(s, cx, s.frames.len())
    }

    fn check_call(&mut self, _s: &mut State<Val>, _cx: Cx<'_>, call: &CallOp, function: FunctionId) -> Ended<()> {
        self.entering = Some(function);
        self.check_signature(call, function)
    }
    fn callee(&mut self, s: &mut State<Val>, _cx: Cx<'_>, _x: ExprId, pointer: Val) -> Ended<FunctionId> {
        let target = memory::Value::pointer(&pointer).and_then(|target| s.function_at(target));
        target.ok_or_else(|| self.unsupported(s, "a call through an unknown pointer"))
    }
    fn missing_result(&mut self, _s: &mut State<Val>, _cx: Cx<'_>, _call: EdgeId, f: FunctionId) -> Ended<Val> {
        let name = |m: &Self| m.cx.program.name(m.cx.program.functions[f].name).to_owned();
        self.forbid(Fault::MissingReturnValue, |m| {
            format!("the value of `{}` is used but it returned without one", name(m))
        })?;
        Ok(Val::Unknown)
    }
    fn check_vararg(&mut self, _: &mut State<Val>, _: Cx<'_>, wanted: VaWanted, passed: Option<TypeId>) -> Ended<()> {
        self.check_passed(wanted, passed)
    }
}

impl Machine for Explicit<'_> {
    fn asm(&mut self, s: &mut State<Val>, cx: Cx<'_>, asm: &AsmOp) -> Ended<()> {
        if asm.clobbers_memory {
            self.forget_reachable(s);
        }
        for (place, bytes) in &asm.outputs {
            let at = eval::locate(self, s, cx, place, None)?;
            if let (true, Located::In(target)) = (asm.goes_beyond, at) {
                self.forget(s, target.object);
            }
            eval::fill(self, s, cx, (at, Some(place)), *bytes, Fill::Unknown)?;
        }
        Ok(())
    }
    fn thread(&mut self, s: &mut State<Val>, cx: Cx<'_>, op: &Op) -> Ended<Flow<Val>> {
        match op {
            Op::AtomicBegin | Op::AtomicEnd => Ok(Flow::Next),
            // With one thread every lock is free.
            Op::Lock { result, .. } | Op::Unlock { result, .. } => {
                if let Some(place) = result {
                    eval::store(self, s, cx, place, Scalar::Int(IntType::signed(32)), Val::Bits(0))?;
                }
                Ok(Flow::Next)
            }
            _ => Err(self.unsupported(s, "a second thread")),
        }
    }
}

/// Whether a pointer, or part of one, is in these bits.
pub(crate) fn holds_pointer(s: &State<Val>, object: ObjectId, start: u64, width: u64) -> bool {
    holds(s, object, start, width, |value| !value.is_number())
}

/// Whether a pointer to an object that the outside may not know, or part of one, is in these bits.
pub(crate) fn holds_ours(s: &State<Val>, object: ObjectId, start: u64, width: u64) -> bool {
    holds(s, object, start, width, Val::is_ours)
}

fn holds(s: &State<Val>, object: ObjectId, start: u64, width: u64, wanted: impl Fn(&Val) -> bool) -> bool {
    s.memory.get(object).is_some_and(|held| {
        held.contents().overlapping(start, start.saturating_add(width)).any(|piece| match &piece.cell {
            memory::Cell::Value(value) => wanted(value),
            memory::Cell::Fill(Fill::Background) => held.background.as_ref().is_some_and(|held| !held.is_number()),
            memory::Cell::Fill(_) => false,
        })
    })
}

/// Whether the background of an object says what a bit is.
fn is_background(s: &State<Val>, object: ObjectId, at: u64) -> bool {
    s.memory.piece(object, at).is_some_and(|piece| piece.cell == memory::Cell::Fill(Fill::Background))
}

/// Whether objects of this kind die and leave their id to others.
pub(crate) fn is_mortal(kind: ObjectKind) -> bool {
    matches!(
        kind,
        ObjectKind::Local | ObjectKind::Alloca | ObjectKind::Varargs | ObjectKind::Heap | ObjectKind::Library
    )
}

/// Whether a value is unequal to zero, if that is known.
pub(crate) fn truth(scalar: Scalar, value: &Val) -> Option<bool> {
    match (value, scalar) {
        (Val::Bits(bits), Scalar::Int(_) | Scalar::Pointer) => Some(*bits != 0),
        (Val::Wide(_), Scalar::Int(_) | Scalar::Pointer) => Some(true),
        (Val::Bits(_) | Val::Wide(_), Scalar::Float(kind)) => value.constant().map(|bits| !kind.is_zero(bits)),
        (_, Scalar::Float(_)) => None,
        (
            Val::Pointer { .. }
            | Val::At { .. }
            | Val::Inside(_)
            | Val::Outside { null: false }
            | Val::Escaped { null: false }
            | Val::Dangling(_),
            _,
        ) => Some(true),
        (
            Val::Outside { null: true }
            | Val::Escaped { null: true }
            | Val::Term { .. }
            | Val::Perhaps { .. }
            | Val::Part(_)
            | Val::Node { .. }
            | Val::Unknown,
            _,
        ) => None,
    }
}
