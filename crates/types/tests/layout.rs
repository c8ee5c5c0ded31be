//! Differential test of record layout: random definitions are laid out by us and by the C compiler.
//!
//! `CARVE_LAYOUT_CASES` and `CARVE_LAYOUT_SEED` make it larger and different; by default it is the same every time.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use index::{Interner, Symbol};
use types::{
    ArrayLen, DataModel, Enumerator, FieldSpec, FloatKind, IntKind, QualType, Quals, RecordId, RecordKind, RecordSpec,
    Type, TypeId, TypeTable,
};

#[test]
fn random_records_ilp32() {
    compare(DataModel::Ilp32);
}

#[test]
fn random_records_lp64() {
    compare(DataModel::Lp64);
}

fn compare(model: DataModel) {
    let directory = std::env::temp_dir().join(format!("carve-layout-{}-{}", model.name(), std::process::id()));
    std::fs::create_dir_all(&directory).expect("the temporary directory is writable");
    if run_c(&directory, model, "int main(void) { return 0; }").is_none() {
        eprintln!("skipped: no `cc` that compiles and runs {} programs", model.name());
    } else {
        let cases = environment("CARVE_LAYOUT_CASES").unwrap_or(1500);
        let seed = environment("CARVE_LAYOUT_SEED").unwrap_or(1);
        let batch = 300;
        for first in (0..cases).step_by(batch) {
            check_batch(&directory, model, seed * 1_000_003 + first as u64, batch);
        }
    }
    std::fs::remove_dir_all(&directory).ok();
}

fn environment<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

fn check_batch(directory: &Path, model: DataModel, seed: u64, count: usize) {
    let mut generator = Generator::new(model, seed);
    for _ in 0..count {
        generator.record();
    }
    let program = generator.program();
    let output = run_c(directory, model, &program).expect("the generated program compiles and runs");
    let actual: Vec<&str> = output.lines().collect();
    assert_eq!(actual.len(), generator.expected.len(), "one line per question");
    let mut wrong = String::new();
    for ((question, ours), theirs) in generator.expected.iter().zip(&actual) {
        if ours != theirs {
            let number: usize = question.split_once(' ').and_then(|(number, _)| number.parse().ok()).unwrap_or(0);
            writeln!(wrong, "{question}: we say {ours}, cc says {theirs}\n{}", generator.definitions[number]).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{}, seed {seed}:\n{wrong}", model.name());
}

fn run_c(directory: &Path, model: DataModel, program: &str) -> Option<String> {
    let (source, binary): (PathBuf, PathBuf) = (directory.join("layout.c"), directory.join("layout"));
    std::fs::write(&source, program).ok()?;
    let flag = match model {
        DataModel::Ilp32 => "-m32",
        DataModel::Lp64 => "-m64",
    };
    let compiled = Command::new("cc")
        .args(["-std=gnu11", "-O0", "-w", "-fms-extensions", "-Wno-psabi", flag, "-o"])
        .args([&binary, &source])
        .output()
        .ok()?;
    if !compiled.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&compiled.stderr));
        return None;
    }
    let run = Command::new(&binary).output().ok()?;
    run.status.success().then(|| String::from_utf8_lossy(&run.stdout).into_owned())
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

