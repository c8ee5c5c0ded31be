//! Concrete values as C writes them.

use cfa::{EdgeId, FunctionId, Program, StringId, VarId};
use eval::Store;
use index::Id;
use interp::{Pointer, Value};
use memory::{ObjectKind, Origin};
use types::Scalar;

pub(crate) fn value_text(program: &Program, s: &Store<Value>, value: Value, scalar: Scalar) -> String {
    match (value, scalar) {
        (Value::Pointer(pointer), _) => pointer_text(program, s, pointer),
        (Value::Bits(0), Scalar::Pointer) => "NULL".to_owned(),
        (Value::Bits(bits), Scalar::Pointer) => format!("{bits:#x}"),
        (Value::Bits(bits), Scalar::Int(int)) => int.display(int.truncate(bits)),
        (Value::Bits(bits), Scalar::Float(kind)) => {
            let sign = if kind.is_negative(bits) && !kind.is_nan(bits) { "-" } else { "" };
            format!("{sign}{}", kind.format_g(bits, 17, false))
        }
        (Value::Fragment { .. }, _) => "part of a pointer".to_owned(),
        (Value::Uninit, _) => "uninitialised".to_owned(),
    }
}

fn pointer_text(program: &Program, s: &Store<Value>, pointer: Pointer) -> String {
    let Some(object) = s.memory.get(pointer.object) else { return "a dangling pointer".to_owned() };
    let number = (object.born != Origin::NONE).then_some(object.born.0 as usize);
    let variable = number.and_then(|number| program.vars.get(VarId::from_usize(number)));
    let base = match object.kind {
        ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::Local | ObjectKind::Temp => match variable {
            Some(var) => format!("&{}", program.name(var.name)),
            None => "a variable".to_owned(),
        },
        ObjectKind::External => match variable {
            Some(var) => format!("&{}", program.name(var.name)),
            None => "external memory".to_owned(),
        },
        ObjectKind::Function => match number.and_then(|number| program.functions.get(FunctionId::from_usize(number))) {
            Some(function) => program.name(function.name).to_owned(),
            None => "a function".to_owned(),
        },
        ObjectKind::StringLiteral => {
            match number.and_then(|number| program.strings.get(StringId::from_usize(number))) {
                Some(literal) => {
                    let end = literal.bytes.iter().position(|&byte| byte == 0).unwrap_or(literal.bytes.len());
                    format!("\"{}\"", literal.bytes[..end.min(40)].escape_ascii())
                }
                None => "a string literal".to_owned(),
            }
        }
        ObjectKind::Heap => block_text(program, object.born),
        ObjectKind::Alloca => "memory from alloca".to_owned(),
        ObjectKind::Varargs => "the variable arguments".to_owned(),
        ObjectKind::Library => "memory of the library".to_owned(),
        ObjectKind::Argument => match number {
            Some(number) => format!("argument {number}"),
            None => "the array of arguments".to_owned(),
        },
    };
    let base = if object.is_live() { base } else { format!("{base}, which is gone") };
    match pointer.offset {
        0 => base,
        offset if offset < 0 => format!("{base} - {} bytes", offset.unsigned_abs()),
        offset => format!("{base} + {offset} bytes"),
    }
}

/// A block, by the line of its allocation, as the picture of the heap tells it.
fn block_text(program: &Program, born: Origin) -> String {
    let edge = (born != Origin::NONE).then(|| program.edges.get(EdgeId::from_usize(born.0 as usize))).flatten();
    match edge.and_then(|edge| program.sources.position(edge.span)) {
        Some(position) => format!("a block of line {}", position.presumed_line),
        None => "a heap block".to_owned(),
    }
}
