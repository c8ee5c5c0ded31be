//! Numeric addresses: every object gets one when someone asks, and an address finds its object.
//!
//! Ranges are distinct, with a gap behind each so that one past an end is no other object's start; low addresses are
//! never used. All bases are aligned to 16 or more, so the alignment of an access is that of its offset.

use std::collections::BTreeMap;

use eval::Store;
use memory::ObjectId;
use types::DataModel;

use crate::{Pointer, Value};

#[derive(Debug)]
pub(crate) struct Addresses {
    next: u64,
    end: u64,
    /// A layout seed other than 0 leaves gaps of various sizes.
    seed: u64,
    by_base: BTreeMap<u64, ObjectId>,
}

/// Room for an object of unknown size.
const UNKNOWN_BYTES: u64 = 4096;

impl Addresses {
    pub fn new(model: DataModel, seed: u64) -> Self {
        let (next, end) = match model {
            DataModel::Ilp32 => (0x0010_0000, 0xffff_0000),
            DataModel::Lp64 => (0x5555_5555_0000, 0x7fff_ffff_0000),
        };
        Addresses { next, end, seed, by_base: BTreeMap::new() }
    }

    /// The address of the object's first byte. `None` if the address space is used up.
    pub fn base(&mut self, s: &mut Store<Value>, id: ObjectId) -> Option<u64> {
        let object = s.memory.object(id);
        if let Some(base) = object.base {
            return Some(base);
        }
        let bytes = object.size.known().unwrap_or(UNKNOWN_BYTES);
        let gap = if self.seed == 0 {
            16
        } else {
            self.seed = self.seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            16u64.saturating_add((self.seed >> 60) * 16)
        };
        let base = self.next.checked_next_multiple_of(object.align.max(16))?;
        let next = base.checked_add(bytes)?.checked_add(gap)?;
        if next > self.end {
            return None;
        }
        self.next = next;
        self.by_base.insert(base, id);
        s.memory.set_base(id, base);
        Some(base)
    }

    /// The object whose range, or the position one past its end, an address lies in.
    pub fn find(&self, s: &Store<Value>, address: u64) -> Option<Pointer> {
        let (&base, &id) = self.by_base.range(..=address).next_back()?;
        let object = s.memory.get(id).filter(|object| object.base == Some(base))?;
        let offset = i64::try_from(address.wrapping_sub(base)).ok()?;
        let inside = match object.size.known() {
            Some(bytes) => offset as u64 <= bytes,
            None => offset as u64 <= UNKNOWN_BYTES,
        };
        inside.then_some(Pointer { object: id, offset })
    }

    /// Forgets objects that are gone.
    pub fn prune(&mut self, s: &Store<Value>) {
        self.by_base.retain(|base, id| s.memory.get(*id).is_some_and(|object| object.base == Some(*base)));
    }
}
