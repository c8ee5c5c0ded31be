//! The concrete machine: what `eval` asks about values, answered exactly.

use std::convert::Infallible;
use std::rc::Rc;

use cfa::{AsmOp, BinaryOp, CallOp, EdgeId, ExprId, FunctionId, Live, Op, Place, UnaryOp, VarId};
use eval::{Access, Accesses, Calls, Cx, Flow, Located, Machine, Objects, Store, VaWanted, Values};
use index::{FxHashMap, FxHashSet, Id, IndexVec};
use memory::{ObjectId, ObjectKind, Origin, ReadResult, Target};
use source::Span;
use types::{DataModel, IntType, Params, Scalar, TypeId};

use crate::address::Addresses;
use crate::hooks::Guide;
use crate::inputs::Source;
use crate::leaks::Watch;
use crate::{Halt, Mode, Options, Pointer, UbKind, Undefined, Value};

pub(crate) type Stop = Box<Halt>;

/// In [`Concrete::aligns`]: the pointer's type does not tell.
const BY_SCALAR: u8 = u8::MAX;

pub(crate) struct Concrete<'p> {
    pub cx: Cx<'p>,
    pub mode: Mode,
    pub strict_align: bool,
    /// The edge being executed.
    pub at: EdgeId,
    pub inputs: Source<'p>,
    pub addresses: Addresses,
    pub warnings: Vec<Undefined>,
    /// Kinds and lines that were warned of.
    warned: FxHashSet<(UbKind, Option<u32>)>,
    /// Objects that library functions own.
    pub library: FxHashMap<&'static str, ObjectId>,
    /// Alignment that a pointer's type demands; 0 until asked for.
    aligns: IndexVec<ExprId, u8>,
    /// Call types and functions that were found to fit.
    fitting: FxHashSet<(TypeId, FunctionId)>,
    pub watch: Watch,
    /// Frames ever entered.
    entered: u64,
}

impl<'p> Concrete<'p> {
    pub fn new(cx: Cx<'p>, live: Rc<Live>, options: &Options, guide: Option<&'p mut Guide<'p>>) -> Self {
        let inputs = Source::new(options.inputs.clone(), guide);
        let seed = inputs.listed().and_then(|listed| listed.addresses).unwrap_or(0);
        Concrete {
            cx,
            mode: options.mode,
            strict_align: options.strict_align,
            at: EdgeId::from_usize(0),
            inputs,
            addresses: Addresses::new(cx.program.types.model, seed),
            warnings: Vec::new(),
            warned: FxHashSet::default(),
            library: FxHashMap::default(),
            aligns: IndexVec::filled(0, cx.program.exprs.len()),
            fitting: FxHashSet::default(),
            watch: Watch::new(options.leaks, live),
            entered: 0,
        }
    }

    pub fn span(&self) -> Span {
        self.cx.program.edges.get(self.at).map_or(Span::NONE, |edge| edge.span)
    }

    /// Stops with undefined behaviour here.
    #[cold]
    pub fn undefined(&self, kind: UbKind, message: String, related: Vec<(Span, String)>) -> Stop {
        Box::new(Halt::Undefined(Undefined { kind, message, span: self.span(), related, excuse: None }))
    }

    /// Warns once per kind and source line.
    #[cold]
    pub fn warn(&mut self, kind: UbKind, message: String, related: Vec<(Span, String)>) {
        let span = self.span();
        let line = self.cx.program.sources.position(span).map(|position| position.line);
        if self.warned.insert((kind, line)) {
            self.warnings.push(Undefined { kind, message, span, related, excuse: None });
        }
    }

    #[cold]
    pub fn no_input(&self, message: String) -> Stop {
        let at = self.cx.program.sources.describe(self.span());
        Box::new(Halt::Inputs { message: format!("{at}: {message}") })
    }

