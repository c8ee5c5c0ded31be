//! Addresses that do not resolve to one cell: places that are no known position of a known object.

use eval::Located;
use memory::ObjectId;
use term::Term;

use crate::Val;

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
