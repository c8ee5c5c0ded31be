//! The table that owns all types of a program: interning, sizes, predicates and conversions.
//!
//! The arithmetic types and `void` are interned from the start, so asking for them needs no mutable table.

use index::{FxHashMap, IndexVec, Symbol};

use crate::layout::{self, FieldRef, LayoutError, RecordSpec};
use crate::{
    ArrayLen, DataModel, Enum, EnumId, Enumerator, FloatKind, FnType, IntKind, IntType, QualType, Record, RecordId,
    RecordKind, Scalar, Type, TypeId,
};

#[derive(Clone, Debug)]
pub struct TypeTable {
    pub model: DataModel,
    types: IndexVec<TypeId, Type>,
    ids: FxHashMap<Type, TypeId>,
    pub records: IndexVec<RecordId, Record>,
    pub enums: IndexVec<EnumId, Enum>,
    alignments: IndexVec<RecordId, layout::Alignments>,
}

const INT_KINDS: [IntKind; 14] = [
    IntKind::Bool,
    IntKind::Char,
    IntKind::SChar,
    IntKind::UChar,
    IntKind::Short,
    IntKind::UShort,
    IntKind::Int,
    IntKind::UInt,
    IntKind::Long,
    IntKind::ULong,
    IntKind::LongLong,
    IntKind::ULongLong,
    IntKind::Int128,
    IntKind::UInt128,
];
const FLOAT_KINDS: [FloatKind; 5] = [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::X87, FloatKind::F128];

/// gcc's `BIGGEST_ALIGNMENT` in bytes without AVX.
const BIGGEST_ALIGNMENT: u64 = 16;

// Construction.
impl TypeTable {
    pub fn new(model: DataModel) -> Self {
        let mut table = TypeTable {
            model,
            types: IndexVec::new(),
            ids: FxHashMap::default(),
            records: IndexVec::new(),
            enums: IndexVec::new(),
            alignments: IndexVec::new(),
        };
        // `void`, `int`, `float` and `complex` below rely on this order.
        table.intern(Type::Void);
        for kind in INT_KINDS {
            table.intern(Type::Int(kind));
        }
        for kind in FLOAT_KINDS {
            table.intern(Type::Float(kind));
        }
        for kind in FLOAT_KINDS {
            table.intern(Type::Complex(kind));
        }
        table
    }

    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// The id of a type that was interned before.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.ids.get(ty).copied()
    }
    pub fn get(&self, ty: TypeId) -> &Type {
        &self.types[ty]
    }
    pub fn len(&self) -> usize {
        self.types.len()
    }
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = TypeId> + ExactSizeIterator + use<> {
        self.types.ids()
    }

    fn builtin(index: usize) -> TypeId {
        index::Id::from_usize(index)
    }
    #[inline]
    pub fn void(&self) -> TypeId {
        Self::builtin(0)
    }
    #[inline]
    pub fn int(&self, kind: IntKind) -> TypeId {
        Self::builtin(1 + kind as usize)
    }
    #[inline]
    pub fn float(&self, kind: FloatKind) -> TypeId {
        Self::builtin(1 + INT_KINDS.len() + kind as usize)
    }
    #[inline]
    pub fn complex(&self, kind: FloatKind) -> TypeId {
        Self::builtin(1 + INT_KINDS.len() + FLOAT_KINDS.len() + kind as usize)
    }
    pub fn char_(&self) -> TypeId {
        self.int(IntKind::Char)
    }
    pub fn bool_(&self) -> TypeId {
        self.int(IntKind::Bool)
    }
    pub fn size_t(&self) -> TypeId {
        self.int(match self.model {
            DataModel::Ilp32 => IntKind::UInt,
            DataModel::Lp64 => IntKind::ULong,
        })
    }
    pub fn ptrdiff_t(&self) -> TypeId {
        self.int(match self.model {
            DataModel::Ilp32 => IntKind::Int,
            DataModel::Lp64 => IntKind::Long,
        })
    }
    /// `intptr_t`.
    pub fn intptr(&self) -> TypeId {
        self.ptrdiff_t()
    }
    pub fn wchar(&self) -> TypeId {
        self.int(match self.model {
            DataModel::Ilp32 => IntKind::Long,
            DataModel::Lp64 => IntKind::Int,
        })
    }
    pub fn pointer_to(&mut self, pointee: impl Into<QualType>) -> TypeId {
        self.intern(Type::Pointer(pointee.into()))
    }
    pub fn array(&mut self, element: impl Into<QualType>, len: ArrayLen) -> TypeId {
        self.intern(Type::Array { element: element.into(), len })
    }
    pub fn function(&mut self, function: FnType) -> TypeId {
        self.intern(Type::Function(function))
    }
    pub fn record(&mut self, record: RecordId) -> TypeId {
        self.intern(Type::Record(record))
    }
    pub fn enumeration(&mut self, enumeration: EnumId) -> TypeId {
        self.intern(Type::Enum(enumeration))
    }

    /// A new, incomplete record.
    pub fn new_record(&mut self, kind: RecordKind, tag: Option<Symbol>) -> RecordId {
        self.alignments.push(layout::Alignments::default());
        self.records.push(Record { kind, tag, body: None })
    }

    pub fn complete_record(&mut self, record: RecordId, spec: RecordSpec) -> Result<(), LayoutError> {
        if self.records[record].body.is_some() {
            return Err(LayoutError::Redefined);
        }
        let (body, alignments) = layout::lay_out(self, self.records[record].kind, &spec)?;
        self.records[record].body = Some(body);
        self.alignments[record] = alignments;
        Ok(())
    }

    /// A new, incomplete enumeration.
    pub fn new_enum(&mut self, tag: Option<Symbol>) -> EnumId {
        self.enums.push(Enum { tag, underlying: None, enumerators: Box::default() })
    }

    /// Chooses the underlying type as gcc does: 32 bits if they suffice, else 64; the narrowest if packed.
    pub fn complete_enum(&mut self, enumeration: EnumId, enumerators: Vec<Enumerator>, packed: bool) {
        let signed = enumerators.iter().any(|enumerator| enumerator.value < 0);
        let fits = |kind: IntKind| {
            let ty = self.int_kind_type(kind);
            enumerators.iter().all(|enumerator| ty.fits_i128(enumerator.value))
        };
        let wide = match self.model {
            DataModel::Ilp32 => [IntKind::LongLong, IntKind::ULongLong],
            DataModel::Lp64 => [IntKind::Long, IntKind::ULong],
        };
        let candidates = [
            (packed, [IntKind::SChar, IntKind::UChar]),
            (packed, [IntKind::Short, IntKind::UShort]),
            (true, [IntKind::Int, IntKind::UInt]),
            (true, wide),
        ];
        let underlying = candidates
            .into_iter()
            .filter(|(allowed, _)| *allowed)
            .map(|(_, kinds)| kinds[usize::from(!signed)])
            .find(|&kind| fits(kind))
            .unwrap_or(IntKind::Int128);
        let entry = &mut self.enums[enumeration];
        entry.underlying = Some(underlying);
        entry.enumerators = enumerators.into();
    }
}

