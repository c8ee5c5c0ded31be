//! A host with a byte memory of disjoint blocks at fixed addresses.

use std::collections::{BTreeMap, HashMap, VecDeque};

use types::{DataModel, FloatKind, IntKind, IntType, QualType, Scalar, Type, TypeId, TypeTable};

use super::effects::{self, Touch};
use crate::libc::{LibraryHost, lookup};
use crate::{Argument, Halt, Host, Run, UbKind, Undefined, Value};

type Callback = fn(&mut Mock, &[Argument]) -> i32;

pub struct Mock {
    pub types: TypeTable,
    blocks: BTreeMap<u64, Block>,
    next: u64,
    library: HashMap<&'static str, u64>,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    pub stdin: VecDeque<u8>,
    pub nondet: VecDeque<u128>,
    functions: Vec<Callback>,
    pub exit_handlers: Vec<Value>,
    result_place: Option<Value>,
    touched: Vec<Touch>,
}

struct Block {
    bytes: Vec<Option<u8>>,
    heap: bool,
    live: bool,
}

/// Function pointers are numbered from here.
const FUNCTIONS: u64 = 0xf000_0000;

impl Mock {
    pub fn new(model: DataModel) -> Mock {
        Mock {
            types: TypeTable::new(model),
            blocks: BTreeMap::new(),
            next: 0x1000,
            library: HashMap::new(),
            stdout: Vec::new(),
            stderr: Vec::new(),
            stdin: VecDeque::new(),
            nondet: VecDeque::new(),
            functions: Vec::new(),
            exit_handlers: Vec::new(),
            result_place: None,
            touched: Vec::new(),
        }
    }
    pub fn lp64() -> Mock {
        Mock::new(DataModel::Lp64)
    }

    fn new_block(&mut self, bytes: Vec<Option<u8>>, heap: bool) -> Value {
        let address = self.next;
        self.next += (bytes.len() as u64 + 32) / 16 * 16;
        self.blocks.insert(address, Block { bytes, heap, live: true });
        Value::Bits(address.into())
    }
    /// An initialised object.
    pub fn object(&mut self, bytes: &[u8]) -> Value {
        self.new_block(bytes.iter().copied().map(Some).collect(), false)
    }
    pub fn uninitialised(&mut self, bytes: usize) -> Value {
        self.new_block(vec![None; bytes], false)
    }
    pub fn string(&mut self, text: &str) -> Value {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        self.object(&bytes)
    }
    pub fn function(&mut self, callback: Callback) -> Value {
        self.functions.push(callback);
        Value::Bits((FUNCTIONS + self.functions.len() as u64 - 1).into())
    }
    pub fn live_heap_blocks(&self) -> usize {
        self.blocks.values().filter(|block| block.heap && block.live).count()
    }

    // Arguments.
    pub fn scalar(&self, kind: IntKind, value: i128) -> Argument {
        let ty = self.types.int(kind);
        let Some(Scalar::Int(int)) = self.types.scalar(ty) else { panic!("an integer type") };
        Argument { value: Value::Bits(int.from_i128(value)), ty, scalar: Scalar::Int(int) }
    }
    pub fn int(&self, value: i128) -> Argument {
        self.scalar(IntKind::Int, value)
    }
    pub fn size(&self, value: u64) -> Argument {
        self.scalar(IntKind::ULong, value.into())
    }
    pub fn float(&self, kind: FloatKind, bits: u128) -> Argument {
        Argument { value: Value::Bits(bits), ty: self.types.float(kind), scalar: Scalar::Float(kind) }
    }
    pub fn double(&self, value: f64) -> Argument {
        self.float(FloatKind::F64, value.to_bits().into())
    }
    pub fn pointer(&mut self, value: Value) -> Argument {
        let void = self.types.void();
        self.pointer_to(void, value)
    }
    pub fn pointer_to(&mut self, pointee: TypeId, value: Value) -> Argument {
        let ty = self.types.intern(Type::Pointer(QualType::plain(pointee)));
        Argument { value, ty, scalar: Scalar::Pointer }
    }
    pub fn text(&mut self, text: &str) -> Argument {
        let string = self.string(text);
        let char_type = self.types.char_();
        self.pointer_to(char_type, string)
    }

