//! The transfer function of operations: what `eval` asks about values, answered by what a state knows.
//!
//! Where a pointer is not exact, `deref` says what it knows of the place ([`UnresolvedPlace`]), and accesses come back to
//! be over-approximated. What is wrong for certain ends the step; what may be wrong is noted in `Step::possible`, and
//! the step goes on as if it were right.

use cfa::{AsmOp, BinaryOp, CallOp, EdgeId, ExprId, FunctionId, Op, Place, UnaryOp, VarId};
use eval::{Accesses, Calls, Cx, Flow, Located, Machine, Objects, Owner, Store, VaWanted, Values};
use index::Id;
use memory::{Exposure, Fill, NewObject, ObjectId, ObjectKind, Origin, Piece, ReadResult, Size, Target};
use spec::{Fault, Property};
use symbolic::{Origin as Source, WIDTH};
use types::{IntType, Scalar, TypeId};

use crate::heap::contents::{holds_ours, holds_pointer, is_background, is_mortal};
use crate::heap::ids::frame_base;
use crate::lifetime::dangling::end_pointers;
use crate::machine::attempt::{Fork, Unfold};
use crate::machine::env::Env;
use crate::machine::faults::IMPOSSIBLE_SIZE;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::{Access, UnresolvedPlace};
use crate::machine::value_machine::ValueMachine;
use crate::values::arithmetic::truth;
use crate::{PointerBits, Val};

