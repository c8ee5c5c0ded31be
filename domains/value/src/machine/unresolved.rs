//! Accesses at no known position of a known object. `eval` asks for an object and an offset all the same; it gets an id that
//! memory does not have, and comes back with it.

use index::Id;
use memory::ObjectId;

/// Where an access goes that is at no known position of an object.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Elsewhere {
    Unknown,
    Outside {
        null: bool,
    },
    /// Outside, or in an object that has escaped.
    Escaped,
    Inside(ObjectId),
    /// By number, as `accesses` lists them.
    At(usize),
    /// Where nothing is, for certain.
    Nowhere,
}

/// Ids from here on are of no object.
const INSIDE: usize = 0x4000_0000;
const AT: usize = 0x8000_0000;
const UNKNOWN: usize = 0xc000_0000;

impl Elsewhere {
    pub fn id(self) -> ObjectId {
        ObjectId::from_usize(match self {
            Elsewhere::Unknown => UNKNOWN,
            Elsewhere::Outside { null: true } => UNKNOWN + 1,
            Elsewhere::Outside { null: false } => UNKNOWN + 2,
            Elsewhere::Nowhere => UNKNOWN + 3,
            Elsewhere::Escaped => UNKNOWN + 4,
            Elsewhere::Inside(object) => INSIDE + object.index(),
            Elsewhere::At(at) => AT + at,
        })
    }
    pub fn of(id: ObjectId) -> Option<Elsewhere> {
        match id.index() {
            ..INSIDE => None,
            index @ INSIDE..AT => Some(Elsewhere::Inside(ObjectId::from_usize(index - INSIDE))),
            index @ AT..UNKNOWN => Some(Elsewhere::At(index - AT)),
            UNKNOWN => Some(Elsewhere::Unknown),
            index if index == UNKNOWN + 3 => Some(Elsewhere::Nowhere),
            index if index == UNKNOWN + 4 => Some(Elsewhere::Escaped),
            index => Some(Elsewhere::Outside { null: index == UNKNOWN + 1 }),
        }
    }
}
