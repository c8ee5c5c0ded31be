//! Promotions, compatibility, printing and the small facts of layout; `tests/layout.rs` has the large ones.

use index::{Id, Interner};

use crate::*;

const MODELS: [DataModel; 2] = [DataModel::Ilp32, DataModel::Lp64];

fn prototype(result: TypeId, params: &[TypeId], variadic: bool) -> FnType {
    let params = params.iter().map(|&ty| ty.into()).collect();
    FnType { result: result.into(), params: Params::Prototype { params, variadic } }
}

fn enumeration(
    types: &mut TypeTable,
    names: &mut Interner,
    tag: Option<&str>,
    values: &[i128],
    packed: bool,
) -> TypeId {
    let tag = tag.map(|tag| names.intern(tag));
    let id = types.new_enum(tag);
    let name = names.intern("value");
    let list = values.iter().map(|&value| Enumerator { name, value }).collect();
    types.complete_enum(id, list, packed);
    types.enumeration(id)
}

fn structure(types: &mut TypeTable, names: &mut Interner, tag: Option<&str>, fields: &[(&str, TypeId)]) -> RecordId {
    let record = types.new_record(RecordKind::Struct, tag.map(|tag| names.intern(tag)));
    let fields = fields.iter().map(|&(name, ty)| FieldSpec::new(names.intern(name), ty)).collect();
    types.complete_record(record, RecordSpec { fields, ..RecordSpec::default() }).expect("valid");
    record
}

#[test]
fn interning() {
    let mut types = TypeTable::new(DataModel::Lp64);
    for id in types.ids() {
        assert_eq!(types.intern(types[id].clone()), id);
    }
    assert_eq!(types[types.void()], Type::Void);
    assert_eq!(types[types.int(IntKind::UInt128)], Type::Int(IntKind::UInt128));
    assert_eq!(types[types.float(FloatKind::F128)], Type::Float(FloatKind::F128));
    assert_eq!(types[types.complex(FloatKind::F16)], Type::Complex(FloatKind::F16));
    let before = types.len();
    let (a, b) = (types.pointer_to(types.char_()), types.pointer_to(types.char_()));
    assert_eq!((a, types.len()), (b, before + 1));
    let constant = types.pointer_to(QualType::plain(types.char_()).with_const());
    assert_ne!(a, constant);
    assert_eq!(types.find(&Type::Pointer(types.char_().into())), Some(a));
}

#[test]
fn sizes() {
    for (model, [long, extended, wchar]) in MODELS.into_iter().zip([[4, 12, 4], [8, 16, 4]]) {
        let mut types = TypeTable::new(model);
        let int = types.int(IntKind::Int);
        assert_eq!(types.size_of(types.int(IntKind::Long)), Some(long));
        assert_eq!(types.size_of(types.size_t()), Some(long));
        assert_eq!(types.size_of(types.float(FloatKind::X87)), Some(extended));
        assert_eq!(types.size_of(types.wchar()), Some(wchar));
        assert_eq!(types.align_of(types.int(IntKind::LongLong)), Some(long));
        assert_eq!(types.preferred_align(types.int(IntKind::LongLong)), Some(8));
        assert_eq!(types.size_of(types.void()), None);
        let unknown = types.array(int, ArrayLen::Unknown);
        let variable = types.array(int, ArrayLen::Variable(Id::from_usize(0)));
        let pointer_to_variable = types.pointer_to(variable);
        let rows = types.array(variable, ArrayLen::Known(2));
        let huge = types.array(int, ArrayLen::Known(u64::MAX / 2));
        let function = types.function(prototype(int, &[], false));
        for ty in [unknown, variable, rows, huge, function] {
            assert_eq!(types.size_of(ty), None);
        }
        assert_eq!(types.align_of(unknown), Some(4));
        assert_eq!(types.size_of(pointer_to_variable), Some(long));
        assert!(types.is_variably_modified(pointer_to_variable) && types.is_variably_modified(rows));
        assert!(types.is_complete(variable) && !types.is_complete(unknown) && !types.is_complete(function));
        let none = types.array(int, ArrayLen::Known(0));
        assert_eq!(types.size_of(none), Some(0));
    }
}

