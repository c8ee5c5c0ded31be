//! What the library sees of the running program.

use eval::{Objects, VaWanted};
use memory::{Cell, Fill, Lifetime, NewObject, ObjectKind, Origin, Size, Target};
use types::{DataModel, IntType, Scalar, TypeId};

use crate::libc::LibraryHost;
use crate::run::Interp;
use crate::{Argument, Halt, Host, Mode, Pointer, Run, UbKind, Value};

const BYTE: Scalar = Scalar::Int(IntType::unsigned(8));

impl Interp<'_, '_> {
    /// Where a pointer that the library got leads.
    fn target(&mut self, pointer: &Value) -> Run<Target> {
        match self.m.resolve(&mut self.store, *pointer)? {
            Value::Pointer(pointer) => Ok(pointer.into()),
            Value::Uninit => {
                let message = "a library function uses an uninitialised pointer".to_owned();
                Err(self.m.undefined(UbKind::Uninitialised, message, Vec::new()))
            }
            Value::Bits(0) => {
                let message = "a library function dereferences a null pointer".to_owned();
                Err(self.m.undefined(UbKind::NullDereference, message, Vec::new()))
            }
            Value::Bits(_) | Value::Fragment { .. } => {
                let message = "a library function dereferences a pointer to no object".to_owned();
                Err(self.m.undefined(UbKind::InvalidDereference, message, Vec::new()))
            }
        }
    }

    /// Checks an access to `bytes` bytes and gives its first bit.
    pub fn access(&mut self, at: &Value, bytes: u64, is_write: bool) -> Run<(Target, u64)> {
        let target = self.target(at)?;
        let cx = self.cx();
        let start = eval::check_bytes(&mut self.m, &mut self.store, cx, target, None, bytes, is_write)?;
        Ok((target, start))
    }

    /// The live heap block that begins at `pointer`.
    fn block(&mut self, pointer: &Value, verb: &str) -> Run<(memory::ObjectId, u64)> {
        let value = self.m.resolve(&mut self.store, *pointer)?;
        if let Value::Pointer(pointer) = value {
            let object = self.store.memory.object(pointer.object);
            if object.kind == ObjectKind::Heap && object.is_live() && pointer.offset == 0 {
                return Ok((pointer.object, object.size.known().unwrap_or(0)));
            }
        }
        Err(self.m.block_fault(&self.store, value, verb))
    }

    fn new_block(&mut self, kind: ObjectKind, bytes: u64, zeroed: bool, align: u64) -> memory::ObjectId {
        let born = eval::Objects::origin(&self.m);
        let fill = if zeroed { Fill::Zero } else { Fill::Uninit };
        self.store.memory.add(NewObject { born, fill, ..NewObject::new(kind, Size::Known(bytes), align) })
    }

    /// The most bytes that a block can have: what a library gives out, or what an allocation that never fails can.
    fn largest_block(&self) -> u128 {
        let model = self.cx().program.types.model;
        match self.options.mode {
            Mode::Properties(_) => model.largest_object() as u128,
            Mode::Run => IntType::signed(model.pointer_bits() as u8).max_value(),
        }
    }

    /// More was asked for than there can be: a null pointer. Single properties speak of executions in which only an allocation
    /// fails that the program says beforehand.
    fn cannot_allocate(&self) -> Run<Value> {
        match self.options.mode.is_strict() {
            true => Ok(Value::Bits(0)),
            false => Err(Box::new(Halt::Assumption)),
        }
    }

    fn input<T>(&self, answer: Result<T, String>) -> Run<T> {
        answer.map_err(|message| self.m.no_input(message))
    }
}

impl Host for Interp<'_, '_> {
    fn model(&self) -> DataModel {
        self.cx().program.types.model
    }

    fn bits(&mut self, value: &Value, what: &str) -> Run<u128> {
        match self.m.plain(&mut self.store, *value)? {
            Some(bits) => Ok(bits),
            None => {
                let message = format!("{what} is uninitialised");
                Err(self.m.undefined(UbKind::Uninitialised, message, Vec::new()))
            }
        }
    }

    fn offset(&self, pointer: &Value, bytes: i64) -> Value {
        match *pointer {
            Value::Pointer(pointer) => {
                Value::Pointer(Pointer { offset: pointer.offset.wrapping_add(bytes), ..pointer })
            }
            Value::Bits(address) => {
                Value::Bits(self.cx().program.types.pointer_int().truncate(address.wrapping_add(bytes as i128 as u128)))
            }
            Value::Fragment { .. } | Value::Uninit => *pointer,
        }
    }

    fn is_null(&mut self, pointer: &Value) -> Run<bool> {
        match self.m.nonzero(&mut self.store, Scalar::Pointer, *pointer)? {
            Some(truth) => Ok(!truth),
            None => {
                let message = "a pointer passed to a library function is uninitialised".to_owned();
                Err(self.m.undefined(UbKind::Uninitialised, message, Vec::new()))
            }
        }
    }

