//! Dangling pointers: those to blocks that were freed. They lead nowhere, and can be compared all the same: until
//! something is allocated, no block lies where one of them was.

use eval::Store;
use index::FxHashMap;
use memory::{Exposure, ObjectId, Value};

use crate::machine::value_machine::ValueMachine;
use crate::{FreedPlace, Val, ValueState};

/// With more blocks than this, it costs too much to look at all pointers with each allocation. Not measured.
const MOST_BLOCKS: u32 = 256;

impl ValueMachine<'_> {
    /// The same for a block that is freed.
    pub fn end_pointers_to_block(&mut self, s: &mut Store<Val>, id: ObjectId) {
        if self.tools.sites.len() > MOST_BLOCKS {
            return end_pointers(s, id);
        }
        let Some(size) = s.memory.get(id).filter(|object| object.exposure != Exposure::None).map(|object| object.size)
        else {
            return;
        };
        let block = if self.step.flags.former {
            former(&s.memory).map(|former| former.block + 1).max().unwrap_or(0)
        } else {
            0
        };
        let is_inside =
            |offset: i64| offset == 0 || size.known().is_some_and(|bytes| (0..bytes as i64).contains(&offset));
        s.memory.rewrite(|value| {
            Some(match *value {
                _ if value.mentions() != Some(id) => return None,
                Val::Pointer { offset, .. } if is_inside(offset) => {
                    Val::Dangling(i32::try_from(offset).ok().map(|offset| FreedPlace { block, offset }))
                }
                _ => value.dangling(),
            })
        });
        self.step.flags.former = true;
    }

    /// A new block may lie where a freed one was.
    pub fn forget_freed_places(&mut self, s: &mut Store<Val>) {
        if std::mem::take(&mut self.step.flags.former) {
            s.memory.rewrite(|value| matches!(value, Val::Dangling(Some(_))).then_some(Val::Dangling(None)));
        }
    }
}

/// Pointers to an object that ends lead nowhere from now on, so that its id can be used again.
pub fn end_pointers(s: &mut Store<Val>, id: ObjectId) {
    if s.memory.get(id).is_some_and(|object| object.exposure != Exposure::None) {
        s.memory.replace_pointers(id, Val::dangling);
    }
}

fn former(memory: &memory::Memory<Val>) -> impl Iterator<Item = FreedPlace> {
    memory.objects().flat_map(|(_, object)| object.contents().values()).filter_map(|value| match *value {
        Val::Dangling(former) => former,
        _ => None,
    })
}

impl ValueState {
    /// Numbers the freed blocks by the order in which memory speaks of them.
    pub(crate) fn with_canonical_freed_places(self) -> ValueState {
        if !self.flags.former {
            return self;
        }
        let mut names: FxHashMap<u32, u32> = FxHashMap::default();
        for FreedPlace { block, .. } in former(&self.store.memory) {
            let next = names.len() as u32;
            names.entry(block).or_insert(next);
        }
        if names.iter().all(|(from, to)| from == to) {
            return self;
        }
        let mut s = self.store.clone();
        s.memory.rewrite(|value| match *value {
            Val::Dangling(Some(FreedPlace { block, offset })) => {
                Some(Val::Dangling(Some(FreedPlace { block: names[&block], offset })))
            }
            _ => None,
        });
        self.with_memory(s)
    }
}