#[test]
fn scalars() {
    let mut types = TypeTable::new(DataModel::Ilp32);
    let pointer = types.pointer_to(types.void());
    assert_eq!(types.scalar(types.bool_()), Some(Scalar::Int(IntType::unsigned(8))));
    assert_eq!(types.scalar(types.char_()), Some(Scalar::Int(IntType::signed(8))));
    assert_eq!(types.scalar(pointer), Some(Scalar::Pointer));
    assert_eq!(types.scalar(types.void()), None);
    assert_eq!(types.pointer_int(), IntType::unsigned(32));
    assert!(types.is_scalar(pointer) && !types.is_arithmetic(pointer));
    assert!(types.is_bool(types.bool_()) && !types.is_signed(types.bool_()) && types.is_integer(types.bool_()));
}

#[test]
fn enumerations() {
    for model in MODELS {
        let mut types = TypeTable::new(model);
        let mut names = Interner::default();
        let wide = match model {
            DataModel::Ilp32 => [IntKind::LongLong, IntKind::ULongLong],
            DataModel::Lp64 => [IntKind::Long, IntKind::ULong],
        };
        let cases: [(&[i128], bool, IntKind); 9] = [
            (&[0, 1], false, IntKind::UInt),
            (&[-1, 1], false, IntKind::Int),
            (&[0xffff_ffff], false, IntKind::UInt),
            (&[-1, 0xffff_ffff], false, wide[0]),
            (&[1 << 40], false, wide[1]),
            (&[255], true, IntKind::UChar),
            (&[256], true, IntKind::UShort),
            (&[-1, 200], true, IntKind::Short),
            (&[-1, 1 << 20], true, IntKind::Int),
        ];
        for (values, packed, expected) in cases {
            let ty = enumeration(&mut types, &mut names, None, values, packed);
            assert_eq!(types.int_kind(ty), Some(expected), "{values:?}");
            assert!(types.compatible(ty, types.int(expected)));
        }
        let id = types.new_enum(None);
        let incomplete = types.enumeration(id);
        assert!(types.is_integer(incomplete) && types.size_of(incomplete).is_none());
    }
}

#[test]
fn promotions() {
    use IntKind::*;
    for model in MODELS {
        let mut types = TypeTable::new(model);
        let mut names = Interner::default();
        let unsigned = enumeration(&mut types, &mut names, None, &[0], false);
        let small = enumeration(&mut types, &mut names, None, &[0], true);
        let int = |kind| types.int(kind);
        for kind in [Bool, Char, SChar, UChar, Short, UShort, Int] {
            assert_eq!(types.promote(int(kind)), int(Int));
        }
        for kind in [UInt, Long, ULong, LongLong, ULongLong, Int128, UInt128] {
            assert_eq!(types.promote(int(kind)), int(kind));
        }
        assert_eq!(types.promote(unsigned), int(UInt));
        assert_eq!(types.promote(small), int(Int));
        assert_eq!(types.default_promote(types.float(FloatKind::F32)), types.float(FloatKind::F64));
        assert_eq!(types.default_promote(int(Char)), int(Int));
        let bit_fields = [
            (int(UInt), 31, Int),
            (int(UInt), 32, UInt),
            (int(Int), 32, Int),
            (int(ULong), 32, if model == DataModel::Lp64 { UInt } else { ULong }),
            (int(Long), 31, Int),
            (int(ULongLong), 31, Int),
            (int(LongLong), 32, Int),
            (int(LongLong), 33, LongLong),
            (int(ULongLong), 40, ULongLong),
            (int(Bool), 1, Int),
            (unsigned, 8, Int),
            (unsigned, 32, UInt),
        ];
        for (ty, width, expected) in bit_fields {
            assert_eq!(types.promote_bitfield(ty, width), int(expected), "{:?} : {width}", types[ty]);
        }
    }
}

#[test]
fn usual_arithmetic_conversions() {
    use IntKind::*;
    for model in MODELS {
        let types = TypeTable::new(model);
        let lp64 = model == DataModel::Lp64;
        let cases = [
            (Char, UShort, Int),
            (Int, UInt, UInt),
            (Long, UInt, if lp64 { Long } else { ULong }),
            (LongLong, UInt, LongLong),
            (LongLong, ULong, if lp64 { ULongLong } else { LongLong }),
            (Long, LongLong, LongLong),
            (ULong, ULongLong, ULongLong),
            (Int128, ULongLong, Int128),
            (Int128, UInt128, UInt128),
            (Bool, Bool, Int),
        ];
        for (a, b, expected) in cases {
            assert_eq!(types.usual_arithmetic(types.int(a), types.int(b)), types.int(expected), "{a:?} {b:?}");
            assert_eq!(types.usual_arithmetic(types.int(b), types.int(a)), types.int(expected), "{b:?} {a:?}");
        }
        let [half, single, double, extended, quad] =
            [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::X87, FloatKind::F128].map(|k| types.float(k));
        assert_eq!(types.usual_arithmetic(single, types.int(ULongLong)), single);
        assert_eq!(types.usual_arithmetic(half, types.int(Int)), half);
        assert_eq!(types.usual_arithmetic(single, double), double);
        assert_eq!(types.usual_arithmetic(extended, double), extended);
        assert_eq!(types.usual_arithmetic(extended, quad), quad);
        let complex = types.complex(FloatKind::F32);
        assert_eq!(types.usual_arithmetic(complex, double), types.complex(FloatKind::F64));
    }
}