    fn address(&mut self, pointer: &Value) -> Run<u64> {
        Ok(self.bits(pointer, "the pointer")? as u64)
    }

    fn read_byte(&mut self, at: &Value) -> Run<u8> {
        if let Value::Pointer(pointer) = *at
            && pointer.offset >= 0
            && let Some(object) = self.store.memory.get(pointer.object)
        {
            // A byte of a constant, without copying it.
            let bit = (pointer.offset as u64).saturating_mul(8);
            if let Some(piece) = object.contents().at(bit)
                && piece.end >= bit.saturating_add(8)
                && let Cell::Value(Value::Bits(bits)) = piece.cell
            {
                return Ok((bits >> bit.saturating_sub(piece.start)) as u8);
            }
        }
        let value = self.read(at, BYTE)?;
        match self.m.plain(&mut self.store, value)? {
            Some(bits) => Ok(bits as u8),
            None => {
                let target = self.target(at)?;
                let text = self.m.object_text(&self.store, target.object);
                let related = self.m.object_spans(&self.store, target.object);
                let message =
                    format!("a library function reads an uninitialised byte at offset {} of {text}", target.offset);
                Err(self.m.undefined(UbKind::Uninitialised, message, related))
            }
        }
    }

    fn write_byte(&mut self, at: &Value, byte: u8) -> Run<()> {
        self.write(at, BYTE, Value::Bits(byte as u128))
    }

    fn read(&mut self, at: &Value, scalar: Scalar) -> Run<Value> {
        let target = self.target(at)?;
        let cx = self.cx();
        eval::load_at(&mut self.m, &mut self.store, cx, target.into(), None, scalar)
    }

    fn write(&mut self, at: &Value, scalar: Scalar, value: Value) -> Run<()> {
        let target = self.target(at)?;
        let cx = self.cx();
        eval::store_at(&mut self.m, &mut self.store, cx, target.into(), None, scalar, value)
    }

    fn copy(&mut self, to: &Value, from: &Value, bytes: u64, may_overlap: bool) -> Run<()> {
        if bytes == 0 {
            return Ok(());
        }
        let (source, from_start) = self.access(from, bytes, false)?;
        let (target, to_start) = self.access(to, bytes, true)?;
        let apart = target.offset.abs_diff(source.offset);
        if !may_overlap && source.object == target.object && apart != 0 && apart < bytes {
            return Err(eval::Accesses::overlaps(&mut self.m, &mut self.store, target, source, bytes));
        }
        self.store.memory.copy(target.object, to_start, source.object, from_start, bytes.saturating_mul(8));
        Ok(())
    }

    fn reach(&mut self, at: &Value, bytes: u64, is_write: bool) -> Run<()> {
        self.access(at, bytes, is_write).map(|_| ())
    }

    fn fill(&mut self, to: &Value, byte: u8, bytes: u64) -> Run<()> {
        if bytes == 0 {
            return Ok(());
        }
        let (target, start) = self.access(to, bytes, true)?;
        self.store.memory.fill(target.object, start, bytes.saturating_mul(8), Fill::byte(byte));
        Ok(())
    }

    fn allocate(&mut self, bytes: u64, zeroed: bool) -> Run<Value> {
        self.allocate_aligned(bytes, zeroed, 16)
    }

    fn allocate_aligned(&mut self, bytes: u64, zeroed: bool, align: u64) -> Run<Value> {
        if bytes as u128 > self.largest_block() {
            return self.cannot_allocate();
        }
        let object = self.new_block(ObjectKind::Heap, bytes, zeroed, align.max(16));
        self.m.watch.allocated();
        Ok(Target { object, offset: 0 }.into())
    }

    fn free(&mut self, pointer: &Value) -> Run<()> {
        if *pointer == Value::Bits(0) {
            return Ok(());
        }
        let (object, _) = self.block(pointer, "free")?;
        let origin = eval::Objects::origin(&self.m);
        let dropped = self.store.memory.close(object, Lifetime::Freed(origin));
        if !dropped.is_empty() {
            self.m.watch.allocated();
        }
        Ok(())
    }

    fn heap_size(&mut self, pointer: &Value) -> Run<u64> {
        Ok(self.block(pointer, "use")?.1)
    }

    fn library_object(&mut self, name: &'static str, bytes: u64) -> Value {
        let object = self.m.library_object(&mut self.store, name, bytes);
        Target { object, offset: 0 }.into()
    }

    fn allocate_on_stack(&mut self, bytes: u64) -> Run<Value> {
        if bytes as u128 > self.largest_block() {
            return self.cannot_allocate();
        }
        let object = self.new_block(ObjectKind::Alloca, bytes, false, 16);
        self.store.frame_mut().allocas.push(object);
        Ok(Target { object, offset: 0 }.into())
    }

