//! One call of a library function: checked access to its arguments, the program's memory, and its result.

use types::{DataModel, FloatKind, IntType, Scalar, TypeId};

use super::LibraryHost;
use crate::{Argument, Halt, Run, UbKind, Value};

pub(super) const CHAR: IntType = IntType::unsigned(8);
pub(super) const INT: IntType = IntType::signed(32);
pub(super) const LONG_LONG: IntType = IntType::signed(64);
pub(super) const NULL: Value = Value::Bits(0);

pub(super) type Outcome = Run<Option<Value>>;

pub(super) struct Call<'a> {
    pub host: &'a mut dyn LibraryHost,
    pub name: &'static str,
    pub args: &'a [Argument],
    pub result: Option<(TypeId, Scalar)>,
}

/// Runs an implementation; it is a function so that closures in the table need no types.
pub(super) fn run<'a>(
    implementation: impl FnOnce(&mut Call) -> Outcome,
    host: &'a mut dyn LibraryHost,
    name: &'static str,
    args: &'a [Argument],
    result: Option<(TypeId, Scalar)>,
) -> Outcome {
    implementation(&mut Call { host, name, args, result })
}

// Types that depend on the data model.
impl Call<'_> {
    pub fn model(&self) -> DataModel {
        self.host.model()
    }
    pub fn long(&self) -> IntType {
        IntType::signed(self.model().pointer_bits() as u8)
    }
    pub fn size_type(&self) -> IntType {
        IntType::unsigned(self.model().pointer_bits() as u8)
    }
}

// Failures.
impl Call<'_> {
    /// A broken precondition; the message starts with the function.
    pub fn undefined(&mut self, message: impl AsRef<str>) -> Box<Halt> {
        self.undefined_as(UbKind::LibraryPrecondition, message)
    }
    pub fn undefined_as(&mut self, kind: UbKind, message: impl AsRef<str>) -> Box<Halt> {
        let message = format!("`{}`: {}", self.name, message.as_ref());
        self.host.undefined(kind, message)
    }
    pub fn unsupported(&mut self, what: impl AsRef<str>) -> Box<Halt> {
        let what = format!("`{}`: {}", self.name, what.as_ref());
        self.host.unsupported(what)
    }
}

/// "argument 2 of `memcpy`", counted from one.
fn describe(index: usize, name: &str) -> String {
    format!("argument {} of `{name}`", index + 1)
}

// Arguments, counted from zero.
impl Call<'_> {
    pub fn argument(&mut self, index: usize) -> Run<Argument> {
        match self.args.get(index) {
            Some(argument) => Ok(argument.clone()),
            None => Err(self.undefined(format!("called with {} arguments, which are too few", self.args.len()))),
        }
    }
    /// A pointer, possibly null. Unchecked until it is used.
    pub fn pointer(&mut self, index: usize) -> Run<Value> {
        let argument = self.argument(index)?;
        match argument.scalar {
            Scalar::Pointer | Scalar::Int(_) => Ok(argument.value),
            Scalar::Float(_) => Err(self.wrong_class(index, &argument, "a pointer")),
        }
    }
    /// A pointer that the function is going to use.
    pub fn object(&mut self, index: usize) -> Run<Value> {
        let pointer = self.pointer(index)?;
        if self.host.is_null(&pointer)? {
            return Err(self.undefined_as(UbKind::NullDereference, format!("argument {} is null", index + 1)));
        }
        Ok(pointer)
    }
    /// The value of an integer of whatever type it was passed as.
    pub fn integer(&mut self, index: usize) -> Run<i128> {
        let argument = self.argument(index)?;
        let ty = match argument.scalar {
            Scalar::Int(ty) => ty,
            Scalar::Pointer => self.size_type(),
            Scalar::Float(_) => return Err(self.wrong_class(index, &argument, "an integer")),
        };
        let bits = self.host.bits(&argument.value, &describe(index, self.name))?;
        Ok(ty.to_i128(bits))
    }
    /// An integer converted to the parameter's type, as a prototype would.
    pub fn integer_as(&mut self, index: usize, ty: IntType) -> Run<i128> {
        Ok(ty.to_i128(ty.from_i128(self.integer(index)?)))
    }
    pub fn int(&mut self, index: usize) -> Run<i32> {
        Ok(self.integer(index)? as i32)
    }
    /// An argument of type `size_t`.
    pub fn size(&mut self, index: usize) -> Run<u64> {
        let ty = self.size_type();
        Ok(self.integer_as(index, ty)? as u64)
    }
    pub fn byte_argument(&mut self, index: usize) -> Run<u8> {
        Ok(self.integer(index)? as u8)
    }
    pub fn float(&mut self, index: usize, kind: FloatKind) -> Run<u128> {
        let argument = self.argument(index)?;
        match argument.scalar {
            Scalar::Float(passed) => {
                let bits = self.host.bits(&argument.value, &describe(index, self.name))?;
                Ok(passed.convert(kind, bits))
            }
            _ => Err(self.wrong_class(index, &argument, "a floating-point number")),
        }
    }

    fn wrong_class(&mut self, index: usize, argument: &Argument, wanted: &str) -> Box<Halt> {
        let given = self.type_name(argument);
        self.undefined(format!("argument {} has type {given} where {wanted} is expected", index + 1))
    }
    /// The type of an argument, quoted.
    pub fn type_name(&self, argument: &Argument) -> String {
        match self.host.type_name(argument.ty) {
            Some(name) => format!("`{name}`"),
            None => scalar_name(argument.scalar, self.model()),
        }
    }
}

