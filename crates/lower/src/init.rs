//! Initialisers.

use cfa::{Op, Place, VarSize};
use index::FxHashMap;
use sema::typed::{self, Init, InitStore, InitValue, Storage};
use source::Span;
use types::{ArrayLen, Type, TypeId, TypeTable};

use crate::effects::Effects;
use crate::place::member;
use crate::{Cx, TypedTables, cfa_string, cfa_var};

impl Cx<'_> {
    /// Runs the initialiser of an automatic variable.
    pub(crate) fn init_var(&mut self, var: typed::VarId, span: Span) {
        self.run_init(var, span, false);
    }

    /// Runs the initialiser of a variable whose memory is zero already.
    pub(crate) fn init_static(&mut self, var: typed::VarId) {
        self.run_init(var, self.typed.vars[var].span, true);
    }

    fn run_init(&mut self, var: typed::VarId, span: Span, mut zeroed: bool) {
        let typed = self.typed;
        let object = Place::var(cfa_var(var));
        match &typed.vars[var].init {
            None => {}
            Some(Init::Expr(e)) => {
                let value = typed.exprs[*e].span;
                let span = if span.lo <= value.lo { span.to(value) } else { span };
                self.init_place(object, *e, span, zeroed);
            }
            Some(Init::Stores { stores, zero_rest }) => {
                if *zero_rest && !zeroed {
                    if let VarSize::Bytes(bytes @ 1..) = self.vars[cfa_var(var)].size {
                        self.emit(Op::Zero { place: object, bytes }, span);
                    }
                    zeroed = true;
                }
                // `[0 ... 3] = f()` calls once.
                let mut stored: FxHashMap<typed::ExprId, Place> = FxHashMap::default();
                for store in stores {
                    let place = member(object, store.bit_offset, store.bit_width);
                    match store.value {
                        InitValue::Expr(e) => {
                            if self.effects(e) != Effects::NONE
                                && let Some(first) = stored.insert(e, place)
                            {
                                self.store_again(first, place, e);
                            } else {
                                self.init_place(place, e, typed.exprs[e].span, zeroed);
                            }
                        }
                        InitValue::String { string, bytes } => {
                            let from = Place::string(cfa_string(string));
                            if bytes > 0 {
                                self.emit(Op::Copy { to: place, from, bytes }, span);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Stores the value of `e`, which stands at `from` already.
    fn store_again(&mut self, from: Place, place: Place, e: typed::ExprId) {
        let typed::Expr { ty, span, .. } = self.typed.exprs[e];
        if self.is_aggregate(ty) {
            self.copy(place, from, ty, span);
        } else {
            let value = self.exprs.read(from, ty);
            self.emit(Op::Assign { place, value }, span);
        }
    }

    fn init_place(&mut self, place: Place, value: typed::ExprId, span: Span, zeroed: bool) {
        let typed = self.typed;
        let ty = typed.exprs[value].ty;
        if self.is_aggregate(ty) {
            self.aggregate_into(value, place);
            return;
        }
        if !zeroed || self.has_flow(value) {
            self.scalar_into(value, place, ty, span);
            return;
        }
        let x = self.rvalue(value);
        if self.exprs.constant(x) != Some(0) {
            self.emit(Op::Assign { place, value: x }, span);
        }
    }
}

/// The size of an object; an initialised flexible array member makes it larger than its type.
pub(crate) fn var_size(typed: &TypedTables, types: &TypeTable, var: &typed::Var) -> VarSize {
    let Some(size) = types.size_of(var.ty.ty) else {
        return if var.storage != Storage::External && has_variable_length(types, var.ty.ty) {
            VarSize::Dynamic
        } else {
            VarSize::Unknown
        };
    };
    let last = match &var.init {
        Some(Init::Stores { stores, .. }) => stores.last().map_or(0, |store| end_of(typed, types, store)),
        Some(Init::Expr(_)) | None => 0,
    };
    VarSize::Bytes(size.max(last))
}

fn end_of(typed: &TypedTables, types: &TypeTable, store: &InitStore) -> u64 {
    let start = store.bit_offset / 8;
    match (&store.value, store.bit_width) {
        (InitValue::String { bytes, .. }, _) => start + bytes,
        (InitValue::Expr(_), Some(width)) => (store.bit_offset + u64::from(width)).div_ceil(8),
        (InitValue::Expr(e), None) => start + types.size_of(typed.exprs[*e].ty).unwrap_or(0),
    }
}

fn has_variable_length(types: &TypeTable, ty: TypeId) -> bool {
    match types[ty] {
        Type::Array { len: ArrayLen::Variable(_), .. } => true,
        Type::Array { element, .. } => has_variable_length(types, element.ty),
        _ => false,
    }
}
