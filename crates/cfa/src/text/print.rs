//! Writes programs in the text form.

use types::{ArrayLen, EnumId, IntKind, Params, QualType, Quals, RecordId, RecordKind, Type};

use super::lex::quote;
use super::names::{FLOATS, INTS, Names};
use super::{PrintOptions, default_size};
use crate::{EdgeId, Function, FunctionId, LocId, Op, Program, Storage, StringId, VarId, VarSize};

/// Lists longer than this go on in a new line.
const WIDTH: usize = 100;

pub(super) struct Printer<'a> {
    pub program: &'a Program,
    pub names: Names,
    options: PrintOptions,
    pub out: String,
}

/// Writing to a string cannot fail.
macro_rules! put {
    ($printer:expr, $($arg:tt)*) => {{
        use std::fmt::Write;
        write!($printer.out, $($arg)*).expect("writing to a string")
    }};
}
pub(super) use put;

impl<'a> Printer<'a> {
    pub fn new(program: &'a Program, options: PrintOptions) -> Self {
        Printer { program, names: Names::new(program), options, out: String::new() }
    }

    pub fn program(&mut self) {
        let p = self.program;
        put!(self, "model {}\n", p.types.model.name());
        put!(self, "start {}\nentry {}\n", self.names.functions[p.start], self.names.functions[p.entry]);
        put!(self, "argc {}\nargv {}\n", self.names.vars[p.argc], self.names.vars[p.argv]);
        self.gap();
        p.types.records.ids().for_each(|record| self.record(record));
        p.types.enums.ids().for_each(|enumeration| self.enumeration(enumeration));
        self.gap();
        p.strings.ids().for_each(|string| self.string(string));
        self.gap();
        for (id, var) in p.vars.iter_enumerated() {
            let keyword = match var.storage {
                Storage::Static => "static",
                Storage::ThreadLocal => "thread_local",
                Storage::External => "external",
                Storage::Local | Storage::Param | Storage::Temp => continue,
            };
            put!(self, "{keyword} ");
            self.var(id);
            if let Some(function) = var.function {
                put!(self, " in {}", self.names.functions[function]);
            }
            self.position(var.span);
            self.out.push('\n');
        }
        // The edges and locations of each function, in order of their ids.
        let mut edges: Vec<Vec<EdgeId>> = vec![Vec::new(); p.functions.len()];
        let mut locs: Vec<Vec<LocId>> = vec![Vec::new(); p.functions.len()];
        for (id, edge) in p.edges.iter_enumerated() {
            edges[index::Id::index(p.locs[edge.source].function)].push(id);
        }
        for (id, loc) in p.locs.iter_enumerated() {
            locs[index::Id::index(loc.function)].push(id);
        }
        for ((function, edges), locs) in p.functions.ids().zip(&edges).zip(&locs) {
            self.function(function, edges, locs);
        }
    }

    /// One function of the program.
    pub fn one_function(&mut self, function: FunctionId) {
        let p = self.program;
        let ours = |loc: &LocId| p.locs[*loc].function == function;
        let locs: Vec<LocId> = p.locs.ids().filter(ours).collect();
        let edges: Vec<EdgeId> = p.edges.ids().filter(|&edge| ours(&p.edges[edge].source)).collect();
        self.function(function, &edges, &locs);
    }

