//! What holds of all rows.

use library::{
    Access, Argument, Check, Effect, Extent, Failure, Function, Gives, Role, Type, declaration, functions,
    letters_agree, lookup, lookup_builtin,
};

/// The names of the functions of which something does not hold.
fn all(holds: impl Fn(&Function) -> bool) {
    let wrong: Vec<&str> = functions().filter(|function| !holds(function)).map(|function| function.name).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

fn ty(function: &Function, number: usize) -> Type {
    function.signature.parameters[number].ty
}

fn is_integer(ty: Type) -> bool {
    letter(ty) == 'i'
}

#[test]
fn names_are_unique_and_found() {
    assert!(functions().count() > 1000);
    all(|function| lookup(function.name).is_some_and(|found| std::ptr::eq(found, function)));
    assert_eq!(lookup("__builtin_memcpy"), None);
    assert_eq!(lookup_builtin("__builtin_memcpy"), lookup("memcpy"));
    assert_eq!(lookup_builtin("__builtin_clz").map(|row| row.name), Some("__builtin_clz"));
    assert_eq!(lookup_builtin("no_such_function"), None);
}

#[test]
fn rows_stand_in_order() {
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/table")).expect("the texts are there") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        for section in text.split("== ").skip(1) {
            let name = |block: &str| {
                let before = block.split('(').next().expect("a beginning");
                before.rsplit([' ', '*', '\n']).next().expect("a name").trim_start_matches('_').to_owned()
            };
            let names: Vec<String> = section.trim_end().split("\n\n").skip(1).map(name).collect();
            let wrong = names.windows(2).find(|pair| pair[0] > pair[1]);
            assert!(wrong.is_none(), "{}: {wrong:?}", path.display());
        }
    }
}

#[test]
fn accesses_go_through_pointers() {
    let fits = |function: &Function, effect: &Effect| match effect.argument {
        Argument::Further | Argument::Kept => true,
        Argument::Number(number) => match effect.access {
            Access::Calls => ty(function, number).is_pointer(),
            Access::Points => ty(function, number).stars == 2,
            Access::Writes | Access::Sets | Access::Allocates if effect.extent != Extent::Deep => {
                ty(function, number).is_pointer() && !(ty(function, number).is_const && ty(function, number).stars == 1)
            }
            _ => ty(function, number).is_pointer() || effect.access == Access::Keeps,
        },
    };
    all(|function| function.effects.iter().all(|effect| fits(function, effect)));
}

#[test]
fn amounts_are_integers_and_texts_are_pointers() {
    let fits = |function: &Function, effect: &Effect| match effect.extent {
        Extent::Elements(count, _) | Extent::Zero { limit: Some(count), .. } => is_integer(ty(function, count)),
        Extent::Product(count, size) => is_integer(ty(function, count)) && is_integer(ty(function, size)),
        Extent::Text(other) => ty(function, other).is_pointer(),
        _ => true,
    };
    all(|function| function.effects.iter().all(|effect| fits(function, effect)));
    all(|function| match function.gives {
        Gives::UpTo(number) => is_integer(ty(function, number)),
        Gives::ArgumentOrNull(number) | Gives::Within(number) | Gives::WithinOrNull(number) => {
            ty(function, number).is_pointer()
        }
        _ => true,
    });
}

/// They get addresses for their own sake.
const ADDRESSES: [&str; 7] = [
    "__atomic_always_lock_free",
    "__atomic_is_lock_free",
    "__builtin___clear_cache",
    "__builtin_assume_aligned",
    "__builtin_prefetch",
    "__carve_element",
    "malloc_usable_size",
];

#[test]
fn every_pointer_has_an_effect() {
    let is_named = |function: &Function, number: usize| {
        function.effects.iter().any(|effect| effect.argument == Argument::Number(number))
    };
    all(|function| {
        let parameters = 0..function.signature.parameters.len();
        let mut pointers = parameters.filter(|&number| ty(function, number).is_pointer());
        ADDRESSES.contains(&function.name) || pointers.all(|number| is_named(function, number))
    });
}

#[test]
fn pure_functions_write_nothing() {
    all(|function| {
        let reads = |effect: &Effect| effect.access == Access::Reads;
        !function.is_pure || function.role.is_none() && function.effects.iter().all(reads)
    });
    all(|function| function.check != Some(Check::Any) || function.effects.iter().all(|e| e.access == Access::Reads));
}

#[test]
fn roles_fit_results_and_effects() {
    let has = |function: &Function, access| function.effects.iter().any(|effect| effect.access == access);
    all(|function| match &function.role {
        Some(Role::Allocates(allocation)) => {
            let sizes = allocation.sizes.iter().all(|&size| is_integer(ty(function, size)));
            sizes && (allocation.failure == Failure::Otherwise) == (function.gives != Gives::BlockOrNull)
        }
        Some(Role::Ends(_)) => function.signature.result.name == "void",
        Some(Role::AtExit(of) | Role::AtSomeEnd(of)) => ty(function, *of).name == "callback",
        Some(Role::CallsBackToSort | Role::CallsBackToSearch | Role::CallsBack) => has(function, Access::Calls),
        _ => function.gives != Gives::BlockOrNull,
    });
}