    /// The value of a scalar that was never written or comes from outside, asked from the inputs.
    pub fn arbitrary(&mut self, what: &str, ty: TypeId, scalar: Scalar) -> Result<Value, Stop> {
        let bits = match scalar {
            // Other patterns are no values of the type.
            Scalar::Int(_) if self.cx.program.types.is_bool(ty) => self.inputs.int(self.at, what, IntType::unsigned(1)),
            Scalar::Int(int) => self.inputs.int(self.at, what, int),
            Scalar::Float(kind) => self.inputs.float(self.at, what, kind),
            Scalar::Pointer => self.inputs.int(self.at, what, self.cx.program.types.pointer_int()),
        };
        match bits {
            Ok(bits) => Ok(Value::Bits(bits)),
            Err(message) => Err(self.no_input(message)),
        }
    }

    /// A pointer from outside: null, or to an object of its own, as the inputs say.
    pub fn outside_pointer(&mut self, s: &mut Store<Value>, what: &str) -> Result<Value, Stop> {
        if !self.inputs.pointer(self.at, what).map_err(|message| self.no_input(message))? {
            return Ok(Value::Bits(0));
        }
        Ok(Self::fresh_outside(s))
    }

    /// A pointer to an external object of its own.
    fn fresh_outside(s: &mut Store<Value>) -> Value {
        let new = memory::NewObject::new(ObjectKind::External, memory::Size::Unknown, 16);
        let object = s.memory.add(memory::NewObject { fill: memory::Fill::Unknown, ..new });
        Target { object, offset: 0 }.into()
    }

    /// What a pointer of this type must be aligned to; [`BY_SCALAR`] if what is accessed tells.
    fn pointee_align(&mut self, x: ExprId) -> u8 {
        if self.aligns[x] == 0 {
            let types = &self.cx.program.types;
            let pointee = types.pointee(self.cx.program.exprs[x].ty).map(|pointee| types.strip_arrays(pointee).ty);
            // A member of a packed struct may be anywhere in it; what is no struct may be seen through a cast.
            let record =
                pointee.filter(|&pointee| types.is_record(pointee)).and_then(|pointee| types.align_of(pointee));
            self.aligns[x] = record.map_or(BY_SCALAR, |align| align.clamp(1, 16) as u8);
        }
        self.aligns[x]
    }

    fn scalar_align(&self, scalar: Scalar) -> i64 {
        let (bytes, most) = match (scalar, self.cx.program.types.model) {
            (Scalar::Int(int), DataModel::Ilp32) => (int.width as i64 / 8, 4),
            (Scalar::Int(int), DataModel::Lp64) => (int.width as i64 / 8, 16),
            (Scalar::Pointer, model) => (model.pointer_bytes() as i64, 8),
            (Scalar::Float(kind), model) => {
                (kind.align_bytes(model) as i64, if model == DataModel::Ilp32 { 4 } else { 16 })
            }
        };
        if bytes.count_ones() == 1 { bytes.min(most) } else { 1 }
    }

    /// The alignment that an access breaks.
    #[inline]
    fn broken_align(&mut self, place: Option<&Place>, x: ExprId, offset: i64, scalar: Option<Scalar>) -> Option<i64> {
        let align = self.pointee_align(x);
        self.breaks(align, place, offset, scalar)
    }

    #[inline]
    fn breaks(&self, align: u8, place: Option<&Place>, offset: i64, scalar: Option<Scalar>) -> Option<i64> {
        let (align, offset) = match align {
            BY_SCALAR => {
                let place = place.filter(|place| place.bits.is_none())?;
                (self.scalar_align(scalar?), offset.wrapping_add(place.offset))
            }
            align => (align as i64, offset),
        };
        (offset & align.wrapping_sub(1) != 0).then_some(align)
    }