// Layout.
impl TypeTable {
    /// `sizeof`. `None` for `void`, functions, incomplete types, types with a variable length and arrays larger than
    /// any object.
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        match self[ty] {
            Type::Void | Type::Function(_) => None,
            Type::Int(kind) => Some(u64::from(self.int_kind_type(kind).width) / 8),
            Type::Float(kind) => Some(kind.size_bytes(self.model)),
            Type::Complex(kind) => Some(2 * kind.size_bytes(self.model)),
            Type::Pointer(_) => Some(self.model.pointer_bytes()),
            Type::Array { element, len: ArrayLen::Known(len) } => self.times(element.ty, len),
            Type::Array { .. } => None,
            Type::Vector { element, len } => self.times(element, len),
            Type::Record(record) => self.records[record].body.as_ref().map(|body| body.size),
            Type::Enum(_) => self.int_type(ty).map(|int| u64::from(int.width) / 8),
        }
    }

    fn times(&self, element: TypeId, len: u64) -> Option<u64> {
        let size = self.size_of(element)?.checked_mul(len)?;
        (size <= layout::max_object_size(self.model)).then_some(size)
    }

    /// `_Alignof`, which in gcc is the alignment of a member: on i386, 4 for `double` and `long long`. An array of
    /// unknown length has one. `None` for `void`, functions and incomplete types.
    pub fn align_of(&self, ty: impl Into<QualType>) -> Option<u64> {
        let ty = ty.into();
        let align = self.field_align(ty)?;
        Some(if self.is_user_aligned(ty.ty) { align } else { align.min(BIGGEST_ALIGNMENT) })
    }

    /// The alignment of a member of the type in a record that is not packed.
    pub fn field_align(&self, ty: impl Into<QualType>) -> Option<u64> {
        let ty = ty.into();
        let align = self.preferred_align(ty)?;
        if self.model == DataModel::Lp64 {
            return Some(align);
        }
        let stripped = self.strip_arrays(ty);
        Some(match self[stripped.ty] {
            _ if stripped.quals.is_atomic => align,
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) => align.min(4),
            Type::Float(FloatKind::F64) | Type::Complex(FloatKind::F64) => align.min(4),
            Type::Record(_) | Type::Vector { .. }
                if self.size_of(stripped.ty) == Some(8)
                    && self.has_integer_mode(stripped.ty)
                    && !self.is_user_aligned(stripped.ty) =>
            {
                align.min(4)
            }
            _ => align,
        })
    }

    /// gcc's `__alignof__`, the alignment of a variable: on i386, 8 for `double` and `long long`.
    pub fn preferred_align(&self, ty: impl Into<QualType>) -> Option<u64> {
        let ty = self.strip_arrays(ty.into());
        let align = match self[ty.ty] {
            Type::Void | Type::Function(_) => return None,
            Type::Int(_) | Type::Pointer(_) | Type::Enum(_) | Type::Vector { .. } => self.size_of(ty.ty)?,
            Type::Float(kind) | Type::Complex(kind) => kind.align_bytes(self.model),
            Type::Record(record) => self.records[record].body.as_ref()?.align,
            Type::Array { .. } => unreachable!("arrays were stripped"),
        };
        Some(match self.size_of(ty.ty) {
            Some(size @ (1 | 2 | 4 | 8 | 16)) if ty.quals.is_atomic => align.max(size),
            _ => align,
        })
    }

    /// Whether gcc for i386 keeps such an aggregate in integer registers, and so treats it like an integer: it is as
    /// large as one, or empty, and so is every part.
    fn has_integer_mode(&self, ty: TypeId) -> bool {
        let size = self.size_of(ty);
        match &self[ty] {
            Type::Array { element, .. } => {
                size == Some(0) || matches!(size, Some(1 | 2 | 4 | 8)) && self.has_integer_mode(element.ty)
            }
            Type::Vector { .. } => size == Some(8),
            Type::Record(record) => {
                let fields = self.records[*record].body.iter().flat_map(|body| &body.fields);
                size == Some(0)
                    || matches!(size, Some(1 | 2 | 4 | 8))
                        && fields.into_iter().all(|field| self.has_integer_mode(field.ty.ty))
            }
            _ => true,
        }
    }

    /// Whether an alignment attribute decided the type's alignment.
    pub(crate) fn is_user_aligned(&self, ty: TypeId) -> bool {
        match self[self.strip_arrays(ty.into()).ty] {
            Type::Record(record) => self.alignments[record].is_user,
            _ => false,
        }
    }

    /// The innermost element type, with the qualifiers collected on the way.
    pub fn strip_arrays(&self, mut ty: QualType) -> QualType {
        while let Type::Array { element, .. } = self[ty.ty] {
            ty = QualType { ty: element.ty, quals: ty.quals.union(element.quals) };
        }
        ty
    }

    /// The type without qualifiers; those of an array are its elements'.
    pub fn unqualified(&mut self, ty: impl Into<QualType>) -> TypeId {
        let ty = ty.into().ty;
        let Type::Array { element, len } = self[ty] else { return ty };
        let element = self.unqualified(element);
        self.array(element, len)
    }

    /// Whether an object of the type is constant as a whole; a `const` member alone does not make it so.
    pub fn is_const(&self, ty: QualType) -> bool {
        self.strip_arrays(ty).quals.is_const
    }

    /// The alignment that a member got, in bytes.
    pub fn member_align(&self, record: RecordId, name: Symbol) -> Option<u64> {
        let field = self.find_field(record, name)?;
        let (last, outer) = field.path.split_last()?;
        let inner = outer.iter().try_fold(record, |record, &index| {
            self.as_record(self.records[record].body.as_ref()?.fields[index].ty.ty)
        })?;
        self.alignments[inner].members.get(*last).copied()
    }

    /// A member by name, through anonymous members.
    pub fn find_field(&self, record: RecordId, name: Symbol) -> Option<FieldRef> {
        layout::find_field(self, record, name)
    }
}

