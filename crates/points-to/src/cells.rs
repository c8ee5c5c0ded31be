//! Cells: what is stored where in an object, and what is copied from one object to another.

use crate::collect::Collector;
use crate::graph::{NodeId, Shift};
use crate::objects::{Copying, MOST_OFFSETS, ObjectId, Objects};

impl Collector<'_> {
    /// What is in an object at an offset, as far as it is told apart. `None`: only all of it together.
    pub(crate) fn cell(&mut self, object: ObjectId, offset: i128) -> Option<NodeId> {
        let offset = self.objects.normal(object, offset)?;
        let cells = &self.objects.objects[object].cells;
        match cells.binary_search_by_key(&offset, |&(offset, _)| offset) {
            Ok(at) => Some(cells[at].1),
            Err(_) if cells.len() >= MOST_OFFSETS => None,
            Err(at) => Some(self.make_cell(object, offset, at)),
        }
    }

    pub(crate) fn make_cell(&mut self, object: ObjectId, offset: u64, at: usize) -> NodeId {
        let node = self.graph.add();
        self.objects.objects[object].cells.insert(at, (offset, node));
        let Objects { ref objects, .. } = self.objects;
        let this = &objects[object];
        let (anywhere, everything) = (this.anywhere, this.everything);
        let near = |other: u64, bytes: u64| overlap(this.stride, (offset, self.width), (other, bytes));
        let neighbours: Vec<NodeId> = this
            .cells
            .iter()
            .filter(|&&(other, _)| other != offset && near(other, self.width))
            .map(|&(_, node)| node)
            .collect();
        let is_exposed = this.narrow_reads.iter().any(|&(other, bytes)| near(other, bytes));
        let mixed: Vec<NodeId> = this
            .narrow_writes
            .iter()
            .filter(|&&(other, bytes, _)| near(other, bytes))
            .map(|&(.., from)| from)
            .collect();
        let copies = this.copies.clone();
        if let Some(anywhere) = anywhere {
            self.graph.include(anywhere, node);
        }
        if let Some(everything) = everything {
            self.graph.include(node, everything);
        }
        // A pointer that is read half here and half there is none, unless both halves are of the same.
        for other in neighbours {
            self.graph.include(node, other);
            self.graph.include(other, node);
        }
        if is_exposed {
            self.expose_node(node);
        }
        for from in mixed {
            self.change_partly(node, from);
        }
        for copying in copies {
            self.copy_cell(object, copying, (offset, node));
        }
        node
    }

    /// What is stored at an unknown offset, which may be in any cell.
    pub(crate) fn anywhere(&mut self, object: ObjectId) -> NodeId {
        if let Some(known) = self.objects.objects[object].anywhere {
            return known;
        }
        let node = self.graph.add();
        let this = &mut self.objects.objects[object];
        this.anywhere = Some(node);
        let (cells, everything, copies) = (this.cells.clone(), this.everything, this.copies.clone());
        let is_exposed = !this.narrow_reads.is_empty();
        for (_, cell) in cells {
            self.graph.include(node, cell);
        }
        if let Some(everything) = everything {
            self.graph.include(node, everything);
        }
        if is_exposed {
            self.expose_node(node);
        }
        for copying in copies {
            let to = self.anywhere(copying.to);
            self.graph.include(node, to);
        }
        node
    }

    /// What is read at an unknown offset: all cells together.
    pub(crate) fn everything(&mut self, object: ObjectId) -> NodeId {
        if let Some(known) = self.objects.objects[object].everything {
            return known;
        }
        let node = self.graph.add();
        let this = &mut self.objects.objects[object];
        this.everything = Some(node);
        let (cells, anywhere) = (this.cells.clone(), this.anywhere);
        let is_mixed = this.narrow_writes.iter().any(|&(.., from)| from == self.number);
        for (_, cell) in cells {
            self.graph.include(cell, node);
        }
        if let Some(anywhere) = anywhere {
            self.graph.include(anywhere, node);
        }
        // Several numbers that are narrower than a pointer may make up one.
        if is_mixed {
            self.graph.include(self.exposed, node);
        }
        node
    }

    pub(crate) fn read_cell(&mut self, object: ObjectId, offset: i64) -> NodeId {
        self.cell(object, offset as i128).unwrap_or_else(|| self.everything(object))
    }

    pub(crate) fn narrow_read(&mut self, object: ObjectId, offset: Option<i64>, bytes: u64) {
        let (start, bytes) = match offset.and_then(|offset| self.objects.normal(object, offset as i128)) {
            Some(start) => (start, bytes),
            None => (0, u64::MAX),
        };
        let this = &mut self.objects.objects[object];
        if this.narrow_reads.contains(&(start, bytes)) || this.narrow_reads.contains(&(0, u64::MAX)) {
            return;
        }
        this.narrow_reads.push((start, bytes));
        let (stride, cells, anywhere, width) = (this.stride, this.cells.clone(), this.anywhere, self.width);
        let read = cells.into_iter().filter(|&(cell, _)| overlap(stride, (cell, width), (start, bytes)));
        for node in read.map(|(_, node)| node).chain(anywhere) {
            self.expose_node(node);
        }
    }

    pub(crate) fn narrow_write(&mut self, object: ObjectId, offset: Option<i64>, bytes: u64, from: NodeId) {
        let start = offset.and_then(|offset| self.objects.normal(object, offset as i128));
        let this = &mut self.objects.objects[object];
        let (start, bytes) = match start {
            Some(start) if this.narrow_writes.len() < MOST_OFFSETS => (start, bytes),
            // Nothing but the pointer can be changed.
            _ if this.size <= self.width => (0, this.size),
            _ => {
                let anywhere = self.anywhere(object);
                return self.graph.include(from, anywhere);
            }
        };
        if this.narrow_writes.contains(&(start, bytes, from)) {
            return;
        }
        this.narrow_writes.push((start, bytes, from));
        let (stride, cells, copies) = (this.stride, this.cells.clone(), this.copies.clone());
        let (everything, width) = (this.everything, self.width);
        for (_, node) in cells.into_iter().filter(|&(cell, _)| overlap(stride, (cell, width), (start, bytes))) {
            self.change_partly(node, from);
        }
        if from == self.number {
            if let Some(everything) = everything {
                self.graph.include(self.exposed, everything);
            }
            for copying in copies {
                self.copy_narrow(object, copying, (start, bytes));
            }
        }
    }

    /// Some bytes of a pointer become others: it leads elsewhere in its object, or where the new ones come from.
    fn change_partly(&mut self, pointer: NodeId, from: NodeId) {
        self.graph.include_shifted(pointer, pointer, Shift::AnywhereIfPointer, &mut self.objects);
        self.graph.include(from, pointer);
    }

    /// Whatever a part of the object holds, now or later, is copied.
    pub(crate) fn connect(&mut self, from: ObjectId, copying: Copying) {
        if self.objects.objects[from].copies.contains(&copying) {
            return;
        }
        self.objects.objects[from].copies.push(copying);
        for cell in self.objects.objects[from].cells.clone() {
            self.copy_cell(from, copying, cell);
        }
        if let Some(anywhere) = self.objects.objects[from].anywhere {
            let to = self.anywhere(copying.to);
            self.graph.include(anywhere, to);
        }
        if copying.bytes < self.width {
            // A part of a pointer.
            let offset = |offset: Option<u64>| offset.and_then(|offset| i64::try_from(offset).ok());
            self.narrow_read(from, offset(copying.from), copying.bytes);
            self.narrow_write(copying.to, offset(copying.at), copying.bytes, self.number);
        } else {
            for (start, bytes, written) in self.objects.objects[from].narrow_writes.clone() {
                if written == self.number {
                    self.copy_narrow(from, copying, (start, bytes));
                }
            }
        }
    }

    pub(crate) fn copy_cell(&mut self, from: ObjectId, copying: Copying, (offset, node): (u64, NodeId)) {
        let Some(distance) = self.distance(from, copying, (offset, self.width)) else { return };
        let target = match (distance, copying.at) {
            (Some(distance), Some(at)) => self.cell(copying.to, at as i128 + distance as i128),
            _ => None,
        };
        let target = target.unwrap_or_else(|| self.anywhere(copying.to));
        self.graph.include(node, target);
    }

    /// Numbers that are narrower than pointers may be parts of one behind the copy too.
    fn copy_narrow(&mut self, from: ObjectId, copying: Copying, (offset, bytes): (u64, u64)) {
        let Some(distance) = self.distance(from, copying, (offset, bytes)) else { return };
        let place = match (distance, copying.at) {
            (Some(distance), Some(at)) => at.checked_add(distance).and_then(|at| i64::try_from(at).ok()),
            _ => None,
        };
        match place {
            Some(place) => self.narrow_write(copying.to, Some(place), bytes, self.number),
            None => {
                let to = self.anywhere(copying.to);
                self.graph.include(self.exposed, to);
            }
        }
    }

    /// How far behind the beginning of what is copied these bytes are, if they are copied; `Some(None)` if that is not known.
    fn distance(&self, from: ObjectId, copying: Copying, (offset, length): (u64, u64)) -> Option<Option<u64>> {
        let Copying { from: start, bytes, to, .. } = copying;
        let stride = self.objects.objects[from].stride;
        Some(match (start, stride) {
            (None, _) => None,
            (Some(start), Some(stride)) => {
                let distance = (offset + stride - start % stride) % stride;
                match bytes > stride {
                    // More than one element, which are one here: so they must be there.
                    true if self.objects.objects[to].stride != Some(stride) => None,
                    _ if distance >= bytes && stride - distance >= length => return None,
                    _ => Some(distance),
                }
            }
            (Some(start), None) => match offset.checked_sub(start) {
                Some(distance) if distance < bytes => Some(distance),
                Some(_) => return None,
                None if offset.saturating_add(length) <= start => return None,
                None => None,
            },
        })
    }
}

/// Whether two ranges of an object, or of the elements of an array, have a byte in common.
fn overlap(stride: Option<u64>, (a, a_bytes): (u64, u64), (b, b_bytes): (u64, u64)) -> bool {
    let meets = |a: u64, b: u64| a < b.saturating_add(b_bytes) && b < a.saturating_add(a_bytes);
    match stride {
        Some(stride) => meets(a, b) || meets(a + stride, b) || meets(a, b.saturating_add(stride)),
        None => meets(a, b),
    }
}
