//! The invariants of a memory, as a list of what is wrong.

use crate::{Cell, Fill, Memory, Value};

impl<V: Value> Memory<V> {
    /// Empty unless Carve has a bug:
    /// the pieces of a live object are in order, gap-free and disjoint, cover exactly its size, and equal fills that
    /// meet are merged, and so are parts of one value; only an object with a background has bits of it; dead objects have no contents; they and
    /// segments are counted; whatever a value mentions is there, dead or alive; who points where is listed as it is, if it
    /// is listed.
    pub fn check(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut dead = 0;
        for (id, object) in self.objects() {
            if !object.is_live() {
                dead += 1;
                if object.contents().pieces().next().is_some() {
                    wrong.push(format!("{id} is dead and has contents"));
                }
                continue;
            }
            if let Some(reason) = object.contents().check(object.size.bits()) {
                wrong.push(format!("{id}: {reason}"));
            }
            let is_background = |piece: &crate::Piece<V>| piece.cell == Cell::Fill(Fill::Background);
            if object.background.is_none() && object.contents().pieces().any(is_background) {
                wrong.push(format!("{id} has bits of a background that it does not have"));
            }
            for target in object.contents().values().filter_map(V::mentions) {
                if self.get(target).is_none() {
                    wrong.push(format!("{id} points to {target}, which is not there"));
                }
            }
        }
        if dead != self.tombstones() {
            wrong.push(format!("{dead} dead objects, counted {}", self.tombstones()));
        }
        let segments = self.objects().filter(|(_, object)| object.segment.is_some()).count();
        if segments != self.segments() {
            wrong.push(format!("{segments} segments, counted {}", self.segments()));
        }
        wrong.extend(self.check_holders());
        wrong
    }
}
