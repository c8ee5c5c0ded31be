//! Sets in the words of the source, and as a picture.

use std::fmt::Write;

use cfa::display::op_to_c;
use cfa::{EdgeId, Program, Storage};
use types::{Field, Type, TypeId};

use crate::{Pointee, PointsTo, Root};

/// What was found: pointers with what they may lead to, and calls with what they may call.
pub struct Description {
    pointers: Vec<(Named, Vec<Named>)>,
    /// Where it stands, the call, and its targets.
    calls: Vec<(String, String, Vec<String>)>,
}

/// An object, and the part of it.
struct Named {
    object: String,
    part: String,
}

impl std::fmt::Display for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.object, self.part)
    }
}

impl Description {
    /// All, or what concerns variables of this name.
    pub fn of(program: &Program, points_to: &PointsTo<'_>, variable: Option<&str>) -> Self {
        let mut pointers = Vec::new();
        for root in points_to.objects().filter(|&root| is_shown(program, root, variable)) {
            for (offset, pointees) in points_to.contents(root) {
                if !pointees.is_empty() {
                    // What leads to the beginning of a record leads to the record.
                    let whole = |offset: Option<u64>| offset == Some(0);
                    let pointees = pointees.into_iter().map(|Pointee { root, offset }| match whole(offset) {
                        true => Named { object: name(program, root), part: String::new() },
                        false => named(program, root, offset),
                    });
                    pointers.push((named(program, root, offset), pointees.collect()));
                }
            }
        }
        let mut calls = Vec::new();
        let edges = program.edges.ids().filter(|_| variable.is_none());
        for (edge, targets) in edges.filter_map(|edge| Some((edge, points_to.callees(edge)?))) {
            let functions = targets.functions.iter().map(|&f| program.name(program.functions[f].name).to_owned());
            let outside = targets.outside.then(|| "code outside the program".to_owned());
            let call = op_to_c(program, &program.edges[edge].op);
            calls.push((position(program, edge), call, functions.chain(outside).collect()));
        }
        Description { pointers, calls }
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for (pointer, pointees) in &self.pointers {
            let pointees: Vec<String> = pointees.iter().map(Named::to_string).collect();
            writeln!(text, "{pointer} -> {}", pointees.join(", ")).expect("strings take all");
        }
        for (position, call, targets) in &self.calls {
            let targets = if targets.is_empty() { "nothing".to_owned() } else { targets.join(", ") };
            writeln!(text, "{position}: {call} calls {targets}").expect("strings take all");
        }
        text
    }

    /// One node for each object, one edge for each pointer in it.
    pub fn dot(&self) -> String {
        let mut text =
            String::from("digraph points_to {\n  rankdir=LR;\n  node [shape=box, fontname=\"monospace\"];\n");
        for (pointer, pointees) in &self.pointers {
            for pointee in pointees {
                let (from, to) = (&pointer.object, &pointee.object);
                let labels = format!("taillabel={:?}, headlabel={:?}", pointer.part, pointee.part);
                writeln!(text, "  {from:?} -> {to:?} [{labels}];").expect("strings take all");
            }
        }
        text.push_str("}\n");
        text
    }
}

/// What the program's environment holds is of no interest.
fn is_shown(program: &Program, root: Root, variable: Option<&str>) -> bool {
    match (root, variable) {
        (Root::Var(var), None) => {
            let is_made = var == program.argc || var == program.argv;
            program.vars[var].storage != Storage::Temp && !is_made
        }
        (Root::Var(var), Some(name)) => program.name(program.vars[var].name) == name,
        (Root::Block(_) | Root::Varargs(_), None) => true,
        _ => false,
    }
}

fn position(program: &Program, edge: EdgeId) -> String {
    program.sources.describe(program.edges[edge].span)
}

fn name(program: &Program, root: Root) -> String {
    match root {
        Root::Var(var) => {
            let var = &program.vars[var];
            let name = program.name(var.name);
            match var.function {
                Some(function) => format!("{}::{name}", program.name(program.functions[function].name)),
                None => name.to_owned(),
            }
        }
        Root::String(string) => {
            let bytes = &program.strings[string].bytes;
            format!("{:?}", String::from_utf8_lossy(&bytes[..bytes.len().saturating_sub(1)]))
        }
        Root::Function(function) => program.name(program.functions[function].name).to_owned(),
        Root::Block(edge) => format!("block of {}", position(program, edge)),
        Root::Varargs(function) => {
            format!("variable arguments of {}", program.name(program.functions[function].name))
        }
        Root::Transfer(edge, _) => format!("what is copied at {}", position(program, edge)),
        Root::Result(function) => format!("result of {}", program.name(program.functions[function].name)),
        Root::Outside | Root::Number => "memory outside the program".to_owned(),
    }
}

fn named(program: &Program, root: Root, offset: Option<u64>) -> Named {
    let part = match root {
        Root::Function(_) | Root::Outside | Root::Number => String::new(),
        _ => path(program, root, offset),
    };
    Named { object: name(program, root), part }
}

/// Members, as C writes them; what has no name by its offset.
fn path(program: &Program, root: Root, offset: Option<u64>) -> String {
    let Some(offset) = offset else { return "[any offset]".to_owned() };
    let (mut text, mut rest) = (String::new(), offset);
    if let Root::Var(var) = root {
        let mut ty = program.vars[var].ty.ty;
        while let Some((step, inner, left)) = member(program, ty, rest) {
            text += &step;
            (ty, rest) = (inner, left);
        }
    }
    if rest > 0 {
        write!(text, "+{rest}").expect("strings take all");
    }
    text
}

fn member(program: &Program, ty: TypeId, offset: u64) -> Option<(String, TypeId, u64)> {
    match program.types.get(ty) {
        Type::Array { element, .. } => {
            let bytes = program.types.size_of(element.ty)?.max(1);
            Some(("[]".to_owned(), element.ty, offset % bytes))
        }
        Type::Record(record) => {
            let body = program.types.records[*record].body.as_ref()?;
            let distance = |field: &Field| {
                let bytes = program.types.size_of(field.ty.ty).filter(|_| field.bit_width.is_none())?;
                offset.checked_sub(field.bit_offset / 8).filter(|&distance| distance < bytes)
            };
            let (field, distance) = body.fields.iter().find_map(|field| Some((field, distance(field)?)))?;
            let name = field.name.map_or_else(String::new, |name| format!(".{}", program.name(name)));
            Some((name, field.ty.ty, distance))
        }
        _ => None,
    }
}
