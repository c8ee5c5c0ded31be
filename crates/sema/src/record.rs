//! Structs and unions.

use index::{FxHashMap, Symbol};
use source::Span;
use syntax::ast;
use types::{ArrayLen, FieldSpec, LayoutError, RecordId, RecordKind, RecordSpec, Type, TypeId};

use crate::Cx;
use crate::scope::Tag;

impl<'a> Cx<'a> {
    pub(crate) fn record_spec(&mut self, spec: &'a ast::RecordSpec, alone: bool) -> TypeId {
        let kind = if spec.is_union { RecordKind::Union } else { RecordKind::Struct };
        let defines = spec.members.is_some();
        let known = spec.tag.and_then(|tag| self.scopes.tag(tag).map(|entry| (tag, entry)));
        let here = self.scopes.depth();
        let id = match known {
            Some((tag, entry)) if entry.depth == here || !(defines || alone) => match entry.tag {
                Tag::Record(id) if self.types.records[id].kind == kind => {
                    if defines && self.types.records[id].body.is_some() {
                        let message = format!("redefinition of `{} {}`", keyword(kind), self.name(tag));
                        self.error_with(spec.tag_span, message, entry.span, "previous definition is here");
                        self.types.new_record(kind, spec.tag)
                    } else {
                        id
                    }
                }
                _ => {
                    let message = format!("`{}` defined as wrong kind of tag", self.name(tag));
                    self.error_with(spec.tag_span, message, entry.span, "previous declaration is here");
                    self.types.new_record(kind, spec.tag)
                }
            },
            _ => {
                let id = self.types.new_record(kind, spec.tag);
                if let Some(tag) = spec.tag {
                    self.scopes.declare_tag(tag, Tag::Record(id), spec.tag_span);
                }
                id
            }
        };
        if let Some(members) = &spec.members {
            stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.members(id, spec, members));
        }
        self.types.record(id)
    }

    fn members(&mut self, id: RecordId, spec: &'a ast::RecordSpec, members: &'a [ast::Member]) {
        let attrs = self.attrs(&[&spec.attrs]);
        let mut fields = Vec::new();
        let mut spans = Vec::new();
        let mut seen = FxHashMap::default();
        for member in members {
            match member {
                ast::Member::StaticAssert(assert) => self.static_assert(assert),
                ast::Member::Fields { specs, declarators, span } => {
                    let anonymous = declarators.is_empty();
                    let base = self.specs(*specs, anonymous);
                    self.refuse_attrs(&base.attrs);
                    if anonymous {
                        // A tagged struct without a name declares only its tag, unless it has members of its own here.
                        let ast::TypeSpec::Record(inner) = &self.ast.specs[*specs].ty else { continue };
                        if inner.tag.is_some() {
                            continue;
                        }
                        self.note_members(base.ty.ty, *span, &mut seen);
                        spans.push(*span);
                        fields.push(FieldSpec {
                            name: None,
                            ty: base.ty,
                            bit_width: None,
                            packed: base.attrs.packed,
                            align: base.attrs.align,
                            type_align: None,
                            anonymous_member: true,
                        });
                    }
                    for field in declarators {
                        let (field, at) = self.field(&base, field);
                        if let Some(name) = field.name {
                            self.note_member(name, at, &mut seen);
                        }
                        spans.push(at);
                        fields.push(field);
                    }
                }
            }
        }
        let holds_reversed = |field: &FieldSpec| {
            field.anonymous_member
                && self.types.as_record(field.ty.ty).is_some_and(|inner| self.reversed.contains(&inner))
        };
        if attrs.big_endian || spec.big_endian || fields.iter().any(holds_reversed) {
            self.reversed.insert(id);
        }
        self.check_flexible(&fields, &spans, spec.is_union);
        self.refuse_variable_fields(&mut fields, &spans);
        let count = fields.len();
        let mut layout = RecordSpec {
            fields,
            packed: attrs.packed,
            pack: spec.pack,
            align: attrs.align,
            transparent_union: attrs.transparent_union,
        };
        // A record with a bad member is laid out without it, so that the rest still has a meaning.
        for _ in 0..=count {
            let Err(error) = self.types.complete_record(id, layout.clone()) else { return };
            match self.report_layout(error, &layout, &spans, spec.span) {
                Some(bad) => {
                    layout.fields.remove(bad);
                    spans.remove(bad);
                }
                None => {
                    layout = RecordSpec::default();
                    spans.clear();
                }
            }
        }
    }

    /// GNU: fields of variable length have no meaning for us. What passes the declaration is unsupported.
    fn refuse_variable_fields(&mut self, fields: &mut [FieldSpec], spans: &[Span]) {
        for (field, &span) in fields.iter_mut().zip(spans) {
            if self.function.is_some()
                && self.types.is_array(field.ty.ty)
                && self.types.is_variably_modified(field.ty.ty)
                && self.types.size_of(field.ty.ty).is_none()
            {
                let size_t = self.types.size_t();
                let len = self.unsupported("field of variable length", size_t, span);
                self.new_vla(len.id, span);
                let element = self.types.strip_arrays(field.ty);
                field.ty = self.types.array(element, ArrayLen::Known(1)).into();
            }
        }
    }

    fn check_flexible(&mut self, fields: &[FieldSpec], spans: &[Span], is_union: bool) {
        for (index, (field, &span)) in fields.iter().zip(spans).enumerate() {
            if !self.is_unknown_array(field.ty.ty) {
                continue;
            }
            if is_union {
                self.error(span, "flexible array member in union");
            } else if index + 1 < fields.len() {
                self.error(span, "flexible array member not at end of struct");
            } else if fields.len() == 1 {
                self.error(span, "flexible array member in a struct with no named members");
            }
        }
    }

    fn field(&mut self, base: &crate::specs::Specs, field: &'a ast::FieldDeclarator) -> (FieldSpec, Span) {
        let declarator = &field.declarator;
        let at = if declarator.name.is_some() { declarator.name_span } else { declarator.span };
        let ty = self.declarator(base.ty, declarator);
        let attrs = self.attrs(&[&declarator.attrs, &field.attrs]);
        let ty = self.retype(ty, &attrs);
        let bit_width = field.width.and_then(|width| self.bit_width(width));
        let packed = attrs.packed || base.attrs.packed;
        let align = attrs.align.max(base.attrs.align);
        let is_pointer = declarator.derived.iter().any(|part| !matches!(part, ast::Derived::Array { .. }));
        let type_align = base.typedef_align.filter(|_| !is_pointer);
        let name = declarator.name;
        let spec = FieldSpec { name, ty, bit_width, packed, align, type_align, anonymous_member: false };
        (spec, at)
    }

    fn bit_width(&mut self, width: ast::ExprId) -> Option<u32> {
        let value = self.rvalue_expr(width);
        let span = self.ast.expr(width).span;
        match self.fold_int(value) {
            Some(bits) if bits < 0 => self.error(span, "negative width in bit-field"),
            Some(bits) => return Some(u32::try_from(bits).unwrap_or(u32::MAX)),
            None if value.is_error() => {}
            None => self.error(span, "bit-field width is not an integer constant"),
        }
        Some(1)
    }

    fn note_member(&mut self, name: Symbol, span: Span, seen: &mut FxHashMap<Symbol, Span>) {
        if let Some(first) = seen.insert(name, span) {
            let message = format!("duplicate member `{}`", self.name(name));
            self.error_with(span, message, first, "previous declaration is here");
        }
    }

    fn note_members(&mut self, ty: TypeId, span: Span, seen: &mut FxHashMap<Symbol, Span>) {
        let Type::Record(record) = self.types[ty] else { return };
        let fields: Vec<_> = match &self.types.records[record].body {
            Some(body) => body.fields.iter().map(|field| (field.name, field.ty.ty)).collect(),
            None => return,
        };
        for (name, ty) in fields {
            match name {
                Some(name) => self.note_member(name, span, seen),
                None => self.note_members(ty, span, seen),
            }
        }
    }

    /// Says what is wrong and which member to leave out.
    fn report_layout(&mut self, error: LayoutError, spec: &RecordSpec, spans: &[Span], record: Span) -> Option<usize> {
        let at = |field: usize| spans.get(field).copied().unwrap_or(record);
        let name = |cx: &Self, field: usize| match spec.fields.get(field).and_then(|field| field.name) {
            Some(name) => format!("`{}`", cx.name(name)),
            None => "<anonymous>".to_owned(),
        };
        let (field, message) = match error {
            LayoutError::IncompleteField { field } => {
                (field, format!("field {} has incomplete type", name(self, field)))
            }
            LayoutError::FunctionField { field } => {
                (field, format!("field {} declared as a function", name(self, field)))
            }
            LayoutError::VariableLengthField { field } => {
                (field, format!("field {} has a variable length", name(self, field)))
            }
            LayoutError::BitFieldType { field } => (field, format!("bit-field {} has invalid type", name(self, field))),
            LayoutError::BitWidth { field, .. } => (field, format!("width of {} exceeds its type", name(self, field))),
            LayoutError::NamedZeroWidth { field } => (field, format!("zero width for bit-field {}", name(self, field))),
            LayoutError::Redefined | LayoutError::Alignment { .. } | LayoutError::TooLarge => {
                self.error(record, error.to_string());
                return None;
            }
        };
        self.error(at(field), message);
        Some(field)
    }
}

fn keyword(kind: RecordKind) -> &'static str {
    match kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
    }
}