    #[cold]
    fn misaligned(&mut self, s: &Store<Value>, x: ExprId, target: Target, align: i64) -> Result<(), Stop> {
        let message = format!(
            "misaligned access through `{}`: offset {} of {} is no multiple of {align}",
            self.expr_text(x),
            target.offset,
            self.object_text(s, target.object),
        );
        let related = self.object_spans(s, target.object);
        if self.strict_align {
            return Err(self.undefined(UbKind::Misaligned, message, related));
        }
        self.warn(UbKind::Misaligned, message, related);
        Ok(())
    }

    /// Bits that were never written take arbitrary values; what results is assembled.
    fn fill_gaps(&mut self, s: &mut Store<Value>, access: &Access) -> Result<(), Stop> {
        for part in s.memory.window(access.at.object, access.start as u64, access.width) {
            let memory::Cell::Fill(memory::Fill::Uninit | memory::Fill::Unknown) = part.cell else { continue };
            let bytes = part.width().div_ceil(8);
            let text = self.access_text(access);
            let is_bool = |place: &Place| self.cx.program.types.is_bool(self.place_type(place));
            if access.width == 8 && access.place.as_ref().is_some_and(is_bool) {
                let answer = self.inputs.int(self.at, &text, IntType::unsigned(1));
                let bits = answer.map_err(|message| self.no_input(message))?;
                s.memory.write(access.at.object, access.start as u64, access.width, Value::Bits(bits));
                return Ok(());
            }
            let is_pointer =
                |place: &Place| self.cx.program.types.scalar(self.place_type(place)) == Some(Scalar::Pointer);
            let is_whole =
                part.width() == access.width && access.width == self.cx.program.types.model.pointer_bits() as u64;
            let answer = if is_whole && access.place.as_ref().is_some_and(is_pointer) {
                self.inputs.address(self.at, &text, bytes as usize)
            } else {
                self.inputs.bytes(self.at, &text, bytes as usize).map(Ok)
            };
            let bytes = match answer.map_err(|message| self.no_input(message))? {
                Ok(bytes) => bytes,
                Err(fresh) => {
                    let pointer = if fresh { Self::fresh_outside(s) } else { Value::Bits(0) };
                    s.memory.write(access.at.object, part.start, part.width(), pointer);
                    continue;
                }
            };
            for (index, chunk) in (0u64..).zip(bytes.chunks(16)) {
                let mut word = [0; 16];
                word[..chunk.len()].copy_from_slice(chunk);
                let start = part.start.saturating_add(index.saturating_mul(128));
                let width = part.end.saturating_sub(start).min(128);
                let bits = u128::from_le_bytes(word) & crate::value::mask(width);
                s.memory.write(access.at.object, start, width, Value::Bits(bits));
            }
        }
        Ok(())
    }

    /// One value of several parts, by numeric addresses if they are not the whole of one pointer.
    fn assemble(&mut self, s: &mut Store<Value>, parts: &[memory::Piece<Value>]) -> Result<Value, Stop> {
        let values: Vec<(Value, u64)> = parts
            .iter()
            .map(|part| {
                let width = part.width();
                let value = match part.cell {
                    memory::Cell::Value(value) => value,
                    memory::Cell::Fill(fill) => fill.bits(part.start, width as u32).map_or(Value::Uninit, Value::Bits),
                };
                (value, width)
            })
            .collect();
        if let Some(pointer) = self.whole_pointer(&values) {
            return Ok(pointer);
        }
        let (mut bits, mut at) = (0u128, 0u64);
        for (value, width) in values {
            let Some(part) = self.plain(s, value)? else { return Ok(Value::Uninit) };
            bits |= (part & crate::value::mask(width)) << at;
            at = at.saturating_add(width);
        }
        Ok(Value::Bits(bits))
    }

    fn whole_pointer(&self, parts: &[(Value, u64)]) -> Option<Value> {
        let mut at = 0;
        let mut whole = None;
        for (part, width) in parts {
            let Value::Fragment { pointer, start, .. } = *part else { return None };
            if start as u64 != at || *whole.get_or_insert(pointer) != pointer {
                return None;
            }
            at = at.checked_add(*width)?;
        }
        (at == self.cx.program.types.model.pointer_bits() as u64).then_some(Value::Pointer(whole?))
    }
}

