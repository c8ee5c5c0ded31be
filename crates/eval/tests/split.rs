//! A machine that really splits: constants or unknown. It stops where it must decide, and an operation is executed again,
//! from the beginning, for every way to decide it.

use std::convert::Infallible;

use cfa::*;
use eval::{Access, Accesses, Calls, Cx, Flow, Located, Machine, Objects, Store, Tables, VaWanted, Values, step};
use index::{IndexVec, Interner};
use memory::{Fill, ObjectId, Origin, ReadResult, Target};
use source::{SourceMap, Span};
use types::{DataModel, FnType, IntKind, IntType, Params, QualType, Scalar, TypeId, TypeTable};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Tri {
    Known(u128),
    Pointer(Target),
    Unknown,
}

impl memory::Value for Tri {
    fn constant(bits: u128, _width: u32) -> Self {
        Tri::Known(bits)
    }
    fn extract(&self, _whole: u64, start: u64, width: u64) -> Option<Self> {
        match self {
            Tri::Known(bits) => Some(Tri::Known((bits >> start) & ((1 << width) - 1))),
            Tri::Pointer(_) | Tri::Unknown => None,
        }
    }
    fn concat(_parts: &[(Self, u64)]) -> Option<Self> {
        None
    }
    fn pointer(&self) -> Option<Target> {
        match self {
            Tri::Pointer(target) => Some(*target),
            Tri::Known(_) | Tri::Unknown => None,
        }
    }
    fn mentions(&self) -> Option<ObjectId> {
        self.pointer().map(|target| target.object)
    }
    fn as_fill(&self) -> Option<Fill> {
        (*self == Tri::Unknown).then_some(Fill::Unknown)
    }
}

/// Knows what was decided before, in order.
#[derive(Clone, Default)]
struct Ternary {
    decided: Vec<i64>,
    passed: usize,
}

#[derive(Clone, PartialEq, Debug)]
enum Stop {
    /// One of so many ways must be taken.
    Fork(i64),
    Fault(String),
}

type Step<T> = Result<T, Stop>;

fn fault<T>(what: &str) -> Step<T> {
    Err(Stop::Fault(what.to_owned()))
}

impl Ternary {
    fn decide(&mut self, ways: i64) -> Step<i64> {
        let way = self.decided.get(self.passed).copied();
        self.passed += 1;
        way.ok_or(Stop::Fork(ways))
    }
    fn after(&self, way: i64) -> Self {
        Ternary { decided: [&self.decided[..], &[way]].concat(), passed: 0 }
    }
}

impl Values for Ternary {
    type Value = Tri;
    type Stop = Stop;
    fn constant(&mut self, bits: u128, _scalar: Scalar) -> Tri {
        Tri::Known(bits)
    }
    fn pointer(&mut self, target: Target) -> Tri {
        Tri::Pointer(target)
    }
    fn unary(&mut self, _: &mut Store<Tri>, _: ExprId, _: UnaryOp, _: Scalar, _: Tri) -> Step<Tri> {
        Ok(Tri::Unknown)
    }

    fn binary(
        &mut self,
        _: &mut Store<Tri>,
        _: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Tri,
        _: Scalar,
        b: Tri,
    ) -> Step<Tri> {
        Ok(match (op, a, b, scalar) {
            (BinaryOp::Add, Tri::Known(a), Tri::Known(b), Scalar::Int(int)) => Tri::Known(int.add(a, b).bits),
            _ => Tri::Unknown,
        })
    }
    fn convert(&mut self, _: &mut Store<Tri>, _: Option<ExprId>, _: Scalar, _: Scalar, a: Tri) -> Step<Tri> {
        Ok(a)
    }
    fn to_bool(&mut self, s: &mut Store<Tri>, x: ExprId, from: Scalar, a: Tri) -> Step<Tri> {
        Ok(Tri::Known(self.truth(s, x, from, a)? as u128))
    }

    fn ptr_add(&mut self, _: &mut Store<Tri>, _: ExprId, p: Tri, i: Tri, ty: IntType, scale: i64) -> Step<Tri> {
        Ok(match (p, i) {
            (Tri::Pointer(target), Tri::Known(index)) => {
                Tri::Pointer(Target { offset: target.offset + ty.to_i128(index) as i64 * scale, ..target })
            }
            // An unknown index into a small array: one case for each element.
            (Tri::Pointer(target), Tri::Unknown) => Tri::Pointer(Target { offset: self.decide(3)? * scale, ..target }),
            _ => Tri::Unknown,
        })
    }
    fn ptr_diff(&mut self, _: &mut Store<Tri>, _: ExprId, _: Tri, _: Tri, _: u64) -> Step<Tri> {
        Ok(Tri::Unknown)
    }
    fn truth(&mut self, _: &mut Store<Tri>, _: ExprId, _: Scalar, a: Tri) -> Step<bool> {
        Ok(match a {
            Tri::Known(bits) => bits != 0,
            Tri::Pointer(_) => true,
            Tri::Unknown => self.decide(2)? == 1,
        })
    }
    fn size(&mut self, _: &mut Store<Tri>, _: ExprId, _: Tri) -> Step<u64> {
        fault("size")
    }
    fn unsupported(&mut self, _: &mut Store<Tri>, what: &str) -> Stop {
        Stop::Fault(what.to_owned())
    }
}