    /// Calls a function by name with the result type `ty`.
    pub fn call_as(&mut self, name: &str, args: &[Argument], scalar: Scalar) -> Run<Option<Value>> {
        let ty = self.types.int(IntKind::Int);
        self.observed(name, args, Some((ty, scalar)))
    }
    /// Calls a function, and looks at what it did if it comes back.
    fn observed(&mut self, name: &str, args: &[Argument], result: Option<(TypeId, Scalar)>) -> Run<Option<Value>> {
        let function = lookup(name).unwrap_or_else(|| panic!("no function `{name}`"));
        let fresh = self.next;
        let place = self.result_place;
        self.touched.clear();
        let value = (function.run)(self, args, result)?;
        let touched = std::mem::take(&mut self.touched);
        self.result_place = place;
        effects::check(self, name, args, &touched, fresh);
        self.result_place = None;
        Ok(value)
    }
    pub fn call_int(&mut self, name: &str, args: &[Argument]) -> i128 {
        let ty = IntType::signed(64);
        match self.call_as(name, args, Scalar::Int(ty)) {
            Ok(Some(Value::Bits(bits))) => ty.to_i128(bits),
            other => panic!("`{name}` gave {other:?}"),
        }
    }
    pub fn call_pointer(&mut self, name: &str, args: &[Argument]) -> Value {
        match self.call_as(name, args, Scalar::Pointer) {
            Ok(Some(value)) => value,
            other => panic!("`{name}` gave {other:?}"),
        }
    }
    pub fn call_void(&mut self, name: &str, args: &[Argument]) {
        self.observed(name, args, None).unwrap_or_else(|halt| panic!("`{name}` ended with {halt:?}"));
    }
    pub fn call_struct(&mut self, name: &str, args: &[Argument], place: Value) {
        self.result_place = Some(place);
        self.call_void(name, args);
    }
    pub fn call_float(&mut self, name: &str, args: &[Argument], kind: FloatKind) -> Result<u128, Halt> {
        match self.call_as(name, args, Scalar::Float(kind)) {
            Ok(Some(Value::Bits(bits))) => Ok(bits),
            Ok(other) => panic!("`{name}` gave {other:?}"),
            Err(halt) => Err(*halt),
        }
    }
    /// The message of the undefined behaviour, or another end, that a call must have.
    pub fn call_fails(&mut self, name: &str, args: &[Argument]) -> String {
        match self.call_as(name, args, Scalar::Int(IntType::signed(64))).map_err(|halt| *halt) {
            Err(Halt::Undefined(undefined)) => format!("[{}] {}", undefined.kind.name(), undefined.message),
            Err(Halt::Unsupported { what, .. }) => format!("unsupported: {what}"),
            Err(halt) => format!("{halt:?}"),
            Ok(value) => panic!("`{name}` gave {value:?}"),
        }
    }

    // Inspection.
    pub fn c_string(&mut self, at: Value) -> String {
        let mut bytes = Vec::new();
        let mut cursor = at;
        loop {
            match self.read_byte(&cursor).expect("a readable string") {
                0 => return String::from_utf8_lossy(&bytes).into_owned(),
                byte => bytes.push(byte),
            }
            cursor = self.offset(&cursor, 1);
        }
    }
    pub fn int_at(&mut self, at: Value, ty: IntType) -> i128 {
        match self.read(&at, Scalar::Int(ty)) {
            Ok(Value::Bits(bits)) => ty.to_i128(bits),
            other => panic!("no integer there: {other:?}"),
        }
    }
    pub fn bits_at(&mut self, at: Value, scalar: Scalar) -> u128 {
        match self.read(&at, scalar) {
            Ok(Value::Bits(bits)) => bits,
            other => panic!("nothing there: {other:?}"),
        }
    }
    pub fn errno(&mut self) -> i128 {
        let errno = self.library_object("errno", 4);
        let value = self.int_at(errno, IntType::signed(32));
        self.write(&errno, Scalar::Int(IntType::signed(32)), Value::Bits(0)).expect("errno can be written");
        value
    }

    /// The block that an address is in: where it begins, and how large it is.
    pub fn block_around(&self, address: u64) -> (u64, u64) {
        let found = self.blocks.range(..=address).next_back();
        found.map_or((0, 0), |(start, block)| (*start, block.bytes.len() as u64))
    }
    /// Whether the block that begins there is the library's, or the place of a result.
    pub fn is_of_library(&self, start: u64) -> bool {
        let is_result = |place: Value| matches!(place, Value::Bits(address) if address as u64 == start);
        self.library.values().any(|&address| address == start) || self.result_place.is_some_and(is_result)
    }
    pub fn pointee_bytes(&self, pointer: TypeId) -> Option<u64> {
        self.types.size_of(self.types.pointee(pointer)?.ty)
    }

