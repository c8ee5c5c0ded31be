//! What library functions ask of their arguments besides memory that is there: numbers in a range, formats that fit their
//! arguments, texts of numbers that can be represented, copies that do not overlap.

use eval::Store;
use memory::ObjectId;
use spec::Fault;
use types::{FloatKind, IntType, Scalar};

use super::Argument;
use super::bytes::Count;
use super::text::TextRead;
use crate::Val;
use crate::inputs::directives::{Directive, Input};
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

const INT: IntType = IntType::signed(32);

impl Env<'_> {
    fn misfit_text(&self, conversion: u8, arg: &Argument) -> String {
        let program = self.cx.program;
        let given = program.types.display(arg.ty, &program.names);
        format!("an argument of type `{given}` does not fit the conversion `%{}`", conversion as char)
    }

    /// A conversion of `printf` takes an argument of this type.
    pub(super) fn check_directive(&self, directive: &Directive, arg: &Argument) -> StepResult<()> {
        let types = &self.cx.program.types;
        let counter = IntType::signed(self.counter_width(&directive.length));
        let promoted = IntType::signed(counter.width.max(INT.width));
        let given = types.scalar(arg.ty);
        let points_to = |width: u8| {
            given == Some(Scalar::Pointer)
                && match types.pointee(arg.ty).and_then(|pointee| types.scalar(pointee.ty)) {
                    Some(Scalar::Int(int)) => int.width == width,
                    Some(Scalar::Float(_) | Scalar::Pointer) => false,
                    None => true,
                }
        };
        let is_int = |width: u8| matches!(given, Some(Scalar::Int(int)) if int.width == width);
        let fits = match (directive.conversion, &directive.length[..]) {
            (b'd' | b'i' | b'u' | b'o' | b'x' | b'X', _) => is_int(promoted.width),
            (b'c', b"" | b"l") | (b'C', b"") => is_int(INT.width),
            (b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A', b"" | b"l") => {
                given == Some(Scalar::Float(FloatKind::F64))
            }
            (b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A', b"L") => {
                given == Some(Scalar::Float(FloatKind::X87))
            }
            (b's', b"") => points_to(8),
            (b's', b"l") | (b'S', b"") => points_to(INT.width),
            (b'p', b"") => given == Some(Scalar::Pointer),
            (b'n', _) => points_to(counter.width),
            _ => false,
        };
        match fits {
            true => Ok(()),
            false => self.forbid(Fault::LibraryPrecondition, |m| m.misfit_text(directive.conversion, arg)),
        }
    }

    /// A width or precision is given by an argument.
    pub(super) fn check_field(&self, arg: &Argument) -> StepResult<()> {
        match arg.scalar {
            Scalar::Int(int) if int.width == INT.width => Ok(()),
            _ => self.forbid(Fault::LibraryPrecondition, |m| m.misfit_text(b'*', arg)),
        }
    }

    fn long_type(&self) -> IntType {
        IntType::signed(self.cx.program.types.model.pointer_bits() as u8)
    }
}

