use std::fmt::Write;

use types::{DataModel, FloatKind, IntKind, IntType, Scalar};

use super::mock::Mock;
use super::{Sequence, literal, output_of};
use crate::{Host, Value};

/// One conversion into an object of 32 bytes that starts as `#`s.
#[derive(Clone, Copy)]
struct Conversion {
    text: &'static str,
    /// Bytes of the object that are compared.
    shown: usize,
}

const CONVERSIONS: [Conversion; 33] = [
    Conversion { text: "%d", shown: 4 },
    Conversion { text: "%3d", shown: 4 },
    Conversion { text: "%1d", shown: 4 },
    Conversion { text: "%i", shown: 4 },
    Conversion { text: "%2i", shown: 4 },
    Conversion { text: "%3i", shown: 4 },
    Conversion { text: "%u", shown: 4 },
    Conversion { text: "%x", shown: 4 },
    Conversion { text: "%3x", shown: 4 },
    Conversion { text: "%o", shown: 4 },
    Conversion { text: "%ld", shown: 8 },
    Conversion { text: "%hd", shown: 2 },
    Conversion { text: "%hhd", shown: 1 },
    Conversion { text: "%lld", shown: 8 },
    Conversion { text: "%zu", shown: 8 },
    Conversion { text: "%s", shown: 32 },
    Conversion { text: "%3s", shown: 32 },
    Conversion { text: "%c", shown: 32 },
    Conversion { text: "%4c", shown: 32 },
    Conversion { text: "%[a-f]", shown: 32 },
    Conversion { text: "%[^a-f ]", shown: 32 },
    Conversion { text: "%2[]x-]", shown: 32 },
    Conversion { text: "%[^]x]", shown: 32 },
    Conversion { text: "%[0-9.-]", shown: 32 },
    Conversion { text: "%f", shown: 4 },
    Conversion { text: "%lf", shown: 8 },
    Conversion { text: "%4lf", shown: 8 },
    Conversion { text: "%2lf", shown: 8 },
    Conversion { text: "%Lf", shown: 10 },
    Conversion { text: "%lg", shown: 8 },
    Conversion { text: "%p", shown: 8 },
    Conversion { text: "%n", shown: 4 },
    Conversion { text: "%5lf", shown: 8 },
];

const FIXED: [&str; 46] = [
    "", " ", "12", "-12", " 12", "12 34", "0x1f", "0x", "0xg", "0X1G", "08", "017", "-", "+", "+-1", "-0x10", "abc",
    "abc def", "x-]y", "]x", "1.5", "-.5", ".", "1e5", "1e", "1e+", "1e+x", "inf", "infinity", "infinix", "in", "nan",
    "na", "-nan", "nan(1)", "0x1.8p3", "0x.8", "0x1p", "0x1p+", "(nil)", "(nix", "%", "a%", "1,2", "0x8p-1 3", "0.0.0",
];

fn inputs(random: &mut Sequence) -> Vec<String> {
    let mut inputs = FIXED.map(str::to_owned).to_vec();
    let alphabet: Vec<char> = "0123450123456789abcdefxXpeE+-. ,%(])n".chars().collect();
    for _ in 0..120 {
        let length = 1 + random.below(7);
        inputs.push((0..length).map(|_| random.pick(&alphabet)).collect());
    }
    inputs
}

fn formats(random: &mut Sequence) -> Vec<Vec<Conversion>> {
    let mut formats: Vec<Vec<Conversion>> = CONVERSIONS.iter().map(|conversion| vec![*conversion]).collect();
    for _ in 0..60 {
        formats.push((0..2 + random.below(2)).map(|_| random.pick(&CONVERSIONS)).collect());
    }
    formats
}

