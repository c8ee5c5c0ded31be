//! Structural equality of two programs whose variables, edges and locations have the same ids; types and expressions
//! may have different ones.

use cfa::{Arg, Callee, Expr, ExprId, ExprKind, Op, Place, PlaceBase, Program};
use types::{QualType, TypeId};

struct Pair<'a>(&'a Program, &'a Program);

#[track_caller]
pub fn assert_same(a: &Program, b: &Program) {
    let pair = Pair(a, b);
    assert_eq!((a.start, a.entry, a.argc, a.argv), (b.start, b.entry, b.argc, b.argv));
    assert_eq!(a.types.model, b.types.model);
    assert_eq!(format!("{:?}", a.types.records.len()), format!("{:?}", b.types.records.len()));
    for (x, y) in a.types.records.iter().zip(b.types.records.iter()) {
        assert_eq!((x.kind, x.tag.map(|tag| a.name(tag))), (y.kind, y.tag.map(|tag| b.name(tag))));
        assert_eq!(x.body.is_some(), y.body.is_some());
        let (Some(x), Some(y)) = (&x.body, &y.body) else { continue };
        assert_eq!((x.size, x.align, x.transparent_union), (y.size, y.align, y.transparent_union));
        assert_eq!(x.fields.len(), y.fields.len());
        for (x, y) in x.fields.iter().zip(&y.fields) {
            assert_eq!(x.name.map(|name| a.name(name)), y.name.map(|name| b.name(name)));
            assert_eq!((x.bit_offset, x.bit_width), (y.bit_offset, y.bit_width));
            pair.qualified(x.ty, y.ty);
        }
    }
    for (x, y) in a.types.enums.iter().zip(b.types.enums.iter()) {
        assert_eq!((x.underlying, x.enumerators.len()), (y.underlying, y.enumerators.len()));
        for (x, y) in x.enumerators.iter().zip(&y.enumerators) {
            assert_eq!((a.name(x.name), x.value), (b.name(y.name), y.value));
        }
    }
    assert!(a.strings.iter().map(|string| &string.bytes).eq(b.strings.iter().map(|string| &string.bytes)));
    assert_eq!(a.vars.len(), b.vars.len());
    for (x, y) in a.vars.iter().zip(b.vars.iter()) {
        assert_eq!(a.name(x.name), b.name(y.name));
        assert_eq!((x.storage, x.function, x.size, x.align), (y.storage, y.function, y.size, y.align));
        assert_eq!(x.address_taken, y.address_taken);
        pair.qualified(x.ty, y.ty);
    }
    assert_eq!(a.functions.len(), b.functions.len());
    for (x, y) in a.functions.iter().zip(b.functions.iter()) {
        assert_eq!(a.name(x.name), b.name(y.name));
        assert_eq!((&x.params, x.body, x.noreturn), (&y.params, y.body, y.noreturn));
        pair.ty(x.ty, y.ty);
    }
    assert_eq!(a.locs.len(), b.locs.len());
    for (x, y) in a.locs.iter().zip(b.locs.iter()) {
        assert_eq!((x.function, &x.outgoing, &x.incoming), (y.function, &y.outgoing, &y.incoming));
        assert_eq!(x.label.map(|label| a.name(label)), y.label.map(|label| b.name(label)));
    }
    assert_eq!(a.edges.len(), b.edges.len());
    for (x, y) in a.edges.iter().zip(b.edges.iter()) {
        assert_eq!((x.source, x.target), (y.source, y.target));
        pair.op(&x.op, &y.op);
    }
}

