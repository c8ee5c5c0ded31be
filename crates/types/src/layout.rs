//! Record layout as gcc computes it for the System V ABI on x86 (`-m32` and `-m64`, no `-malign-double`, no
//! `ms_struct`).
//!
//! The rules that are easy to get wrong, all confirmed against gcc by `tests/layout.rs`:
//! * a bit-field may not span more units of its declared type's alignment than the type itself does, unless it is
//!   packed or under `#pragma pack`;
//! * only named bit-fields contribute to the record's alignment; a zero-width one aligns what follows, ignoring
//!   `packed` and `#pragma pack`;
//! * a bit-field as wide as a machine mode that happens to be aligned like one gives its record that mode's alignment;
//! * on i386, 8-byte integers and `double` have alignment 4 in records unless something user-aligned demands more;
//! * `aligned` on a field never lowers its alignment unless the field is packed; `#pragma pack` caps even `aligned`.
//!
//! Not handled: `scalar_storage_order`; and on i386
//! a record that has alignment 8 only from an empty array of `_Atomic long long`, next to a `_Complex double`.

use std::fmt;

use index::Symbol;

use crate::{ArrayLen, DataModel, Field, QualType, RecordBody, RecordId, RecordKind, Type, TypeTable};

/// What the declaration of a record says about its contents.
#[derive(Clone, Debug, Default)]
pub struct RecordSpec {
    pub fields: Vec<FieldSpec>,
    pub packed: bool,
    /// The value of `#pragma pack` in force at the closing brace.
    pub pack: Option<u32>,
    /// From the `aligned` attribute on the record.
    pub align: Option<u64>,
    pub transparent_union: bool,
}

/// One declared member. A bit-field without a name is padding; any other member without one must be an anonymous
/// struct or union.
#[derive(Clone, Debug)]
pub struct FieldSpec {
    pub name: Option<Symbol>,
    pub ty: QualType,
    pub bit_width: Option<u32>,
    pub packed: bool,
    /// From the `aligned` attribute or `_Alignas`.
    pub align: Option<u64>,
    /// That of the typedef, more or less than the type's own.
    pub type_align: Option<u64>,
    pub anonymous_member: bool,
}

impl FieldSpec {
    /// A plain member.
    pub fn new(name: Symbol, ty: impl Into<QualType>) -> Self {
        let ty = ty.into();
        let name = Some(name);
        FieldSpec { name, ty, bit_width: None, packed: false, align: None, type_align: None, anonymous_member: false }
    }
}

/// Why a record has no layout. Fields are numbered from zero in the order of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// The record was completed before.
    Redefined,
    IncompleteField {
        field: usize,
    },
    FunctionField {
        field: usize,
    },
    VariableLengthField {
        field: usize,
    },
    /// A bit-field of a type that is no integer.
    BitFieldType {
        field: usize,
    },
    /// A bit-field wider than its type.
    BitWidth {
        field: usize,
        width: u32,
        max: u32,
    },
    /// A named bit-field of width zero.
    NamedZeroWidth {
        field: usize,
    },
    /// An alignment that is no power of two or absurdly large.
    Alignment {
        align: u64,
    },
    /// The record is larger than any object can be.
    TooLarge,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Redefined => write!(f, "the record is already complete"),
            LayoutError::IncompleteField { field } => write!(f, "member {field} has an incomplete type"),
            LayoutError::FunctionField { field } => write!(f, "member {field} has function type"),
            LayoutError::VariableLengthField { field } => write!(f, "member {field} has a variable length"),
            LayoutError::BitFieldType { field } => write!(f, "bit-field {field} has a type that is no integer"),
            LayoutError::BitWidth { field, width, max } => {
                write!(f, "bit-field {field} has {width} bits but its type only {max}")
            }
            LayoutError::NamedZeroWidth { field } => write!(f, "bit-field {field} has a name but no bits"),
            LayoutError::Alignment { align } => write!(f, "{align} is not a valid alignment"),
            LayoutError::TooLarge => write!(f, "the record is larger than any object can be"),
        }
    }
}

impl std::error::Error for LayoutError {}

/// What is known of a record beside its body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Alignments {
    /// gcc regards the record's as user-chosen: then i386 does not lower it in an enclosing record.
    pub is_user: bool,
    /// Of the members, in bytes.
    pub members: Box<[u64]>,
}

