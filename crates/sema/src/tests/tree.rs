//! Typed trees, printed.

use expect_test::{Expect, expect};
use types::DataModel;

use super::accepted;
use crate::typed::{ExprId, ExprKind, StmtKind, TypedProgram};

/// The operands of the last function's statement expressions and returns, one a line.
fn check(input: &str, expect: Expect) {
    let program = accepted(DataModel::Lp64, &[input]);
    let body = program.functions.iter().rev().find_map(|function| function.body).expect("a function is defined");
    let StmtKind::Block { stmts, .. } = &program.stmts[body].kind else { panic!("bodies are blocks") };
    let mut text = String::new();
    for &stmt in stmts {
        match program.stmts[stmt].kind {
            StmtKind::Expr(expr) | StmtKind::Return(Some(expr)) => text += &format!("{}\n", tree(&program, expr)),
            _ => {}
        }
    }
    expect.assert_eq(&text);
}

pub(super) fn tree(program: &TypedProgram, id: ExprId) -> String {
    use ExprKind::*;
    let expr = &program.exprs[id];
    let ty = program.types.display(expr.ty, &program.names);
    let go = |id: ExprId| tree(program, id);
    match &expr.kind {
        Var(var) => program.names.resolve(program.vars[*var].name).to_owned(),
        Function(function) => program.names.resolve(program.functions[*function].name).to_owned(),
        Deref(e) => format!("*{}", go(*e)),
        Member { base, bit_offset, bit_width } => match bit_width {
            Some(width) => format!("{}.<{bit_offset}:{width}>", go(*base)),
            None => format!("{}.<{bit_offset}>", go(*base)),
        },
        MemberValue { base, bit_offset, .. } => format!("value({}).<{bit_offset}>", go(*base)),
        Int(bits) => format!("{bits}:{ty}"),
        Load(e) => format!("load({})", go(*e)),
        Decay(e) => format!("decay({})", go(*e)),
        AddressOf(e) => format!("&{}", go(*e)),
        Unary(op, e) => format!("{op:?}({})", go(*e)),
        Binary(op, a, b) => format!("{op:?}:{}({}, {})", ty, go(*a), go(*b)),
        PtrAdd { pointer, index, subtract } => {
            format!("{}({}, {})", if *subtract { "ptrsub" } else { "ptradd" }, go(*pointer), go(*index))
        }
        PtrDiff(a, b) => format!("ptrdiff({}, {})", go(*a), go(*b)),
        LogicalAnd(a, b) => format!("({} && {})", go(*a), go(*b)),
        LogicalOr(a, b) => format!("({} || {})", go(*a), go(*b)),
        LogicalNot(e) => format!("!{}", go(*e)),
        Conditional { condition, then, otherwise } => {
            format!("({} ? {} : {})", go(*condition), go(*then), go(*otherwise))
        }
        ConditionalOmitted { condition, then, otherwise } => {
            format!("({} ?= {} : {})", go(*condition), go(*then), go(*otherwise))
        }
        Operand => "it".to_owned(),
        Right => "right".to_owned(),
        Comma(a, b) => format!("({}, {})", go(*a), go(*b)),
        Assign { target, value } => format!("{} = {}", go(*target), go(*value)),
        CompoundAssign { target, value, yields_old, .. } => {
            format!("{} {} {}", go(*target), if *yields_old { "=old" } else { ":=" }, go(*value))
        }
        Convert(kind, e) => format!("{kind:?}:{ty}({})", go(*e)),
        Call { callee, args } => {
            let args: Vec<_> = args.iter().map(|&arg| go(arg)).collect();
            format!("{}({})", go(*callee), args.join(", "))
        }
        CompoundLiteral(_) => "literal".to_owned(),
        Str(_) => "string".to_owned(),
        Float(_) => format!("float:{ty}"),
        StmtExpr { value, .. } => format!("({{ … {} }})", value.map_or(String::new(), go)),
        SizeofVla(_) => "sizeof".to_owned(),
        LabelAddress(_) => "&&label".to_owned(),
        VaStart { list } => format!("va_start({})", go(*list)),
        VaArg { list } => format!("va_arg({}, {ty})", go(*list)),
        VaCopy { to, from } => format!("va_copy({}, {})", go(*to), go(*from)),
        VaEnd { list } => format!("va_end({})", go(*list)),
        Unsupported(what) => format!("unsupported({what})"),
    }
}

