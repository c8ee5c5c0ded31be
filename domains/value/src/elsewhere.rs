//! Where pointers lead, which need be no known position of a known object.

use cfa::{ExprId, Place};
use eval::{Located, State};
use memory::{ObjectId, Target};
use term::Term;
use types::Scalar;

use crate::Val;
use crate::fork::{Fork, Unfold};
use crate::machine::{End, Ended, Explicit};

/// Addresses below this are those of members of a null pointer.
const LEAST_ADDRESS: u64 = 4096;

/// Where an access goes that is at no known position of an object.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum UnresolvedPlace {
    Unknown,
    Outside {
        null: bool,
    },
    /// Outside, or in an object that has escaped.
    Escaped,
    Inside(ObjectId),
    /// At an offset that is a term.
    At {
        object: ObjectId,
        offset: Term,
    },
    /// Where nothing is, for certain.
    Nowhere,
}

/// An access wherever it goes.
pub(crate) type Access = eval::Access<Located<UnresolvedPlace>>;

impl From<UnresolvedPlace> for Located<UnresolvedPlace> {
    fn from(base: UnresolvedPlace) -> Self {
        Located::Unresolved { base, offset: 0 }
    }
}

/// A pointer to a place. What is left of it unresolved is no more than that.
pub(crate) fn pointer_to(at: Located<UnresolvedPlace>) -> Val {
    match at {
        Located::In(target) => target.into(),
        Located::Unresolved { base, .. } => match base {
            UnresolvedPlace::Inside(object) | UnresolvedPlace::At { object, .. } => Val::Inside(object),
            UnresolvedPlace::Outside { null } => Val::Outside { null },
            UnresolvedPlace::Escaped => Val::Escaped { null: false },
            UnresolvedPlace::Unknown | UnresolvedPlace::Nowhere => Val::Unknown,
        },
    }
}

impl Explicit<'_> {
    /// Where a pointer leads. `x` is what it was computed by, if that is an expression.
    #[inline]
    pub fn located(
        &mut self,
        s: &mut State<Val>,
        place: Option<&Place>,
        x: Option<ExprId>,
        pointer: Val,
        scalar: Option<Scalar>,
    ) -> Ended<Located<UnresolvedPlace>> {
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
                let end = self.wrong_access(match (&pointer, text) {
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