impl Pair<'_> {
    fn ty(&self, x: TypeId, y: TypeId) {
        assert_eq!(self.0.types.display(x, &self.0.names), self.1.types.display(y, &self.1.names));
    }
    fn qualified(&self, x: QualType, y: QualType) {
        assert_eq!(self.0.types.display(x, &self.0.names), self.1.types.display(y, &self.1.names));
    }

    fn op(&self, x: &Op, y: &Op) {
        match (x, y) {
            (Op::Assume { condition: c, holds: h }, Op::Assume { condition: d, holds: i }) => {
                assert_eq!(h, i);
                self.expr(*c, *d);
            }
            (Op::Assign { place: p, value: v }, Op::Assign { place: q, value: w }) => {
                self.place(p, q);
                self.expr(*v, *w);
            }
            (Op::Copy { to: t, from: f, bytes: b }, Op::Copy { to: u, from: g, bytes: c }) => {
                assert_eq!(b, c);
                self.place(t, u);
                self.place(f, g);
            }
            (Op::Zero { place: p, bytes: b }, Op::Zero { place: q, bytes: c }) => {
                assert_eq!(b, c);
                self.place(p, q);
            }
            (Op::OpenSized { var: v, bytes: b }, Op::OpenSized { var: w, bytes: c }) => {
                assert_eq!(v, w);
                self.expr(*b, *c);
            }
            (Op::Call(x), Op::Call(y)) => {
                self.optional_place(&x.result, &y.result);
                self.ty(x.ty, y.ty);
                match (x.callee, y.callee) {
                    (Callee::Pointer(c), Callee::Pointer(d)) => self.expr(c, d),
                    (c, d) => assert_eq!(c, d),
                }
                assert_eq!(x.args.len(), y.args.len());
                x.args.iter().zip(&y.args).for_each(|(x, y)| self.arg(x, y));
            }
            (Op::Return(Some(x)), Op::Return(Some(y))) => self.arg(x, y),
            (Op::VaStart { list: x }, Op::VaStart { list: y }) | (Op::VaEnd { list: x }, Op::VaEnd { list: y }) => {
                self.expr(*x, *y);
            }
            (Op::VaCopy { to: t, from: f }, Op::VaCopy { to: u, from: g }) => {
                self.expr(*t, *u);
                self.expr(*f, *g);
            }
            (Op::VaArg { to: t, list: l, ty: x, bytes: b }, Op::VaArg { to: u, list: m, ty: y, bytes: c }) => {
                assert_eq!(b, c);
                self.place(t, u);
                self.expr(*l, *m);
                self.ty(*x, *y);
            }
            (Op::Asm(x), Op::Asm(y)) => {
                assert_eq!((&x.template, x.clobbers_memory), (&y.template, y.clobbers_memory));
                assert_eq!(x.goes_beyond, y.goes_beyond);
                assert_eq!((x.outputs.len(), x.inputs.len()), (y.outputs.len(), y.inputs.len()));
                for ((p, b), (q, c)) in x.outputs.iter().zip(&y.outputs) {
                    assert_eq!(b, c);
                    self.place(p, q);
                }
                x.inputs.iter().zip(&y.inputs).for_each(|(x, y)| self.expr(*x, *y));
            }
            (
                Op::ThreadStart { result: r, thread: t, routine: f, argument: a },
                Op::ThreadStart { result: s, thread: u, routine: g, argument: b },
            ) => {
                self.optional_place(r, s);
                self.expr(*t, *u);
                self.expr(*f, *g);
                self.expr(*a, *b);
            }
            (Op::ThreadJoin { result: r, thread: t, value: v }, Op::ThreadJoin { result: s, thread: u, value: w }) => {
                self.optional_place(r, s);
                self.expr(*t, *u);
                self.expr(*v, *w);
            }
            (Op::Lock { result: r, mutex: m }, Op::Lock { result: s, mutex: n })
            | (Op::Unlock { result: r, mutex: m }, Op::Unlock { result: s, mutex: n }) => {
                self.optional_place(r, s);
                self.expr(*m, *n);
            }
            // What is left holds no expressions, so equality of ids is equality.
            (x, y) => assert_eq!(x, y),
        }
    }

    fn arg(&self, x: &Arg, y: &Arg) {
        match (x, y) {
            (Arg::Scalar(x), Arg::Scalar(y)) => self.expr(*x, *y),
            (Arg::Aggregate { place: p, ty: t, bytes: b }, Arg::Aggregate { place: q, ty: u, bytes: c }) => {
                assert_eq!(b, c);
                self.place(p, q);
                self.ty(*t, *u);
            }
            (x, y) => panic!("{x:?} is not {y:?}"),
        }
    }

    fn optional_place(&self, x: &Option<Place>, y: &Option<Place>) {
        match (x, y) {
            (Some(x), Some(y)) => self.place(x, y),
            (x, y) => assert_eq!(x, y),
        }
    }

    fn place(&self, x: &Place, y: &Place) {
        assert_eq!((x.offset, x.bits), (y.offset, y.bits));
        match (x.base, y.base) {
            (PlaceBase::Deref(x), PlaceBase::Deref(y)) => self.expr(x, y),
            (x, y) => assert_eq!(x, y),
        }
    }

    fn expr(&self, x: ExprId, y: ExprId) {
        let (Expr { kind: k, ty: t, scalar: s }, Expr { kind: l, ty: u, scalar: v }) =
            (&self.0.exprs[x], &self.1.exprs[y]);
        assert_eq!(s, v);
        self.ty(*t, *u);
        match (k, l) {
            (ExprKind::Address(x), ExprKind::Address(y)) | (ExprKind::Read(x), ExprKind::Read(y)) => self.place(x, y),
            (ExprKind::Unary(o, x), ExprKind::Unary(p, y)) => {
                assert_eq!(o, p);
                self.expr(*x, *y);
            }
            (ExprKind::Binary(o, x, a), ExprKind::Binary(p, y, b)) => {
                assert_eq!(o, p);
                self.expr(*x, *y);
                self.expr(*a, *b);
            }
            (
                ExprKind::PtrAdd { pointer: x, index: a, scale: m },
                ExprKind::PtrAdd { pointer: y, index: b, scale: n },
            ) => {
                assert_eq!(m, n);
                self.expr(*x, *y);
                self.expr(*a, *b);
            }
            (ExprKind::PtrDiff { left: x, right: a, scale: m }, ExprKind::PtrDiff { left: y, right: b, scale: n }) => {
                assert_eq!(m, n);
                self.expr(*x, *y);
                self.expr(*a, *b);
            }
            (ExprKind::Convert(x), ExprKind::Convert(y)) | (ExprKind::ToBool(x), ExprKind::ToBool(y)) => {
                self.expr(*x, *y)
            }
            (x, y) => assert_eq!(x, y),
        }
    }
}