impl Values for ValueMachine<'_> {
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
    fn unary(&mut self, _s: &mut Store<Val>, x: ExprId, op: UnaryOp, scalar: Scalar, a: Val) -> StepResult<Val> {
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
        s: &mut Store<Val>,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Val,
        right: Scalar,
        b: Val,
    ) -> StepResult<Val> {
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
    fn convert(&mut self, _s: &mut Store<Val>, x: Option<ExprId>, from: Scalar, to: Scalar, a: Val) -> StepResult<Val> {
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
    fn to_bool(&mut self, _s: &mut Store<Val>, x: ExprId, from: Scalar, a: Val) -> StepResult<Val> {
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
        s: &mut Store<Val>,
        x: ExprId,
        pointer: Val,
        index: Val,
        index_type: IntType,
        scale: i64,
    ) -> StepResult<Val> {
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
    fn ptr_diff(&mut self, _s: &mut Store<Val>, x: ExprId, left: Val, right: Val, scale: u64) -> StepResult<Val> {
        self.unfold_at(&left)?;
        self.unfold_at(&right)?;
        self.check_distance(x, &left, &right, scale)?;
        Ok(self.distance(x, left, right, scale))
    }
    /// Assumptions are taken apart before evaluation, so this is asked of no unknown value.
    fn truth(&mut self, s: &mut Store<Val>, _x: ExprId, scalar: Scalar, a: Val) -> StepResult<bool> {
        truth(scalar, &a).ok_or_else(|| self.unsupported(s, "a decision on an unknown value"))
    }
    fn size(&mut self, s: &mut Store<Val>, x: ExprId, a: Val) -> StepResult<u64> {
        match self.extent(s, x, a)? {
            (Size::Known(bytes), _) => Ok(bytes),
            (Size::Unknown, _) => Err(self.unsupported(s, "an object of unknown size")),
        }
    }
    fn extent(&mut self, s: &mut Store<Val>, x: ExprId, a: Val) -> StepResult<(Size, Option<Val>)> {
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
    fn unsupported(&mut self, _s: &mut Store<Val>, what: &str) -> End {
        End::Target(self.unsupported_target(what))
    }
}

impl Accesses for ValueMachine<'_> {
    type Unresolved = UnresolvedPlace;

    #[inline]
    fn deref(
        &mut self,
        s: &mut Store<Val>,
        _cx: Cx<'_>,
        place: Option<&Place>,
        x: ExprId,
        pointer: Val,
        scalar: Option<Scalar>,
    ) -> StepResult<Located<UnresolvedPlace>> {
        self.located(s, place, Some(x), pointer, scalar)
    }

    fn loaded(
        &mut self,
        s: &mut Store<Val>,
        _cx: Cx<'_>,
        access: &eval::Access,
        scalar: Scalar,
        found: ReadResult<Val>,
    ) -> StepResult<Val> {
        let object = access.at.object;
        if let ReadResult::Value(Val::Perhaps { term, low }) = found {
            let number = self.terms().extract(term, low as u32, access.width as u32);
            let number = self.read_number(number);
            return Ok(self.value(number));
        }
        if matches!(found, ReadResult::Uninit) {
            self.note_uninitialised(s, object, access.start as u64, access.width);
        }
        if self.is_symbolic() {
            let start = access.start as u64;
            let is_pointer = access.width == self.cx.program.types.model.pointer_bits() as u64;
            match &found {
                ReadResult::Unknown
                    if is_pointer
                        && object == self.layout.argument_array()
                        && self.has_arguments(s)
                        && is_background(s, object, start) =>
                {
                    let offset = self.terms().constant(start as u128 / 8, WIDTH);
                    return self.argument_at(s, offset);
                }
                ReadResult::Uninit | ReadResult::Unknown
                    if self.layout.is_outside(object) && scalar == Scalar::Pointer =>
                {
                    return Ok(self.pointer_outside(s, object, start, access.width));
                }
                ReadResult::Unknown if scalar != Scalar::Pointer && is_background(s, object, start) => {
                    if let Some(bits) = self.background_bits(s, object, start, access.width) {
                        return Ok(self.value(bits));
                    }
                    self.step.flags.hidden |= holds_ours(s, object, start, access.width);
                }
                ReadResult::Uninit | ReadResult::Unknown if scalar != Scalar::Pointer => {
                    self.step.flags.hidden |= self.outside_hides(object);
                    let value = self.named(Val::Unknown, access.width, Source::Content);
                    if let Val::Term { term, .. } = value {
                        self.record(s, object, start, access.width, term);
                    }
                    return Ok(value);
                }
                ReadResult::PartlyUninit(parts) | ReadResult::Parts(parts) => {
                    if !holds_pointer(s, object, start, access.width)
                        && let Some(value) = self.assemble(s, object, parts)
                    {
                        return Ok(value);
                    }
                }
                ReadResult::Value(_) | ReadResult::Zero | ReadResult::Uninit | ReadResult::Unknown => {}
            }
        }
        Ok(match found {
            ReadResult::Value(value) => value,
            ReadResult::Zero => Val::Bits(0),
            ReadResult::Uninit | ReadResult::Unknown => Val::Unknown,
            ReadResult::PartlyUninit(_) | ReadResult::Parts(_) => {
                // Part of a pointer, or more than one.
                self.note_uninitialised(s, object, access.start as u64, access.width);
                self.step.flags.hidden |= holds_ours(s, object, access.start as u64, access.width);
                Val::Unknown
            }
        })
    }

    fn admits(&mut self, s: &mut Store<Val>, cx: Cx<'_>, access: &eval::Access) -> StepResult<bool> {
        match self.admitted(s, cx, access) {
            // It comes back as an access elsewhere.
            Err(End::Undefined(_)) => Ok(false),
            admitted => admitted,
        }
    }
    #[cold]
    fn fault(&mut self, s: &mut Store<Val>, _cx: Cx<'_>, access: &Access) -> End {
        let may_be_right = self.constant_written(s, access).is_some_and(|held| held.kind == ObjectKind::Argument);
        match self.options.properties.contains(Property::ValidDeref) || may_be_right {
            true => End::Target(self.fault_target(s, access)),
            false => self.certain_access_fault(self.fault_text(s, access)),
        }
    }
    fn load_elsewhere(&mut self, s: &mut Store<Val>, cx: Cx<'_>, access: &Access, scalar: Scalar) -> StepResult<Val> {
        let loaded = self.load_inexactly(s, cx, access, scalar);
        loaded.or_else(|end| self.load_nowhere(end))
    }
    fn store_elsewhere(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
        value: Val,
    ) -> StepResult<()> {
        let stored = self.store_inexactly(s, cx, access, scalar, &value);
        stored.or_else(|end| self.store_nowhere(s, &value, end))
    }
    fn bytes_elsewhere(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        written: Option<&[Piece<Val>]>,
    ) -> StepResult<()> {
        let done = self.bytes_inexactly(s, cx, access, written);
        done.or_else(|end| self.bytes_nowhere(end))
    }

    #[inline]
    fn stored(
        &mut self,
        s: &mut Store<Val>,
        object: ObjectId,
        start: u64,
        width: u64,
        scalar: Scalar,
        value: Val,
    ) -> Val {
        if let Some(trace) = &mut self.tools.log {
            trace.write(object, start, width);
        }
        let Some(container) = s.memory.get(object) else { return value };
        if !self.prec.is_all() && value != Val::Unknown && !self.keeps(container, start, width, scalar, &value) {
            self.step.flags.hidden |= value.is_ours();
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
            | Val::Part(PointerBits { object: to, .. })
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

    fn copied(&mut self, s: &mut Store<Val>, object: ObjectId, start: u64, width: u64) {
        if let Some(trace) = &mut self.tools.log {
            trace.write(object, start, width);
        }
        self.apply_precision(s, object, start, width);
    }
    #[inline(always)]
    fn reads(&mut self, object: ObjectId, start: u64, width: u64) {
        if let Some(trace) = &mut self.tools.log {
            trace.read(object, start, width);
        }
    }
    fn overwrites(&mut self, s: &mut Store<Val>, object: ObjectId, start: u64, width: u64) {
        self.note_dropped(s, object, start, width);
        if self.layout.is_outside(object) {
            self.forget_outside(s, Some(object));
        }
    }

    #[cold]
    fn overlaps(&mut self, s: &mut Store<Val>, _to: Target, _from: Target, _bytes: u64) -> End {
        match self.asks_for(Fault::OverlappingCopy) {
            true => self.undefined(Fault::OverlappingCopy, |_| "source and copy overlap".to_owned()),
            false => self.unsupported(s, "a copy between places that overlap, after which nothing is defined"),
        }
    }
}

impl Objects for ValueMachine<'_> {
    fn origin(&self) -> Origin {
        self.at.map_or(Origin::NONE, |at| Origin(at.index() as u32))
    }

    fn place(&mut self, s: &mut Store<Val>, cx: Cx<'_>, new: NewObject, owner: Owner) -> ObjectId {
        let id = match owner {
            Owner::Var { var, depth } => {
                let slot = cx.tables.slot(var);
                match slot.is_global() {
                    true => self.layout.global(slot.index()),
                    false => {
                        let number = frame_base(s, cx, depth) + slot.index() as u64;
                        self.tools.sites.on_stack(self.layout, s.active(), number)
                    }
                }
            }
            Owner::Varargs { depth } => {
                // The frame is being made: it comes behind the innermost one, and its last place is this one.
                let last = self.step.entering.map_or(0, |f| cx.tables.locals(f).len());
                let number = frame_base(s, cx, depth) + last as u64;
                self.tools.sites.on_stack(self.layout, s.active(), number)
            }
        };
        if s.memory.get(id).is_some() {
            self.note_dropped(s, id, 0, u64::MAX);
            end_pointers(s, id);
            s.memory.discard(id);
        }
        s.memory.add_at(id, new);
        id
    }
    fn end_object(&mut self, s: &mut Store<Val>, object: ObjectId, _address_taken: bool) {
        end_pointers(s, object);
        s.memory.discard(object);
    }
    fn unbound(&mut self, s: &mut Store<Val>, cx: Cx<'_>, var: VarId) -> StepResult<ObjectId> {
        let depth = s.frames.len().saturating_sub(1);
        let object = self.place(s, cx, cx.tables.object(var), Owner::Var { var, depth });
        s.set_binding(cx, var, Some(object));
        Ok(object)
    }
}

impl Calls for ValueMachine<'_> {
    fn serial(&mut self, s: &mut Store<Val>, cx: Cx<'_>) -> u64 {
        frame_base(s, cx, s.frames.len())
    }

    fn check_call(&mut self, _s: &mut Store<Val>, _cx: Cx<'_>, call: &CallOp, function: FunctionId) -> StepResult<()> {
        self.step.entering = Some(function);
        self.check_signature(call, function)
    }
    fn callee(&mut self, s: &mut Store<Val>, _cx: Cx<'_>, _x: ExprId, pointer: Val) -> StepResult<FunctionId> {
        let target = memory::Value::pointer(&pointer).and_then(|target| s.function_at(target));
        target.ok_or_else(|| self.unsupported(s, "a call through an unknown pointer"))
    }
    fn missing_result(&mut self, _s: &mut Store<Val>, _cx: Cx<'_>, _call: EdgeId, f: FunctionId) -> StepResult<Val> {
        let name = |m: &Env<'_>| m.cx.program.name(m.cx.program.functions[f].name).to_owned();
        self.forbid(Fault::MissingReturnValue, |m| {
            format!("the value of `{}` is used but it returned without one", name(m))
        })?;
        Ok(Val::Unknown)
    }
    fn check_vararg(
        &mut self,
        _: &mut Store<Val>,
        _: Cx<'_>,
        wanted: VaWanted,
        passed: Option<TypeId>,
    ) -> StepResult<()> {
        self.check_passed(wanted, passed)
    }
}

impl Machine for ValueMachine<'_> {
    fn asm(&mut self, s: &mut Store<Val>, cx: Cx<'_>, asm: &AsmOp) -> StepResult<()> {
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
    fn thread(&mut self, s: &mut Store<Val>, cx: Cx<'_>, op: &Op) -> StepResult<Flow<Val>> {
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
