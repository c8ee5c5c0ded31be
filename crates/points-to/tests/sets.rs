//! Programs, and where their pointers may lead.

use cfa::{EdgeId, Op, Program, VarId};
use index::Interner;
use points_to::{Options, Pointee, PointsTo, Root};
use source::SourceMap;
use types::DataModel;

fn lower(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let (ast, found) = syntax::parse(file, &mut sources, &mut names);
    assert!(!found.has_errors(), "{text}");
    let Ok((typed, _)) = sema::analyse(vec![ast], sources, names, DataModel::Lp64) else { panic!("{text}") };
    let Ok(program) = lower::lower(typed, "main") else { panic!("{text}") };
    program
}

fn variable(program: &Program, name: &str) -> VarId {
    let found = program.vars.iter_enumerated().find(|(_, var)| program.name(var.name) == name);
    found.unwrap_or_else(|| panic!("no variable {name}")).0
}

fn shown(program: &Program, Pointee { root, offset }: Pointee) -> String {
    let name = match root {
        Root::Var(var) => program.name(program.vars[var].name).to_owned(),
        Root::Function(function) => return program.name(program.functions[function].name).to_owned(),
        Root::String(_) => "text".to_owned(),
        Root::Block(_) => "block".to_owned(),
        Root::Varargs(_) => "varargs".to_owned(),
        Root::Outside => return "outside".to_owned(),
        Root::Number | Root::Transfer(..) | Root::Result(_) => "between".to_owned(),
    };
    match offset {
        Some(0) => name,
        Some(offset) => format!("{name}+{offset}"),
        None => format!("{name}+?"),
    }
}

/// What the pointer at an offset of a variable may lead to.
fn held(text: &str, name: &str, offset: u64, options: Options) -> String {
    let program = lower(text);
    let points_to = PointsTo::of(&program, options);
    let held = points_to.held(Root::Var(variable(&program, name)), offset);
    let mut shown: Vec<String> = held.into_iter().map(|pointee| shown(&program, pointee)).collect();
    shown.sort();
    shown.join(" ")
}

/// Statements of `main`, behind declarations.
fn check(declarations: &str, statements: &str, name: &str, expected: &str) {
    let text = format!("{declarations}\nint main(void) {{ {statements} return 0; }}");
    assert_eq!(held(&text, name, 0, Options::default()), expected, "{text}");
}

const VARS: &str = "int x, y, z, c; int *p, *q; int **pp; void *malloc(unsigned long); int nondet(void); int *any(void);
    struct s { int *a; int *b; int n; } s, t, array[4]; struct s *sp; char *cp; unsigned long l; void *memcpy(void *, const void *, unsigned long);";

#[test]
fn addresses_copies_loads_and_stores() {
    check(VARS, "p = &x; if (c) p = &y; q = p;", "q", "x y");
    check(VARS, "pp = &p; *pp = &x; q = *pp;", "q", "x");
    check(VARS, "pp = c ? &p : &q; *pp = &z; p = &x;", "q", "z");
    check(VARS, "p = 0; q = (int *)8;", "p", "");
    check(VARS, "q = (int *)8;", "q", "outside");
    check(VARS, "p = any(); q = p;", "q", "outside");
}

#[test]
fn circles_are_one_set() {
    check(VARS, "p = &x; while (c) { q = p; p = *pp; pp = &q; } q = &y;", "p", "x y");
}

#[test]
fn fields_are_told_apart() {
    check(VARS, "s.a = &x; s.b = &y; p = s.a;", "p", "x");
    check(VARS, "s.a = &x; s.b = &y; t = s; p = t.b;", "p", "y");
    check(VARS, "sp = &s; sp->b = &y; sp->a = &x; p = s.b;", "p", "y");
    check(VARS, "pp = &s.a; pp = pp + 1; *pp = &z; p = s.b; q = s.a;", "p", "z");
    check(VARS, "sp = malloc(sizeof *sp); sp->a = &x; sp->b = &y; p = sp->b;", "p", "y");
    check(VARS, "pp = &s.b; sp = (struct s *)((char *)pp - 8); sp->a = &z; p = s.a;", "p", "z");
}

#[test]
fn elements_are_not() {
    check(VARS, "array[1].a = &x; array[c].b = &y; p = array[2].a;", "p", "x");
    check(VARS, "for (sp = array; c; sp++) sp->b = &y; p = array[3].b;", "p", "y");
    check(VARS, "sp = malloc(nondet() * sizeof *sp); sp[c].a = &x; sp[3].b = &y; p = sp[1].a;", "p", "x");
    check("int x; int *a[8]; int i; int *p;", "a[i] = &x; p = a[3];", "p", "x");
}

