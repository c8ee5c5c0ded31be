use types::{DataModel, IntKind, IntType, Scalar};

use super::mock::Mock;
use super::output_of;
use crate::{Host, Value};

const INT: IntType = IntType::signed(32);

/// Calls a function on strings.
fn on_strings(name: &str, texts: &[&str]) -> i128 {
    let mut mock = Mock::lp64();
    let args: Vec<_> = texts.iter().map(|text| mock.text(text)).collect();
    mock.call_int(name, &args)
}

#[test]
fn strings() {
    assert_eq!(on_strings("strlen", &["hello"]), 5);
    assert_eq!(on_strings("strcmp", &["abc", "abd"]), -1);
    assert_eq!(on_strings("strcmp", &["abc", "ab"]), 99);
    assert_eq!(on_strings("strcasecmp", &["ABC", "abc"]), 0);
    assert_eq!(on_strings("strspn", &["aabbc", "ab"]), 4);
    assert_eq!(on_strings("strcspn", &["aabbc", "c"]), 4);
    assert_eq!(on_strings("atoi", &[" -42x"]), -42);
    assert_eq!(on_strings("atoll", &["9223372036854775807"]), i64::MAX.into());
}

/// The offset of the result in the first string, or `None` for null.
fn position(name: &str, text: &str, other: Result<&str, u8>) -> Option<u128> {
    let mut mock = Mock::lp64();
    let first = mock.text(text);
    let second = match other {
        Ok(text) => mock.text(text),
        Err(byte) => mock.int(byte.into()),
    };
    let Value::Bits(start) = first.value else { panic!("an address") };
    match mock.call_pointer(name, &[first, second]) {
        Value::Bits(0) => None,
        Value::Bits(found) => Some(found - start),
        other => panic!("no address: {other:?}"),
    }
}

#[test]
fn search() {
    assert_eq!(position("strchr", "abcabc", Err(b'b')), Some(1));
    assert_eq!(position("strrchr", "abcabc", Err(b'b')), Some(4));
    assert_eq!(position("strchr", "abc", Err(0)), Some(3));
    assert_eq!(position("strchr", "abc", Err(b'x')), None);
    assert_eq!(position("strchrnul", "abc", Err(b'x')), Some(3));
    assert_eq!(position("strstr", "hello", Ok("ll")), Some(2));
    assert_eq!(position("strstr", "hello", Ok("")), Some(0));
    assert_eq!(position("strstr", "hello", Ok("lx")), None);
    assert_eq!(position("strcasestr", "heLLo", Ok("ll")), Some(2));
    assert_eq!(position("strpbrk", "hello", Ok("ol")), Some(2));
    assert_eq!(position("strpbrk", "hello", Ok("x")), None);
}

#[test]
fn copies() {
    let mut mock = Mock::lp64();
    let buffer = mock.uninitialised(10);
    let (to, from) = (mock.pointer(buffer), mock.text("abc"));
    mock.call_pointer("strcpy", &[to.clone(), from.clone()]);
    mock.call_pointer("strcat", &[to.clone(), from.clone()]);
    assert_eq!(mock.c_string(buffer), "abcabc");
    let two = mock.size(2);
    mock.call_pointer("strncat", &[to.clone(), from.clone(), two]);
    assert_eq!(mock.c_string(buffer), "abcabcab");
    assert!(mock.call_fails("strcat", &[to.clone(), from.clone()]).starts_with("[out-of-bounds-write]"));
    let ten = mock.size(10);
    mock.call_pointer("strncpy", &[to.clone(), from.clone(), ten]);
    assert_eq!(mock.int_at(mock.offset(&buffer, 9), IntType::signed(8)), 0);
    let null = mock.pointer(Value::Bits(0));
    assert_eq!(mock.call_fails("strcpy", &[null.clone(), from]), "[null-dereference] `strcpy`: argument 1 is null");
    let inner_value = mock.offset(&buffer, 1);
    let inner = mock.pointer(inner_value);
    let five = mock.size(5);
    assert_eq!(mock.call_fails("memcpy", &[to.clone(), inner.clone(), five.clone()]), "[overlapping-copy] overlap");
    mock.call_pointer("memmove", &[to.clone(), inner, five]);
    assert_eq!(mock.c_string(buffer), "bc");
    let zero = mock.size(0);
    mock.call_pointer("memcpy", &[to.clone(), null, zero]);
    assert_eq!(
        mock.call_fails("strlen", &[]),
        "[library-precondition] `strlen`: called with 0 arguments, which are too few"
    );
}