// Predicates and parts.
impl TypeTable {
    #[inline]
    pub fn int_kind_type(&self, kind: IntKind) -> IntType {
        let long = self.model.pointer_bits() as u8;
        match kind {
            IntKind::Bool | IntKind::UChar => IntType::unsigned(8),
            IntKind::Char | IntKind::SChar => IntType::signed(8),
            IntKind::Short => IntType::signed(16),
            IntKind::UShort => IntType::unsigned(16),
            IntKind::Int => IntType::signed(32),
            IntKind::UInt => IntType::unsigned(32),
            IntKind::Long => IntType::signed(long),
            IntKind::ULong => IntType::unsigned(long),
            IntKind::LongLong => IntType::signed(64),
            IntKind::ULongLong => IntType::unsigned(64),
            IntKind::Int128 => IntType::signed(128),
            IntKind::UInt128 => IntType::unsigned(128),
        }
    }

    /// The kind of an integer type or of what a complete enumeration is represented by.
    #[inline]
    pub fn int_kind(&self, ty: TypeId) -> Option<IntKind> {
        match self[ty] {
            Type::Int(kind) => Some(kind),
            Type::Enum(enumeration) => self.enums[enumeration].underlying,
            _ => None,
        }
    }
    /// Integers and complete enumerations. `_Bool` is eight bits, unsigned.
    #[inline]
    pub fn int_type(&self, ty: TypeId) -> Option<IntType> {
        self.int_kind(ty).map(|kind| self.int_kind_type(kind))
    }
    pub fn float_kind(&self, ty: TypeId) -> Option<FloatKind> {
        match self[ty] {
            Type::Float(kind) => Some(kind),
            _ => None,
        }
    }
    pub fn scalar(&self, ty: TypeId) -> Option<Scalar> {
        match self[ty] {
            Type::Int(_) | Type::Enum(_) => self.int_type(ty).map(Scalar::Int),
            Type::Float(kind) => Some(Scalar::Float(kind)),
            Type::Pointer(_) => Some(Scalar::Pointer),
            _ => None,
        }
    }
    /// The unsigned integer as wide as a pointer.
    pub fn pointer_int(&self) -> IntType {
        IntType::unsigned(self.model.pointer_bits() as u8)
    }