impl Accesses for Ternary {
    type Unresolved = Infallible;

    fn deref(
        &mut self,
        _: &mut Store<Tri>,
        _: Cx<'_>,
        _: Option<&Place>,
        _: ExprId,
        pointer: Tri,
        _: Option<Scalar>,
    ) -> Step<Located<Infallible>> {
        memory::Value::pointer(&pointer).map_or_else(|| fault("unknown pointer"), |target| Ok(target.into()))
    }
    fn loaded(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: &Access, _: Scalar, found: ReadResult<Tri>) -> Step<Tri> {
        Ok(match found {
            ReadResult::Value(value) => value,
            ReadResult::Zero => Tri::Known(0),
            ReadResult::Uninit | ReadResult::Unknown | ReadResult::PartlyUninit(_) | ReadResult::Parts(_) => {
                Tri::Unknown
            }
        })
    }
    fn fault(&mut self, _: &mut Store<Tri>, _: Cx<'_>, access: &Access<Located<Infallible>>) -> Stop {
        Stop::Fault(format!("fault at bit {}", access.start))
    }
}

impl Objects for Ternary {
    fn origin(&self) -> Origin {
        Origin::NONE
    }
}

impl Calls for Ternary {
    fn check_call(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: &CallOp, _: FunctionId) -> Step<()> {
        Ok(())
    }
    fn callee(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: ExprId, _: Tri) -> Step<FunctionId> {
        fault("callee")
    }
    fn missing_result(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: EdgeId, _: FunctionId) -> Step<Tri> {
        Ok(Tri::Unknown)
    }
    fn check_vararg(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: VaWanted, _: Option<TypeId>) -> Step<()> {
        Ok(())
    }
    fn serial(&mut self, _: &mut Store<Tri>, _: Cx<'_>) -> u64 {
        0
    }
}

impl Machine for Ternary {
    fn asm(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: &AsmOp) -> Step<()> {
        Ok(())
    }
    fn thread(&mut self, _: &mut Store<Tri>, _: Cx<'_>, _: &Op) -> Step<Flow<Tri>> {
        Ok(Flow::Next)
    }
}

/// A program with a function `f`, an `int x`, an `int y` and an `int a[3]`, all local.
struct Fixture {
    program: Program,
    x: VarId,
    y: VarId,
    a: VarId,
}

fn fixture() -> Fixture {
    let mut names = Interner::default();
    let mut types = TypeTable::new(DataModel::Lp64);
    let int = types.int(IntKind::Int);
    let array = types.array(int, types::ArrayLen::Known(3));
    let ty = types.function(FnType { result: QualType::plain(int), params: Params::Unspecified });
    let mut vars = IndexVec::new();
    let mut var = |name: &str, ty: TypeId, bytes: u64, names: &mut Interner| {
        vars.push(Var {
            name: names.intern(name),
            ty: QualType::plain(ty),
            storage: Storage::Local,
            function: Some(index::Id::from_usize(0)),
            size: VarSize::Bytes(bytes),
            align: 4,
            span: Span::NONE,
            address_taken: true,
        })
    };
    let x = var("x", int, 4, &mut names);
    let y = var("y", int, 4, &mut names);
    let a = var("a", array, 12, &mut names);
    let mut functions = IndexVec::new();
    let f = functions.push(Function {
        name: names.intern("f"),
        ty,
        params: Box::new([]),
        body: None,
        noreturn: false,
        span: Span::NONE,
    });
    let program = Program {
        sources: SourceMap::default(),
        names,
        types,
        vars,
        strings: IndexVec::new(),
        functions,
        locs: IndexVec::new(),
        edges: IndexVec::new(),
        exprs: ExprTable::default(),
        start: f,
        entry: f,
        argc: x,
        argv: y,
    };
    Fixture { program, x, y, a }
}