#[test]
fn bytes_carry_pointers() {
    check(VARS, "s.a = &x; s.b = &y; memcpy(&t, &s, sizeof s); p = t.b;", "p", "y");
    check(VARS, "s.b = &y; memcpy(&t.b, &s.b, 8); p = t.b; q = t.a;", "q", "");
    let bytewise = "p = &x; for (c = 0; c < 8; c++) ((char *)&q)[c] = ((char *)&p)[c];";
    check(VARS, &format!("{bytewise} *q = 1;"), "q", "outside x+?");
}

#[test]
fn numbers_carry_pointers() {
    check(VARS, "l = (unsigned long)&x; p = (int *)l;", "p", "x");
    check(VARS, "l = (unsigned long)&s; l = l + 8; pp = (int **)l; *pp = &y; p = s.b;", "p", "y");
    check(VARS, "l = (unsigned long)&s; l = l & ~7ul; sp = (struct s *)l; sp->b = &y; p = s.b;", "p", "y");
    // What is no longer followed leads wherever an address became a number.
    check(VARS, "s.a = &z; l = (unsigned long)&s * 2; l = l / 2; sp = (struct s *)l; p = sp->a;", "p", "outside s+? z");
}

#[test]
fn numbers_wider_than_pointers_carry_several() {
    check(VARS, "s.a = &x; s.b = &y; *(unsigned __int128 *)&t = *(unsigned __int128 *)&s; p = t.b;", "p", "x y");
    check(VARS, "sp = &s; s.b = &y; *(long double *)&t = *(long double *)sp; p = t.b;", "p", "y");
}

#[test]
fn bit_fields_carry_pointers() {
    let field = format!("{VARS} struct {{ unsigned long a : 48; }} f;");
    check(&field, "f.a = (unsigned long)&x; l = f.a; p = (int *)l;", "p", "outside x+?");
    check(&field, "f.a = (unsigned long)&x; p = (int *)f.a;", "p", "outside x+?");
}

#[test]
fn pieces_carry_pointers() {
    let halves = format!("{VARS} struct {{ int n; }} *h, *g; unsigned low, high, both[2];");
    check(&halves, "p = &x; h = (void *)&p; g = (void *)&q; g[0] = h[0]; g[1] = h[1];", "q", "outside x x+?");
    check(&halves, "p = &x; memcpy(&low, &p, 4); both[0] = low; memcpy(&q, both, 8);", "q", "outside x+?");
    check(&halves, "both[0] = (unsigned long)&x; p = *(int **)((char *)both + c);", "p", "x+?");
    check(VARS, "pp = &s.a; s.b = &y; *(char *)&pp = 8; p = *pp;", "p", "y");
    check(VARS, "double d; p = &x; *(double *)&q = -*(double *)&p * d;", "q", "outside x+?");
}

#[test]
fn calls_bind_and_give_back() {
    let functions = "int *same(int *a) { return a; } void set(int **to, int *v) { *to = v; }
        struct s make(int *a) { struct s r; r.a = a; r.b = &z; return r; }";
    check(&format!("{VARS} {functions}"), "p = same(&x);", "p", "x");
    check(&format!("{VARS} {functions}"), "set(&p, &x);", "p", "x");
    check(&format!("{VARS} {functions}"), "s = make(&x); p = s.b;", "p", "z");
    let variadic =
        "int *last(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); int *r = __builtin_va_arg(l, int *);
        __builtin_va_end(l); return r; }";
    check(&format!("{VARS} {variadic}"), "p = last(1, &x);", "p", "x");
}

fn targets(text: &str) -> String {
    let program = lower(text);
    let points_to = PointsTo::of(&program, Options::default());
    let is_main = |edge: &EdgeId| {
        program.name(program.functions[program.locs[program.edges[*edge].source].function].name) == "main"
    };
    let calls = program.edges.ids().filter(is_main).filter_map(|edge| points_to.callees(edge));
    let names = calls.map(|targets| {
        let names = targets.functions.iter().map(|&f| program.name(program.functions[f].name).to_owned());
        names.chain(targets.outside.then(|| "outside".to_owned())).collect::<Vec<_>>().join(" ")
    });
    names.collect::<Vec<_>>().join(", ")
}