impl Values for Concrete<'_> {
    type Value = Value;
    type Stop = Stop;

    const PLAIN: bool = true;
    #[inline(always)]
    fn word(value: &Value) -> Option<u64> {
        match *value {
            Value::Bits(bits) => Some(bits as u64),
            Value::Pointer(_) | Value::Fragment { .. } | Value::Uninit => None,
        }
    }

    #[inline]
    fn constant(&mut self, bits: u128, _scalar: Scalar) -> Value {
        Value::Bits(bits)
    }
    #[inline]
    fn pointer(&mut self, target: Target) -> Value {
        target.into()
    }

    fn unary(&mut self, s: &mut Store<Value>, x: ExprId, op: UnaryOp, scalar: Scalar, a: Value) -> Result<Value, Stop> {
        self.unary_op(s, x, op, scalar, a)
    }

    #[inline]
    fn binary(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Value,
        right: Scalar,
        b: Value,
    ) -> Result<Value, Stop> {
        match (a, b, scalar) {
            (Value::Bits(a), Value::Bits(b), Scalar::Int(int)) => self.int_op(x, op, int, a, right, b),
            _ => self.other_op(s, x, op, scalar, a, right, b),
        }
    }

    #[inline]
    fn convert(
        &mut self,
        s: &mut Store<Value>,
        x: Option<ExprId>,
        from: Scalar,
        to: Scalar,
        a: Value,
    ) -> Result<Value, Stop> {
        match (a, from, to) {
            (Value::Bits(bits), Scalar::Int(from), Scalar::Int(to)) => Ok(Value::Bits(from.convert(to, bits))),
            (Value::Uninit, _, _) => Ok(Value::Uninit),
            _ => self.convert_other(s, x, from, to, a),
        }
    }

    fn to_bool(&mut self, s: &mut Store<Value>, _x: ExprId, from: Scalar, a: Value) -> Result<Value, Stop> {
        Ok(match self.nonzero(s, from, a)? {
            Some(truth) => Value::Bits(truth as u128),
            None => Value::Uninit,
        })
    }

    fn ptr_add(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        pointer: Value,
        index: Value,
        index_type: IntType,
        scale: i64,
    ) -> Result<Value, Stop> {
        self.move_pointer(s, x, pointer, index, index_type, scale, true)
    }

    #[inline]
    fn index(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        pointer: Value,
        index: Value,
        index_type: IntType,
        scale: i64,
    ) -> Result<Value, Stop> {
        if let (Value::Pointer(pointer), Value::Bits(index)) = (pointer, index)
            && let Ok(index) = u64::try_from(index)
            && let Some(offset) = eval::narrow::indexed(pointer.offset, index_type, index, scale)
            && i32::try_from(offset).is_ok()
        {
            return Ok(Value::Pointer(Pointer { offset, ..pointer }));
        }
        if pointer == Value::Bits(0) {
            return Ok(pointer);
        }
        self.move_pointer(s, x, pointer, index, index_type, scale, false)
    }

    fn address_in(&mut self, s: &mut Store<Value>, x: ExprId, target: Target) -> Result<Value, Stop> {
        self.check_reach(s, x, target.object, target.offset as i128);
        Ok(target.into())
    }

    fn ptr_diff(
        &mut self,
        s: &mut Store<Value>,
        x: ExprId,
        left: Value,
        right: Value,
        scale: u64,
    ) -> Result<Value, Stop> {
        self.distance(s, x, left, right, scale)
    }

    #[inline]
    fn truth(&mut self, s: &mut Store<Value>, x: ExprId, scalar: Scalar, a: Value) -> Result<bool, Stop> {
        if let (Value::Bits(bits), Scalar::Int(_)) = (a, scalar) {
            return Ok(bits != 0);
        }
        match self.nonzero(s, scalar, a)? {
            Some(truth) => Ok(truth),
            None => Err(self.uninitialised(s, x, "the branch depends on")),
        }
    }

    fn size(&mut self, s: &mut Store<Value>, x: ExprId, a: Value) -> Result<u64, Stop> {
        let Some(bits) = self.plain(s, a)? else {
            return Err(self.uninitialised(s, x, "the size of the array depends on"));
        };
        let size = match self.cx.program.exprs[x].scalar {
            Scalar::Int(int) if int.is_negative(bits) => None,
            _ => u64::try_from(bits).ok().filter(|&bytes| bytes <= i64::MAX as u64),
        };
        size.ok_or_else(|| {
            let message = format!("the variable-length array has an impossible size: `{}`", self.expr_text(x));
            self.undefined(UbKind::LibraryPrecondition, message, Vec::new())
        })
    }

    #[cold]
    fn unsupported(&mut self, _s: &mut Store<Value>, what: &str) -> Stop {
        Box::new(Halt::Unsupported { what: what.to_owned(), span: self.span() })
    }
}

