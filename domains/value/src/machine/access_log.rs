//! The uses and definitions of one step, for slicing: what it read and wrote.

use memory::ObjectId;

/// Bits of an object.
pub(crate) type Bits = (ObjectId, u64, u64);

#[derive(Clone, Default, Debug)]
pub(crate) struct AccessLog {
    pub reads: Vec<Bits>,
    pub writes: Vec<Bits>,
}

impl AccessLog {
    pub fn read(&mut self, object: ObjectId, start: u64, width: u64) {
        self.reads.push((object, start, start.saturating_add(width)));
    }
    pub fn write(&mut self, object: ObjectId, start: u64, width: u64) {
        self.writes.push((object, start, start.saturating_add(width)));
    }
    pub fn clear(&mut self) {
        self.reads.clear();
        self.writes.clear();
    }
}
