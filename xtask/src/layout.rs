//! gcc confirms what we say about the types of real files: sizes, alignments and offsets of every
//! record and enum with a tag at file scope, and the types of expressions over globals and members.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use index::{Interner, Symbol};
use sema::typed::TypedProgram;
use source::SourceMap;
use syntax::ast::{Ast, Item, Member, SpecsId, TypeSpec};
use test_support::{Compiler, Model, for_each_parallel};
use types::{DataModel, RecordKind, TypeId};

use crate::front_end::c_files;

#[derive(clap::Args)]
pub struct Args {
    folder: PathBuf,
    /// Take every N-th file
    #[arg(long, default_value_t = 10)]
    every: usize,
}

/// More probes per file tell little more.
const MOST_PROBES: usize = 4000;

#[derive(Default)]
struct Tally {
    files: usize,
    tags: usize,
    probes: usize,
    failures: Vec<String>,
}

pub fn layout(args: &Args) -> Result<()> {
    let files: Vec<PathBuf> = c_files(&args.folder)?.into_iter().step_by(args.every.max(1)).collect();
    let mut total = Tally::default();
    for model in Model::ALL {
        let Some(compiler) = Compiler::find(model) else {
            println!("skipped: no C compiler for {}", model.name());
            continue;
        };
        for tally in for_each_parallel(&files, |path| check(path, compiler)) {
            let tally = tally?;
            total.files += tally.files;
            total.tags += tally.tags;
            total.probes += tally.probes;
            total.failures.extend(tally.failures);
        }
    }
    total.failures.iter().take(20).for_each(|failure| println!("{failure}"));
    println!(
        "{} files (both models counted): {} records and enums, {} expression types, {} files that gcc contradicts",
        total.files,
        total.tags,
        total.probes,
        total.failures.len()
    );
    ensure!(total.failures.is_empty(), "gcc disagrees");
    Ok(())
}

fn check(path: &Path, compiler: Compiler) -> Result<Tally> {
    let model = match compiler.model {
        Model::Ilp32 => DataModel::Ilp32,
        Model::Lp64 => DataModel::Lp64,
    };
    let mut text = std::fs::read(path)?;
    // Files of the other data model may not compile under this one; gcc must accept what we judge.
    let Ok((program, tags)) = analyse(&text, model) else { return Ok(Tally::default()) };
    if compiler.accepts(path, &[])?.status != 0 {
        return Ok(Tally::default());
    }
    let mut tally = Tally { files: 1, ..Tally::default() };
    let mut asserts = tag_asserts(&program, &tags, &mut tally);
    let expressions = expressions(&program, &tags);
    text.push(b'\n');
    for (number, expression) in expressions.iter().enumerate() {
        text.extend(format!("extern __typeof__({expression}) __carve_probe_{number};\n").bytes());
    }
    match analyse(&text, model) {
        Err(message) => tally.failures.push(format!("{}: we refuse the probes: {message}", path.display())),
        Ok((probed, _)) => {
            let types: BTreeMap<&str, TypeId> =
                probed.vars.iter().map(|var| (&probed.names[var.name], var.ty.ty)).collect();
            for (number, expression) in expressions.iter().enumerate() {
                let Some(&ty) = types.get(&*format!("__carve_probe_{number}")) else { continue };
                let shown = probed.types.display(ty, &probed.names);
                if !shown.contains('<') {
                    tally.probes += 1;
                    writeln!(
                        asserts,
                        "_Static_assert(__builtin_types_compatible_p(__typeof__({expression}), {shown}), \"{shown}\");"
                    )?;
                }
            }
        }
    }
    let mut source = std::fs::read(path)?;
    source.extend(format!("\n{asserts}").bytes());
    let scratch = std::env::temp_dir().join(format!(
        "carve-layout-{}-{}-{}.c",
        std::process::id(),
        compiler.model.name(),
        path.file_stem().unwrap_or_default().to_string_lossy()
    ));
    std::fs::write(&scratch, source)?;
    let answer = compiler.accepts(&scratch, &[])?;
    if answer.status != 0 {
        let said = answer.stderr_text();
        let first = said.lines().find(|line| line.contains("error")).unwrap_or_default().to_owned();
        tally.failures.push(format!("{} ({}): {first}", path.display(), compiler.model.name()));
    }
    std::fs::remove_file(&scratch)?;
    Ok(tally)
}

/// The typed program, and the tags defined once at file scope.
fn analyse(text: &[u8], model: DataModel) -> Result<(TypedProgram, Vec<Symbol>), String> {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("file.c", text).ok_or("too large")?;
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    if problems.has_errors() {
        return Err(problems.iter().next().map(|problem| problem.message.clone()).unwrap_or_default());
    }
    let tags = file_scope_tags(&ast);
    sema::analyse(vec![ast], sources, names, model).map(|(program, _)| (program, tags)).map_err(|(sources, found)| {
        found.iter().map(|d| format!("{}: {}", sources.describe(d.primary), d.message)).next().unwrap_or_default()
    })
}