#[test]
fn compatibility() {
    let mut types = TypeTable::new(DataModel::Lp64);
    let [int, char, long, short] = [IntKind::Int, IntKind::Char, IntKind::Long, IntKind::Short].map(|k| types.int(k));
    assert!(!types.compatible(char, types.int(IntKind::SChar)));
    assert!(!types.compatible(long, types.int(IntKind::LongLong)));
    let plain = types.pointer_to(char);
    let constant = types.pointer_to(QualType::plain(char).with_const());
    assert!(!types.compatible(plain, constant));

    let [three, four] = [3, 4].map(|len| types.array(int, ArrayLen::Known(len)));
    let unknown = types.array(int, ArrayLen::Unknown);
    let variable = types.array(int, ArrayLen::Variable(Id::from_usize(0)));
    assert!(types.compatible(three, unknown) && types.compatible(three, variable) && !types.compatible(three, four));
    assert_eq!(types.composite(unknown, three), three);
    assert_eq!(types.composite(three, unknown), three);
    assert_eq!(types.composite(unknown, variable), variable);
    // The qualifiers of an array are those of its elements.
    let constant_elements = types.array(QualType::plain(int).with_const(), ArrayLen::Known(3));
    let a = types.pointer_to(constant_elements);
    let b = types.pointer_to(QualType::plain(three).with_const());
    let c = types.pointer_to(three);
    assert!(types.compatible(a, b) && !types.compatible(a, c));

    let unspecified = types.function(FnType { result: int.into(), params: Params::Unspecified });
    let float = types.float(FloatKind::F32);
    let takes_int = types.function(prototype(int, &[int], false));
    let takes_short = types.function(prototype(int, &[short], false));
    let takes_float = types.function(prototype(int, &[float], false));
    let variadic = types.function(prototype(int, &[int], true));
    assert!(types.compatible(unspecified, takes_int));
    for other in [takes_short, takes_float, variadic] {
        assert!(!types.compatible(unspecified, other));
        assert!(!types.compatible(takes_int, other));
    }
    assert_eq!(types.composite(unspecified, takes_int), takes_int);
    let constant_parameter = FnType {
        result: int.into(),
        params: Params::Prototype { params: [QualType::plain(int).with_const()].into(), variadic: false },
    };
    let takes_constant = types.function(constant_parameter);
    assert!(types.compatible(takes_int, takes_constant));
    // The composite merges what the parameters know.
    let (p, q) = (types.pointer_to(unknown), types.pointer_to(three));
    let (f, g) = (types.function(prototype(int, &[p], false)), types.function(prototype(int, &[q], false)));
    assert_eq!(types.composite(f, g), g);
}

/// `struct tag { int value; struct tag *next; <extra> }`.
fn list(types: &mut TypeTable, names: &mut Interner, tag: &str, value: TypeId) -> TypeId {
    let record = types.new_record(RecordKind::Struct, Some(names.intern(tag)));
    let ty = types.record(record);
    let next = types.pointer_to(ty);
    let fields = vec![FieldSpec::new(names.intern("value"), value), FieldSpec::new(names.intern("next"), next)];
    types.complete_record(record, RecordSpec { fields, ..RecordSpec::default() }).expect("valid");
    ty
}

