//! What is known about the function whose body is being analysed.

use index::{FxHashMap, Symbol};
use source::Span;
use types::{QualType, TypeId, VlaId};

use crate::Cx;
use crate::typed::{Case, FunctionId, Label, LabelId, Storage, StringId, VarId};

pub(crate) struct FnState {
    pub id: FunctionId,
    /// In C; the symbol may be another.
    pub name: Symbol,
    pub result: QualType,
    pub noreturn: bool,
    pub labels: FxHashMap<Symbol, LabelInfo>,
    pub switches: Vec<SwitchState>,
    pub loops: u32,
    /// Enclosing statements that `break` can leave.
    pub breakable: u32,
    /// Automatic variables of the blocks that are open.
    pub blocks: Vec<Vec<VarId>>,
    /// `__func__`.
    pub func_name: Option<StringId>,
}

#[derive(Clone, Copy)]
pub(crate) struct LabelInfo {
    pub id: LabelId,
    pub defined: bool,
    /// A goto or an address refers to it.
    pub used: bool,
    /// Where it was first met.
    pub span: Span,
}

pub(crate) struct SwitchState {
    /// The promoted type.
    pub ty: TypeId,
    pub cases: Vec<Case>,
    pub default: Option<Span>,
}

impl FnState {
    pub(crate) fn new(id: FunctionId, name: Symbol, result: QualType, noreturn: bool) -> Self {
        FnState {
            id,
            name,
            result,
            noreturn,
            labels: FxHashMap::default(),
            switches: Vec::new(),
            loops: 0,
            breakable: 0,
            blocks: Vec::new(),
            func_name: None,
        }
    }
}

impl Cx<'_> {
    /// Gives an automatic variable to the innermost open block.
    pub(crate) fn own(&mut self, var: VarId) {
        if let Some(state) = &mut self.function
            && let Some(block) = state.blocks.last_mut()
        {
            block.push(var);
        }
    }

    /// The label `name` as used or defined at `span`.
    pub(crate) fn label(&mut self, name: Symbol, span: Span) -> Option<LabelId> {
        let state = self.function.as_mut()?;
        let labels = &mut self.labels;
        let info = state.labels.entry(name).or_insert_with(|| {
            let id = labels.push(Label { name, address_taken: false, span });
            LabelInfo { id, defined: false, used: false, span }
        });
        if !info.used {
            (info.used, info.span) = (true, span);
        }
        Some(info.id)
    }

    pub(crate) fn define_label(&mut self, name: Symbol, span: Span) -> Option<LabelId> {
        let id = self.label(name, span)?;
        let info = self.function.as_mut()?.labels.get_mut(&name)?;
        let (was_defined, first) = (info.defined, self.labels[id].span);
        info.defined = true;
        if was_defined {
            let message = format!("duplicate label `{}`", self.name(name));
            self.error_with(span, message, first, "previous definition is here");
        } else {
            self.labels[id].span = span;
        }
        Some(id)
    }

    pub(crate) fn check_labels(&mut self) {
        let Some(state) = &self.function else { return };
        let mut missing: Vec<_> = state.labels.iter().filter(|(_, info)| !info.defined).collect();
        missing.sort_by_key(|(_, info)| info.span);
        let missing: Vec<_> = missing.into_iter().map(|(&name, info)| (name, info.span)).collect();
        for (name, span) in missing {
            let message = format!("label `{}` used but not defined", self.name(name));
            self.error(span, message);
        }
    }

    /// A hidden variable and the entry for an array length.
    pub(crate) fn new_vla(&mut self, len: crate::typed::ExprId, span: Span) -> VlaId {
        let size_t = self.types.size_t();
        let var = self.add_var(self.len_name, size_t.into(), Storage::Auto, span);
        self.own(var);
        let vla = self.vlas.push(crate::typed::Vla { len, var });
        self.pending_vlas.push(vla);
        vla
    }
}
