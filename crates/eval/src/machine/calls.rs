//! Calls: whom they reach, and whether arguments and results fit.

use cfa::{CallOp, EdgeId, ExprId, FunctionId};

use super::Values;
use crate::{Cx, Store, VaWanted};

/// What calls of functions with bodies mean.
pub trait Calls: Values {
    /// Whether the call fits the function that it reaches; arguments are bound only after this.
    fn check_call(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        call: &CallOp,
        function: FunctionId,
    ) -> Result<(), Self::Stop>;
    /// The function that a pointer leads to.
    fn callee(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        x: ExprId,
        pointer: Self::Value,
    ) -> Result<FunctionId, Self::Stop>;
    /// The result that a call uses though the function returned none.
    fn missing_result(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        call: EdgeId,
        function: FunctionId,
    ) -> Result<Self::Value, Self::Stop>;
    /// `va_arg` asks for this argument. `None` if there is no further one.
    fn check_vararg(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        wanted: VaWanted,
        passed: Option<types::TypeId>,
    ) -> Result<(), Self::Stop>;
    /// A number for the frame about to be entered, which tells activations apart.
    fn serial(&mut self, s: &mut Store<Self::Value>, cx: Cx<'_>) -> u64;
}