#[test]
fn records_of_several_units() {
    let mut types = TypeTable::new(DataModel::Lp64);
    let mut names = Interner::default();
    let int = types.int(IntKind::Int);
    let unsigned = types.int(IntKind::UInt);
    let [a, b] = [(); 2].map(|()| list(&mut types, &mut names, "list", int));
    assert_ne!(a, b);
    assert!(types.compatible(a, b));
    let (a_pointer, b_pointer) = (types.pointer_to(a), types.pointer_to(b));
    assert!(types.compatible(a_pointer, b_pointer));
    let other_tag = list(&mut types, &mut names, "tree", int);
    let other_member = list(&mut types, &mut names, "list", unsigned);
    assert!(!types.compatible(a, other_tag) && !types.compatible(a, other_member));
    let declared = types.new_record(RecordKind::Struct, Some(names.intern("list")));
    let declared = types.record(declared);
    assert!(types.compatible(a, declared));
    assert_eq!(types.composite(declared, a), a);
    let union = types.new_record(RecordKind::Union, Some(names.intern("list")));
    let union = types.record(union);
    assert!(!types.compatible(a, union));
    let [x, y] = [(); 2].map(|()| structure(&mut types, &mut names, None, &[("value", int)]));
    let (x, y) = (types.record(x), types.record(y));
    assert!(types.compatible(x, y));

    let red = enumeration(&mut types, &mut names, Some("color"), &[0, 1], false);
    let green = enumeration(&mut types, &mut names, Some("color"), &[0, 1], false);
    let blue = enumeration(&mut types, &mut names, Some("color"), &[0, 2], false);
    assert!(types.compatible(red, green) && !types.compatible(red, blue));
}

#[test]
fn printing() {
    let mut types = TypeTable::new(DataModel::Lp64);
    let mut names = Interner::default();
    let int = types.int(IntKind::Int);
    let constant_char = QualType::plain(types.char_()).with_const();
    let show =
        |types: &TypeTable, names: &Interner, ty: QualType| (types.display(ty, names), types.declare(ty, "x", names));

    let three = types.array(int, ArrayLen::Known(3));
    let to_array = types.pointer_to(three);
    let to_char = types.pointer_to(constant_char);
    let function = types.function(prototype(to_char, &[int], true));
    let to_function = types.pointer_to(function);
    let callbacks = types.array(to_function, ArrayLen::Unknown);
    let variable = types.array(int, ArrayLen::Variable(Id::from_usize(4)));
    let signal_like = {
        let handler = types.function(prototype(types.void(), &[int], false));
        let handler = types.pointer_to(handler);
        types.function(prototype(handler, &[int, handler], false))
    };
    let old = types.function(FnType { result: int.into(), params: Params::Unspecified });
    let none = types.function(prototype(int, &[], false));
    let record = structure(&mut types, &mut names, Some("list"), &[]);
    let to_list = types.record(record);
    let to_list = types.pointer_to(to_list);
    let anonymous = structure(&mut types, &mut names, None, &[]);
    let anonymous = types.record(anonymous);
    let matrix = types.array(three, ArrayLen::Known(2));
    let vector = types.intern(Type::Vector { element: int, len: 4 });
    let restrict =
        QualType { ty: to_char, quals: Quals { is_restrict: true, ..Quals::NONE }.union(constant_char.quals) };
    let cases: [(QualType, &str, &str); 15] = [
        (int.into(), "int", "int x"),
        (to_array.into(), "int (*)[3]", "int (*x)[3]"),
        (matrix.into(), "int [2][3]", "int x[2][3]"),
        (QualType::plain(matrix).with_const(), "const int [2][3]", "const int x[2][3]"),
        (to_char.into(), "const char *", "const char *x"),
        (restrict, "const char *const restrict", "const char *const restrict x"),
        (to_function.into(), "const char *(*)(int, ...)", "const char *(*x)(int, ...)"),
        (callbacks.into(), "const char *(*[])(int, ...)", "const char *(*x[])(int, ...)"),
        (variable.into(), "int [*]", "int x[*]"),
        (signal_like.into(), "void (*(int, void (*)(int)))(int)", "void (*x(int, void (*)(int)))(int)"),
        (old.into(), "int ()", "int x()"),
        (none.into(), "int (void)", "int x(void)"),
        (to_list.into(), "struct list *", "struct list *x"),
        (anonymous.into(), "struct <anonymous>", "struct <anonymous> x"),
        (vector.into(), "int __attribute__((vector_size(16)))", "int __attribute__((vector_size(16))) x"),
    ];
    for (ty, abstract_form, declaration) in cases {
        assert_eq!(show(&types, &names, ty), (abstract_form.to_owned(), declaration.to_owned()));
    }
}

