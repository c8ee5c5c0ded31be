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
        let is_mixed = this.narrow_writes.iter().any(|&(other, bytes)| near(other, bytes));
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
            self.graph.include_shifted(node, self.exposed, Shift::AnywhereIfPointer, &mut self.objects);
        }
        if is_mixed {
            self.graph.include(self.number, node);
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
            self.graph.include_shifted(node, self.exposed, Shift::AnywhereIfPointer, &mut self.objects);
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
        for (_, cell) in cells {
            self.graph.include(cell, node);
        }
        if let Some(anywhere) = anywhere {
            self.graph.include(anywhere, node);
        }
        node
    }

    pub(crate) fn read_cell(&mut self, object: ObjectId, offset: i64) -> NodeId {
        self.cell(object, offset as i128).unwrap_or_else(|| self.everything(object))
    }

    pub(crate) fn narrow_read(&mut self, object: ObjectId, offset: Option<i64>, bytes: u64) {
        let this = &self.objects.objects[object];
        if this.size < self.width {
            return;
        }
        let (start, bytes) = match offset.and_then(|offset| self.objects.normal(object, offset as i128)) {
            Some(start) => (start, bytes),
            None => (0, u64::MAX),
        };
        let this = &mut self.objects.objects[object];
        if this.narrow_reads.contains(&(start, bytes)) || this.narrow_reads.contains(&(0, u64::MAX)) {
            return;
        }
        this.narrow_reads.push((start, bytes));
        let (stride, cells, anywhere) = (this.stride, this.cells.clone(), this.anywhere);
        let read = cells.into_iter().filter(|&(cell, _)| overlap(stride, (cell, self.width), (start, bytes)));
        for node in read.map(|(_, node)| node).chain(anywhere) {
            self.graph.include_shifted(node, self.exposed, Shift::AnywhereIfPointer, &mut self.objects);
        }
    }

    pub(crate) fn narrow_write(&mut self, object: ObjectId, offset: Option<i64>, bytes: u64) {
        let this = &self.objects.objects[object];
        if this.size < self.width {
            return;
        }
        let Some(start) = offset.and_then(|offset| self.objects.normal(object, offset as i128)) else {
            let anywhere = self.anywhere(object);
            return self.graph.include(self.number, anywhere);
        };
        let this = &mut self.objects.objects[object];
        if this.narrow_writes.contains(&(start, bytes)) {
            return;
        }
        if this.narrow_writes.len() >= MOST_OFFSETS {
            let anywhere = self.anywhere(object);
            return self.graph.include(self.number, anywhere);
        }
        this.narrow_writes.push((start, bytes));
        let (stride, cells) = (this.stride, this.cells.clone());
        for (_, node) in cells.into_iter().filter(|&(cell, _)| overlap(stride, (cell, self.width), (start, bytes))) {
            self.graph.include(self.number, node);
        }
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
    }

    pub(crate) fn copy_cell(&mut self, from: ObjectId, copying: Copying, (offset, node): (u64, NodeId)) {
        let Copying { from: start, bytes, to, at } = copying;
        let stride = self.objects.objects[from].stride;
        let distance = match (start, stride) {
            (None, _) => None,
            (Some(start), Some(stride)) => {
                let distance = (offset + stride - start % stride) % stride;
                match bytes > stride {
                    // More than one element, which are one here: so they must be there.
                    true if self.objects.objects[to].stride != Some(stride) => None,
                    _ if distance + 1 > bytes && stride - distance >= self.width => return,
                    _ => Some(distance),
                }
            }
            (Some(start), None) => match offset.checked_sub(start) {
                Some(distance) if distance < bytes => Some(distance),
                Some(_) => return,
                None if offset + self.width <= start => return,
                None => None,
            },
        };
        let target = match (distance, at) {
            (Some(distance), Some(at)) => self.cell(to, at as i128 + distance as i128),
            _ => None,
        };
        let target = target.unwrap_or_else(|| self.anywhere(to));
        self.graph.include(node, target);
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