pub(crate) fn lay_out(
    types: &TypeTable,
    kind: RecordKind,
    spec: &RecordSpec,
) -> Result<(RecordBody, Alignments), LayoutError> {
    let mut layout = Layout {
        types,
        pack: match spec.pack {
            Some(pack) if pack > 0 => Some(check_align(pack.into())? * 8),
            _ => None,
        },
        align: 8,
        user_align: false,
        position: 0,
        size: 0,
    };
    if let Some(align) = spec.align {
        layout.align = check_align(align)? * 8;
        layout.user_align = true;
    }
    let mut fields = Vec::with_capacity(spec.fields.len());
    let mut members = Vec::with_capacity(spec.fields.len());
    for (number, field) in spec.fields.iter().enumerate() {
        let shape = Shape::of(types, spec, number)?;
        if kind == RecordKind::Union {
            layout.position = 0;
        }
        let (bit_offset, align) = layout.place(&shape, kind)?;
        if field.bit_width.is_none() || field.name.is_some() {
            members.push(align / 8);
            fields.push(Field { name: field.name, ty: field.ty, bit_offset, bit_width: field.bit_width });
        }
    }
    let bytes = layout.size.div_ceil(8).next_multiple_of(layout.align / 8);
    if bytes > max_object_size(types.model) {
        return Err(LayoutError::TooLarge);
    }
    let body = RecordBody {
        fields: fields.into(),
        size: bytes,
        align: layout.align / 8,
        transparent_union: spec.transparent_union,
    };
    Ok((body, Alignments { is_user: layout.user_align, members: members.into() }))
}

/// gcc's limit is `PTRDIFF_MAX`; ours is less on LP64, so that offsets in bits fit `u64`.
pub(crate) fn max_object_size(model: DataModel) -> u64 {
    match model {
        DataModel::Ilp32 => i32::MAX as u64,
        DataModel::Lp64 => 1 << 60,
    }
}

fn check_align(align: u64) -> Result<u64, LayoutError> {
    if align.is_power_of_two() && align <= 1 << 28 { Ok(align) } else { Err(LayoutError::Alignment { align }) }
}

/// What placement needs to know of a member. All sizes and alignments in bits.
struct Shape {
    named: bool,
    bit_field: bool,
    packed: bool,
    /// Width of a bit-field, else the size; zero for a flexible array.
    size: u64,
    /// Of the declared type.
    type_size: u64,
    /// `__alignof__` of the declared type, as for a variable.
    type_align: u64,
    /// The same as lowered by i386 for members.
    field_align: u64,
    /// The type's alignment is user-chosen.
    type_user: bool,
    user_align: Option<u64>,
}

impl Shape {
    fn of(types: &TypeTable, spec: &RecordSpec, number: usize) -> Result<Shape, LayoutError> {
        let field = &spec.fields[number];
        let ty = field.ty.ty;
        let type_size = match &types[ty] {
            Type::Function(_) => return Err(LayoutError::FunctionField { field: number }),
            Type::Array { len: ArrayLen::Unknown, element } if types.size_of(element.ty).is_some() => 0,
            _ => match types.size_of(ty) {
                Some(size) => size * 8,
                None if types.is_variably_modified(ty) => {
                    return Err(LayoutError::VariableLengthField { field: number });
                }
                None if types.is_complete(ty) => return Err(LayoutError::TooLarge),
                None => return Err(LayoutError::IncompleteField { field: number }),
            },
        };
        let mut size = type_size;
        if let Some(width) = field.bit_width {
            if !types.is_integer(ty) {
                return Err(LayoutError::BitFieldType { field: number });
            }
            let max = if types.is_bool(ty) { 1 } else { type_size as u32 };
            if width > max {
                return Err(LayoutError::BitWidth { field: number, width, max });
            }
            if width == 0 && field.name.is_some() {
                return Err(LayoutError::NamedZeroWidth { field: number });
            }
            size = width.into();
        }
        let incomplete = LayoutError::IncompleteField { field: number };
        let typedef_align = field.type_align.map(check_align).transpose()?;
        Ok(Shape {
            named: field.name.is_some(),
            bit_field: field.bit_width.is_some(),
            packed: spec.packed || field.packed,
            size,
            type_size,
            type_align: typedef_align.or(types.preferred_align(field.ty)).ok_or(incomplete)? * 8,
            field_align: typedef_align.or(types.field_align(field.ty)).ok_or(incomplete)? * 8,
            type_user: typedef_align.is_some() || types.is_user_aligned(ty),
            user_align: field.align.map(check_align).transpose()?.map(|align| align * 8),
        })
    }
}