    pub fn is_void(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Void)
    }
    /// Integers, `_Bool` and enumerations.
    pub fn is_integer(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Int(_) | Type::Enum(_))
    }
    /// Signed integers and enumerations with a signed representation.
    pub fn is_signed(&self, ty: TypeId) -> bool {
        self.int_type(ty).is_some_and(|int| int.signed)
    }
    pub fn is_bool(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Int(IntKind::Bool))
    }
    pub fn is_enum(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Enum(_))
    }
    /// Real floating types.
    pub fn is_floating(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Float(_))
    }
    pub fn is_complex(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Complex(_))
    }
    pub fn is_arithmetic(&self, ty: TypeId) -> bool {
        self.is_integer(ty) || matches!(self[ty], Type::Float(_) | Type::Complex(_))
    }
    pub fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Pointer(_))
    }
    /// Arithmetic types and pointers.
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty)
    }
    pub fn is_array(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Array { .. })
    }
    pub fn is_function(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Function(_))
    }
    pub fn is_record(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Record(_))
    }
    /// An object type whose size is known where it is declared; variable-length arrays are complete.
    pub fn is_complete(&self, ty: TypeId) -> bool {
        match self[ty] {
            Type::Void | Type::Function(_) => false,
            Type::Array { len: ArrayLen::Unknown, .. } => false,
            Type::Array { element, .. } => self.is_complete(element.ty),
            Type::Record(record) => self.records[record].body.is_some(),
            Type::Enum(enumeration) => self.enums[enumeration].underlying.is_some(),
            _ => true,
        }
    }
    /// Whether a variable length occurs in the declarator.
    pub fn is_variably_modified(&self, ty: TypeId) -> bool {
        match &self[ty] {
            Type::Array { len: ArrayLen::Variable(_), .. } => true,
            Type::Array { element, .. } => self.is_variably_modified(element.ty),
            Type::Pointer(pointee) => self.is_variably_modified(pointee.ty),
            Type::Function(function) => self.is_variably_modified(function.result.ty),
            _ => false,
        }
    }
    pub fn pointee(&self, ty: TypeId) -> Option<QualType> {
        match self[ty] {
            Type::Pointer(pointee) => Some(pointee),
            _ => None,
        }
    }
    /// Of an array or vector.
    pub fn element(&self, ty: TypeId) -> Option<QualType> {
        match self[ty] {
            Type::Array { element, .. } => Some(element),
            Type::Vector { element, .. } => Some(element.into()),
            _ => None,
        }
    }
    pub fn as_function(&self, ty: TypeId) -> Option<&FnType> {
        match &self[ty] {
            Type::Function(function) => Some(function),
            _ => None,
        }
    }
    pub fn as_record(&self, ty: TypeId) -> Option<RecordId> {
        match self[ty] {
            Type::Record(record) => Some(record),
            _ => None,
        }
    }
    pub fn as_enum(&self, ty: TypeId) -> Option<EnumId> {
        match self[ty] {
            Type::Enum(enumeration) => Some(enumeration),
            _ => None,
        }
    }
}