    fn cell(&mut self, at: &Value, kind: UbKind) -> Run<&mut Option<u8>> {
        let Value::Bits(address) = *at else { panic!("mock pointers are addresses") };
        let address = address as u64;
        self.touched.push(Touch { address, is_write: kind == UbKind::OutOfBoundsWrite });
        let found = self.blocks.range(..=address).next_back().map(|(start, block)| (*start, block.live));
        match found {
            Some((start, true)) if address - start < self.blocks[&start].bytes.len() as u64 => {
                let block = self.blocks.get_mut(&start).expect("found above");
                Ok(&mut block.bytes[(address - start) as usize])
            }
            _ => Err(self.undefined(kind, format!("address {address:#x}"))),
        }
    }
    fn bytes_of(&self, scalar: Scalar) -> u64 {
        match scalar {
            Scalar::Int(ty) => u64::from(ty.width).div_ceil(8),
            // Padding is never touched.
            Scalar::Float(kind) => u64::from(kind.value_bits() / 8),
            Scalar::Pointer => self.types.model.pointer_bytes(),
        }
    }
}

impl Host for Mock {
    fn model(&self) -> DataModel {
        self.types.model
    }
    fn bits(&mut self, value: &Value, what: &str) -> Run<u128> {
        match value {
            Value::Bits(bits) => Ok(*bits),
            _ => Err(self.undefined(UbKind::Uninitialised, what.to_owned())),
        }
    }
    fn offset(&self, pointer: &Value, bytes: i64) -> Value {
        match pointer {
            Value::Bits(address) => Value::Bits((*address as u64).wrapping_add(bytes as u64).into()),
            other => *other,
        }
    }
    fn is_null(&mut self, pointer: &Value) -> Run<bool> {
        Ok(self.bits(pointer, "a pointer")? == 0)
    }
    fn address(&mut self, pointer: &Value) -> Run<u64> {
        Ok(self.bits(pointer, "a pointer")? as u64)
    }
    fn read_byte(&mut self, at: &Value) -> Run<u8> {
        match *self.cell(at, UbKind::OutOfBoundsRead)? {
            Some(byte) => Ok(byte),
            None => Err(self.undefined(UbKind::Uninitialised, format!("byte at {at:?}"))),
        }
    }
    fn write_byte(&mut self, at: &Value, byte: u8) -> Run<()> {
        *self.cell(at, UbKind::OutOfBoundsWrite)? = Some(byte);
        Ok(())
    }
    fn read(&mut self, at: &Value, scalar: Scalar) -> Run<Value> {
        let mut bits = 0;
        for index in 0..self.bytes_of(scalar) {
            let at = self.offset(at, index as i64);
            match *self.cell(&at, UbKind::OutOfBoundsRead)? {
                Some(byte) => bits |= u128::from(byte) << (8 * index),
                None => return Ok(Value::Uninit),
            }
        }
        Ok(Value::Bits(bits))
    }
    fn write(&mut self, at: &Value, scalar: Scalar, value: Value) -> Run<()> {
        for index in 0..self.bytes_of(scalar) {
            let at = self.offset(at, index as i64);
            *self.cell(&at, UbKind::OutOfBoundsWrite)? = match value {
                Value::Bits(bits) => Some((bits >> (8 * index)) as u8),
                _ => None,
            };
        }
        Ok(())
    }
    fn copy(&mut self, to: &Value, from: &Value, bytes: u64, may_overlap: bool) -> Run<()> {
        let (to_address, from_address) = (self.address(to)?, self.address(from)?);
        if !may_overlap && to_address.abs_diff(from_address) < bytes {
            return Err(self.undefined(UbKind::OverlappingCopy, "overlap".to_owned()));
        }
        let mut copied = Vec::new();
        for index in 0..bytes {
            let at = self.offset(from, index as i64);
            copied.push(*self.cell(&at, UbKind::OutOfBoundsRead)?);
        }
        for (index, byte) in copied.into_iter().enumerate() {
            let at = self.offset(to, index as i64);
            *self.cell(&at, UbKind::OutOfBoundsWrite)? = byte;
        }
        Ok(())
    }
    fn fill(&mut self, to: &Value, byte: u8, bytes: u64) -> Run<()> {
        (0..bytes).try_for_each(|index| {
            let at = self.offset(to, index as i64);
            self.write_byte(&at, byte)
        })
    }
    fn reach(&mut self, at: &Value, bytes: u64, _is_write: bool) -> Run<()> {
        (0..bytes).try_for_each(|index| {
            let at = self.offset(at, index as i64);
            self.read(&at, Scalar::Int(IntType::unsigned(8))).map(|_| ())
        })
    }
    fn allocate(&mut self, bytes: u64, zeroed: bool) -> Run<Value> {
        Ok(self.new_block(vec![zeroed.then_some(0); bytes as usize], true))
    }
    fn allocate_aligned(&mut self, bytes: u64, zeroed: bool, _align: u64) -> Run<Value> {
        if bytes > i64::MAX as u64 {
            return Ok(Value::Bits(0));
        }
        self.allocate(bytes, zeroed)
    }
    fn free(&mut self, pointer: &Value) -> Run<()> {
        self.heap_size(pointer)?;
        let address = self.address(pointer)?;
        self.blocks.get_mut(&address).expect("a live block").live = false;
        Ok(())
    }
    fn heap_size(&mut self, pointer: &Value) -> Run<u64> {
        let address = self.address(pointer)?;
        match self.blocks.get(&address) {
            Some(block) if block.heap && block.live => Ok(block.bytes.len() as u64),
            _ => Err(self.undefined(UbKind::InvalidFree, format!("address {address:#x}"))),
        }
    }
    fn library_object(&mut self, name: &'static str, bytes: u64) -> Value {
        if let Some(&address) = self.library.get(name) {
            return Value::Bits(address.into());
        }
        let object = self.new_block(vec![Some(0); bytes as usize], false);
        let Value::Bits(address) = object else { unreachable!() };
        self.library.insert(name, address as u64);
        object
    }
    fn allocate_on_stack(&mut self, bytes: u64) -> Run<Value> {
        Ok(self.new_block(vec![None; bytes as usize], false))
    }
    /// A list is an object with the position, followed by the arguments in 16 bytes each.
    fn va_arg(&mut self, list: &Value, ty: Scalar) -> Run<Value> {
        let word = Scalar::Int(IntType::unsigned(64));
        let position = self.bits_at(*list, word);
        let argument = self.offset(list, 16 + 16 * position as i64);
        self.write(list, word, Value::Bits(position + 1))?;
        self.read(&argument, ty)
    }
    fn call(&mut self, function: &Value, args: &[Argument]) -> Run<Option<Value>> {
        let index = self.address(function)? - FUNCTIONS;
        let result = self.functions[index as usize](self, args);
        Ok(Some(Value::Bits(u128::from(result as u32))))
    }
    fn at_exit(&mut self, function: Value) {
        self.exit_handlers.push(function);
    }
    fn undefined(&mut self, kind: UbKind, message: String) -> Box<Halt> {
        Box::new(Halt::Undefined(Undefined { kind, message, span: no_span(), related: Vec::new(), excuse: None }))
    }
    fn unsupported(&mut self, what: String) -> Box<Halt> {
        Box::new(Halt::Unsupported { what, span: no_span() })
    }
    fn exit(&mut self, status: i32) -> Box<Halt> {
        Box::new(Halt::Exit(status))
    }
    fn abort(&mut self) -> Box<Halt> {
        Box::new(Halt::Abort)
    }
    fn write_stdout(&mut self, bytes: &[u8]) -> Run<()> {
        self.stdout.extend_from_slice(bytes);
        Ok(())
    }
    fn write_stderr(&mut self, bytes: &[u8]) -> Run<()> {
        self.stderr.extend_from_slice(bytes);
        Ok(())
    }
    fn read_stdin(&mut self) -> Run<Option<u8>> {
        Ok(self.stdin.pop_front())
    }
    fn unread_stdin(&mut self, byte: u8) {
        self.stdin.push_front(byte);
    }
    fn nondet_int(&mut self, _what: &str, ty: IntType) -> Run<u128> {
        Ok(ty.truncate(self.nondet.pop_front().unwrap_or(0)))
    }
    fn allocation_succeeds(&mut self) -> Run<bool> {
        Ok(true)
    }

    fn size_of(&self, ty: TypeId) -> u64 {
        self.types.size_of(ty).unwrap_or(0)
    }
}

impl LibraryHost for Mock {
    fn pointee(&self, pointer: TypeId) -> Option<Scalar> {
        match self.types.get(pointer) {
            Type::Pointer(pointee) => self.types.scalar(pointee.ty),
            _ => None,
        }
    }
    fn result_place(&mut self) -> Option<Value> {
        self.result_place.take()
    }
}

fn no_span() -> source::Span {
    source::Span::NONE
}
