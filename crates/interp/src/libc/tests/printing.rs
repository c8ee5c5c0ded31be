use std::fmt::Write;

use types::{DataModel, FloatKind, IntKind, IntType, Scalar};

use super::mock::Mock;
use super::{Sequence, literal, output_of};
use crate::{Argument, Host, Value};

/// An argument of a generated call.
#[derive(Clone, Debug)]
enum Given {
    Int(IntKind, i128),
    Double(u64),
    LongDouble(u64, u16),
    Text(&'static str),
    Address(u32),
}

impl Given {
    fn in_c(&self) -> String {
        match self {
            Given::Int(kind, value) => {
                let ty = match kind {
                    IntKind::Int => "int",
                    IntKind::Long => "long",
                    _ => "long long",
                };
                format!("({ty}){:#x}ULL", *value as u64)
            }
            Given::Double(bits) => format!("d({bits:#x}ULL)"),
            Given::LongDouble(low, high) => format!("ld({low:#x}ULL, {high:#x})"),
            Given::Text(text) => literal(text.as_bytes()),
            Given::Address(address) => format!("(void *){address:#x}"),
        }
    }
    fn in_mock(&self, mock: &mut Mock) -> Argument {
        match self {
            Given::Int(kind, value) => mock.scalar(*kind, *value),
            Given::Double(bits) => mock.float(FloatKind::F64, (*bits).into()),
            Given::LongDouble(low, high) => mock.float(FloatKind::X87, u128::from(*high) << 64 | u128::from(*low)),
            Given::Text(text) => mock.text(text),
            Given::Address(address) => mock.pointer(Value::Bits((*address).into())),
        }
    }
}

const INTEGERS: [i128; 16] =
    [0, 1, -1, 7, 8, 42, -42, 255, 256, -128, 32767, 65535, 0x7fff_ffff, -0x8000_0000, 0x7fff_ffff_ffff_ffff, 1 << 40];

fn double(random: &mut Sequence) -> u64 {
    let fixed = [
        0.0,
        1.0,
        0.5,
        1.5,
        2.5,
        0.1,
        1e10,
        1e-5,
        9.9999995e-5,
        123456.0,
        999999.5,
        9.5,
        0.05,
        1e22,
        1e300,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        f64::INFINITY,
        f64::NAN,
        std::f64::consts::PI,
    ];
    let bits = match random.below(4) {
        0 | 1 => random.pick(&fixed).to_bits(),
        2 => (random.next() as i64 as f64 / 1024.0).to_bits(),
        _ => random.next(),
    };
    bits ^ (random.next() & 1) << 63
}

fn long_double(random: &mut Sequence) -> (u64, u16) {
    match random.below(3) {
        0 => {
            let bits = FloatKind::F64.convert(FloatKind::X87, double(random).into());
            (bits as u64, (bits >> 64) as u16)
        }
        1 => (random.next() | 1 << 63, (random.next() % 0x7fff + 1) as u16 | (random.next() as u16 & 0x8000)),
        // Around one, and subnormal.
        _ => match random.below(3) {
            0 => (random.next() >> 1, 0),
            _ => (random.next() | 1 << 63, 0x3fff + random.below(70) as u16),
        },
    }
}

/// A directive with its arguments.
fn case(random: &mut Sequence) -> (String, Vec<Given>) {
    let mut format = String::from("%");
    for flag in ['-', '+', ' ', '#', '0', '\''] {
        if random.below(4) == 0 {
            format.push(flag);
        }
    }
    let mut given = Vec::new();
    match random.below(4) {
        0 => write!(format, "{}", random.below(30)).expect("a string"),
        1 => {
            format.push('*');
            given.push(Given::Int(IntKind::Int, random.below(41) as i128 - 20));
        }
        _ => {}
    }
    match random.below(4) {
        0 => write!(format, ".{}", random.below(25)).expect("a string"),
        1 => {
            format.push_str(".*");
            given.push(Given::Int(IntKind::Int, random.below(20) as i128 - 4));
        }
        2 if random.below(3) == 0 => format.push('.'),
        _ => {}
    }
    match random.below(8) {
        0..=2 => {
            let (length, kind) = random.pick(&[
                ("", IntKind::Int),
                ("hh", IntKind::Int),
                ("h", IntKind::Int),
                ("l", IntKind::Long),
                ("ll", IntKind::LongLong),
                ("j", IntKind::LongLong),
                ("z", IntKind::Long),
                ("t", IntKind::Long),
            ]);
            format.push_str(length);
            format.push(random.pick(&['d', 'i', 'u', 'o', 'x', 'X']));
            given.push(Given::Int(kind, random.pick(&INTEGERS)));
        }
        3 | 4 => {
            format.push(random.pick(&['e', 'E', 'f', 'F', 'g', 'G', 'a', 'A']));
            given.push(Given::Double(double(random)));
        }
        5 => {
            format.push('L');
            format.push(random.pick(&['e', 'f', 'g', 'G', 'a']));
            let (low, high) = long_double(random);
            given.push(Given::LongDouble(low, high));
        }
        6 => {
            format.push('s');
            given.push(Given::Text(random.pick(&["", "a", "hello, world", "tab\there"])));
        }
        _ => match random.below(2) {
            0 => {
                format.push('c');
                given.push(Given::Int(IntKind::Int, 33 + random.below(90) as i128));
            }
            _ => {
                format.push('p');
                given.push(Given::Address(random.pick(&[0, 1, 0x1000, 0xdead_beef])));
            }
        },
    }
    (format, given)
}

const SEPARATOR: &str = "\u{1}\n";

fn compare_with_cc(model: DataModel) {
    let mut random = Sequence(0x9e37_79b9_7f4a_7c15);
    let cases: Vec<_> = (0..6000).map(|_| case(&mut random)).collect();
    let mut source = String::from(
        "#include <stdio.h>\n#include <string.h>\n\
         static double d(unsigned long long b) { double r; memcpy(&r, &b, 8); return r; }\n\
         static long double ld(unsigned long long m, unsigned e) { long double r = 0; memcpy(&r, &m, 8); \
         unsigned short s = e; memcpy((char *)&r + 8, &s, 2); return r; }\n",
    );
    for (index, chunk) in cases.chunks(500).enumerate() {
        writeln!(source, "static void part{index}(void) {{ int n;").expect("a string");
        for (format, given) in chunk {
            let arguments: String = given.iter().map(|given| format!(", {}", given.in_c())).collect();
            let format = literal(format.as_bytes());
            writeln!(source, "n = printf({format}{arguments}); printf(\"|%d\\001\\n\", n);").expect("a string");
        }
        source.push_str("}\n");
    }
    source.push_str("int main(void) {\n");
    (0..cases.len().div_ceil(500)).for_each(|index| writeln!(source, "part{index}();").expect("a string"));
    source.push_str("return 0; }\n");
    let Some(expected) = output_of("printf", &source, model) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let expected: Vec<_> = expected.split_terminator(SEPARATOR).collect();
    assert_eq!(expected.len(), cases.len());
    for ((format, given), expected) in cases.iter().zip(expected) {
        let mut mock = Mock::new(model);
        let mut args = vec![mock.text(format)];
        args.extend(given.iter().map(|given| given.in_mock(&mut mock)));
        let count = mock.call_int("printf", &args);
        let printed = format!("{}|{count}", String::from_utf8_lossy(&mock.stdout));
        // glibc 2.36 drops the zeros of `%#g` when rounding carries into a new digit; C wants them.
        let known_bug = format.contains('#') && expected.to_ascii_lowercase().contains(".e+");
        if !known_bug {
            assert_eq!(printed, expected, "`{format}` with {given:x?} on {}", model.name());
        }
    }
}

#[test]
fn printf_agrees_with_glibc_lp64() {
    compare_with_cc(DataModel::Lp64);
}

#[test]
fn printf_agrees_with_glibc_ilp32() {
    compare_with_cc(DataModel::Ilp32);
}

fn check(format: &str, given: &[Given], expected: &str) {
    let mut mock = Mock::lp64();
    let mut args = vec![mock.text(format)];
    args.extend(given.iter().map(|given| given.in_mock(&mut mock)));
    let text = match mock.call_as("printf", &args, Scalar::Int(IntType::signed(32))) {
        Ok(_) => String::from_utf8(mock.stdout).expect("text"),
        Err(_) => mock.call_fails("printf", &args),
    };
    assert_eq!(text, expected, "{format}");
}

#[test]
fn fixed_formats() {
    use Given::{Int, Text};
    use IntKind::{UInt, ULong};
    check("a%%b", &[], "a%b");
    check("%2$s %1$d %2$s", &[Int(IntKind::Int, 5), Text("x")], "x 5 x");
    check("%2$*1$d|", &[Int(IntKind::Int, -4), Int(IntKind::Int, 5)], "5   |");
    check("%m", &[], "Success");
    check("%hhd %hd", &[Int(IntKind::Int, 300), Int(IntKind::Int, 70000)], "44 4464");
    check("%zu", &[Int(ULong, -1)], "18446744073709551615");
    check("%lc", &[Int(UInt, 65)], "A");
}

#[test]
fn wrong_calls_are_reported() {
    use Given::{Address, Int};
    use IntKind::Long;
    check("%d", &[Int(Long, 1)], "[library-precondition] `printf`: argument 2 has type `long`, but `%d` takes `int`");
    check(
        "%ld",
        &[Int(IntKind::Int, 1)],
        "[library-precondition] `printf`: argument 2 has type `int`, but `%ld` takes `long`",
    );
    check(
        "%s",
        &[Int(IntKind::Int, 1)],
        "[library-precondition] `printf`: argument 2 has type `int`, but `%s` takes `char *`",
    );
    check(
        "%f",
        &[Int(IntKind::Int, 1)],
        "[library-precondition] `printf`: argument 2 has type `int`, but `%f` takes `double`",
    );
    check(
        "%d %d",
        &[Int(IntKind::Int, 1)],
        "[library-precondition] `printf`: no argument for `%d`: the call has 2 arguments",
    );
    check(
        "%s",
        &[Given::Double(0)],
        "[library-precondition] `printf`: argument 2 has type `double`, but `%s` takes `char *`",
    );
    check("%y", &[], "[library-precondition] `printf`: `%y` is no valid conversion");
    check("%5%", &[], "[library-precondition] `printf`: `%5%` is no valid conversion");
    check("100%", &[], "[library-precondition] `printf`: the format ends within the conversion `%`");
    check("%s", &[Address(0)], "[null-dereference] `printf`: argument 2, printed by `%s`, is null");
    check(
        "%1$d %d",
        &[Int(IntKind::Int, 1)],
        "[library-precondition] `printf`: the format mixes numbered arguments (`%1$d`) with others",
    );
    check(
        "%2$d",
        &[Int(IntKind::Int, 1)],
        "[library-precondition] `printf`: no conversion uses argument `1$` of the format",
    );
    let mut mock = Mock::lp64();
    let (object, int) = (mock.object(b"text"), mock.types.int(IntKind::Int));
    let args = [mock.text("%s"), mock.pointer_to(int, object)];
    assert!(mock.call_fails("printf", &args).ends_with("has type a pointer, but `%s` takes `char *`"));
    let uninitialised = Argument { value: Value::Uninit, ..mock.int(0) };
    let args = [mock.text("%d"), uninitialised];
    assert_eq!(mock.call_fails("printf", &args), "[uninitialised] argument 2 of `printf`");
}

#[test]
fn buffers() {
    let mut mock = Mock::lp64();
    let buffer = mock.uninitialised(8);
    let target = mock.pointer(buffer);
    let format = mock.text("%s-%d");
    let text = mock.text("abcdef");
    let args = [target.clone(), mock.size(8), format.clone(), text.clone(), mock.int(42)];
    assert_eq!(mock.call_int("snprintf", &args), 9);
    assert_eq!(mock.c_string(buffer), "abcdef-");
    let args = [target.clone(), format.clone(), text, mock.int(42)];
    assert!(mock.call_fails("sprintf", &args).starts_with("[out-of-bounds-write]"));
    let args = [target.clone(), format.clone(), target, mock.int(4)];
    let message = "[overlapping-copy] `sprintf`: argument 3, printed by `%s`, overlaps the buffer that is written";
    mock.write_byte(&buffer, 0).expect("writable");
    assert_eq!(mock.call_fails("sprintf", &args), message);
    let null = mock.pointer(Value::Bits(0));
    let args = [null, mock.size(0), format, mock.text("xyz"), mock.int(7)];
    assert_eq!(mock.call_int("snprintf", &args), 5);
}

#[test]
fn counts_and_lists() {
    let mut mock = Mock::lp64();
    let count = mock.uninitialised(4);
    let target = mock.pointer(count);
    let args = [mock.text("abc%n%d\n"), target, mock.int(5)];
    assert_eq!(mock.call_int("printf", &args), 5);
    assert_eq!(mock.int_at(count, IntType::signed(32)), 3);

    let list = mock.object(&[0; 64]);
    let text = mock.string("hi");
    let first = mock.offset(&list, 16);
    mock.write(&first, Scalar::Int(IntType::signed(32)), Value::Bits(9)).expect("writable");
    let second = mock.offset(&list, 32);
    mock.write(&second, Scalar::Pointer, text).expect("writable");
    mock.stdout.clear();
    let args = [mock.text("%d %s"), mock.pointer(list)];
    assert_eq!(mock.call_int("vprintf", &args), 4);
    assert_eq!(mock.stdout, b"9 hi");
}