// Conversions (C11 6.3.1).
impl TypeTable {
    /// Integer conversion rank; `None` for what is no integer.
    pub fn rank(&self, ty: TypeId) -> Option<u8> {
        self.int_kind(ty).map(kind_rank)
    }

    /// The integer promotions; other types are unchanged.
    pub fn promote(&self, ty: TypeId) -> TypeId {
        match self.int_kind(ty) {
            Some(kind) if kind_rank(kind) < kind_rank(IntKind::Int) => self.int(IntKind::Int),
            Some(kind) => self.int(kind),
            None => ty,
        }
    }

    /// The promoted type of a bit-field. One as wide as its type is no different from a value of that type. Narrower ones
    /// that are wider than `int` keep their declared type, where gcc has a type of exactly that width.
    pub fn promote_bitfield(&self, ty: TypeId, width: u32) -> TypeId {
        let Some(int) = self.int_type(ty) else { return ty };
        if width == u32::from(int.width) {
            return self.promote(ty);
        }
        let value_bits = width - u32::from(int.signed && width > 0);
        match value_bits {
            0..=31 => self.int(IntKind::Int),
            32 if !int.signed => self.int(IntKind::UInt),
            _ => self.promote(ty),
        }
    }

    /// The default argument promotions.
    pub fn default_promote(&self, ty: TypeId) -> TypeId {
        match self[ty] {
            Type::Float(FloatKind::F32) => self.float(FloatKind::F64),
            _ => self.promote(ty),
        }
    }

    /// The usual arithmetic conversions. Meant for arithmetic operands; a vector wins over what it meets, and otherwise
    /// the first type is the answer.
    pub fn usual_arithmetic(&self, a: TypeId, b: TypeId) -> TypeId {
        if let Type::Vector { .. } = self[a] {
            return a;
        }
        if let Type::Vector { .. } = self[b] {
            return b;
        }
        let floating = |ty: TypeId| match self[ty] {
            Type::Float(kind) | Type::Complex(kind) => Some(kind),
            _ => None,
        };
        if let Some(kind) = floating(a).max(floating(b)) {
            return if self.is_complex(a) || self.is_complex(b) { self.complex(kind) } else { self.float(kind) };
        }
        let (a, b) = (self.promote(a), self.promote(b));
        let (Some(a_kind), Some(b_kind)) = (self.int_kind(a), self.int_kind(b)) else { return a };
        if kind_signed(a_kind) == kind_signed(b_kind) {
            return if kind_rank(a_kind) >= kind_rank(b_kind) { a } else { b };
        }
        let (signed, unsigned) = if kind_signed(a_kind) { (a_kind, b_kind) } else { (b_kind, a_kind) };
        if kind_rank(unsigned) >= kind_rank(signed) {
            self.int(unsigned)
        } else if self.int_kind_type(signed).width > self.int_kind_type(unsigned).width {
            self.int(signed)
        } else {
            self.int(to_unsigned(signed))
        }
    }
}

impl std::ops::Index<TypeId> for TypeTable {
    type Output = Type;
    #[inline]
    fn index(&self, ty: TypeId) -> &Type {
        &self.types[ty]
    }
}

fn kind_rank(kind: IntKind) -> u8 {
    match kind {
        IntKind::Bool => 0,
        IntKind::Char | IntKind::SChar | IntKind::UChar => 1,
        IntKind::Short | IntKind::UShort => 2,
        IntKind::Int | IntKind::UInt => 3,
        IntKind::Long | IntKind::ULong => 4,
        IntKind::LongLong | IntKind::ULongLong => 5,
        IntKind::Int128 | IntKind::UInt128 => 6,
    }
}

fn kind_signed(kind: IntKind) -> bool {
    use IntKind::*;
    matches!(kind, Char | SChar | Short | Int | Long | LongLong | Int128)
}

fn to_unsigned(kind: IntKind) -> IntKind {
    match kind {
        IntKind::Char | IntKind::SChar => IntKind::UChar,
        IntKind::Short => IntKind::UShort,
        IntKind::Int => IntKind::UInt,
        IntKind::Long => IntKind::ULong,
        IntKind::LongLong => IntKind::ULongLong,
        IntKind::Int128 => IntKind::UInt128,
        unsigned => unsigned,
    }
}
