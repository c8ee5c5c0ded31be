use crate::libc::{documentation, lookup, table};

#[test]
fn names_are_unique_and_found() {
    for pair in table().windows(2) {
        assert!(pair[0].name < pair[1].name, "`{}` has two rows", pair[1].name);
    }
    assert_eq!(lookup("memcpy").map(|row| row.header), Some("string.h"));
    assert_eq!(lookup("__builtin_memcpy").map(|row| row.name), Some("memcpy"));
    assert_eq!(lookup("__builtin___memcpy_chk").map(|row| row.name), Some("__memcpy_chk"));
    assert_eq!(lookup("__builtin_clz").map(|row| row.name), Some("__builtin_clz"));
    assert!(lookup("no_such_function").is_none());
}

#[test]
fn committed_documentation_is_current() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/library-functions.md");
    let wanted = documentation();
    if std::env::var_os("BLESS").is_some() || std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &wanted).expect("the manual can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == wanted, "docs/library-functions.md is stale: run with BLESS=1");
}
