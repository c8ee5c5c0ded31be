//! Points-to facts: where pointers lead, which need be no known position of a known object.

use cfa::{ExprId, Place};
use eval::{Located, Store};
use memory::Target;
use types::Scalar;

use crate::Val;
use crate::machine::attempt::{Fork, Unfold};
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::UnresolvedPlace;
use crate::machine::value_machine::ValueMachine;

/// Addresses below this are those of members of a null pointer.
const LEAST_ADDRESS: u64 = 4096;

impl ValueMachine<'_> {
    /// Where a pointer leads. `x` is what it was computed by, if that is an expression.
    #[inline]
    pub fn located(
        &mut self,
        s: &mut Store<Val>,
        place: Option<&Place>,
        x: Option<ExprId>,
        pointer: Val,
        scalar: Option<Scalar>,
    ) -> StepResult<Located<UnresolvedPlace>> {
        Ok(Located::from(match pointer {
            Val::Pointer { object, offset } => {
                if let Some(x) = x.filter(|_| offset == 0 && self.options.folding.is_some()) {
                    self.note_use(s, object, x);
                }
                return Ok(Located::In(Target { object, offset }));
            }
            Val::At { object, .. } | Val::Inside(object) if self.layout.is_outside(object) => {
                UnresolvedPlace::Outside { null: false }
            }
            Val::At { object, offset } => {
                if place.is_some()
                    && scalar.is_none()
                    && let Some(offset) = self.place_of_bytes(s, object, offset)?
                {
                    return Ok(Located::In(Target { object, offset }));
                }
                UnresolvedPlace::At { object, offset }
            }
            Val::Inside(object) => UnresolvedPlace::Inside(object),
            Val::Node { which, segment, .. } => return Err(End::Fork(Fork::Unfold(Unfold { segment, which }))),
            Val::Outside { null } => match place.and(x).map(|x| self.enter_outside(s, x)).transpose()?.flatten() {
                Some(target) => return Ok(Located::In(target)),
                None => UnresolvedPlace::Outside { null },
            },
            Val::Escaped { .. } => UnresolvedPlace::Escaped,
            Val::Unknown | Val::Wide(_) | Val::Term { .. } | Val::Perhaps { .. } | Val::Part(_) => {
                UnresolvedPlace::Unknown
            }
            Val::Bits(bits) if bits.wrapping_add(place.map_or(0, |place| place.offset as u64)) >= LEAST_ADDRESS => {
                UnresolvedPlace::Unknown
            }
            Val::Dangling(_) | Val::Bits(_) => {
                let text = x.map(|x| cfa::display::expr_to_c(self.cx.program, x));
                let end = self.certain_access_fault(match (&pointer, text) {
                    (Val::Dangling(_), Some(text)) => format!("dereference of `{text}`, whose object is gone"),
                    (Val::Dangling(_), None) => "dereference of a pointer whose object is gone".to_owned(),
                    (_, Some(text)) => format!("dereference of the null pointer `{text}`"),
                    (_, None) => "dereference of a null pointer".to_owned(),
                });
                // What a library function does there, its model says.
                if place.is_none() {
                    return Err(end);
                }
                self.go_on(end)?;
                UnresolvedPlace::Nowhere
            }
        }))
    }
}