#[test]
fn calls_through_pointers_are_resolved_as_sets_grow() {
    let ops = "struct ops { int (*open)(int *); int (*close)(int *); }; int *seen;
        int f(int *a) { seen = a; return 0; } int g(int *a) { return 1; }
        struct ops ops = { f, g }; struct ops *o; int x;";
    assert_eq!(targets(&format!("{ops} int main(void) {{ o = &ops; o->open(&x); return o->close(0); }}")), "f, g");
    assert_eq!(
        targets("int f(void) { return 0; } int (*any(void))(void); int main(void) { return any()(); }"),
        "outside"
    );
    assert_eq!(
        held(&format!("{ops} int main(void) {{ o = &ops; return o->open(&x); }}"), "seen", 0, Options::default()),
        "x"
    );
    let called = "int f(void) { return 0; } int (*h)(void); int main(void) { if (h) h(); h = f; return h(); }";
    assert_eq!(targets(called), "f, f");
}

#[test]
fn the_library_is_taken_by_its_table() {
    let library = "typedef unsigned long size_t; char *strchr(const char *, int); char *strdup(const char *); char *p, *q; char text[8];
        void *realloc(void *, size_t); void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
        int *a[4], **b; int x; int *e; int less(const void *l, const void *r) { e = *(int **)l; return 0; }";
    check(library, "p = strchr(text, 'a');", "p", "text+?");
    check(library, "p = strdup(text);", "p", "block");
    check(library, "b = realloc(0, 8); b[0] = &x; b = realloc(b, 16); e = b[0];", "e", "x");
    check(library, "a[0] = &x; qsort(a, 4, 8, less);", "e", "outside x");
    let texts = format!(
        "{library} char *strsep(char **, const char *); char *dirname(char *);
        int sprintf(char *, const char *, ...); int sscanf(const char *, const char *, ...);"
    );
    check(&texts, "q = text; p = strsep(&q, text);", "p", "outside q+? text+?");
    check(&texts, "q = text; strsep(&q, text);", "q", "q+? text text+?");
    check(&texts, "p = dirname(text);", "p", "outside text+?");
    check(&texts, "sprintf(text, \"%p\", (void *)&x); sscanf(text, \"%p\", &q);", "q", "outside x+?");
}

#[test]
fn atomic_functions_store_and_give_values() {
    check(VARS, "__atomic_store_n(&p, &x, 5);", "p", "x");
    check(VARS, "p = &x; q = __atomic_exchange_n(&p, &y, 5);", "q", "x y");
    check(VARS, "p = &x; __sync_bool_compare_and_swap(&p, &x, &y);", "p", "x y");
    check(VARS, "p = &x; __atomic_compare_exchange_n(&p, &q, &y, 0, 5, 5);", "q", "x y");
    check(VARS, "l = (unsigned long)&s; sp = (struct s *)__sync_add_and_fetch(&l, 8);", "sp", "s s+?");
}

#[test]
fn assembly_mixes_what_it_gets() {
    check(VARS, "p = &x; q = &y; __asm__(\"xchg %0,%1\" : \"+r\"(p), \"+r\"(q));", "p", "outside x x+? y+?");
    let everything = "pp = &p; p = &x; q = &y; __asm__(\"unknown\" ::: \"memory\"); c = **pp;";
    check(VARS, everything, "p", "outside p+? x x+? y+?");
}

#[test]
fn unknown_code_does_what_it_is_taken_to_do() {
    let text = "int x, y; int *p = &x; int **pp = &p; void unknown(int ***); int *q;
        int main(void) { unknown(&pp); q = p; return 0; }";
    assert_eq!(held(text, "q", 0, Options::default()), "x");
    let strict = held(text, "q", 0, Options { strict: true });
    assert!(strict.contains("outside") && strict.contains("x+?") && strict.contains("pp+?"), "{strict}");
    assert!(!strict.contains('y'), "its address is never given away: {strict}");
}

#[test]
fn a_walk_through_a_block_ends() {
    check(VARS, "pp = malloc(1000000); while (c) { *pp = &x; pp = pp + 1; } p = *pp;", "p", "x");
    check(VARS, "cp = malloc(nondet()); while (c) { cp = cp + 8; *(int **)cp = &y; } p = *(int **)cp;", "p", "y");
}

#[test]
fn all_accesses_have_sets() {
    let program = lower(
        "int a[4]; struct n { struct n *next; int v; } *l; int main(void) { while (l) { if (l->v == a[1]) l = l->next; } return 0; }",
    );
    let points_to = PointsTo::of(&program, Options::default());
    assert!(program.edges.iter().any(|edge| matches!(edge.op, Op::Assume { .. })));
    assert_eq!(points_to.held(Root::Var(variable(&program, "l")), 0), []);
}