/// A C type with this representation.
pub(super) fn scalar_name(scalar: Scalar, model: DataModel) -> String {
    let name = match scalar {
        Scalar::Pointer => return "a pointer".to_owned(),
        Scalar::Float(FloatKind::F32) => "float",
        Scalar::Float(FloatKind::F64) => "double",
        Scalar::Float(FloatKind::X87) => "long double",
        Scalar::Float(kind) => return format!("a {}-bit floating-point type", kind.value_bits()),
        Scalar::Int(IntType { width, signed }) => match (width, signed) {
            (8, true) => "signed char",
            (8, false) => "unsigned char",
            (16, true) => "short",
            (16, false) => "unsigned short",
            (32, true) => "int",
            (32, false) => "unsigned int",
            (64, true) if model == DataModel::Lp64 => "long",
            (64, false) if model == DataModel::Lp64 => "unsigned long",
            (64, true) => "long long",
            (64, false) => "unsigned long long",
            _ => return format!("a {width}-bit integer type"),
        },
    };
    format!("`{name}`")
}

// Results.
impl Call<'_> {
    /// An integer result, in the type that the program declared.
    pub fn give_int(&self, value: impl Into<i128>) -> Outcome {
        let value = value.into();
        Ok(self.result.map(|(_, scalar)| {
            Value::Bits(match scalar {
                Scalar::Int(ty) => ty.from_i128(value),
                Scalar::Float(_) | Scalar::Pointer => self.size_type().from_i128(value),
            })
        }))
    }
    pub fn give_bool(&self, value: bool) -> Outcome {
        self.give_int(i32::from(value))
    }
    pub fn give_size(&self, value: u64) -> Outcome {
        self.give_int(i128::from(value))
    }
    pub fn give_float(&self, kind: FloatKind, bits: u128) -> Outcome {
        Ok(self.result.map(|(_, scalar)| match scalar {
            Scalar::Float(declared) => Value::Bits(kind.convert(declared, bits)),
            Scalar::Int(_) | Scalar::Pointer => Value::Bits(bits),
        }))
    }
    pub fn give(&self, pointer: Value) -> Outcome {
        Ok(Some(pointer))
    }
    pub fn give_null(&self) -> Outcome {
        Ok(Some(NULL))
    }
    pub fn done(&self) -> Outcome {
        Ok(None)
    }
}

// Memory.
impl Call<'_> {
    pub fn at(&self, pointer: &Value, bytes: u64) -> Value {
        self.host.offset(pointer, bytes as i64)
    }
    pub fn byte(&mut self, pointer: &Value, index: u64) -> Run<u8> {
        let at = self.at(pointer, index);
        self.host.read_byte(&at)
    }
    pub fn set_byte(&mut self, pointer: &Value, index: u64, byte: u8) -> Run<()> {
        let at = self.at(pointer, index);
        self.host.write_byte(&at, byte)
    }
    pub fn write_bytes(&mut self, pointer: &Value, bytes: &[u8]) -> Run<()> {
        for (index, byte) in bytes.iter().enumerate() {
            self.set_byte(pointer, index as u64, *byte)?;
        }
        Ok(())
    }
    /// Writes the bytes and a terminator.
    pub fn write_string(&mut self, pointer: &Value, bytes: &[u8]) -> Run<()> {
        self.write_bytes(pointer, bytes)?;
        self.set_byte(pointer, bytes.len() as u64, 0)
    }
    /// The bytes before the terminator.
    pub fn string(&mut self, pointer: &Value) -> Run<Vec<u8>> {
        self.string_up_to(pointer, u64::MAX)
    }
    /// The bytes before the terminator, but at most `limit`; what lies behind is not read.
    pub fn string_up_to(&mut self, pointer: &Value, limit: u64) -> Run<Vec<u8>> {
        let mut bytes = Vec::new();
        while (bytes.len() as u64) < limit {
            match self.byte(pointer, bytes.len() as u64)? {
                0 => break,
                byte => bytes.push(byte),
            }
        }
        Ok(bytes)
    }
    pub fn length(&mut self, pointer: &Value) -> Run<u64> {
        let mut length = 0;
        while self.byte(pointer, length)? != 0 {
            length += 1;
        }
        Ok(length)
    }
    pub fn read_int(&mut self, pointer: &Value, ty: IntType) -> Run<i128> {
        let value = self.host.read(pointer, Scalar::Int(ty))?;
        let what = format!("what `{}` reads", self.name);
        Ok(ty.to_i128(self.host.bits(&value, &what)?))
    }
    pub fn write_int(&mut self, pointer: &Value, ty: IntType, value: impl Into<i128>) -> Run<()> {
        self.host.write(pointer, Scalar::Int(ty), Value::Bits(ty.from_i128(value.into())))
    }
    pub fn set_errno(&mut self, error: Errno) -> Run<()> {
        let errno = self.host.library_object("errno", 4);
        self.write_int(&errno, INT, error as i32)
    }
    /// A string with static storage of the library, written again at every call.
    pub fn static_string(&mut self, name: &'static str, capacity: u64, bytes: &[u8]) -> Run<Value> {
        let object = self.host.library_object(name, capacity);
        self.write_string(&object, bytes)?;
        Ok(object)
    }
}

/// Error numbers of Linux that the library sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Errno {
    NoEntry = 2,
    BadFile = 9,
    NoMemory = 12,
    Invalid = 22,
    IllegalSeek = 29,
    Domain = 33,
    Range = 34,
    NameTooLong = 36,
    Overflow = 75,
    IllegalSequence = 84,
}