#[test]
fn blocks_are_compared_whole() {
    let mut mock = Mock::lp64();
    let (a, b) = (mock.object(b"ab"), mock.object(b"bb"));
    let args = [mock.pointer(a), mock.pointer(b), mock.size(2)];
    assert_eq!(mock.call_int("memcmp", &args), -1);
    let args = [mock.pointer(a), mock.pointer(b), mock.size(3)];
    assert!(mock.call_fails("memcmp", &args).starts_with("[out-of-bounds-read]"));
}

#[test]
fn tokens() {
    let mut mock = Mock::lp64();
    let mut text = mock.text(",a,,bc,");
    let set = mock.text(",");
    let mut tokens = Vec::new();
    loop {
        match mock.call_pointer("strtok", &[text.clone(), set.clone()]) {
            Value::Bits(0) => break,
            token => tokens.push(mock.c_string(token)),
        }
        text = mock.pointer(Value::Bits(0));
    }
    assert_eq!(tokens, ["a", "bc"]);
}

#[test]
fn heap() {
    let mut mock = Mock::lp64();
    let args = [mock.size(3), mock.size(4)];
    let block = mock.call_pointer("calloc", &args);
    assert_eq!(mock.int_at(block, INT), 0);
    let args = [mock.pointer(block), mock.size(32)];
    let moved = mock.call_pointer("realloc", &args);
    assert_ne!(moved, block);
    assert_eq!(mock.live_heap_blocks(), 1);
    assert_eq!(mock.call_fails("free", &args[..1]), "[invalid-free] address 0x1000");
    let freed = [mock.pointer(moved)];
    mock.call_void("free", &freed);
    assert_eq!(mock.live_heap_blocks(), 0);
    let huge = [mock.size(1 << 33), mock.size(1 << 33)];
    assert_eq!(mock.call_pointer("calloc", &huge), Value::Bits(0));
    assert_eq!(mock.errno(), 12);
    let args = [mock.size(u64::MAX)];
    assert_eq!(mock.call_pointer("malloc", &args), Value::Bits(0));
    let text = [mock.text("copy")];
    let copy = mock.call_pointer("strdup", &text);
    assert_eq!(mock.c_string(copy), "copy");
}

#[test]
fn random_numbers_are_glibcs() {
    let source = "#include <stdlib.h>\n#include <stdio.h>\nint main(void) { unsigned s = 7;\n\
        for (int i = 0; i < 50; i++) printf(\"%d\\n\", rand());\n\
        unsigned seeds[] = {0, 1, 42, 2147483648u, 4294967295u};\n\
        for (int j = 0; j < 5; j++) { srand(seeds[j]); for (int i = 0; i < 40; i++) printf(\"%d\\n\", rand()); }\n\
        for (int i = 0; i < 20; i++) printf(\"%d\\n\", rand_r(&s));\n\
        printf(\"%ld\\n\", lrand48()); srand48(-5); printf(\"%ld\\n\", lrand48()); printf(\"%ld\\n\", mrand48());\nreturn 0; }\n";
    let Some(expected) = output_of("rand", source, DataModel::Lp64) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let expected: Vec<i128> = expected.lines().map(|line| line.parse().expect("a number")).collect();
    let mut mock = Mock::lp64();
    let mut ours: Vec<i128> = (0..50).map(|_| mock.call_int("rand", &[])).collect();
    for seed in [0, 1, 42, 2147483648, 4294967295] {
        let args = [mock.scalar(IntKind::UInt, seed)];
        mock.call_void("srand", &args);
        ours.extend((0..40).map(|_| mock.call_int("random", &[])));
    }
    let seed = mock.object(&7u32.to_le_bytes());
    let args = [mock.pointer(seed)];
    ours.extend((0..20).map(|_| mock.call_int("rand_r", &args)));
    ours.push(mock.call_int("lrand48", &[]));
    let args = [mock.scalar(IntKind::Long, -5)];
    mock.call_void("srand48", &args);
    ours.push(mock.call_int("lrand48", &[]));
    ours.push(mock.call_int("mrand48", &[]));
    assert_eq!(ours, expected);
}

