use std::fmt::Write;

use types::{DataModel, FloatKind, IntType};

use super::{Sequence, literal, output_of};
use crate::libc::number::{parse_float, parse_integer};

fn integer_texts(random: &mut Sequence) -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        "0",
        "-0",
        "+5",
        "  12",
        "\t\n-7x",
        "0x",
        "0x1f",
        "0X1Fg",
        "0xg",
        "08",
        "077",
        "- 1",
        "--1",
        "+-1",
        "abc",
        "zz",
        "2147483647",
        "2147483648",
        "-2147483648",
        "-2147483649",
        "4294967295",
        "4294967296",
        "-4294967295",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "-18446744073709551615",
        "99999999999999999999999999999999999999999999",
        "0b101",
        "1e5",
        "\u{b}3",
        "Z",
        "-0x10",
    ]
    .map(str::to_owned)
    .to_vec();
    let alphabet: Vec<char> = "0123456789abcxXzZ+- ".chars().collect();
    for _ in 0..300 {
        let length = 1 + random.below(8);
        texts.push((0..length).map(|_| random.pick(&alphabet)).collect());
    }
    texts
}

fn integers_agree(model: DataModel) {
    let mut random = Sequence(88172645463325252);
    let texts = integer_texts(&mut random);
    let long = model.pointer_bits() as u8;
    let types = [
        ("strtol", IntType::signed(long)),
        ("strtoul", IntType::unsigned(long)),
        ("strtoll", IntType::signed(64)),
        ("strtoull", IntType::unsigned(64)),
    ];
    let mut source = String::from(
        "#include <stdlib.h>\n#include <stdio.h>\n#include <errno.h>\nstatic char *e;\n\
         static const char *texts[] = {",
    );
    texts.iter().for_each(|text| write!(source, "{},", literal(text.as_bytes())).expect("a string"));
    source.push_str("};\nint main(void) { for (int i = 0; i < sizeof texts / sizeof *texts; i++) for (int b = 0; b <= 36; b++) { if (b == 1) continue;\n");
    for (name, ty) in types {
        let format = if ty.signed { "%lld" } else { "%llu" };
        let cast = if ty.signed { "long long" } else { "unsigned long long" };
        writeln!(
            source,
            "errno = 0; {{ {cast} v = ({cast}){name}(texts[i], &e, b); printf(\"{format} %d %d\\n\", v, (int)(e - texts[i]), errno); }}"
        )
        .expect("a string");
    }
    source.push_str("} return 0; }\n");
    let Some(expected) = output_of("strtol", &source, model) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let mut expected = expected.lines();
    for text in &texts {
        for base in (0..=36).filter(|&base| base != 1) {
            for (name, ty) in types {
                let number = parse_integer(&mut text.as_bytes(), base, ty).expect("pure");
                let errno = if number.out_of_range { 34 } else { 0 };
                let ours = format!("{} {} {errno}", ty.display(number.bits), number.length);
                assert_eq!(Some(ours.as_str()), expected.next(), "{name}({text:?}, {base}) on {}", model.name());
            }
        }
    }
}

#[test]
fn integers_agree_with_glibc() {
    integers_agree(DataModel::Lp64);
    integers_agree(DataModel::Ilp32);
}

fn float_texts(random: &mut Sequence) -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        "0",
        "-0.0",
        ".",
        ".5",
        "5.",
        "-.5e1",
        "1e",
        "1e+",
        "1e+5x",
        "1E5",
        "inf",
        "-INFINITY",
        "infinit",
        "nan",
        "-nan",
        "nan()",
        "nan(12)",
        "nan(0x7)",
        "nan(zz_1)",
        "nan(",
        "nan(+)",
        "0x",
        "0x.",
        "0x1",
        "0x1p",
        "0x1p+3",
        "0x1.8p-1074",
        "0x.8",
        "0x1.fffffffffffff8p1023",
        "0x1.ffffffffffffffp0",
        "1e308",
        "1e309",
        "-1e309",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "4.9e-324",
        "2.2250738585072011e-308",
        "2.2250738585072014e-308",
        "1e-400",
        "1e-5000",
        "1e5000",
        "1e99999999999999999999",
        "0e99999999999999999999",
        "1.17549435e-38",
        "1e-45",
        "1e-46",
        "3.4028235e38",
        "3.4028236e38",
        "3.5e38",
        "123456789012345678901234567890",
        "0.1",
        "0.30000000000000004",
        "9007199254740993",
        "9007199254740992.999999999999999999999",
        "  \t1.5",
        "+ 1",
        "0x1.00000000000008p0",
        "0x1.00000000000018p0",
        "0x1p-1075",
        "0x1.8p-1075",
        "0x0p5",
        "1.5.5",
        "1..5",
        "1_000",
        "3.6e-4951",
        "1.9e-4951",
        "1.18973149535723176502e4932",
        "1.18973149535723176508575932662800702e+4932",
        "1.2e4932",
        "3.3621031431120935063e-4932",
        "00000.00001e3",
        "0x0000.0001p16",
    ]
    .map(str::to_owned)
    .to_vec();
    for _ in 0..1500 {
        let digits = 1 + random.below(25);
        let mut text: String = (0..digits).map(|_| char::from(b'0' + random.below(10) as u8)).collect();
        if random.below(2) == 0 {
            text.insert(random.below(digits + 1), '.');
        }
        let range = random.pick(&[5, 40, 330, 5000]);
        write!(text, "e{}", random.below(2 * range) as i64 - range as i64).expect("a string");
        texts.push(text);
        let hex: String = (0..1 + random.below(20)).map(|_| random.pick(&['0', '1', '8', 'f', 'A'])).collect();
        texts.push(format!("0x{hex}.{:x}p{}", random.next(), random.below(2 * range) as i64 - range as i64));
    }
    texts
}

#[test]
fn floats_agree_with_glibc() {
    let mut random = Sequence(0x1234_5678_9abc_def1);
    let texts = float_texts(&mut random);
    let mut source = String::from(
        "#include <stdlib.h>\n#include <stdio.h>\n#include <string.h>\n#include <errno.h>\nstatic char *e;\n\
         static void show(const void *p, int n, long l) { const unsigned char *b = p; for (int i = n; i--;) printf(\"%02x\", b[i]); \
         printf(\" %ld %d\\n\", l, errno); errno = 0; }\nstatic const char *texts[] = {",
    );
    texts.iter().for_each(|text| writeln!(source, "{},", literal(text.as_bytes())).expect("a string"));
    source.push_str(
        "};\nint main(void) { for (int i = 0; i < sizeof texts / sizeof *texts; i++) {\n\
         double d = strtod(texts[i], &e); show(&d, 8, e - texts[i]);\n\
         float f = strtof(texts[i], &e); show(&f, 4, e - texts[i]);\n\
         long double l = strtold(texts[i], &e); show(&l, 10, e - texts[i]);\n} return 0; }\n",
    );
    let Some(expected) = output_of("strtod", &source, DataModel::Lp64) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let mut expected = expected.lines();
    for text in &texts {
        for kind in [FloatKind::F64, FloatKind::F32, FloatKind::X87] {
            let number = parse_float(&mut text.as_bytes(), kind).expect("pure");
            let digits = kind.value_bits() as usize / 4;
            let errno = if number.out_of_range { 34 } else { 0 };
            let ours = format!("{:0digits$x} {} {errno}", number.bits, number.length);
            assert_eq!(Some(ours.as_str()), expected.next(), "{text:?} as {kind:?}");
        }
    }
}