struct Generator {
    random: Random,
    types: TypeTable,
    names: Interner,
    /// Name and type.
    scalars: Vec<(&'static str, QualType)>,
    integers: Vec<(&'static str, TypeId)>,
    records: Vec<(String, RecordId)>,
    definitions: Vec<String>,
    /// Statements of `main` that answer the questions.
    statements: Vec<String>,
    /// Question and our answer.
    expected: Vec<(String, String)>,
}

const PRELUDE: &str = r#"
#include <stdio.h>
#include <stddef.h>
#include <string.h>
typedef int vector8 __attribute__((vector_size(8)));
typedef float vector16 __attribute__((vector_size(16)));
enum plain { P0, P1 = 200 };
enum negative { N0 = -3, N1 };
enum __attribute__((packed)) tiny { T0, T1 = 200 };
enum wide { W0, W1 = 0x100000000 };
static void bits(const void *object, size_t size) {
    const unsigned char *bytes = object;
    long first = -1, count = 0;
    for (size_t i = 0; i < size * 8; i++)
        if (bytes[i / 8] >> i % 8 & 1) { if (first < 0) first = i; count++; }
    printf("%ld+%ld\n", first, count);
}
"#;

impl Generator {
    fn new(model: DataModel, seed: u64) -> Generator {
        let mut types = TypeTable::new(model);
        let mut names = Interner::default();
        let mut enumeration = |tag: &str, values: &[(&str, i128)], packed: bool| {
            let id = types.new_enum(Some(names.intern(tag)));
            let list = values.iter().map(|&(name, value)| Enumerator { name: names.intern(name), value }).collect();
            types.complete_enum(id, list, packed);
            types.enumeration(id)
        };
        let plain = enumeration("plain", &[("P0", 0), ("P1", 200)], false);
        let negative = enumeration("negative", &[("N0", -3), ("N1", -2)], false);
        let tiny = enumeration("tiny", &[("T0", 0), ("T1", 200)], true);
        let wide = enumeration("wide", &[("W0", 0), ("W1", 0x1_0000_0000)], false);
        let mut integers = vec![
            ("_Bool", types.bool_()),
            ("char", types.char_()),
            ("signed char", types.int(IntKind::SChar)),
            ("unsigned char", types.int(IntKind::UChar)),
            ("short", types.int(IntKind::Short)),
            ("unsigned short", types.int(IntKind::UShort)),
            ("int", types.int(IntKind::Int)),
            ("unsigned", types.int(IntKind::UInt)),
            ("long", types.int(IntKind::Long)),
            ("unsigned long", types.int(IntKind::ULong)),
            ("long long", types.int(IntKind::LongLong)),
            ("unsigned long long", types.int(IntKind::ULongLong)),
            ("enum plain", plain),
            ("enum negative", negative),
            ("enum tiny", tiny),
            ("enum wide", wide),
        ];
        if model == DataModel::Lp64 {
            integers.push(("__int128", types.int(IntKind::Int128)));
            integers.push(("unsigned __int128", types.int(IntKind::UInt128)));
        }
        let pointer = types.pointer_to(types.void());
        let v8 = types.intern(Type::Vector { element: types.int(IntKind::Int), len: 2 });
        let v16 = types.intern(Type::Vector { element: types.float(FloatKind::F32), len: 4 });
        let mut scalars: Vec<(&str, QualType)> = integers.iter().map(|&(name, ty)| (name, ty.into())).collect();
        let atomic = Quals { is_atomic: true, ..Quals::NONE };
        scalars.extend([
            ("float", types.float(FloatKind::F32).into()),
            ("double", types.float(FloatKind::F64).into()),
            ("double", types.float(FloatKind::F64).into()),
            ("long double", types.float(FloatKind::X87).into()),
            ("__float128", types.float(FloatKind::F128).into()),
            ("_Complex float", types.complex(FloatKind::F32).into()),
            ("_Complex double", types.complex(FloatKind::F64).into()),
            ("_Complex long double", types.complex(FloatKind::X87).into()),
            ("void *", QualType::plain(pointer)),
            ("const volatile int", QualType::plain(types.int(IntKind::Int)).with_const()),
            ("_Atomic long long", QualType { ty: types.int(IntKind::LongLong), quals: atomic }),
            ("_Atomic short", QualType { ty: types.int(IntKind::Short), quals: atomic }),
            ("vector8", v8.into()),
            ("vector16", v16.into()),
        ]);
        let mut generator = Generator {
            random: Random(seed),
            types,
            names,
            scalars,
            integers,
            records: Vec::new(),
            definitions: Vec::new(),
            statements: Vec::new(),
            expected: Vec::new(),
        };
        for (name, ty) in generator.scalars.clone() {
            if !ty.quals.is_atomic {
                generator.ask_type(name, ty.ty);
            }
        }
        generator
    }

    fn ask(&mut self, question: String, statement: String, answer: String) {
        self.statements.push(statement);
        self.expected.push((question, answer));
    }

    fn ask_type(&mut self, name: &str, ty: TypeId) {
        let number = self.definitions.len();
        let size = self.types.size_of(ty).expect("complete");
        let align = self.types.align_of(ty).expect("complete");
        let preferred = self.types.preferred_align(ty).expect("complete");
        let statement = format!(
            "printf(\"%zu %zu %zu\\n\", sizeof({name}), (size_t)_Alignof({name}), (size_t)__alignof__({name}));"
        );
        self.ask(
            format!("{number} {name}: sizeof, _Alignof, __alignof__"),
            statement,
            format!("{size} {align} {preferred}"),
        );
    }

    fn symbol(&mut self, name: &str) -> Symbol {
        self.names.intern(name)
    }

    /// A random record and the questions about it.
    fn record(&mut self) {
        let number = self.definitions.len();
        let kind = if self.random.chance(20) { RecordKind::Union } else { RecordKind::Struct };
        let keyword = if kind == RecordKind::Struct { "struct" } else { "union" };
        let name = format!("{keyword} r{number}");
        let mut spec = RecordSpec { packed: self.random.chance(15), ..RecordSpec::default() };
        if self.random.chance(20) {
            spec.pack = Some(*self.random.pick(&[1, 2, 4, 8, 16]));
        }
        if self.random.chance(10) {
            spec.align = Some(*self.random.pick(&[1, 2, 4, 8, 16, 32]));
        }
        let mut body = String::new();
        let mut questions: Vec<(String, Option<u32>)> = Vec::new();
        let mut has_anonymous = false;
        let count = self.random.below(7);
        let mostly_bits = self.random.chance(50);
        for index in 0..count {
            let member = format!("m{number}_{index}");
            let choice = self.random.below(100);
            if choice < 8 && !has_anonymous && !self.records.is_empty() {
                has_anonymous = true;
                let (record_name, record) = self.random.pick(&self.records).clone();
                let ty = self.types.record(record);
                let field = FieldSpec { anonymous_member: true, name: None, ..FieldSpec::new(self.symbol(""), ty) };
                writeln!(body, "    {record_name};").unwrap();
                let inner = self.types.records[record].body.as_ref().expect("complete");
                let visible = inner.fields.iter().filter(|field| field.name.is_some());
                questions
                    .extend(visible.map(|field| (self.names[field.name.expect("named")].to_owned(), field.bit_width)));
                spec.fields.push(field);
            } else if choice < 8 + if mostly_bits { 75 } else { 25 } {
                self.bit_field(&member, &mut spec, &mut body, &mut questions);
            } else {
                let flexible = index > 0 && index + 1 == count && kind == RecordKind::Struct && !questions.is_empty();
                self.plain_field(&member, flexible, &mut spec, &mut body, &mut questions);
            }
        }
        let mut attributes = String::new();
        if spec.packed {
            attributes.push_str(" __attribute__((packed))");
        }
        if let Some(align) = spec.align {
            write!(attributes, " __attribute__((aligned({align})))").unwrap();
        }
        let mut definition = format!("{name} {{\n{body}}}{attributes};\n");
        if let Some(pack) = spec.pack {
            definition = format!("#pragma pack(push, {pack})\n{definition}#pragma pack(pop)\n");
        }
        let tag = self.symbol(&format!("r{number}"));
        let record = self.types.new_record(kind, Some(tag));
        self.types.complete_record(record, spec).expect("the generator makes valid records");
        let ty = self.types.record(record);
        self.ask_type(&name, ty);
        for (member, bit_width) in questions {
            self.ask_member(number, &name, record, &member, bit_width);
        }
        self.definitions.push(definition);
        self.records.push((name, record));
    }

    fn ask_member(&mut self, number: usize, name: &str, record: RecordId, member: &str, bit_width: Option<u32>) {
        let symbol = self.symbol(member);
        let field = self.types.find_field(record, symbol).expect("declared above");
        assert_eq!(field.bit_width, bit_width);
        let question = format!("{number} {name}.{member}");
        match bit_width {
            None => {
                let statement = format!("printf(\"%zu\\n\", offsetof({name}, {member}));");
                assert_eq!(field.bit_offset % 8, 0);
                self.ask(question, statement, (field.bit_offset / 8).to_string());
            }
            Some(width) => {
                let statement =
                    format!("{{ static {name} o; memset(&o, 0, sizeof o); o.{member} = -1; bits(&o, sizeof o); }}");
                self.ask(question, statement, format!("{}+{width}", field.bit_offset));
            }
        }
    }

    fn attributes(&mut self, field: &mut FieldSpec) -> String {
        let mut text = String::new();
        if self.random.chance(8) {
            field.packed = true;
            text.push_str(" __attribute__((packed))");
        }
        if self.random.chance(10) {
            let align = *self.random.pick(&[1, 2, 4, 8, 16]);
            field.align = Some(align);
            write!(text, " __attribute__((aligned({align})))").unwrap();
        }
        text
    }

    fn bit_field(
        &mut self,
        member: &str,
        spec: &mut RecordSpec,
        body: &mut String,
        questions: &mut Vec<(String, Option<u32>)>,
    ) {
        let (type_name, ty) = *self.random.pick(&self.integers);
        let max = if self.types.is_bool(ty) { 1 } else { self.types.size_of(ty).expect("complete") as usize * 8 };
        let unnamed = self.random.chance(15);
        let width = match self.random.below(100) {
            0..10 => 0,
            10..30 => *self.random.pick(&[1, 8, 16, 32, 64]),
            30..40 => max,
            _ => 1 + self.random.below(max),
        }
        .min(max) as u32;
        let unnamed = unnamed || width == 0;
        let symbol = self.symbol(member);
        let mut field = FieldSpec { bit_width: Some(width), ..FieldSpec::new(symbol, ty) };
        let attributes = self.attributes(&mut field);
        if unnamed {
            field.name = None;
            writeln!(body, "    {type_name} : {width}{attributes};").unwrap();
        } else {
            questions.push((member.to_owned(), Some(width)));
            writeln!(body, "    {type_name} {member} : {width}{attributes};").unwrap();
        }
        spec.fields.push(field);
    }

    fn plain_field(
        &mut self,
        member: &str,
        flexible: bool,
        spec: &mut RecordSpec,
        body: &mut String,
        questions: &mut Vec<(String, Option<u32>)>,
    ) {
        let (type_name, mut ty): (String, QualType) = if self.random.chance(30) && !self.records.is_empty() {
            let (name, record) = self.random.pick(&self.records).clone();
            (name, self.types.record(record).into())
        } else {
            let (name, ty) = *self.random.pick(&self.scalars);
            (name.to_owned(), ty)
        };
        let mut declarator = member.to_owned();
        if flexible && self.random.chance(25) {
            ty = self.types.array(ty, ArrayLen::Unknown).into();
            declarator.push_str("[]");
        } else if self.random.chance(15) {
            // Empty atomic arrays are left out: on i386 their records' alignment depends on details we do not model.
            let len = (self.random.below(4) as u64).max(ty.quals.is_atomic.into());
            ty = self.types.array(ty, ArrayLen::Known(len)).into();
            write!(declarator, "[{len}]").unwrap();
        }
        let symbol = self.symbol(member);
        let mut field = FieldSpec::new(symbol, ty);
        let attributes = self.attributes(&mut field);
        writeln!(body, "    {type_name} {declarator}{attributes};").unwrap();
        questions.push((member.to_owned(), None));
        spec.fields.push(field);
    }

    fn program(&self) -> String {
        let mut program = PRELUDE.to_owned();
        for definition in &self.definitions {
            program.push_str(definition);
        }
        program.push_str("int main(void) {\n");
        for statement in &self.statements {
            writeln!(program, "    {statement}").unwrap();
        }
        program.push_str("}\n");
        program
    }
}