#[test]
fn sorting() {
    let mut mock = Mock::lp64();
    let numbers = [5i32, 3, 9, -1, 3, 0, 7];
    let array = mock.object(&numbers.map(i32::to_le_bytes).concat());
    let compare =
        mock.function(|mock, args| (mock.int_at(args[0].value, INT) - mock.int_at(args[1].value, INT)) as i32);
    let function = mock.pointer(compare);
    let args = [mock.pointer(array), mock.size(7), mock.size(4), function.clone()];
    mock.call_void("qsort", &args);
    let sorted: Vec<i128> = (0..7).map(|index| mock.int_at(mock.offset(&array, 4 * index), INT)).collect();
    assert_eq!(sorted, [-1, 0, 3, 3, 5, 7, 9]);
    assert_eq!(mock.live_heap_blocks(), 0);
    let key = mock.object(&5i32.to_le_bytes());
    let args = [mock.pointer(key), mock.pointer(array), mock.size(7), mock.size(4), function.clone()];
    assert_eq!(mock.call_pointer("bsearch", &args), mock.offset(&array, 16));
    let args = [mock.pointer(array), mock.size(1 << 40), mock.size(4), function];
    assert!(mock.call_fails("qsort", &args).starts_with("[out-of-bounds-read]"));
}

#[test]
fn character_tables() {
    let source = "#include <ctype.h>\n#include <stdio.h>\nint main(void) { for (int i = -128; i < 256; i++) \
        printf(\"%d %d %d\\n\", (*__ctype_b_loc())[i], (*__ctype_toupper_loc())[i], (*__ctype_tolower_loc())[i]); return 0; }\n";
    let Some(expected) = output_of("ctype", source, DataModel::Lp64) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let mut mock = Mock::lp64();
    let mut tables = Vec::new();
    for name in ["__ctype_b_loc", "__ctype_toupper_loc", "__ctype_tolower_loc"] {
        let pointer = mock.call_pointer(name, &[]);
        assert_eq!(pointer, mock.call_pointer(name, &[]));
        tables.push(Value::Bits(mock.bits_at(pointer, Scalar::Pointer)));
    }
    for (character, expected) in (-128..256).zip(expected.lines()) {
        let classes = mock.int_at(mock.offset(&tables[0], 2 * character), IntType::unsigned(16));
        let upper = mock.int_at(mock.offset(&tables[1], 4 * character), INT);
        let lower = mock.int_at(mock.offset(&tables[2], 4 * character), INT);
        assert_eq!(format!("{classes} {upper} {lower}"), expected, "character {character}");
    }
    let args = [mock.int(300)];
    assert!(mock.call_fails("isalpha", &args).contains("argument 1 is 300"));
    let args = [mock.int(b'a'.into())];
    assert_eq!(mock.call_int("isalpha", &args), 0x400);
}

#[test]
fn the_end() {
    let mut mock = Mock::lp64();
    let args = [mock.int(3)];
    assert_eq!(mock.call_fails("exit", &args), "Exit(3)");
    assert_eq!(mock.call_fails("_Exit", &args), "Exit(3)");
    assert_eq!(mock.call_fails("abort", &[]), "Abort");
    let args = [mock.text("x > 0"), mock.text("a.c"), mock.int(7), mock.text("main")];
    assert_eq!(mock.call_fails("__assert_fail", &args), "Abort");
    assert_eq!(mock.stderr, b"prog: a.c:7: main: Assertion `x > 0' failed.\n");
    let args = [mock.int(0)];
    assert_eq!(mock.call_fails("__VERIFIER_assume", &args), "Assumption");
    assert_eq!(mock.call_fails("__builtin_unreachable", &[]), "[unreachable] `__builtin_unreachable`: reached");
}