impl Accesses for Concrete<'_> {
    type Unresolved = Infallible;

    #[inline]
    fn derefs_plainly(&self, place: &Place, pointer: ExprId, base: Target, scalar: Scalar) -> bool {
        // An alignment that is not known yet is looked up in the general way.
        let align = self.aligns[pointer];
        !self.mode.is_strict() || (align != 0 && self.breaks(align, Some(place), base.offset, Some(scalar)).is_none())
    }

    #[inline]
    fn deref(
        &mut self,
        s: &mut Store<Value>,
        _cx: Cx<'_>,
        place: Option<&Place>,
        x: ExprId,
        pointer: Value,
        scalar: Option<Scalar>,
    ) -> Result<Located<Infallible>, Stop> {
        let Value::Pointer(pointer) = pointer else {
            return self.deref_other(s, place, x, pointer, scalar).map(Located::In);
        };
        if self.mode.is_strict()
            && let Some(align) = self.broken_align(place, x, pointer.offset, scalar)
        {
            let offset = pointer.offset.wrapping_add(place.map_or(0, |place| place.offset));
            self.misaligned(s, x, Target { object: pointer.object, offset }, align)?;
        }
        Ok(Located::In(pointer.into()))
    }

    fn loaded(
        &mut self,
        s: &mut Store<Value>,
        _cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
        found: ReadResult<Value>,
    ) -> Result<Value, Stop> {
        match found {
            // A pointer in external memory leads to other external memory or nowhere.
            ReadResult::Unknown if scalar == Scalar::Pointer => {
                let what = self.access_text(access);
                let value = self.outside_pointer(s, &what)?;
                s.memory.write(access.at.object, access.start as u64, access.width, value);
                Ok(value)
            }
            ReadResult::Value(value) => Ok(value),
            ReadResult::Zero => Ok(Value::Bits(0)),
            ReadResult::Uninit | ReadResult::PartlyUninit(_) if self.mode.is_strict() => Ok(Value::Uninit),
            ReadResult::Uninit | ReadResult::PartlyUninit(_) | ReadResult::Unknown => {
                self.fill_gaps(s, access)?;
                let parts = s.memory.window(access.at.object, access.start as u64, access.width);
                self.assemble(s, &parts)
            }
            ReadResult::Parts(parts) => {
                let unknown = |part: &memory::Piece<Value>| part.cell == memory::Cell::Fill(memory::Fill::Unknown);
                if parts.iter().any(unknown) {
                    self.fill_gaps(s, access)?;
                    let parts = s.memory.window(access.at.object, access.start as u64, access.width);
                    return self.assemble(s, &parts);
                }
                self.assemble(s, &parts)
            }
        }
    }

    #[cold]
    fn fault(&mut self, s: &mut Store<Value>, _cx: Cx<'_>, access: &Access<Located<Infallible>>) -> Stop {
        self.access_fault(s, access)
    }

    #[inline]
    fn overwrites(&mut self, s: &mut Store<Value>, object: ObjectId, start: u64, width: u64) {
        if self.watch.is_on() {
            self.watch.overwrites(s, object, start, width);
        }
    }

    #[cold]
    fn overlaps(&mut self, s: &mut Store<Value>, to: Target, from: Target, bytes: u64) -> Stop {
        let text = self.object_text(s, to.object);
        let message = format!(
            "copy of {bytes} bytes from offset {} to offset {} of {text}, which overlap",
            from.offset, to.offset
        );
        self.undefined(UbKind::OverlappingCopy, message, self.object_spans(s, to.object))
    }
}