    fn gap(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    fn position(&mut self, span: source::Span) {
        if self.options.positions && !span.is_none() {
            put!(self, "  ; {}", self.program.sources.describe(span));
        }
    }

    // --- Types -----------------------------------------------------------------------------

    fn record(&mut self, record: RecordId) {
        let p = self.program;
        self.record_name(record);
        let Some(body) = &p.types.records[record].body else {
            self.out.push('\n');
            return;
        };
        let fields: Vec<String> = body
            .fields
            .iter()
            .map(|field| {
                let text = std::mem::take(&mut self.out);
                if let Some(name) = field.name {
                    self.out = self.names.plain(&p.names[name]);
                }
                self.out.push_str(": ");
                self.ty(field.ty);
                put!(self, " @{}", field.bit_offset / 8);
                if let Some(width) = field.bit_width {
                    put!(self, "{{{},{width}}}", field.bit_offset % 8);
                }
                std::mem::replace(&mut self.out, text)
            })
            .collect();
        self.braced(&fields);
        put!(self, " size {} align {}", body.size, body.align);
        if body.transparent_union {
            self.out.push_str(" transparent");
        }
        self.out.push('\n');
    }

    fn record_name(&mut self, record: RecordId) {
        let p = self.program;
        let data = &p.types.records[record];
        self.out.push_str(match data.kind {
            RecordKind::Struct => "struct ",
            RecordKind::Union => "union ",
        });
        if let Some(tag) = data.tag {
            let tag = self.names.plain(&p.names[tag]);
            self.out.push_str(&tag);
        }
        put!(self, "#{}", index::Id::index(record));
    }

    fn enumeration(&mut self, enumeration: EnumId) {
        let p = self.program;
        let data = &p.types.enums[enumeration];
        self.enum_name(enumeration);
        if let Some(kind) = data.underlying {
            put!(self, ": {}", int_name(kind));
            let items: Vec<String> = data
                .enumerators
                .iter()
                .map(|item| format!("{} = {}", self.names.plain(&p.names[item.name]), item.value))
                .collect();
            self.braced(&items);
        }
        self.out.push('\n');
    }

    fn enum_name(&mut self, enumeration: EnumId) {
        let p = self.program;
        self.out.push_str("enum ");
        if let Some(tag) = p.types.enums[enumeration].tag {
            let tag = self.names.plain(&p.names[tag]);
            self.out.push_str(&tag);
        }
        put!(self, "#{}", index::Id::index(enumeration));
    }

    /// On one line if it is short.
    fn braced(&mut self, items: &[String]) {
        if items.iter().map(|item| item.len() + 2).sum::<usize>() <= WIDTH {
            put!(self, " {{ {} }}", items.join(", "));
        } else {
            put!(self, " {{\n  {}\n}}", items.join("\n  "));
        }
    }

    pub fn ty(&mut self, ty: impl Into<QualType>) {
        let QualType { ty, quals: Quals { is_const, is_volatile, is_restrict, is_atomic } } = ty.into();
        let quals =
            [(is_const, "const "), (is_volatile, "volatile "), (is_restrict, "restrict "), (is_atomic, "atomic ")];
        quals.into_iter().filter(|(on, _)| *on).for_each(|(_, word)| self.out.push_str(word));
        match self.program.types.get(ty) {
            Type::Void => self.out.push_str("void"),
            Type::Int(kind) => self.out.push_str(int_name(*kind)),
            Type::Float(kind) => self.out.push_str(float_name(*kind)),
            Type::Complex(kind) => put!(self, "complex {}", float_name(*kind)),
            Type::Pointer(pointee) => {
                self.out.push('*');
                self.ty(*pointee);
            }
            Type::Array { element, len } => {
                match len {
                    ArrayLen::Known(len) => put!(self, "[{len}]"),
                    ArrayLen::Unknown => self.out.push_str("[]"),
                    ArrayLen::Variable(vla) => put!(self, "[{vla}]"),
                }
                self.ty(*element);
            }
            Type::Vector { element, len } => {
                put!(self, "vector[{len}]");
                self.ty(*element);
            }
            Type::Function(function) => {
                self.out.push_str("fn(");
                match &function.params {
                    Params::Unspecified => self.out.push('?'),
                    Params::Prototype { params, variadic } => {
                        self.list(params.len(), *variadic, |printer, at| printer.ty(params[at]));
                    }
                }
                self.out.push_str(") -> ");
                self.ty(function.result);
            }
            Type::Record(record) => self.record_name(*record),
            Type::Enum(enumeration) => self.enum_name(*enumeration),
        }
    }

    pub fn list(&mut self, len: usize, variadic: bool, mut item: impl FnMut(&mut Self, usize)) {
        for at in 0..len {
            if at > 0 {
                self.out.push_str(", ");
            }
            item(self, at);
        }
        if variadic {
            self.out.push_str(if len > 0 { ", ..." } else { "..." });
        }
    }

    // --- Strings, variables, functions -------------------------------------------------------

    fn string(&mut self, string: StringId) {
        put!(self, "string @{string} ");
        quote(&self.program.strings[string].bytes, '"', &mut self.out);
        self.position(self.program.strings[string].span);
        self.out.push('\n');
    }

    fn var(&mut self, id: VarId) {
        let p = self.program;
        let var = &p.vars[id];
        if var.address_taken {
            self.out.push('&');
        }
        put!(self, "{}: ", self.names.vars[id]);
        self.ty(var.ty);
        if var.size != default_size(&p.types, var.ty.ty) {
            match var.size {
                VarSize::Bytes(bytes) => put!(self, " size {bytes}"),
                VarSize::Dynamic => self.out.push_str(" size dynamic"),
                VarSize::Unknown => self.out.push_str(" size unknown"),
            }
        }
        if var.align != p.types.preferred_align(var.ty).unwrap_or(1) {
            put!(self, " align {}", var.align);
        }
    }

    fn function(&mut self, id: FunctionId, edges: &[EdgeId], locs: &[LocId]) {
        let p = self.program;
        let function = &p.functions[id];
        // Declarations stand together.
        if function.body.is_some() || !self.out.lines().next_back().is_some_and(|line| line.starts_with("declare ")) {
            self.gap();
        }
        put!(self, "{} {}", if function.body.is_some() { "function" } else { "declare" }, self.names.functions[id]);
        let implied_by_params = self.is_implied_by_params(function);
        if function.body.is_some() || !function.params.is_empty() {
            let variadic = implied_by_params && is_variadic(p, function);
            self.out.push('(');
            self.list(function.params.len(), variadic, |printer, at| printer.var(function.params[at]));
            self.out.push(')');
        }
        match p.types.as_function(function.ty) {
            Some(ty) if implied_by_params && function.body.is_some() => {
                self.out.push_str(" -> ");
                self.ty(ty.result);
            }
            _ => {
                self.out.push_str(": ");
                self.ty(function.ty);
            }
        }
        if function.noreturn {
            self.out.push_str(" noreturn");
        }
        let Some(body) = function.body else {
            self.position(function.span);
            self.out.push('\n');
            return;
        };
        self.out.push_str(" {");
        self.position(function.span);
        self.out.push('\n');
        self.frame(id);
        put!(self, "  entry {}, exit {}\n", body.entry, body.exit);
        for &edge in edges {
            self.edge(edge);
        }
        for &loc in locs {
            let data = &p.locs[loc];
            let isolated = data.incoming.is_empty() && loc != body.entry && loc != body.exit;
            if data.outgoing.is_empty() && (data.label.is_some() || isolated) {
                put!(self, "  ");
                self.loc(loc);
                self.out.push('\n');
            }
        }
        self.out.push_str("}\n");
    }

    fn is_implied_by_params(&self, function: &Function) -> bool {
        let Some(ty) = self.program.types.as_function(function.ty) else { return false };
        match &ty.params {
            Params::Unspecified => false,
            Params::Prototype { params, .. } => {
                params.iter().copied().eq(function.params.iter().map(|&param| self.program.vars[param].ty))
            }
        }
    }

    fn frame(&mut self, function: FunctionId) {
        let frame = std::mem::take(&mut self.names.frames[function]);
        let mut at = 0;
        while at < frame.len() {
            let storage = self.program.vars[frame[at]].storage;
            let line = self.out.len();
            self.out.push_str(if storage == Storage::Temp { "  temp " } else { "  local " });
            self.var(frame[at]);
            at += 1;
            // With positions, one variable to a line.
            while at < frame.len() && self.program.vars[frame[at]].storage == storage && !self.options.positions {
                let before = self.out.len();
                self.out.push_str(", ");
                self.var(frame[at]);
                if self.out.len() - line > WIDTH {
                    self.out.truncate(before);
                    break;
                }
                at += 1;
            }
            self.position(self.program.vars[frame[at - 1]].span);
            self.out.push('\n');
        }
        self.names.frames[function] = frame;
    }

    fn loc(&mut self, loc: LocId) {
        put!(self, "{loc}");
        if let Some(label) = self.program.locs[loc].label {
            let label = self.names.plain(&self.program.names[label]);
            put!(self, " ({label})");
        }
    }

    fn edge(&mut self, id: EdgeId) {
        let p = self.program;
        let edge = &p.edges[id];
        self.out.push_str("  ");
        if p.locs[edge.source].outgoing.first() == Some(&id) {
            self.loc(edge.source);
        } else {
            put!(self, "{}", edge.source);
        }
        put!(self, " -> {}: ", edge.target);
        self.op(&edge.op);
        if self.options.c && edge.op != Op::Noop {
            put!(self, "  ; {}", crate::display::op_to_c(p, &edge.op).replace('\n', " "));
        }
        self.position(edge.span);
        self.out.push('\n');
    }
}

fn is_variadic(program: &Program, function: &Function) -> bool {
    let ty = program.types.as_function(function.ty);
    ty.is_some_and(|ty| matches!(ty.params, Params::Prototype { variadic: true, .. }))
}

fn int_name(kind: IntKind) -> &'static str {
    INTS.iter().find(|(_, other)| *other == kind).expect("every kind has a name").0
}

fn float_name(kind: types::FloatKind) -> &'static str {
    FLOATS.iter().find(|(_, other)| *other == kind).expect("every kind has a name").0
}
