//! Compatible types (C11 6.2.7) and composite types.
//!
//! Deviation: a type does not remember its translation unit, so two records with the same kind, tag and members are
//! compatible wherever they were declared, and so are two untagged records with the same members. A record that is
//! still incomplete is compatible with every other of its kind and tag. Vectors must be identical.

use index::FxHashSet;

use crate::{
    ArrayLen, EnumId, Field, FnType, IntKind, Params, QualType, Quals, Record, RecordId, RecordKind, Type, TypeId,
    TypeTable,
};

/// Pairs of records assumed compatible while their members are compared.
type AssumedPairs = FxHashSet<(RecordId, RecordId)>;

impl TypeTable {
    /// Whether the unqualified types are compatible.
    pub fn compatible(&self, a: TypeId, b: TypeId) -> bool {
        self.same(a, b, &mut AssumedPairs::default())
    }

    /// Whether the types are compatible and have the same qualifiers.
    pub fn compatible_qualified(&self, a: QualType, b: QualType) -> bool {
        self.same_qualified(a, b, &mut AssumedPairs::default())
    }

    /// The composite of two compatible types: lengths and parameters known to either are known. If they are not
    /// compatible, `a`.
    pub fn composite(&mut self, a: TypeId, b: TypeId) -> TypeId {
        if a == b || !self.compatible(a, b) {
            return a;
        }
        match (self[a].clone(), self[b].clone()) {
            (Type::Pointer(x), Type::Pointer(y)) => {
                let pointee = self.composite_qualified(x, y);
                self.intern(Type::Pointer(pointee))
            }
            (Type::Array { element: x, len: x_len }, Type::Array { element: y, len: y_len }) => {
                let element = self.composite_qualified(x, y);
                let len = match (x_len, y_len) {
                    (ArrayLen::Known(_), _) => x_len,
                    (_, ArrayLen::Known(_)) => y_len,
                    (ArrayLen::Unknown, _) => y_len,
                    (ArrayLen::Variable(_), _) => x_len,
                };
                self.intern(Type::Array { element, len })
            }
            (Type::Function(x), Type::Function(y)) => {
                let function = self.composite_function(x, y);
                self.intern(Type::Function(function))
            }
            (Type::Record(x), Type::Record(_)) if self.records[x].body.is_none() => b,
            (Type::Enum(x), Type::Enum(_)) if self.enums[x].underlying.is_none() => b,
            _ => a,
        }
    }

    fn composite_qualified(&mut self, a: QualType, b: QualType) -> QualType {
        QualType { ty: self.composite(a.ty, b.ty), quals: a.quals.union(b.quals) }
    }

    fn composite_function(&mut self, a: FnType, b: FnType) -> FnType {
        let result = QualType { ty: self.composite(a.result.ty, b.result.ty), quals: a.result.quals };
        let params = match (a.params, b.params) {
            (Params::Unspecified, params) | (params, Params::Unspecified) => params,
            (Params::Prototype { params: x, variadic }, Params::Prototype { params: y, .. }) => {
                let merge =
                    |(x, y): (&QualType, &QualType)| QualType { ty: self.composite(x.ty, y.ty), quals: x.quals };
                Params::Prototype { params: x.iter().zip(&y).map(merge).collect(), variadic }
            }
        };
        FnType { result, params }
    }

    fn same_qualified(&self, a: QualType, b: QualType, assumed: &mut AssumedPairs) -> bool {
        // Qualifiers of an array are those of its elements, wherever they were written.
        match (&self[a.ty], &self[b.ty]) {
            (Type::Array { element: x, len: x_len }, Type::Array { element: y, len: y_len }) => {
                same_len(*x_len, *y_len) && self.same_qualified(push(a.quals, *x), push(b.quals, *y), assumed)
            }
            _ => a.quals == b.quals && self.same(a.ty, b.ty, assumed),
        }
    }

