//! Taking part in a run: answering what the program asks of its environment, and watching its steps.

use std::fmt;

use cfa::EdgeId;
use eval::Store;
use types::{FloatKind, IntType};

use crate::inputs::{float_name, int_name};
use crate::{Choice, Value};

/// What the program asks of its environment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<'a> {
    /// The edge being executed.
    pub edge: EdgeId,
    /// Who asks, in words.
    pub what: &'a str,
    pub wanted: AnswerKind,
}

/// The kind of answer that fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnswerKind {
    Int(IntType),
    Float(FloatKind),
    Pointer,
    Bytes(usize),
    /// As many bytes as a pointer that is read has, or where it leads.
    Address(usize),
    Malloc,
}

pub type Guide<'a> = dyn FnMut(&Question<'_>) -> Choice + 'a;
/// Gets each edge that is about to be taken, with the state before it.
pub type Observer<'a> = dyn FnMut(EdgeId, &Store<Value>) + 'a;

/// Those who take part. Nobody by default, at no cost.
#[derive(Default)]
pub struct Hooks<'a> {
    /// Asked instead of [`crate::Options::inputs`]. Its answers are recorded like others.
    pub guide: Option<&'a mut Guide<'a>>,
    pub observer: Option<&'a mut Observer<'a>>,
}

impl AnswerKind {
    /// The choice as an answer to this.
    pub fn fitted(self, choice: &Choice) -> Option<Choice> {
        match (self, choice) {
            (AnswerKind::Int(ty), Choice::Int(given, bits)) if ty.fits(*given, *bits) => {
                Some(Choice::Int(ty, given.convert(ty, *bits)))
            }
            (AnswerKind::Int(ty), Choice::Float(kind, _)) if kind.value_bits() == ty.width as u32 => {
                Some(choice.clone())
            }
            (AnswerKind::Float(wanted), Choice::Float(kind, _)) if *kind == wanted => Some(choice.clone()),
            (AnswerKind::Pointer, Choice::Pointer { .. }) | (AnswerKind::Malloc, Choice::Malloc { .. }) => {
                Some(choice.clone())
            }
            (AnswerKind::Bytes(count), Choice::Bytes(bytes)) if bytes.len() == count => Some(choice.clone()),
            (AnswerKind::Address(count), Choice::Bytes(bytes)) if bytes.len() == count => Some(choice.clone()),
            (AnswerKind::Address(_), Choice::Pointer { .. }) => Some(choice.clone()),
            (
                AnswerKind::Int(_)
                | AnswerKind::Float(_)
                | AnswerKind::Pointer
                | AnswerKind::Bytes(_)
                | AnswerKind::Address(_)
                | AnswerKind::Malloc,
                _,
            ) => None,
        }
    }
}

impl fmt::Display for AnswerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerKind::Int(ty) => write!(f, "a value of type `{}`", int_name(*ty)),
            AnswerKind::Float(kind) => write!(f, "a value of type `{}`", float_name(*kind)),
            AnswerKind::Pointer => f.write_str("a pointer"),
            AnswerKind::Bytes(count) => write!(f, "{count} bytes"),
            AnswerKind::Address(count) => write!(f, "{count} bytes or a pointer"),
            AnswerKind::Malloc => f.write_str("`malloc ok` or `malloc fail`"),
        }
    }
}