#[test]
fn anonymous_members() {
    let mut types = TypeTable::new(DataModel::Lp64);
    let mut names = Interner::default();
    let int = types.int(IntKind::Int);
    let inner = structure(&mut types, &mut names, None, &[("a", int), ("b", int)]);
    let inner = QualType::plain(types.record(inner)).with_const();
    let outer = types.new_record(RecordKind::Struct, None);
    let first = FieldSpec::new(names.intern("first"), int);
    let member = FieldSpec { name: None, anonymous_member: true, ..FieldSpec::new(names.intern(""), inner) };
    let fields = vec![first, member];
    types.complete_record(outer, RecordSpec { fields, ..RecordSpec::default() }).expect("valid");
    let found = types.find_field(outer, names.intern("b")).expect("inside the anonymous member");
    assert_eq!((found.bit_offset, found.path.as_slice(), found.ty.quals.is_const), (64, &[1, 1][..], true));
    assert_eq!(types.find_field(outer, names.intern("first")).map(|field| field.path), Some(vec![0]));
    assert_eq!(types.find_field(outer, names.intern("c")), None);
}

#[test]
fn layout_errors() {
    let mut types = TypeTable::new(DataModel::Ilp32);
    let mut names = Interner::default();
    let name = names.intern("x");
    let int = types.int(IntKind::Int);
    let incomplete = types.new_record(RecordKind::Struct, None);
    let incomplete = types.record(incomplete);
    let function = types.function(prototype(int, &[], false));
    let variable = types.array(int, ArrayLen::Variable(Id::from_usize(0)));
    let half = types.array(int, ArrayLen::Known(1 << 28));
    let huge = types.array(int, ArrayLen::Known(1 << 30));
    let plain = |ty: TypeId| FieldSpec::new(name, ty);
    let bits = |ty: TypeId, width: u32| FieldSpec { bit_width: Some(width), ..FieldSpec::new(name, ty) };
    let cases = [
        (vec![plain(int), plain(incomplete)], LayoutError::IncompleteField { field: 1 }),
        (vec![plain(types.void())], LayoutError::IncompleteField { field: 0 }),
        (vec![plain(function)], LayoutError::FunctionField { field: 0 }),
        (vec![plain(variable)], LayoutError::VariableLengthField { field: 0 }),
        (vec![plain(huge)], LayoutError::TooLarge),
        (vec![plain(half), plain(half)], LayoutError::TooLarge),
        (vec![bits(int, 33)], LayoutError::BitWidth { field: 0, width: 33, max: 32 }),
        (vec![bits(types.bool_(), 2)], LayoutError::BitWidth { field: 0, width: 2, max: 1 }),
        (vec![bits(int, 0)], LayoutError::NamedZeroWidth { field: 0 }),
        (vec![bits(types.float(FloatKind::F32), 3)], LayoutError::BitFieldType { field: 0 }),
        (vec![FieldSpec { align: Some(3), ..plain(int) }], LayoutError::Alignment { align: 3 }),
    ];
    for (fields, expected) in cases {
        let record = types.new_record(RecordKind::Struct, None);
        let spec = RecordSpec { fields, ..RecordSpec::default() };
        assert_eq!(types.complete_record(record, spec), Err(expected));
        assert!(types.records[record].body.is_none());
    }
    let record = structure(&mut types, &mut names, None, &[]);
    assert_eq!(types.complete_record(record, RecordSpec::default()), Err(LayoutError::Redefined));
    let body = types.records[record].body.as_ref().expect("complete");
    assert_eq!((body.size, body.align), (0, 1));
}

#[test]
fn leaves_are_the_scalars_in_order() {
    let (mut types, mut names) = (TypeTable::new(DataModel::Lp64), Interner::default());
    let int = types.int(IntKind::Int);
    let pointer = types.pointer_to(int);
    let inner = structure(&mut types, &mut names, Some("inner"), &[("x", int), ("next", pointer)]);
    let inner = types.record(inner);
    let pair = types.array(inner, ArrayLen::Known(2));
    let outer = structure(&mut types, &mut names, Some("outer"), &[("count", int), ("pair", pair)]);
    let outer = types.record(outer);
    let shown = |most| {
        let leaves = types.leaves(outer, &names, most).into_iter();
        leaves.map(|leaf| format!("{} {} {}", leaf.path, leaf.start, leaf.width)).collect::<Vec<_>>()
    };
    let all = [".count 0 32", ".pair[0].x 64 32", ".pair[0].next 128 64", ".pair[1].x 192 32", ".pair[1].next 256 64"];
    assert_eq!(shown(100), all);
    assert_eq!(shown(2), all[..2]);
    assert_eq!(types.leaves(int, &names, 9), [Leaf { path: String::new(), ty: int, start: 0, width: 32 }]);
    assert_eq!(types.leaves(types.void(), &names, 9), []);
}
