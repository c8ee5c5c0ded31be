//! Tokens, literals, line markers and pragmas.

use index::Interner;
use source::SourceMap;

use super::{expr, messages, tree};

#[test]
fn integers() {
    assert_eq!(expr("1+0x1F+0b101+017+0"), "(Add (Add (Add (Add 1 31) 5) 15) 0)");
    assert_eq!(expr("1u+1UL+1lu+1ull+1LLU+3i"), "(Add (Add (Add (Add (Add 1u 1ul) 1ul) 1ull) 1ull) 3i)");
    assert_eq!(expr("1i64 + 2ui64"), "(Add 1ll 2ull)");
    assert_eq!(expr("340282366920938463463374607431768211455"), "18446744073709551615");
    assert_eq!(messages("int x = 089;"), ["1:10: invalid digit `8` in octal constant"]);
    assert_eq!(messages("int x = 0b12;"), ["1:12: invalid digit `2` in binary constant"]);
    assert_eq!(messages("int x = 12lul;"), ["1:11: invalid suffix `lul` on integer constant"]);
    assert_eq!(messages("int x = 0x;"), ["1:9: expected hexadecimal digits after `0x`"]);
}

#[test]
fn floats() {
    assert_eq!(expr("1.5e-3f"), "1.5e-3F");
    assert_eq!(expr("0x1.8p+3L"), "0x1.8p+3L");
    assert_eq!(expr(".5q"), ".5Quad");
    assert_eq!(expr("1.F64x"), "1.F64x");
    assert_eq!(expr("09.5"), "09.5");
    assert_eq!(expr("2.0if"), "2.0Fi");
    assert_eq!(expr("0x1e+1"), "(Add 30 1)");
    assert_eq!(messages("double x = 1e;"), ["1:13: exponent has no digits"]);
    assert_eq!(messages("double x = 0x1.8;"), ["1:12: hexadecimal floating constant requires an exponent"]);
    assert_eq!(messages("double x = 1.5z;"), ["1:15: invalid suffix `z` on floating constant"]);
}

#[test]
fn characters() {
    assert_eq!(expr(r"'a' + '\xff' + '\377' + '\0'"), "(Add (Add (Add '97' '-1') '-1') '0')");
    assert_eq!(expr(r"'\e' + '\n' + '\'' + '\\'"), "(Add (Add (Add '27' '10') '39') '92')");
    assert_eq!(expr("'ab'"), format!("'{}'", 0x6162));
    assert_eq!(expr("'\u{e9}'"), format!("'{}'", 0xc3a9));
    assert_eq!(expr(r"L'\u00e9' + u'\xffff' + U'€' + u8'x'"), "(Add (Add (Add L'233' u'65535') U'8364') u8'120')");
    assert_eq!(messages("int x = '';"), ["1:9: empty character constant"]);
    assert_eq!(messages("int x = 'a;\nint y;")[0], "1:9: unterminated character constant, missing `'`");
    assert_eq!(messages(r"int x = '\x';"), [r"1:10: expected hexadecimal digits after `\x`"]);
}