#[test]
fn streams() {
    let mut mock = Mock::lp64();
    let stdout = mock.library_object("stdout", 216);
    let stdin = mock.library_object("stdin", 216);
    let out = mock.pointer(stdout);
    let args = [mock.text("hi\n"), out.clone()];
    mock.call_int("fputs", &args);
    let args = [mock.text("line")];
    mock.call_int("puts", &args);
    assert_eq!(mock.stdout, b"hi\nline\n");
    mock.stdin = b"ab\nc".iter().copied().collect();
    let buffer = mock.uninitialised(16);
    let args = [mock.pointer(buffer), mock.int(16), mock.pointer(stdin)];
    mock.call_pointer("fgets", &args);
    assert_eq!(mock.c_string(buffer), "ab\n");
    mock.call_pointer("fgets", &args);
    assert_eq!(mock.c_string(buffer), "c");
    let input = [mock.pointer(stdin)];
    assert_eq!(mock.call_int("feof", &input), 1);
    assert_eq!(mock.call_pointer("fgets", &args), Value::Bits(0));
    let args = [mock.int(b'z'.into()), input[0].clone()];
    assert_eq!(mock.call_int("ungetc", &args), b'z'.into());
    assert_eq!(mock.call_int("feof", &input), 0);
    assert_eq!(mock.call_int("getc", &input), b'z'.into());
    let args = [mock.text("x"), mock.pointer(buffer)];
    assert!(mock.call_fails("fputs", &args).contains("argument 2 is no open stream"));
    mock.call_int("fclose", std::slice::from_ref(&out));
    assert!(mock.call_fails("fflush", &[out]).contains("`stdout`, which has been closed"));
    let args = [mock.text("file"), mock.text("r")];
    assert_eq!(mock.call_pointer("fopen", &args), Value::Bits(0));
    assert_eq!(mock.errno(), 2);
}

#[test]
fn lines_grow_on_the_heap() {
    let mut mock = Mock::lp64();
    let long = "x".repeat(300) + "\n";
    mock.stdin = long.bytes().collect();
    let stdin = mock.library_object("stdin", 216);
    let (line, capacity) = (mock.object(&[0; 8]), mock.object(&[0; 8]));
    let args = [mock.pointer(line), mock.pointer(capacity), mock.pointer(stdin)];
    assert_eq!(mock.call_int("getline", &args), 301);
    assert_eq!(mock.live_heap_blocks(), 1);
    let text = Value::Bits(mock.bits_at(line, Scalar::Pointer));
    assert_eq!(mock.c_string(text), long);
    assert_eq!(mock.call_int("getline", &args), -1);
}

#[test]
fn builtins() {
    let mut mock = Mock::lp64();
    let mut on = |name: &str, value: i128| {
        let args = [mock.scalar(IntKind::ULongLong, value)];
        mock.call_int(name, &args)
    };
    assert_eq!(on("__builtin_bswap32", 0x1122_3344), 0x4433_2211);
    assert_eq!(on("__builtin_bswap16", 0x1122), 0x2211);
    assert_eq!(on("__builtin_clz", 1), 31);
    assert_eq!(on("__builtin_ctzll", 1 << 40), 40);
    assert_eq!(on("__builtin_popcountll", -1), 64);
    assert_eq!(on("__builtin_clrsb", -1), 31);
    assert_eq!(on("__builtin_clrsb", 0), 31);
    assert_eq!(on("__builtin_ffs", 8), 4);
    assert_eq!(on("__builtin_parity", 7), 1);
    let args = [mock.int(0)];
    assert!(mock.call_fails("__builtin_clz", &args).contains("argument 1 is 0"));

    let result = mock.uninitialised(8);
    let unsigned = mock.types.int(IntKind::UInt);
    let target = mock.pointer_to(unsigned, result);
    let args = [mock.int(-1), mock.int(1), target.clone()];
    assert_eq!(mock.call_int("__builtin_add_overflow", &args), 0);
    let args = [mock.int(-1), mock.int(0), target];
    assert_eq!(mock.call_int("__builtin_add_overflow", &args), 1);
    assert_eq!(mock.int_at(result, IntType::unsigned(32)), 0xffff_ffff);
    let ulong = mock.types.int(IntKind::ULong);
    let args = [mock.size(u64::MAX), mock.size(u64::MAX), mock.pointer_to(ulong, result)];
    assert_eq!(mock.call_int("__builtin_mul_overflow", &args), 1);
    assert_eq!(mock.int_at(result, IntType::unsigned(64)), 1);
    let args = [mock.int(i32::MAX.into()), mock.int(1), mock.pointer(result)];
    assert_eq!(mock.call_int("__builtin_sadd_overflow", &args), 1);
    assert_eq!(mock.int_at(result, INT), i32::MIN.into());
}