/// Other effects say less than who has no model needs to know.
#[test]
fn contracts_are_plain() {
    let is_plain = |effect: &Effect| {
        let is_exact = matches!(effect.extent, Extent::Bytes(_) | Extent::Elements(..) | Extent::Pointee);
        match effect.access {
            Access::Reads => {
                is_exact
                    || matches!(effect.extent, Extent::Zero { unit: 1, limit: None } | Extent::Zero { unit: 4, .. })
            }
            Access::Writes | Access::Sets => is_exact,
            Access::Edits | Access::Points | Access::Stream => true,
            _ => false,
        }
    };
    all(|function| !function.is_contract || function.effects.iter().all(is_plain));
    let is_given = |effect: &Effect| matches!(effect.argument, Argument::Number(_));
    all(|function| !function.is_contract || function.effects.iter().all(is_given));
    let is_vague = |gives| matches!(gives, Gives::Argument(_) | Gives::Block | Gives::BlockOrNull | Gives::Elsewhere);
    all(|function| !function.is_contract || !is_vague(function.gives));
    all(|function| !function.is_contract || !matches!(function.check, Some(Check::Any | Check::Unknown)));
}

/// The letter of [`library::Declaration`].
fn letter(ty: Type) -> char {
    const INTEGERS: [&str; 42] = [
        "_Bool",
        "__int128",
        "char",
        "char16_t",
        "char32_t",
        "clock_t",
        "clockid_t",
        "gid_t",
        "int",
        "int16_t",
        "int32_t",
        "int64_t",
        "int8_t",
        "intmax_t",
        "loff_t",
        "long",
        "long long",
        "mode_t",
        "nfds_t",
        "nl_item",
        "off64_t",
        "off_t",
        "pid_t",
        "pthread_t",
        "ptrdiff_t",
        "short",
        "signed char",
        "size_t",
        "socklen_t",
        "ssize_t",
        "thrd_t",
        "time_t",
        "uid_t",
        "uintmax_t",
        "uintptr_t",
        "unsigned",
        "useconds_t",
        "wchar_t",
        "wctype_t",
        "wint_t",
        "error_t",
        "tss_t",
    ];
    let is_unsigned = ty.name.starts_with("unsigned") || ty.name.starts_with("uint");
    let is_integer = INTEGERS.contains(&ty.name) || is_unsigned;
    let is_float = matches!(ty.name, "float" | "double" | "long double");
    match (ty.stars, ty.name) {
        (0, "callback") => 'f',
        (0, "va_list") => 'p',
        (0, "void") => 'v',
        (0, _) if is_integer => 'i',
        (0, _) if is_float => 'd',
        (0, _) => 's',
        (1, _) if ty.is_const && (is_integer || is_float || ty.name == "void") => 'c',
        _ => 'p',
    }
}

#[test]
fn prototypes_are_those_of_the_headers() {
    let mut found = 0;
    for function in functions() {
        let Some(declared) = declaration(function.name) else { continue };
        found += 1;
        let signature = &function.signature;
        let letters = signature.parameters.iter().map(|parameter| letter(parameter.ty));
        let letters: String = letters.chain(signature.is_variadic.then_some('.')).collect();
        let alike = |(listed, given)| letters_agree(listed, given);
        let is_same = letters.len() == declared.parameters.len()
            && declared.parameters.chars().zip(letters.chars()).all(alike)
            && letters_agree(declared.result, letter(signature.result));
        assert!(is_same, "{}: {signature} is not {} {}", function.name, declared.result, declared.parameters);
    }
    assert!(found > 700, "{found}");
}

#[test]
fn declarations_are_sorted() {
    let names: Vec<&str> = library::declarations().map(|row| row.name).collect();
    assert!(names.iter().all(|name| declaration(name).is_some_and(|row| row.name == *name)));
    assert_eq!((declaration("0"), declaration("~"), declaration("memcp")), (None, None, None));
    assert!(names.is_sorted_by(|a, b| a < b));
    assert!(names.len() > 1500, "{}", names.len());
}

#[test]
fn some_rows_in_full() {
    let row = lookup("mbrtowc").expect("it is there");
    assert_eq!(row.signature.to_string(), "size_t (wchar_t *, const char *, size_t, mbstate_t *)");
    let effect = |number, access, bytes| Effect {
        argument: Argument::Number(number),
        access,
        extent: Extent::Bytes(bytes),
        may_be_null: true,
    };
    let (read, written) = (effect(1, Access::Reads, 1), effect(0, Access::Writes, 4));
    assert_eq!(row.effects, [read, written, effect(3, Access::Reads, 8), effect(3, Access::Writes, 8)]);
    assert!(row.is_contract && row.check.is_none());
    let qsort = lookup("qsort").expect("it is there");
    assert_eq!((qsort.header, &qsort.role), ("stdlib.h", &Some(Role::CallsBackToSort)));
    assert_eq!(qsort.effects[0].extent, Extent::Product(1, 2));
}