#[test]
fn sscanf_agrees_with_glibc() {
    let mut random = Sequence(0x2545_f491_4f6c_dd1d);
    let inputs = inputs(&mut random);
    let formats: Vec<(String, Vec<Conversion>)> = formats(&mut random)
        .into_iter()
        .map(|conversions| {
            let separator = random.pick(&["", " ", ",", "%%", "%*c", "%*d"]);
            let mut text = conversions.iter().map(|conversion| conversion.text).collect::<Vec<_>>().join(separator);
            text.push_str("%n");
            (text, conversions)
        })
        .collect();
    let mut source = String::from(
        "#include <stdio.h>\n#include <string.h>\nstatic char a[3][32]; static int n;\n\
         static void show(int r, int x, int y, int z) { int s[] = {x, y, z}; printf(\"%d %d\", r, n); \
         for (int i = 0; i < 3; i++) { printf(\" \"); for (int j = 0; j < s[i]; j++) printf(\"%02x\", (unsigned char)a[i][j]); } \
         printf(\"\\n\"); }\nstatic const char *t[] = {",
    );
    inputs.iter().for_each(|text| write!(source, "{},", literal(text.as_bytes())).expect("a string"));
    source.push_str("};\nint main(void) { for (int i = 0; i < sizeof t / sizeof *t; i++) {\n");
    for (format, conversions) in &formats {
        let targets: String = (0..conversions.len()).map(|index| format!(", a[{index}]")).collect();
        let shown = |index: usize| conversions.get(index).map_or(0, |conversion| conversion.shown);
        writeln!(
            source,
            "memset(a, '#', sizeof a); n = -1; {{ int r = sscanf(t[i], {}{targets}, &n); show(r, {}, {}, {}); }}",
            literal(format.as_bytes()),
            shown(0),
            shown(1),
            shown(2)
        )
        .expect("a string");
    }
    source.push_str("} return 0; }\n");
    let Some(expected) = output_of("sscanf", &source, DataModel::Lp64) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let mut expected = expected.lines();
    for input in &inputs {
        for (format, conversions) in &formats {
            let expected = expected.next().expect("one line per case");
            let mut mock = Mock::lp64();
            let objects: Vec<Value> = conversions.iter().map(|_| mock.object(&[b'#'; 32])).collect();
            let count = mock.object(&(-1i32).to_le_bytes());
            let mut args = vec![mock.text(input), mock.text(format)];
            args.extend(objects.iter().chain([&count]).map(|object| mock.pointer(*object)));
            let result = match mock.call_as("sscanf", &args, Scalar::Int(IntType::signed(32))) {
                Ok(Some(Value::Bits(bits))) => bits as i32,
                Ok(other) => panic!("no result: {other:?}"),
                // Numbers that do not fit are undefined behaviour here.
                Err(_) if mock.call_fails("sscanf", &args).contains("does not fit") => continue,
                Err(halt) => panic!("{format:?} on {input:?}: {halt:?}"),
            };
            let mut ours = format!("{result} {}", mock.int_at(count, IntType::signed(32)));
            for index in 0..3 {
                ours.push(' ');
                let (Some(conversion), Some(object)) = (conversions.get(index), objects.get(index)) else { continue };
                for byte in 0..conversion.shown {
                    let at = mock.offset(object, byte as i64);
                    write!(ours, "{:02x}", mock.int_at(at, IntType::unsigned(8))).expect("a string");
                }
            }
            assert_eq!(ours, expected, "sscanf({input:?}, {format:?})");
        }
    }
}

#[test]
fn standard_input() {
    let mut mock = Mock::lp64();
    mock.stdin = b"12 abc\nrest".iter().copied().collect();
    let (number, word) = (mock.uninitialised(4), mock.uninitialised(8));
    let args = [mock.text("%d %s"), mock.pointer(number), mock.pointer(word)];
    assert_eq!(mock.call_int("scanf", &args), 2);
    assert_eq!(mock.int_at(number, IntType::signed(32)), 12);
    assert_eq!(mock.c_string(word), "abc");
    assert_eq!(mock.call_int("getchar", &[]), i128::from(b'\n'));
    let args = [mock.text("%d"), mock.pointer(number)];
    assert_eq!(mock.call_int("scanf", &args), 0);
    assert_eq!(mock.stdin.len(), 4);
    mock.stdin.clear();
    assert_eq!(mock.call_int("scanf", &args), -1);
}

#[test]
fn wrong_targets_are_reported() {
    let mut mock = Mock::lp64();
    let object = mock.uninitialised(8);
    let long = mock.types.int(IntKind::Long);
    let input = mock.text("1");
    let args = [input.clone(), mock.text("%d"), mock.pointer_to(long, object)];
    let message = mock.call_fails("sscanf", &args);
    assert!(message.ends_with("has type a pointer, but `%d` takes a pointer to `int`"), "{message}");
    let float = mock.types.float(FloatKind::F32);
    let args = [input.clone(), mock.text("%lf"), mock.pointer_to(float, object)];
    assert!(mock.call_fails("sscanf", &args).ends_with("takes a pointer to `double`"));
    let args = [input.clone(), mock.text("%d")];
    assert!(mock.call_fails("sscanf", &args).contains("no argument for `%d`"));
    let args = [mock.text("99999999999"), mock.text("%d"), mock.pointer(object)];
    assert!(mock.call_fails("sscanf", &args).contains("does not fit `int`"));
    let small = mock.uninitialised(3);
    let args = [mock.text("abc"), mock.text("%s"), mock.pointer(small)];
    assert!(mock.call_fails("sscanf", &args).starts_with("[out-of-bounds-write]"));
}