    fn va_arg(&mut self, list: &Value, ty: Scalar) -> Run<Value> {
        let cx = self.cx();
        let mut target = self.target(list)?;
        let by_value = self.store.memory.object(target.object).kind == ObjectKind::Varargs;
        if by_value {
            // The cursor itself was passed, as ILP32 does: keep it where it can move.
            target = match self.va_cursor {
                Some((known, cursor)) if known == *list => cursor,
                _ => {
                    let object = self.m.library_object(&mut self.store, "va_list", 8);
                    let width = self.model().pointer_bits() as u64;
                    self.store.memory.write(object, 0, width, *list);
                    let cursor = Target { object, offset: 0 };
                    self.va_cursor = Some((*list, cursor));
                    cursor
                }
            };
        }
        let bytes = eval::scalar_bits(cx, ty).div_ceil(8);
        let from = eval::va_next(&mut self.m, &mut self.store, cx, target.into(), VaWanted::Scalar(ty), bytes)?;
        eval::load_at(&mut self.m, &mut self.store, cx, from.into(), None, ty)
    }

    fn call(&mut self, function: &Value, args: &[Argument]) -> Run<Option<Value>> {
        self.call_value(function, args)
    }

    fn at_exit(&mut self, function: Value) {
        self.handlers.push(function);
    }

    fn undefined(&mut self, kind: UbKind, message: String) -> Box<Halt> {
        self.m.undefined(kind, message, Vec::new())
    }

    fn unsupported(&mut self, what: String) -> Box<Halt> {
        self.unsupported_here(&what)
    }

    fn exit(&mut self, status: i32) -> Box<Halt> {
        self.exiting = true;
        Box::new(Halt::Exit(status))
    }

    fn abort(&mut self) -> Box<Halt> {
        Box::new(Halt::Abort)
    }

    fn write_stdout(&mut self, bytes: &[u8]) -> Run<()> {
        // A closed output is no concern of the program's meaning.
        _ = self.io.stdout.write_all(bytes);
        Ok(())
    }

    fn write_stderr(&mut self, bytes: &[u8]) -> Run<()> {
        _ = self.io.stdout.flush();
        _ = self.io.stderr.write_all(bytes);
        Ok(())
    }

    fn read_stdin(&mut self) -> Run<Option<u8>> {
        if let Some(byte) = self.unread.pop() {
            return Ok(Some(byte));
        }
        let mut byte = [0];
        loop {
            return match self.io.stdin.read(&mut byte) {
                Ok(0) => Ok(None),
                Ok(_) => Ok(Some(byte[0])),
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(_) => Ok(None),
            };
        }
    }

    fn unread_stdin(&mut self, byte: u8) {
        self.unread.push(byte);
    }

    fn nondet_int(&mut self, what: &str, ty: IntType) -> Run<u128> {
        let kind = match what {
            "__VERIFIER_nondet_float" => Some(types::FloatKind::F32),
            "__VERIFIER_nondet_double" => Some(types::FloatKind::F64),
            "__VERIFIER_nondet_longdouble" => Some(types::FloatKind::X87),
            _ => None,
        };
        let what = format!("`{what}`");
        let answer = match kind {
            Some(kind) if kind.value_bits() == ty.width as u32 => self.m.inputs.float(self.m.at, &what, kind),
            _ => self.m.inputs.int(self.m.at, &what, ty),
        };
        self.input(answer)
    }

    fn allocation_succeeds(&mut self) -> Run<bool> {
        let answer = self.m.inputs.malloc(self.m.at, "an allocation");
        self.input(answer)
    }

    fn size_of(&self, ty: TypeId) -> u64 {
        self.cx().program.types.size_of(ty).unwrap_or(0)
    }
}

impl LibraryHost for Interp<'_, '_> {
    fn library_variable(&mut self, name: &str) -> Run<Option<Value>> {
        let cx = self.cx();
        let is_it = |&var: &cfa::VarId| {
            let var = &cx.program.vars[var];
            var.storage == cfa::Storage::External && cx.program.name(var.name) == name
        };
        let Some(var) = cx.program.vars.ids().find(is_it) else { return Ok(None) };
        let object = match self.store.bound(cx, var) {
            Some(object) => object,
            None => self.m.unbound(&mut self.store, cx, var)?,
        };
        Ok(Some(Target { object, offset: 0 }.into()))
    }

    fn is_static(&mut self, pointer: &Value) -> Run<bool> {
        let object = self.target(pointer)?.object;
        Ok(matches!(
            self.store.memory.object(object).kind,
            ObjectKind::Static | ObjectKind::External | ObjectKind::Library
        ))
    }

    fn pointee(&self, pointer: TypeId) -> Option<Scalar> {
        let types = &self.cx().program.types;
        types.scalar(types.pointee(pointer)?.ty)
    }

    fn pointee_size(&self, pointer: TypeId) -> Option<u64> {
        let types = &self.cx().program.types;
        types.size_of(types.pointee(pointer)?.ty)
    }

    fn type_name(&self, ty: TypeId) -> Option<String> {
        Some(self.cx().program.types.display(ty, &self.cx().program.names))
    }

    fn result_place(&mut self) -> Option<Value> {
        self.result_place
    }
}

const _: () = assert!(Origin::NONE.0 == u32::MAX);
