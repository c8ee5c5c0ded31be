//! Which typed expressions change memory, so that what was lowered before them must be saved first.

use sema::typed::{ExprId, ExprKind, Init, InitValue, Storage, VarId};

use crate::Cx;

/// A set of effects. Every variable belongs to one kind: it is a private scalar, which only its name can change, or
/// memory, which calls and stores through pointers may change too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effects(u8);

impl Effects {
    pub const NONE: Effects = Effects(0);
    pub const PRIVATE: Effects = Effects(1);
    pub const MEMORY: Effects = Effects(2);
    pub const ALL: Effects = Effects(3);
    /// Only in the table: not computed yet.
    pub const UNKNOWN: Effects = Effects(0x80);

    pub fn union(self, other: Effects) -> Effects {
        Effects(self.0 | other.0)
    }
    pub fn meets(self, other: Effects) -> bool {
        self.0 & other.0 != 0
    }
}

impl Cx<'_> {
    /// What evaluating the expression may change.
    pub fn effects(&mut self, e: ExprId) -> Effects {
        let known = self.effects[e];
        if known != Effects::UNKNOWN {
            return known;
        }
        let effects = stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.compute_effects(e));
        self.effects[e] = effects;
        effects
    }

    pub fn effects_of_all(&mut self, exprs: &[ExprId]) -> Effects {
        exprs.iter().fold(Effects::NONE, |all, &e| all.union(self.effects(e)))
    }

    fn compute_effects(&mut self, e: ExprId) -> Effects {
        let typed = self.typed;
        match &typed.exprs[e].kind {
            ExprKind::Var(_) | ExprKind::Str(_) | ExprKind::Function(_) => Effects::NONE,
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Operand | ExprKind::Right => Effects::NONE,
            ExprKind::LabelAddress(_) | ExprKind::SizeofVla(_) | ExprKind::Unsupported(_) => Effects::NONE,
            ExprKind::Deref(a)
            | ExprKind::Load(a)
            | ExprKind::Decay(a)
            | ExprKind::AddressOf(a)
            | ExprKind::Unary(_, a)
            | ExprKind::LogicalNot(a)
            | ExprKind::Convert(_, a) => self.effects(*a),
            ExprKind::Member { base, .. } | ExprKind::MemberValue { base, .. } => self.effects(*base),
            ExprKind::Binary(_, a, b)
            | ExprKind::PtrDiff(a, b)
            | ExprKind::LogicalAnd(a, b)
            | ExprKind::LogicalOr(a, b)
            | ExprKind::Comma(a, b)
            | ExprKind::PtrAdd { pointer: a, index: b, .. } => self.effects(*a).union(self.effects(*b)),
            ExprKind::Conditional { condition, then, otherwise }
            | ExprKind::ConditionalOmitted { condition, then, otherwise } => {
                self.effects_of_all(&[*condition, *then, *otherwise])
            }
            ExprKind::Assign { target, value } => {
                let stored = self.stores_to(*target);
                stored.union(self.effects(*target)).union(self.effects(*value))
            }
            ExprKind::CompoundAssign { target, right, value, .. } => {
                let before = right.map_or(Effects::NONE, |right| self.effects(right));
                let stored = self.stores_to(*target);
                before.union(stored).union(self.effects(*target)).union(self.effects(*value))
            }
            ExprKind::CompoundLiteral(var) => self.literal_effects(*var),
            ExprKind::Call { callee, args } => {
                Effects::MEMORY.union(self.effects(*callee)).union(self.effects_of_all(args))
            }
            ExprKind::StmtExpr { .. } => Effects::ALL,
            ExprKind::VaStart { list } | ExprKind::VaArg { list } | ExprKind::VaEnd { list } => {
                Effects::MEMORY.union(self.effects(*list))
            }
            ExprKind::VaCopy { to, from } => Effects::MEMORY.union(self.effects_of_all(&[*to, *from])),
        }
    }

    /// What a store to the lvalue changes.
    fn stores_to(&self, target: ExprId) -> Effects {
        if let ExprKind::Var(var) = self.typed.exprs[target].kind {
            self.exprs.vars[crate::cfa_var(var)].changed_by
        } else {
            Effects::MEMORY
        }
    }

    fn literal_effects(&mut self, var: VarId) -> Effects {
        let typed = self.typed;
        if typed.vars[var].storage != Storage::Auto {
            return Effects::NONE;
        }
        let own = self.exprs.vars[crate::cfa_var(var)].changed_by;
        own.union(match &typed.vars[var].init {
            None => Effects::NONE,
            Some(Init::Expr(e)) => self.effects(*e),
            Some(Init::Stores { stores, .. }) => stores.iter().fold(Effects::NONE, |all, store| match store.value {
                InitValue::Expr(e) => all.union(self.effects(e)),
                InitValue::String { .. } => all,
            }),
        })
    }
}