impl ValueMachine<'_> {
    /// Before a function of this name is called, without the prefix of builtins.
    pub(super) fn check_preconditions(&mut self, s: &mut Store<Val>, name: &str, args: &[Argument]) -> StepResult<()> {
        if self.asks_for(Fault::OverlappingCopy) {
            self.check_apart(s, name, args)?;
        }
        if !self.asks_for(Fault::LibraryPrecondition) {
            return Ok(());
        }
        let Some(first) = args.first() else { return Ok(()) };
        match name {
            "isalnum" | "isalpha" | "isblank" | "iscntrl" | "isdigit" | "isgraph" | "islower" | "isprint"
            | "ispunct" | "isspace" | "isupper" | "isxdigit" | "tolower" | "toupper" => self.require_character(first),
            "clz" | "clzl" | "clzll" | "ctz" | "ctzl" | "ctzll" => self.require_nonzero(first),
            "atoi" => self.require_number(s, first, INT),
            "atol" => self.require_number(s, first, self.long_type()),
            "atoll" => self.require_number(s, first, IntType::signed(64)),
            "wprintf" | "fwprintf" | "swprintf" | "vwprintf" | "vfwprintf" | "vswprintf" | "wscanf" | "fwscanf"
            | "swscanf" | "vwscanf" | "vfwscanf" | "vswscanf" => {
                self.suspect_fault(Fault::LibraryPrecondition, |_| {
                    "the arguments may not fit the format of wide characters".to_owned()
                });
                Ok(())
            }
            "aligned_alloc" | "memalign" => {
                match first.value.constant() {
                    Some(bits) if bits.is_power_of_two() => {}
                    Some(bits) => {
                        self.forbid(Fault::LibraryPrecondition, |_| {
                            format!("the alignment {bits} is not a power of two")
                        })?;
                    }
                    None => self.suspect_fault(Fault::LibraryPrecondition, |_| {
                        "the alignment may not be a power of two".to_owned()
                    }),
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn require_character(&mut self, arg: &Argument) -> StepResult<()> {
        let text = "the argument is neither EOF nor an unsigned char";
        let Scalar::Int(int) = arg.scalar else { return Ok(()) };
        if let Some(bits) = arg.value.constant() {
            return match (-1..=255).contains(&int.to_i128(bits)) {
                true => Ok(()),
                false => self.forbid(Fault::LibraryPrecondition, |_| text.to_owned()),
            };
        }
        let width = int.width as u32;
        match self.number(&arg.value, width as u64) {
            Some(number) => {
                let terms = self.terms();
                let one = terms.constant(1, width);
                let above = terms.add(number, one);
                let most = terms.constant(256, width);
                let wrong = terms.ult(most, above);
                self.undefined_if(Fault::LibraryPrecondition, wrong, |_| text.to_owned())
            }
            None => {
                self.suspect_fault(Fault::LibraryPrecondition, |_| text.to_owned());
                Ok(())
            }
        }
    }

    fn require_nonzero(&mut self, arg: &Argument) -> StepResult<()> {
        let text = |_: &Env<'_>| "the argument is 0".to_owned();
        let Scalar::Int(int) = arg.scalar else { return Ok(()) };
        match (arg.value.constant(), self.number(&arg.value, int.width as u64)) {
            (Some(0), _) => self.forbid(Fault::LibraryPrecondition, text),
            (Some(_), _) => Ok(()),
            (None, Some(number)) => {
                let nonzero = self.terms().is_nonzero(number);
                let wrong = self.terms().not(nonzero);
                self.undefined_if(Fault::LibraryPrecondition, wrong, text)
            }
            (None, None) => {
                self.suspect_fault(Fault::LibraryPrecondition, text);
                Ok(())
            }
        }
    }

    /// The number at the beginning of a string is one of this type.
    fn require_number(&mut self, s: &mut Store<Val>, arg: &Argument, int: IntType) -> StepResult<()> {
        let text = |_: &Env<'_>| format!("the number is not representable in {} bits", int.width);
        let read = self.read_string(s, arg, None)?;
        if let TextRead::Constant(bytes) = &read {
            return match leading_number(bytes).is_some_and(|number| int.fits_i128(number)) {
                true => Ok(()),
                false => self.forbid(Fault::LibraryPrecondition, text),
            };
        }
        let longest = match self.length(&read) {
            Count::Known(length) => length,
            Count::Term(length) => u64::try_from(self.terms().facts(length).max).unwrap_or(u64::MAX),
            Count::Unknown => u64::MAX,
        };
        if longest > always_fit(int, 10) {
            self.suspect_fault(Fault::LibraryPrecondition, text);
        }
        Ok(())
    }

    /// A conversion of `scanf` stores a number of this type. `longest` is how long its text can be.
    pub(super) fn check_input(
        &mut self,
        input: &Input,
        target: &Argument,
        scalar: Scalar,
        longest: Option<u64>,
    ) -> StepResult<()> {
        if !self.asks_for(Fault::LibraryPrecondition) {
            return Ok(());
        }
        let types = &self.cx.program.types;
        let fits = types.scalar(target.ty) == Some(Scalar::Pointer)
            && match (types.pointee(target.ty).and_then(|pointee| types.scalar(pointee.ty)), scalar) {
                (Some(Scalar::Int(given)), Scalar::Int(wanted)) => given.width == wanted.width,
                (Some(given), wanted) => given == wanted,
                (None, _) => true,
            };
        if !fits {
            return self.forbid(Fault::LibraryPrecondition, |m| m.misfit_text(input.conversion, target));
        }
        let Scalar::Int(int) = scalar else { return Ok(()) };
        let base = match input.conversion {
            b'd' | b'u' => 10,
            b'i' | b'x' | b'X' => 16,
            b'o' => 8,
            _ => return Ok(()),
        };
        let digits = [input.width, longest].into_iter().flatten().min();
        if digits.is_none_or(|digits| digits > always_fit(int, base)) {
            self.suspect_fault(Fault::LibraryPrecondition, |_| format!("the input may not fit {} bits", int.width));
        }
        Ok(())
    }

    /// Strings that are copied must not overlap their copies. What copies bytes sees to that itself.
    fn check_apart(&mut self, s: &mut Store<Val>, name: &str, args: &[Argument]) -> StepResult<()> {
        let (to, sources) = match (name.trim_start_matches('_').trim_end_matches("_chk"), args) {
            (
                "strcpy" | "stpcpy" | "strncpy" | "stpncpy" | "strcat" | "strncat" | "strlcpy" | "strlcat" | "strxfrm"
                | "memccpy" | "wcscpy" | "wcsncpy" | "wcscat" | "wcsncat" | "wmemcpy" | "wcsxfrm" | "swab",
                [to, from, ..],
            ) => (to, std::slice::from_ref(from)),
            ("sprintf" | "snprintf" | "vsprintf" | "vsnprintf", [to, rest @ ..]) => (to, rest),
            _ => return Ok(()),
        };
        for from in sources.iter().filter(|from| from.scalar == Scalar::Pointer) {
            let (Some(target), Some(source)) = (object_led_to(&to.value), object_led_to(&from.value)) else {
                continue;
            };
            if target != source && !(self.layout.is_outside(target) && self.layout.is_outside(source)) {
                continue;
            }
            let text = "source and copy overlap".to_owned();
            match (&to.value, &from.value, name) {
                (Val::Pointer { offset: i, .. }, Val::Pointer { offset: j, .. }, "strcpy" | "stpcpy")
                    if let TextRead::Constant(bytes) = self.read_string(s, from, None)? =>
                {
                    if i.abs_diff(*j) <= bytes.len() as u64 {
                        self.forbid(Fault::OverlappingCopy, |_| text)?;
                    }
                }
                _ => self.suspect_fault(Fault::OverlappingCopy, |_| text),
            }
        }
        Ok(())
    }

    /// So many bytes are copied from one place to another that nobody knows whether they overlap.
    pub(super) fn check_block_apart(&mut self, to: &Argument, from: &Argument) {
        if let (Some(target), Some(source)) = (object_led_to(&to.value), object_led_to(&from.value))
            && target == source
        {
            self.suspect_fault(Fault::OverlappingCopy, |_| "source and copy may overlap".to_owned());
        }
    }
}

pub(super) fn object_led_to(pointer: &Val) -> Option<ObjectId> {
    match *pointer {
        Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => Some(object),
        _ => None,
    }
}

/// Texts of so many characters are numbers that the type can represent.
fn always_fit(int: IntType, base: u32) -> u64 {
    let bits = int.width as u64 - int.signed as u64;
    match base {
        8 => bits / 3,
        16 => bits / 4,
        // 10^3 is less than 2^10.
        _ => bits * 3 / 10,
    }
}

/// The decimal number that a text begins with, as `atoi` reads it. `None` if it is too large for anything.
fn leading_number(text: &[u8]) -> Option<i128> {
    let text = text.trim_ascii_start();
    let (is_negative, digits) = match text.first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let digits = digits.iter().take_while(|byte| byte.is_ascii_digit());
    let number = digits
        .map(|byte| (byte - b'0') as i128)
        .try_fold(0i128, |number, digit| number.checked_mul(10)?.checked_add(digit))?;
    Some(if is_negative { -number } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_always_fit() {
        assert_eq!(always_fit(INT, 10), 9);
        assert_eq!(always_fit(IntType::unsigned(8), 16), 2);
        assert_eq!(always_fit(IntType::signed(64), 10), 18);
    }

    #[test]
    fn numbers_at_the_beginning() {
        assert_eq!(leading_number(b" \t-12x"), Some(-12));
        assert_eq!(leading_number(b"x"), Some(0));
        assert_eq!(leading_number(&[b'9'; 60]), None);
    }
}