struct Layout<'a> {
    types: &'a TypeTable,
    /// `#pragma pack` in bits.
    pack: Option<u64>,
    /// Of the record so far, in bits.
    align: u64,
    user_align: bool,
    /// The next free bit.
    position: u64,
    /// The end of the last (struct) or longest (union) member in bits.
    size: u64,
}

impl Layout<'_> {
    /// Where the field begins, and its alignment, in bits.
    fn place(&mut self, field: &Shape, kind: RecordKind) -> Result<(u64, u64), LayoutError> {
        let (align, user_align, whole_mode) = self.alignment(field);
        self.contribute(field, align, user_align);
        if kind == RecordKind::Union {
            self.size = self.size.max(field.size.next_multiple_of(8));
            return Ok((0, align));
        }
        let limit = max_object_size(self.types.model) * 8;
        let mut start = self.position.next_multiple_of(align.max(1));
        let may_not_straddle = field.bit_field && !whole_mode && !field.packed && self.pack.is_none() && field.size > 0;
        if may_not_straddle {
            let unit = field.field_align;
            if (start % unit + field.size).div_ceil(unit) > field.type_size / unit {
                start = start.next_multiple_of(unit);
            }
        }
        let end = start.checked_add(field.size).filter(|&end| end <= limit).ok_or(LayoutError::TooLarge)?;
        self.position = end;
        self.size = end;
        Ok((start, align))
    }

    /// The alignment of the field in bits; whether it is user-chosen; whether the bit-field is an aligned whole machine
    /// mode and so no bit-field to gcc.
    fn alignment(&self, field: &Shape) -> (u64, bool, bool) {
        let mut align = field.user_align.unwrap_or(1);
        let mut user = field.user_align.is_some();
        let zero_width = field.bit_field && field.size == 0;
        let packed = field.packed && !zero_width;
        let mut whole_mode = false;
        let ignores_type = field.bit_field && !zero_width || packed && user;
        if !ignores_type && field.type_align > align {
            align = field.type_align;
            user = field.type_user;
        }
        let is_mode =
            matches!(field.size, 8 | 16 | 32 | 64) || field.size == 128 && self.types.model == DataModel::Lp64;
        if field.bit_field && is_mode {
            let aligned = self.position == 0 || self.position.is_multiple_of(field.size);
            if aligned && !(field.size > 8 && field.packed) {
                align = align.max(field.size);
                whole_mode = true;
            }
        }
        if packed && field.user_align.is_none() {
            align = align.min(8);
        }
        if !packed && !user {
            // i386 lowers the alignment by the declared type; `field_align` tells whether it does for this type.
            if field.field_align < field.type_align {
                align = align.min(field.field_align);
            }
        }
        if let Some(pack) = self.pack.filter(|_| !zero_width) {
            align = align.min(pack);
        }
        (align, user, whole_mode)
    }

    fn contribute(&mut self, field: &Shape, align: u64, mut user_align: bool) {
        if field.bit_field {
            if field.named {
                let type_align = match self.pack {
                    Some(pack) => field.field_align.min(pack),
                    None if field.packed => field.field_align.min(8),
                    None => field.field_align,
                };
                self.align = self.align.max(align).max(type_align);
                user_align |= field.type_user;
            }
        } else {
            self.align = self.align.max(align);
        }
        self.user_align |= user_align;
    }
}

/// Where a member that may sit inside anonymous members is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldRef {
    /// From the start of the outermost record.
    pub bit_offset: u64,
    /// With the qualifiers of the anonymous members around it.
    pub ty: QualType,
    pub bit_width: Option<u32>,
    /// Indices into the `fields` of the records passed through.
    pub path: Vec<usize>,
}

pub(crate) fn find_field(types: &TypeTable, record: RecordId, name: Symbol) -> Option<FieldRef> {
    let body = types.records[record].body.as_ref()?;
    for (index, field) in body.fields.iter().enumerate() {
        if field.name == Some(name) {
            let Field { ty, bit_offset, bit_width, .. } = *field;
            return Some(FieldRef { bit_offset, ty, bit_width, path: vec![index] });
        }
        if field.name.is_none()
            && let Type::Record(inner) = types[field.ty.ty]
            && let Some(mut found) = find_field(types, inner, name)
        {
            found.bit_offset += field.bit_offset;
            found.ty.quals = found.ty.quals.union(field.ty.quals);
            found.path.insert(0, index);
            return Some(found);
        }
    }
    None
}