fn file_scope_tags(ast: &Ast) -> Vec<Symbol> {
    let mut tags = Vec::new();
    for item in &ast.items {
        match item {
            Item::Declaration(declaration) => collect(ast, declaration.specs, &mut tags),
            Item::Function(function) => collect(ast, function.specs, &mut tags),
            Item::StaticAssert(_) | Item::Asm(_) => {}
        }
    }
    tags.sort();
    tags.dedup();
    tags
}

fn collect(ast: &Ast, specs: SpecsId, tags: &mut Vec<Symbol>) {
    match &ast.specs[specs].ty {
        TypeSpec::Record(record) => {
            let Some(members) = &record.members else { return };
            tags.extend(record.tag);
            for member in members {
                if let Member::Fields { specs, .. } = member {
                    collect(ast, *specs, tags);
                }
            }
        }
        TypeSpec::Enum(spec) if spec.enumerators.is_some() => tags.extend(spec.tag),
        _ => {}
    }
}

fn tag_asserts(program: &TypedProgram, tags: &[Symbol], tally: &mut Tally) -> String {
    let mut asserts = String::new();
    for (name, record) in unique_records(program, tags) {
        let Some(body) = &record.body else { continue };
        tally.tags += 1;
        // Writing to a string cannot fail.
        _ = writeln!(asserts, "_Static_assert(sizeof({name}) == {}, \"sizeof {name}\");", body.size);
        _ = writeln!(asserts, "_Static_assert(_Alignof({name}) == {}, \"_Alignof {name}\");", body.align);
        for field in body.fields.iter().filter(|field| field.bit_width.is_none()) {
            if let Some(member) = field.name.map(|name| &program.names[name]) {
                let offset = field.bit_offset / 8;
                _ = writeln!(
                    asserts,
                    "_Static_assert(__builtin_offsetof({name}, {member}) == {offset}, \"{name}.{member}\");"
                );
            }
        }
    }
    for enumeration in program.types.enums.iter() {
        let (Some(tag), Some(kind)) = (enumeration.tag, enumeration.underlying) else { continue };
        let same = program.types.enums.iter().filter(|other| other.tag == Some(tag)).count();
        if same == 1 && tags.contains(&tag) {
            tally.tags += 1;
            let ty = program.types.int_kind_type(kind);
            let name = format!("enum {}", &program.names[tag]);
            _ = writeln!(asserts, "_Static_assert(sizeof({name}) == {}, \"{name}\");", ty.width / 8);
            _ = writeln!(asserts, "_Static_assert((({name})-1 < ({name})0) == {}, \"{name}\");", i32::from(ty.signed));
        }
    }
    asserts
}

fn unique_records<'a>(
    program: &'a TypedProgram,
    tags: &'a [Symbol],
) -> impl Iterator<Item = (String, &'a types::Record)> + 'a {
    let mut count: BTreeMap<Symbol, usize> = BTreeMap::new();
    program.types.records.iter().filter_map(|record| record.tag).for_each(|tag| *count.entry(tag).or_default() += 1);
    program.types.records.iter().filter_map(move |record| {
        let tag = record.tag.filter(|tag| count[tag] == 1 && tags.contains(tag))?;
        let keyword = match record.kind {
            RecordKind::Struct => "struct",
            RecordKind::Union => "union",
        };
        Some((format!("{keyword} {}", &program.names[tag]), record))
    })
}

/// Expressions over members and globals whose types follow from promotions and conversions.
fn expressions(program: &TypedProgram, tags: &[Symbol]) -> Vec<String> {
    let mut found = Vec::new();
    for (name, record) in unique_records(program, tags) {
        for field in record.body.iter().flat_map(|body| &body.fields) {
            let Some(member) = field.name.map(|name| &program.names[name]) else { continue };
            let place = format!("(({name} *)0)->{member}");
            over(program, field.ty.ty, &place, field.bit_width.is_some(), &mut found);
        }
    }
    for var in program.vars.iter().filter(|var| var.function.is_none() && !program.names[var.name].is_empty()) {
        let name = &program.names[var.name];
        if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            over(program, var.ty.ty, name, false, &mut found);
        }
    }
    found.truncate(MOST_PROBES);
    found
}

fn over(program: &TypedProgram, ty: TypeId, place: &str, is_bit_field: bool, found: &mut Vec<String>) {
    let types = &program.types;
    if !is_bit_field {
        found.push(format!("&{place}"));
    }
    if types.is_integer(ty) {
        found.extend(
            ["+{}", "{} + 1u", "{} << 1l", "{} ? {} : 0ll", "{} * 1.0f", "{} == 0"]
                .map(|form| form.replace("{}", place)),
        );
    } else if types.is_floating(ty) {
        found.extend(["-{}", "{} + 1", "{} * 1.0l", "!{}"].map(|form| form.replace("{}", place)));
    } else if types.is_pointer(ty) {
        found.extend(["{} ? {} : 0", "!{}"].map(|form| form.replace("{}", place)));
    }
}