#[test]
fn atomics() {
    let mut mock = Mock::lp64();
    let object = mock.object(&5i32.to_le_bytes());
    let int = mock.types.int(IntKind::Int);
    let pointer = mock.pointer_to(int, object);
    let args = [pointer.clone(), mock.int(3)];
    assert_eq!(mock.call_int("__sync_fetch_and_add", &args), 5);
    assert_eq!(mock.call_int("__sync_add_and_fetch", &args), 11);
    let args = [pointer.clone(), mock.int(11), mock.int(1)];
    assert_eq!(mock.call_int("__sync_bool_compare_and_swap", &args), 1);
    assert_eq!(mock.call_int("__sync_val_compare_and_swap", &args), 1);
    let expected = mock.object(&9i32.to_le_bytes());
    let args = [pointer, mock.pointer_to(int, expected), mock.int(2)];
    assert_eq!(mock.call_int("__atomic_compare_exchange_n", &args), 0);
    assert_eq!(mock.int_at(expected, INT), 1);
}

#[test]
fn nondeterminism_and_division() {
    let mut mock = Mock::lp64();
    mock.nondet.extend([0xff, 3, 0xffff_ffff]);
    assert_eq!(mock.call_int("__VERIFIER_nondet_bool", &[]), 1);
    assert_eq!(mock.call_int("__VERIFIER_nondet_uchar", &[]), 3);
    assert_eq!(mock.call_int("__VERIFIER_nondet_int", &[]), -1);
    let place = mock.uninitialised(8);
    let args = [mock.int(-7), mock.int(2)];
    mock.call_struct("div", &args, place);
    assert_eq!(mock.int_at(place, INT), -3);
    assert_eq!(mock.int_at(mock.offset(&place, 4), INT), -1);
    let args = [mock.int(i32::MIN.into())];
    assert!(mock.call_fails("abs", &args).starts_with("[signed-overflow]"));
}

#[test]
fn dates_agree_with_glibc() {
    let formats = "%a|%A|%b|%B|%c|%C|%d|%D|%e|%F|%g|%G|%H|%I|%j|%k|%l|%m|%M|%p|%P|%r|%R|%s|%S|%T|%u|%U|%V|%w|%W|%x|%X|%y|%Y|%z|%Z|%%";
    let times: Vec<i64> =
        (0..400).map(|index| index * 10_000_019 - 500_000_000).chain([0, -1, 951_782_400, 1_600_000_000]).collect();
    let list: String = times.iter().map(|time| format!("{time},")).collect();
    let source = format!(
        "#include <time.h>\n#include <stdio.h>\nint main(void) {{ time_t t[] = {{{list}}}; char b[1000];\n\
         for (int i = 0; i < sizeof t / sizeof *t; i++) {{ struct tm *m = localtime(&t[i]); strftime(b, 1000, \"{formats}\", m); \
         printf(\"%s %d %s\", b, m->tm_yday, asctime(m)); m->tm_mon += 14; m->tm_sec -= 100; printf(\"%ld\\n\", mktime(m)); }} return 0; }}\n"
    );
    let Some(expected) = output_of("time", &source, DataModel::Lp64) else { return };
    let expected = String::from_utf8(expected).expect("ASCII output");
    let mut ours = String::new();
    let mut mock = Mock::lp64();
    let buffer = mock.uninitialised(1000);
    let format = mock.text(formats);
    for time in times {
        let object = mock.object(&time.to_le_bytes());
        let args = [mock.pointer(object)];
        let moment = mock.call_pointer("localtime", &args);
        let tm = mock.pointer(moment);
        let args = [mock.pointer(buffer), mock.size(1000), format.clone(), tm.clone()];
        mock.call_int("strftime", &args);
        ours += &mock.c_string(buffer);
        let yearday = mock.int_at(mock.offset(&moment, 28), INT);
        let text = mock.call_pointer("asctime", std::slice::from_ref(&tm));
        ours += &format!(" {yearday} {}", mock.c_string(text));
        for (offset, change) in [(16, 14), (0, -100)] {
            let at = mock.offset(&moment, offset);
            let value = mock.int_at(at, INT) + change;
            mock.write(&at, Scalar::Int(INT), Value::Bits(INT.from_i128(value))).expect("writable");
        }
        ours += &format!("{}\n", mock.call_int("mktime", &[tm]));
    }
    for (ours, expected) in ours.lines().zip(expected.lines()) {
        assert_eq!(ours, expected);
    }
}