#[test]
fn strings() {
    assert_eq!(expr(r#""a\tb" "c\0""#), r#""a\tbc\0""#);
    assert_eq!(expr(r#""a" L"é" "\xe9""#), "L\"aéé\"");
    assert_eq!(expr(r#"u"\U0001F600""#), "u\"\u{fffd}\u{fffd}\"");
    assert_eq!(expr(r#""\u00e9""#), "\"\u{c3}\u{a9}\"");
    assert_eq!(expr("\"a\\\nb\" \"?\""), "\"ab?\"");
    assert_eq!(messages("char *s = \"abc\nint x;")[0], "1:11: unterminated string literal, missing `\"`");
    assert_eq!(messages("char *s = L\"a\" u\"b\";"), ["1:16: adjacent string literals have different encodings"]);
    assert_eq!(
        messages(b"char *s = \"\xff\x00\x01\"; /* \xfe\0 */".repeat(200)),
        ["1:1: this does not look like C source: binary data"]
    );
    let padding = " ".repeat(600);
    assert_eq!(messages([padding.as_bytes(), b"char *s = \"\xff\0\x01\"; /* \xfe\0 */"].concat()), [""; 0]);
}

#[test]
fn digraphs_joined_lines_and_identifiers() {
    assert_eq!(tree("int a<:2:> = <%1, 2%>;"), "(decl Int a[2] = {1, 2})");
    assert_eq!(tree("int f\\\noo = 1 +\\\r\n 2; // x \\\nstill\n"), "(decl Int foo = (Add 1 2))");
    assert_eq!(tree("int a = b+\\\n+;"), "(decl Int a = (PostInc b))");
    assert_eq!(tree("int $a, é, \\u00e9;"), "(decl Int $a é é)");
    assert_eq!(tree("\u{feff}int a;\r\nint b; // c\rint d;\r"), "(decl Int a)\n(decl Int b)\n(decl Int d)");
    assert_eq!(tree(""), "");
    assert_eq!(tree("/* only */ ;"), "");
}

#[test]
fn what_is_not_c() {
    assert_eq!(messages("int a;\n/* x"), ["2:1: unterminated comment, missing `*/`"]);
    assert_eq!(messages("int a; @ int b;"), ["1:8: stray `@`"]);
    assert_eq!(messages("int a = 1 # 2;")[0], "1:11: stray `#`");
    assert_eq!(messages(b"int a;\x01\x02\xff int b;"), ["1:7: unexpected byte 0x01"]);
    assert_eq!(messages("int a; “ int b;"), ["1:8: unexpected character U+201C"]);
    assert_eq!(
        messages("int a;\n#include <stdio.h>\n#define X /* a\n b */\nint b;"),
        ["2:1: preprocessing directive in preprocessed source"]
    );
    assert_eq!(messages(b"\x7fELF\x02\x01\x01"), ["1:1: this does not look like C source: binary data"]);
    assert_eq!(messages(b"\x1f\x8b\x08\x08xxxx"), ["1:1: this does not look like C source: binary data"]);
}

#[test]
fn line_markers() {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let text = "# 1 \"a\\\\b\\\".c\"\n# 7 \"x.h\" 1 3 4\nint x;\n#line 20\nint y;\n#ident \"v\"\n# 3 \"z.c\" 2\n";
    let file = sources.add("t.i", text.as_bytes()).expect("small");
    let (ast, diagnostics) = crate::parse(file, &mut sources, &mut names);
    assert!(!diagnostics.has_errors());
    let places: Vec<String> = ast
        .items
        .iter()
        .map(|item| match item {
            crate::ast::Item::Declaration(declaration) => sources.describe(declaration.span),
            _ => String::new(),
        })
        .collect();
    assert_eq!(places, ["x.h:7:1", "x.h:20:1"]);
    assert_eq!(sources.describe_line(source::Span::new(16, 17)), "a\\b\".c:1");
}

#[test]
fn packing() {
    let packed = |text: &str| tree(format!("#pragma pack(push, 2)\n{text}\nstruct s {{ int a; }};"));
    assert_eq!(packed(""), "(decl (struct s pack:2 [Int a]))");
    assert_eq!(packed("#pragma pack(1)"), "(decl (struct s pack:1 [Int a]))");
    assert_eq!(packed("#pragma pack(pop)"), "(decl (struct s [Int a]))");
    assert_eq!(packed("#pragma pack()\n#pragma omp parallel\n"), "(decl (struct s [Int a]))");
    assert_eq!(packed("#pragma pack(push, name, 8)\n#pragma pack(pop, name)"), "(decl (struct s pack:2 [Int a]))");
    assert_eq!(packed("_Pragma(\"pack(4)\")"), "(decl (struct s pack:4 [Int a]))");
    assert_eq!(tree("struct s { int a;\n#pragma pack(1)\n} x;"), "(decl (struct s pack:1 [Int a]) x)");
}