    fn same(&self, a: TypeId, b: TypeId, assumed: &mut AssumedPairs) -> bool {
        if a == b {
            return true;
        }
        match (&self[a], &self[b]) {
            (Type::Pointer(x), Type::Pointer(y)) => self.same_qualified(*x, *y, assumed),
            (Type::Array { .. }, Type::Array { .. }) => self.same_qualified(a.into(), b.into(), assumed),
            (Type::Function(x), Type::Function(y)) => self.same_function(x, y, assumed),
            (Type::Record(x), Type::Record(y)) => self.same_record(*x, *y, assumed),
            (Type::Enum(x), Type::Enum(y)) => self.same_enum(*x, *y),
            (Type::Enum(x), Type::Int(kind)) | (Type::Int(kind), Type::Enum(x)) => {
                self.enums[*x].underlying == Some(*kind)
            }
            // Everything else is equal only if it is the same interned type.
            _ => false,
        }
    }

    fn same_function(&self, a: &FnType, b: &FnType, assumed: &mut AssumedPairs) -> bool {
        if !self.same(a.result.ty, b.result.ty, assumed) {
            return false;
        }
        match (&a.params, &b.params) {
            (Params::Unspecified, Params::Unspecified) => true,
            (Params::Unspecified, Params::Prototype { params, variadic })
            | (Params::Prototype { params, variadic }, Params::Unspecified) => {
                !variadic && params.iter().all(|param| self.same(param.ty, self.unprototyped(param.ty), assumed))
            }
            (
                Params::Prototype { params: x, variadic: x_variadic },
                Params::Prototype { params: y, variadic: y_variadic },
            ) => {
                x_variadic == y_variadic
                    && x.len() == y.len()
                    && x.iter().zip(y).all(|(x, y)| self.same(x.ty, y.ty, assumed))
            }
        }
    }

    /// The type that the default promotions give an argument; an enumeration represented by `int` or wider stays.
    fn unprototyped(&self, ty: TypeId) -> TypeId {
        match self.int_kind(ty) {
            Some(kind) if self.int(kind) == self.promote(ty) => ty,
            _ => self.default_promote(ty),
        }
    }

    fn same_record(&self, a: RecordId, b: RecordId, assumed: &mut AssumedPairs) -> bool {
        if a == b {
            return true;
        }
        let (x, y) = (&self.records[a], &self.records[b]);
        if x.kind != y.kind || x.tag != y.tag {
            return false;
        }
        if (x.body.is_none() || y.body.is_none()) && x.tag.is_none() {
            return false;
        }
        !assumed.insert((a, b)) || self.same_members(x, y, assumed)
    }

    fn same_members(&self, a: &Record, b: &Record, assumed: &mut AssumedPairs) -> bool {
        let (Some(x), Some(y)) = (&a.body, &b.body) else { return true };
        if x.fields.len() != y.fields.len() || x.size != y.size || x.align != y.align {
            return false;
        }
        let mut same_field = |x: &Field, y: &Field| {
            x.name == y.name
                && x.bit_width == y.bit_width
                && x.bit_offset == y.bit_offset
                && self.same_qualified(x.ty, y.ty, assumed)
        };
        match a.kind {
            RecordKind::Struct => x.fields.iter().zip(&y.fields).all(|(x, y)| same_field(x, y)),
            // The members of a union may be declared in any order; unnamed ones must be where they were.
            RecordKind::Union => x.fields.iter().enumerate().all(|(index, field)| match field.name {
                None => same_field(field, &y.fields[index]),
                Some(_) => y.fields.iter().any(|other| same_field(field, other)),
            }),
        }
    }

    fn same_enum(&self, a: EnumId, b: EnumId) -> bool {
        if a == b {
            return true;
        }
        let (x, y) = (&self.enums[a], &self.enums[b]);
        if x.tag != y.tag {
            return false;
        }
        let (Some(x_underlying), Some(y_underlying)): (Option<IntKind>, Option<IntKind>) = (x.underlying, y.underlying)
        else {
            return x.tag.is_some();
        };
        // Enumerators may be declared in any order.
        x_underlying == y_underlying
            && x.enumerators.len() == y.enumerators.len()
            && x.enumerators.iter().all(|one| y.enumerators.contains(one))
    }
}

fn push(quals: Quals, element: QualType) -> QualType {
    QualType { ty: element.ty, quals: element.quals.union(quals) }
}

fn same_len(a: ArrayLen, b: ArrayLen) -> bool {
    match (a, b) {
        (ArrayLen::Known(a), ArrayLen::Known(b)) => a == b,
        _ => true,
    }
}