impl Objects for Concrete<'_> {
    fn origin(&self) -> Origin {
        Origin(self.at.index() as u32)
    }

    fn unbound(&mut self, s: &mut Store<Value>, cx: Cx<'_>, var: VarId) -> Result<ObjectId, Stop> {
        let object = s.bind(cx, var);
        let declared = &cx.program.vars[var];
        if declared.storage == cfa::Storage::External {
            let pointer = cx.program.types.model.pointer_bits() as u64;
            let (width, value) = match cx.program.name(declared.name) {
                name @ ("stdin" | "stdout" | "stderr") => {
                    let name =
                        ["stdin", "stdout", "stderr"].into_iter().find(|&known| known == name).unwrap_or("stdin");
                    (pointer, Target { object: self.library_object(s, name, 216), offset: 0 }.into())
                }
                // The environment is empty, as `getenv` says.
                "environ" | "__environ" => {
                    let vector = self.library_object(s, "environ", pointer / 8);
                    (pointer, Target { object: vector, offset: 0 }.into())
                }
                "tzname" | "__tzname" => {
                    let text = self.library_object(s, "tz_gmt", 4);
                    for (at, byte) in [(0, b'G'), (8, b'M'), (16, b'T')] {
                        s.memory.write(text, at, 8, Value::Bits(byte as u128));
                    }
                    if s.memory.object(object).size.bits() >= 2 * pointer {
                        s.memory.write(object, pointer, pointer, Target { object: text, offset: 0 }.into());
                    }
                    (pointer, Target { object: text, offset: 0 }.into())
                }
                "timezone" | "__timezone" => (pointer, Value::Bits(0)),
                "daylight" | "__daylight" | "signgam" => (32, Value::Bits(0)),
                "optarg" => (pointer, Value::Bits(0)),
                "optind" | "opterr" => (32, Value::Bits(1)),
                "optopt" => (32, Value::Bits(b'?' as u128)),
                _ => return Ok(object),
            };
            if s.memory.object(object).size.bits() >= width {
                s.memory.write(object, 0, width, value);
            }
        }
        Ok(object)
    }
}