impl Fixture {
    fn int(&mut self, kind: ExprKind) -> ExprId {
        let ty = self.program.types.int(IntKind::Int);
        self.program.exprs.intern(Expr { kind, ty, scalar: Scalar::Int(IntType::signed(32)) })
    }
    fn pointer(&mut self, kind: ExprKind) -> ExprId {
        let int = self.program.types.int(IntKind::Int);
        let ty = self.program.types.pointer_to(int);
        self.program.exprs.intern(Expr { kind, ty, scalar: Scalar::Pointer })
    }
    fn outcomes(&self, before: &[Op], op: &Op) -> Vec<(Tri, Result<Flow<Tri>, Stop>)> {
        let tables = Tables::new(&self.program);
        let cx = Cx::new(&self.program, &tables);
        let mut state = Store::new(cx);
        state.frames.push(std::rc::Rc::new(eval::Frame {
            function: self.program.start,
            bindings: vec![None; 3],
            varargs: None,
            vararg_types: Vec::new(),
            call: None,
            allocas: Vec::new(),
            serial: 0,
        }));
        for op in before {
            step(&mut Ternary::default(), &mut state, cx, op).expect("set-up works");
        }
        let mut results = Vec::new();
        let mut open = vec![Ternary::default()];
        while let Some(machine) = open.pop() {
            let mut after = state.clone();
            match step(&mut machine.clone(), &mut after, cx, op) {
                Err(Stop::Fork(ways)) => open.extend((0..ways).rev().map(|way| machine.after(way))),
                result => results.push((after, result)),
            }
        }
        let y = |s: &Store<Tri>| {
            let object = s.bound(cx, self.y).expect("y is open");
            s.memory.read_exact(object, 0, 32).cloned().unwrap_or(Tri::Unknown)
        };
        assert!(results.iter().all(|(s, _)| s.memory.check().is_empty()));
        results.into_iter().map(|(s, flow)| (y(&s), flow)).collect()
    }
    fn open(&self) -> Op {
        Op::Open(Box::new([self.x, self.y, self.a]))
    }
}

#[test]
fn known_values_have_one_outcome() {
    let mut fixture = fixture();
    let one = fixture.int(ExprKind::Const(Bits::new(1)));
    let sum = fixture.int(ExprKind::Binary(BinaryOp::Add, one, one));
    let assign = Op::Assign { place: Place::var(fixture.y), value: sum };
    assert_eq!(fixture.outcomes(&[fixture.open()], &assign), [(Tri::Known(2), Ok(Flow::Next))]);
}

#[test]
fn an_unknown_condition_splits() {
    let mut fixture = fixture();
    let x = fixture.int(ExprKind::Read(Place::var(fixture.x)));
    let assume = Op::Assume { condition: x, holds: true };
    let flows: Vec<_> = fixture.outcomes(&[fixture.open()], &assume).into_iter().map(|(_, flow)| flow).collect();
    assert_eq!(flows, [Ok(Flow::Stuck), Ok(Flow::Next)]);
}

#[test]
fn an_unknown_index_reads_every_element() {
    let mut fixture = fixture();
    let a = Place::var(fixture.a);
    let mut before = vec![fixture.open()];
    for index in 0..3 {
        let value = fixture.int(ExprKind::Const(Bits::new(10 + index as u128)));
        before.push(Op::Assign { place: a.at(index * 4), value });
    }
    let base = fixture.pointer(ExprKind::Address(a));
    let index = fixture.int(ExprKind::Read(Place::var(fixture.x)));
    let element = fixture.pointer(ExprKind::PtrAdd { pointer: base, index, scale: 4 });
    let read = fixture.int(ExprKind::Read(Place::deref(element)));
    let assign = Op::Assign { place: Place::var(fixture.y), value: read };
    let values: Vec<Tri> = fixture.outcomes(&before, &assign).into_iter().map(|(y, _)| y).collect();
    assert_eq!(values, [Tri::Known(10), Tri::Known(11), Tri::Known(12)]);
}

#[test]
fn faults_are_outcomes_too() {
    let mut fixture = fixture();
    let base = fixture.pointer(ExprKind::Address(Place::var(fixture.a)));
    let read = fixture.int(ExprKind::Read(Place::deref(base).at(12)));
    let assign = Op::Assign { place: Place::var(fixture.y), value: read };
    let results = fixture.outcomes(&[fixture.open()], &assign);
    assert_eq!(results, [(Tri::Unknown, fault("fault at bit 96"))]);
}

#[test]
fn what_is_closed_has_no_address() {
    let mut fixture = fixture();
    let address = fixture.pointer(ExprKind::Address(Place::var(fixture.a)));
    let assume = Op::Assume { condition: address, holds: true };
    let close = Op::Close(Box::new([fixture.a]));
    let results = fixture.outcomes(&[fixture.open(), close], &assume);
    assert_eq!(results, [(Tri::Unknown, fault("the name `a` outside the life of its object"))]);
}