#[test]
fn conversions_are_explicit() {
    check(
        "int f(char c, long l, unsigned u, float x) { c + l; u < c; x * 2; c << l; return x; }",
        expect![[r#"
        Add:long(Int:long(load(c)), load(l))
        Lt:int(load(u), Int:unsigned int(load(c)))
        Mul:float(load(x), IntToFloat:float(2:int))
        Shl:int(Int:int(load(c)), load(l))
        FloatToInt:int(load(x))
    "#]],
    );
    check(
        "struct { unsigned b : 3; long w : 40; } s; void f(int *p) { s.b + 1; s.b == -1; p == 0; !p; p && s.w; }",
        expect![[r#"
            Add:int(Int:int(load(s.<0:3>)), 1:int)
            Eq:int(Int:int(load(s.<0:3>)), Neg(1:int))
            Eq:int(load(p), 0:int *)
            !load(p)
            (load(p) && load(s.<3:40>))
        "#]],
    );
}

#[test]
fn compound_assignment() {
    check(
        "void f(char c, int *p, _Bool b, float x) { c += 1; p += c; c <<= 2L; b++; --p; x++; c *= x; p[1] -= 2; }",
        expect![[r#"
            c := Int:char(Add:int(Int:int(it), 1:int))
            p := ptradd(it, Int:int(load(c)))
            c := Int:char(Shl:int(Int:int(it), 2:long))
            b =old ToBool:_Bool(Add:int(Int:int(it), 1:int))
            p := ptrsub(it, 1:int)
            x =old Add:float(it, IntToFloat:float(1:int))
            c := FloatToInt:char(Mul:float(IntToFloat:float(it), load(x)))
            *ptradd(load(p), 1:int) := Sub:int(it, 2:int)
        "#]],
    );
    check(
        "struct { int b : 3; } s; void f(int a, int b) { s.b += 5; a ?: b; a = b ? 1 : 2L; }",
        expect![[r#"
        s.<0:3> := Add:int(it, 5:int)
        (load(a) ?= it : load(b))
        a = Int:int((load(b) ? 1:long : 2:long))
    "#]],
    );
}

#[test]
fn pointers_and_members() {
    check(
        "struct s { int a; struct { char b[4]; }; } *p, g(void); void f(void) { p->b[1]; g().a; g().b[2]; &p->a; &*p; (*p).b; }",
        expect![[r#"
            load(*ptradd(decay(*load(p).<32>), 1:int))
            value(g()).<0>
            load(*ptradd(decay(value(g()).<32>), 2:int))
            &*load(p).<0>
            load(p)
            decay(*load(p).<32>)
        "#]],
    );
    check(
        "int g(int); void f(int (*h)(int)) { g(1L); (*h)('c'); (&g)(2); (**h)(3); h == g; }",
        expect![[r#"
        g(1:int)
        load(h)(99:int)
        &g(2:int)
        load(h)(3:int)
        Eq:int(load(h), decay(g))
    "#]],
    );
    check(
        "void f(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); __builtin_va_arg(ap, double); __builtin_va_end(ap); }",
        expect![[r#"
            va_start(decay(ap))
            va_arg(decay(ap), double)
            va_end(decay(ap))
        "#]],
    );
}

#[test]
fn builtins() {
    check(
        "void f(int a, char *p, float x) { __builtin_expect(a, 1); __builtin_memcpy(p, p, 3); __builtin_isnan(x); __builtin_isless(x, a); __builtin_add_overflow(a, 1L, &a); __sync_fetch_and_add(p, a); __builtin_constant_p(a); }",
        expect![[r#"
            Int:long(load(a))
            memcpy(Ptr:void *(load(p)), Ptr:const void *(load(p)), 3:unsigned long)
            __isnan(Float:double(load(x)))
            Lt:int(load(x), IntToFloat:float(load(a)))
            __builtin_add_overflow(load(a), 1:long, &a)
            __sync_fetch_and_add(load(p), Int:char(load(a)))
            0:int
        "#]],
    );
}