impl Calls for Concrete<'_> {
    #[inline]
    fn serial(&mut self, _s: &mut Store<Value>, _cx: Cx<'_>) -> u64 {
        self.entered += 1;
        self.entered
    }

    #[inline]
    fn check_call(
        &mut self,
        _s: &mut Store<Value>,
        cx: Cx<'_>,
        call: &CallOp,
        function: FunctionId,
    ) -> Result<(), Stop> {
        let callee = &cx.program.functions[function];
        if !self.mode.is_strict() || (call.ty == callee.ty && call.args.len() >= callee.params.len()) {
            return Ok(());
        }
        let prototyped = || {
            let called = cx.program.types.as_function(call.ty);
            called.is_some_and(|called| matches!(called.params, Params::Prototype { .. }))
        };
        if self.fitting.contains(&(call.ty, function)) && prototyped() {
            return Ok(());
        }
        match eval::fits(cx.program, call, function) {
            Ok(()) => {
                self.fitting.insert((call.ty, function));
                Ok(())
            }
            Err(message) => {
                let related = vec![(callee.span, format!("`{}` is declared here", cx.program.name(callee.name)))];
                Err(self.undefined(UbKind::WrongFunctionType, message, related))
            }
        }
    }

    fn callee(&mut self, s: &mut Store<Value>, _cx: Cx<'_>, x: ExprId, pointer: Value) -> Result<FunctionId, Stop> {
        let pointer = match pointer {
            Value::Uninit => return Err(self.uninitialised(s, x, "the call goes through")),
            other => self.resolve(s, other)?,
        };
        match pointer {
            Value::Pointer(pointer) => match s.function_at(pointer.into()) {
                Some(function) => Ok(function),
                None => {
                    let (text, object) = (self.expr_text(x), self.object_text(s, pointer.object));
                    let message = format!("call through `{text}`, which points to {object}");
                    let related = self.object_spans(s, pointer.object);
                    Err(self.undefined(UbKind::WrongFunctionType, message, related))
                }
            },
            Value::Bits(0) => {
                let message = format!("call through the null pointer `{}`", self.expr_text(x));
                Err(self.undefined(UbKind::NullDereference, message, Vec::new()))
            }
            _ => {
                let message = format!("call through `{}`, which points to no function", self.expr_text(x));
                Err(self.undefined(UbKind::InvalidDereference, message, Vec::new()))
            }
        }
    }

    fn missing_result(
        &mut self,
        _s: &mut Store<Value>,
        cx: Cx<'_>,
        call: EdgeId,
        function: FunctionId,
    ) -> Result<Value, Stop> {
        let callee = &cx.program.functions[function];
        let name = cx.program.name(callee.name);
        self.at = call;
        if self.mode.is_strict() {
            let message = format!("the value of `{name}` is used but it returned without one");
            let related = vec![(callee.span, format!("`{name}` is defined here"))];
            return Err(self.undefined(UbKind::MissingReturnValue, message, related));
        }
        let result = cx.program.types.as_function(callee.ty).map(|function| function.result.ty);
        match result.and_then(|ty| Some((ty, cx.program.types.scalar(ty)?))) {
            Some((ty, scalar)) => self.arbitrary(&format!("the missing result of `{name}`"), ty, scalar),
            None => Ok(Value::Uninit),
        }
    }

    fn check_vararg(
        &mut self,
        _s: &mut Store<Value>,
        cx: Cx<'_>,
        wanted: VaWanted,
        passed: Option<TypeId>,
    ) -> Result<(), Stop> {
        match eval::misread_vararg(cx.program, wanted, passed) {
            None => Ok(()),
            Some(message) => Err(self.undefined(UbKind::LibraryPrecondition, message, Vec::new())),
        }
    }
}

impl Machine for Concrete<'_> {
    fn asm(&mut self, s: &mut Store<Value>, _cx: Cx<'_>, _asm: &AsmOp) -> Result<(), Stop> {
        Err(self.unsupported(s, "inline assembly"))
    }

    fn thread(&mut self, s: &mut Store<Value>, cx: Cx<'_>, op: &Op) -> Result<Flow<Value>, Stop> {
        match op {
            Op::AtomicBegin | Op::AtomicEnd => Ok(Flow::Next),
            // With one thread every lock is free.
            Op::Lock { result, .. } | Op::Unlock { result, .. } => {
                if let Some(place) = result {
                    eval::store(self, s, cx, place, Scalar::Int(IntType::signed(32)), Value::Bits(0))?;
                }
                Ok(Flow::Next)
            }
            _ => Err(self.unsupported(s, "a second thread")),
        }
    }
}

impl Concrete<'_> {
    /// The object of this name that the library owns, zero when first asked for.
    pub fn library_object(&mut self, s: &mut Store<Value>, name: &'static str, bytes: u64) -> ObjectId {
        *self.library.entry(name).or_insert_with(|| {
            let new = memory::NewObject::new(ObjectKind::Library, memory::Size::Known(bytes), 16);
            s.memory.add(memory::NewObject { fill: memory::Fill::Zero, ..new })
        })
    }
}
