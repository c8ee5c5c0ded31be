//! Attributes that gcc knows and that need no meaning here, and those that need one we do not have.
//!
//! What stands in no list is a name that gcc does not know either: it ignores it with a warning, and so do we.

/// What becomes of an attribute that `attr` gives no meaning to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Harmless,
    Dangerous(&'static str),
    Unknown,
}

/// Promises to the optimiser and requests for messages. A program that breaks a promise has a meaning without it.
const PROMISES: &[&str] = &[
    "access",
    "alloc_align",
    "alloc_size",
    "artificial",
    "assume",
    "assume_aligned",
    "cold",
    "const",
    "counted_by",
    "deprecated",
    "designated_init",
    "error",
    "expected_throw",
    "externally_visible",
    "fallthrough",
    "fd_arg",
    "fd_arg_read",
    "fd_arg_write",
    "flag_enum",
    "format",
    "format_arg",
    "hot",
    "leaf",
    "malloc",
    "may_alias",
    "musttail",
    "nodiscard",
    "nonnull_if_nonzero",
    "nonstring",
    "nothrow",
    "null_terminated_string_arg",
    "pure",
    "reproducible",
    "returns_nonnull",
    "returns_twice",
    "sentinel",
    "simd",
    "strict_flex_array",
    "tainted_args",
    "type_generic",
    "unavailable",
    "unsequenced",
    "unused",
    "warn_if_not_aligned",
    "warn_unused",
    "warn_unused_result",
    "warning",
    "volatile",
];

/// How a function is compiled, which no program sees.
const CODE: &[&str] = &[
    "cf_check",
    "fentry_name",
    "fentry_section",
    "flatten",
    "force_align_arg_pointer",
    "function_return",
    "hotpatch",
    "indirect_branch",
    "indirect_return",
    "ms_hook_prologue",
    "no_address_safety_analysis",
    "no_caller_saved_registers",
    "no_callee_saved_registers",
    "no_icf",
    "no_instrument_function",
    "no_profile_instrument_function",
    "no_reorder",
    "no_sanitize",
    "no_sanitize_address",
    "no_sanitize_coverage",
    "no_sanitize_thread",
    "no_sanitize_undefined",
    "no_split_stack",
    "no_stack_limit",
    "no_stack_protector",
    "nocf_check",
    "noclone",
    "nodirect_extern_access",
    "noinline",
    "noipa",
    "noplt",
    "optnone",
    "patchable_function_entry",
    "stack_protect",
    "strub",
    "target_clones",
    "transaction_callable",
    "transaction_pure",
    "transaction_safe",
    "uninitialized",
    "zero_call_used_regs",
];

/// How arguments are passed: caller and callee agree.
const CONVENTIONS: &[&str] = &[
    "callee_pop_aggregate_return",
    "cdecl",
    "fastcall",
    "ms_abi",
    "regparm",
    "sseregparm",
    "stdcall",
    "sysv_abi",
    "thiscall",
];

/// Where and under which visibility the linker puts something. Whoever looks for the bounds of a section, or calls what
/// is in it, is refused elsewhere. Objects that are `common` are linked as tentative definitions are anyway.
const PLACES: &[&str] = &[
    "btf_decl_tag",
    "btf_type_tag",
    "common",
    "nocommon",
    "retain",
    "shared",
    "symver",
    "tls_model",
    "used",
    "visibility",
];

/// Layouts that are the usual ones here.
const LAYOUTS: &[&str] = &["gcc_struct", "nocompression"];

/// They change what a program does.
const DANGEROUS: &[(&str, &str)] = &[
    ("copy", "attribute `copy`"),
    ("hardbool", "attribute `hardbool`"),
    ("interrupt", "interrupt handler"),
    ("ms_struct", "layout of Microsoft's compiler (`ms_struct`)"),
    ("naked", "function without prologue (`naked`)"),
    ("noinit", "object that is not initialised (`noinit`)"),
    ("persistent", "object that outlives the program (`persistent`)"),
];

pub(super) fn standing(name: &str) -> Standing {
    if [PROMISES, CODE, CONVENTIONS, PLACES, LAYOUTS].iter().any(|list| list.contains(&name)) {
        return Standing::Harmless;
    }
    match DANGEROUS.iter().find(|(known, _)| *known == name) {
        Some((_, what)) => Standing::Dangerous(what),
        None => Standing::Unknown,
    }
}

/// Whether an option of `optimize` leaves results as they are: levels, and what says how and not what to compute.
pub(super) fn is_harmless_optimisation(option: &str) -> bool {
    let option = option.strip_prefix("-f").unwrap_or(option).trim_start_matches('-');
    let level = option.strip_prefix('O').unwrap_or(option);
    matches!(level, "" | "0" | "1" | "2" | "3" | "s" | "g" | "z")
        || [
            "align-",
            "inline",
            "no-inline",
            "no-gcse",
            "gcse",
            "no-jump-tables",
            "no-lto",
            "no-omit",
            "no-optimize-sibling",
            "no-partial-inlining",
            "no-reorder",
            "no-stack-protector",
            "no-strict-aliasing",
            "no-toplevel-reorder",
            "no-tree-",
            "no-unroll-",
            "omit-frame-pointer",
            "optimize-sibling-calls",
            "stack-protector",
            "strict-aliasing",
            "tree-",
            "unroll-",
        ]
        .iter()
        .any(|known| option.starts_with(known))
}

/// Whether an option of `target` leaves results as they are: other units of the processor may round differently.
pub(super) fn is_harmless_target(option: &str) -> bool {
    !["fma", "fpmath", "387", "soft-float", "general-regs-only", "no-sse", "long-double"]
        .iter()
        .any(|part| option.contains(part))
}
