//! Types as C text. A declarator is built from the name outwards.

use std::fmt;

use index::Interner;

use crate::{ArrayLen, EnumId, FloatKind, IntKind, Params, QualType, Quals, RecordId, RecordKind, Type, TypeTable};

impl TypeTable {
    /// The type name, such as `const char *(*)(int, ...)`.
    pub fn display(&self, ty: impl Into<QualType>, names: &Interner) -> String {
        self.declare(ty, "", names)
    }

    /// The declaration of `name` with this type, without a semicolon.
    pub fn declare(&self, ty: impl Into<QualType>, name: &str, names: &Interner) -> String {
        self.declarator(ty.into(), name.to_owned(), names)
    }

    fn declarator(&self, ty: QualType, inner: String, names: &Interner) -> String {
        match &self[ty.ty] {
            Type::Pointer(pointee) => {
                let quals = qualifiers(ty.quals);
                let space = if quals.is_empty() || inner.is_empty() { "" } else { " " };
                let inner = format!("*{quals}{space}{inner}");
                let needs_parens = matches!(self[pointee.ty], Type::Array { .. } | Type::Function(_));
                self.declarator(*pointee, if needs_parens { format!("({inner})") } else { inner }, names)
            }
            Type::Array { element, len } => {
                let len = match len {
                    ArrayLen::Known(len) => len.to_string(),
                    ArrayLen::Unknown => String::new(),
                    ArrayLen::Variable(_) => "*".to_owned(),
                };
                let element = QualType { ty: element.ty, quals: element.quals.union(ty.quals) };
                self.declarator(element, format!("{inner}[{len}]"), names)
            }
            Type::Function(function) => {
                let params = match &function.params {
                    Params::Unspecified => String::new(),
                    Params::Prototype { params, variadic } => {
                        let mut texts: Vec<String> = params.iter().map(|&param| self.display(param, names)).collect();
                        if *variadic {
                            texts.push("...".to_owned());
                        }
                        if texts.is_empty() { "void".to_owned() } else { texts.join(", ") }
                    }
                };
                self.declarator(function.result, format!("{inner}({params})"), names)
            }
            base => {
                let mut text = qualifiers(ty.quals);
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&self.base_name(base, names));
                if !inner.is_empty() {
                    text.push(' ');
                    text.push_str(&inner);
                }
                text
            }
        }
    }

    fn base_name(&self, ty: &Type, names: &Interner) -> String {
        match *ty {
            Type::Void => "void".to_owned(),
            Type::Int(kind) => int_name(kind).to_owned(),
            Type::Float(kind) => kind.to_string(),
            Type::Complex(kind) => format!("_Complex {kind}"),
            Type::Vector { element, len } => {
                let bytes = self.size_of(element).unwrap_or(0).saturating_mul(len);
                format!("{} __attribute__((vector_size({bytes})))", self.display(element, names))
            }
            Type::Record(record) => self.record_name(record, names),
            Type::Enum(enumeration) => self.enum_name(enumeration, names),
            Type::Pointer(_) | Type::Array { .. } | Type::Function(_) => unreachable!("declarators are handled above"),
        }
    }

    /// `struct list`, or `struct <anonymous>` without a tag.
    pub fn record_name(&self, record: RecordId, names: &Interner) -> String {
        let record = &self.records[record];
        let keyword = match record.kind {
            RecordKind::Struct => "struct",
            RecordKind::Union => "union",
        };
        format!("{keyword} {}", record.tag.map_or("<anonymous>", |tag| &names[tag]))
    }

    /// `enum color`, or `enum <anonymous>` without a tag.
    pub fn enum_name(&self, enumeration: EnumId, names: &Interner) -> String {
        format!("enum {}", self.enums[enumeration].tag.map_or("<anonymous>", |tag| &names[tag]))
    }
}

fn qualifiers(quals: Quals) -> String {
    let all = [
        (quals.is_const, "const"),
        (quals.is_volatile, "volatile"),
        (quals.is_restrict, "restrict"),
        (quals.is_atomic, "_Atomic"),
    ];
    let words: Vec<&str> = all.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect();
    words.join(" ")
}

fn int_name(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Bool => "_Bool",
        IntKind::Char => "char",
        IntKind::SChar => "signed char",
        IntKind::UChar => "unsigned char",
        IntKind::Short => "short",
        IntKind::UShort => "unsigned short",
        IntKind::Int => "int",
        IntKind::UInt => "unsigned int",
        IntKind::Long => "long",
        IntKind::ULong => "unsigned long",
        IntKind::LongLong => "long long",
        IntKind::ULongLong => "unsigned long long",
        IntKind::Int128 => "__int128",
        IntKind::UInt128 => "unsigned __int128",
    }
}

/// The type that has this format.
impl fmt::Display for FloatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FloatKind::F16 => "_Float16",
            FloatKind::F32 => "float",
            FloatKind::F64 => "double",
            FloatKind::X87 => "long double",
            FloatKind::F128 => "_Float128",
        })
    }
}
