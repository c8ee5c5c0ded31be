//! The memory: objects by id, and the operations on their contents.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use index::{FxHashMap, Id, Work, work};

use crate::holders::Holders;
use crate::table::Table;
use crate::{
    Cell, Contents, Exposure, Fill, Kinds, Lifetime, Object, ObjectId, ObjectKind, Origin, Piece, Segment, Size, Value,
};

/// What a read saw.
#[derive(Clone, PartialEq, Debug)]
pub enum ReadResult<V> {
    Value(V),
    Zero,
    Uninit,
    Unknown,
    /// Some bits were never written.
    PartlyUninit(Vec<Piece<V>>),
    /// Several pieces that [`Value::concat`] would not join, or of which some are unknown.
    Parts(Vec<Piece<V>>),
}

/// What [`Memory::add`] makes an object of. It lives.
#[derive(Clone, Copy, Debug)]
pub struct NewObject {
    pub kind: ObjectKind,
    pub size: Size,
    pub align: u64,
    pub born: Origin,
    pub read_only: bool,
    pub fill: Fill,
}

impl NewObject {
    pub fn new(kind: ObjectKind, size: Size, align: u64) -> Self {
        NewObject { kind, size, align, born: Origin::NONE, read_only: false, fill: Fill::Uninit }
    }
}

#[derive(Clone, Debug)]
pub struct Memory<V: Value> {
    pub(crate) objects: Table<Object<V>>,
    /// Ids that nothing refers to, to be used again; the allocations are kept with them.
    spare: Rc<Vec<(ObjectId, Rc<Object<V>>)>>,
    /// Dead objects that are still there.
    pub(crate) tombstones: u32,
    /// Objects that are segments.
    segments: u32,
    /// Who points to what, where that is kept.
    pub(crate) holders: Option<Holders>,
}

impl<V: Value> Default for Memory<V> {
    fn default() -> Self {
        Memory { objects: Table::default(), spare: Rc::default(), tombstones: 0, segments: 0, holders: None }
    }
}

// Objects.
impl<V: Value> Memory<V> {
    pub fn add(&mut self, new: NewObject) -> ObjectId {
        if !self.spare.is_empty()
            && let Some((id, mut object)) = Rc::make_mut(&mut self.spare).pop()
        {
            match Rc::get_mut(&mut object) {
                Some(object) => {
                    object.kind = new.kind;
                    object.life = Lifetime::Live;
                    object.read_only = new.read_only;
                    object.exposure = Exposure::None;
                    object.born = new.born;
                    object.size = new.size;
                    object.extent = None;
                    object.background = None;
                    object.align = new.align;
                    object.base = None;
                    object.segment = None;
                    object.count = None;
                    object.owner = None;
                    object.kinds = None;
                    object.used_as = None;
                    object.contents.reset(new.size.bits(), new.fill);
                }
                None => object = Rc::new(Self::fresh(new)),
            }
            self.objects.put(id.index(), object);
            return id;
        }
        ObjectId::from_usize(self.objects.push(Rc::new(Self::fresh(new))))
    }

    /// Adds an object under an id of the caller's choice that is free. Not to be mixed with [`Memory::add`], which
    /// chooses among all ids.
    pub fn add_at(&mut self, id: ObjectId, new: NewObject) {
        self.objects.put(id.index(), Rc::new(Self::fresh(new)));
    }

    /// Removes an object that nothing points to. Its id is the caller's again.
    pub fn discard(&mut self, id: ObjectId) {
        self.take(id);
    }

    fn take(&mut self, id: ObjectId) -> Option<Rc<Object<V>>> {
        self.unlist(id, 0, u64::MAX);
        let object = self.objects.take(id.index())?;
        self.tombstones -= u32::from(!object.is_live());
        self.segments -= u32::from(object.segment.is_some());
        Some(object)
    }

    fn fresh(new: NewObject) -> Object<V> {
        let mut contents = Contents::empty();
        contents.reset(new.size.bits(), new.fill);
        let NewObject { kind, size, align, born, read_only, fill: _ } = new;
        let exposure = Exposure::None;
        let (life, base, extent, background) = (Lifetime::Live, None, None, None);
        let (segment, count, owner, kinds, used_as) = (None, None, None, None, None);
        Object {
            kind,
            life,
            read_only,
            exposure,
            born,
            size,
            extent,
            background,
            align,
            base,
            segment,
            count,
            owner,
            kinds,
            used_as,
            contents,
        }
    }

    /// `None` if it was removed.
    #[inline(always)]
    pub fn get(&self, id: ObjectId) -> Option<&Object<V>> {
        self.objects.get(id.index())
    }
    /// An object that is known to be there, dead or alive.
    #[inline]
    pub fn object(&self, id: ObjectId) -> &Object<V> {
        self.get(id).expect("referenced objects are kept")
    }
    #[inline]
    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut Object<V> {
        work::count(Work::Change, 1);
        self.objects.get_mut(id.index()).expect("referenced objects are kept")
    }
    pub fn objects(&self) -> impl Iterator<Item = (ObjectId, &Object<V>)> {
        self.objects.iter().map(|(index, object)| {
            work::count(Work::Candidate, 1);
            (ObjectId::from_usize(index), object)
        })
    }
    pub fn live_objects(&self) -> impl Iterator<Item = (ObjectId, &Object<V>)> {
        self.objects().filter(|(_, object)| object.is_live())
    }
    pub fn tombstones(&self) -> usize {
        self.tombstones as usize
    }
    /// How many objects are segments.
    pub fn segments(&self) -> usize {
        self.segments as usize
    }
    pub fn set_base(&mut self, id: ObjectId, base: u64) {
        self.object_mut(id).base = Some(base);
    }
    pub fn set_align(&mut self, id: ObjectId, align: u64) {
        self.object_mut(id).align = align;
    }
    pub fn set_read_only(&mut self, id: ObjectId, read_only: bool) {
        self.object_mut(id).read_only = read_only;
    }
    /// Raises the exposure of an object.
    pub fn expose(&mut self, id: ObjectId, exposure: Exposure) {
        if self.get(id).is_some_and(|object| object.exposure < exposure) {
            self.object_mut(id).exposure = exposure;
        }
    }
    /// Says how large an object of unknown size is.
    pub fn set_extent(&mut self, id: ObjectId, extent: V) {
        let object = self.object_mut(id);
        debug_assert!(object.size == Size::Unknown);
        object.extent = Some(extent);
    }
    /// Says what all bytes of an object hold. Whatever is written later stands before it.
    pub fn set_background(&mut self, id: ObjectId, background: V) {
        self.unlist(id, 0, u64::MAX);
        let object = self.object_mut(id);
        let bits = object.size.bits();
        object.background = Some(background);
        object.contents.reset(bits, Fill::Background);
    }
    /// The same background in other words.
    pub fn rephrase_background(&mut self, id: ObjectId, background: V) {
        self.object_mut(id).background = Some(background);
    }
    /// Forgets what the background says.
    pub fn clear_background(&mut self, id: ObjectId) {
        let of = |piece: &&Piece<V>| piece.cell == Cell::Fill(Fill::Background);
        let pieces = self.object(id).contents.pieces().filter(of).map(|piece| (piece.start, piece.width()));
        let pieces: Vec<(u64, u64)> = pieces.collect();
        for (start, width) in pieces {
            self.fill(id, start, width, Fill::Unknown);
        }
        self.object_mut(id).background = None;
    }
    /// Makes an object a segment, or one object again. How many nodes it has is forgotten.
    pub fn set_segment(&mut self, id: ObjectId, segment: Option<Segment>) {
        let object = self.object_mut(id);
        object.count = None;
        let old = std::mem::replace(&mut object.segment, segment);
        self.segments = self.segments + u32::from(segment.is_some()) - u32::from(old.is_some());
    }
    /// Says how many nodes a segment has.
    pub fn set_count(&mut self, id: ObjectId, count: Option<V>) {
        let object = self.object_mut(id);
        debug_assert!(object.segment.is_some() || count.is_none());
        object.count = count;
    }
    pub fn set_owner(&mut self, id: ObjectId, owner: Option<ObjectId>) {
        self.object_mut(id).owner = owner;
    }
    /// Gives an object another size. What it held is forgotten.
    pub fn resize(&mut self, id: ObjectId, bytes: u64, kinds: Option<Kinds>) {
        self.object_mut(id).size = Size::Known(bytes);
        self.object_mut(id).kinds = kinds;
        self.reset(id, Fill::Unknown);
    }
    pub fn set_use(&mut self, id: ObjectId, used_as: u32) {
        self.object_mut(id).used_as = Some(used_as);
    }
    /// Adds an object that is like another one, under an id of the caller's choice that is free.
    pub fn add_copy(&mut self, id: ObjectId, of: ObjectId) {
        self.put(id, self.object(of).clone());
    }
    /// The same with an object of another memory.
    pub fn put(&mut self, id: ObjectId, object: Object<V>) {
        self.tombstones += u32::from(!object.is_live());
        self.segments += u32::from(object.segment.is_some());
        self.objects.put(id.index(), Rc::new(object));
        self.list(id, 0, u64::MAX);
    }
    pub fn set_born(&mut self, id: ObjectId, born: Origin) {
        self.object_mut(id).born = born;
    }

    /// Makes all bits of a live object `fill` again.
    #[inline]
    pub fn reset(&mut self, id: ObjectId, fill: Fill) {
        self.unlist(id, 0, u64::MAX);
        let object = self.object_mut(id);
        let bits = object.size.bits();
        object.background = None;
        object.contents.reset(bits, fill);
    }

    /// Ends the life of an object: it stays as a tombstone, so that pointers to it keep their meaning, and loses its
    /// contents. Returns the objects that it pointed to, for leak checks.
    pub fn close(&mut self, id: ObjectId, life: Lifetime) -> Vec<ObjectId> {
        debug_assert!(!matches!(life, Lifetime::Live));
        self.unlist(id, 0, u64::MAX);
        let object = self.object_mut(id);
        debug_assert!(object.is_live());
        let dropped = object.contents.values().filter_map(V::mentions).collect();
        object.life = life;
        object.contents = Contents::empty();
        self.tombstones += 1;
        dropped
    }

    /// Removes an object that nothing points to. Its id may be used again.
    pub fn remove(&mut self, id: ObjectId) {
        if let Some(object) = self.take(id) {
            Rc::make_mut(&mut self.spare).push((id, object));
        }
    }
}

// Contents. Offsets and widths are in bits and must lie inside the (live) object.
impl<V: Value> Memory<V> {
    /// The value of an edge with exactly these bits, in an object whose size tells that they are inside. It is what a
    /// read gives.
    #[inline(always)]
    pub fn read_exact(&self, id: ObjectId, start: u64, width: u64) -> Option<&V> {
        let object = self.get(id)?;
        if object.extent.is_some() {
            return None;
        }
        object.contents.exact(start, start + width).filter(|value| value.is_definite())
    }

    /// The piece that a bit of a live object lies in.
    #[inline(always)]
    pub fn piece(&self, id: ObjectId, at: u64) -> Option<&Piece<V>> {
        self.get(id)?.contents.at(at)
    }

    pub fn read(&self, id: ObjectId, start: u64, width: u64) -> ReadResult<V> {
        work::count(Work::Read, 1);
        let contents = &self.object(id).contents;
        let end = start + width;
        let Some(piece) = contents.at(start) else { return ReadResult::Unknown };
        if end <= piece.end {
            return match &piece.cell {
                Cell::Value(value) if piece.start == start && piece.end == end => ReadResult::Value(value.clone()),
                Cell::Value(value) => match value.extract(piece.width(), start - piece.start, width) {
                    Some(value) => ReadResult::Value(value),
                    None => ReadResult::Parts(vec![Piece { start, end, cell: piece.cell.clone() }]),
                },
                Cell::Fill(Fill::Zero) => ReadResult::Zero,
                Cell::Fill(Fill::Uninit) => ReadResult::Uninit,
                Cell::Fill(Fill::Unknown | Fill::Background) => ReadResult::Unknown,
                Cell::Fill(fill @ Fill::Byte(_)) if width <= 128 => {
                    let bits = fill.bits(start, width as u32).expect("a byte fill is constant");
                    ReadResult::Value(V::constant(bits, width as u32))
                }
                Cell::Fill(Fill::Byte(_)) => ReadResult::Parts(contents.window(start, end)),
            };
        }
        let parts = contents.window(start, end);
        let all = |wanted: Fill| parts.iter().all(|part| part.cell == Cell::Fill(wanted));
        if parts.iter().any(|part| part.cell == Cell::Fill(Fill::Uninit)) {
            return if all(Fill::Uninit) { ReadResult::Uninit } else { ReadResult::PartlyUninit(parts) };
        }
        if all(Fill::Zero) {
            return ReadResult::Zero;
        }
        let values: Option<Vec<(V, u64)>> = parts.iter().map(Self::part_value).collect();
        match values.and_then(|values| V::concat(&values)) {
            Some(value) => ReadResult::Value(value),
            None => ReadResult::Parts(parts),
        }
    }

    fn part_value(part: &Piece<V>) -> Option<(V, u64)> {
        let width = part.width();
        let value = match &part.cell {
            Cell::Value(value) => value.clone(),
            Cell::Fill(_) if width > 128 => return None,
            Cell::Fill(fill) => V::constant(fill.bits(part.start, width as u32)?, width as u32),
        };
        Some((value, width))
    }

    #[inline]
    pub fn write(&mut self, id: ObjectId, start: u64, width: u64, value: V) {
        let end = start + width;
        self.change(id, start, end, |contents| write(contents, start, end, value));
    }

    /// Writes if the bits lie inside the live object, and it is not read-only or `even_const`. Gives the value back if
    /// not. `start` may be any offset.
    #[inline(always)]
    pub fn try_write(&mut self, id: ObjectId, start: i64, width: u64, value: V, even_const: bool) -> Result<(), V> {
        let Some(object) = self.objects.get_mut(id.index()) else { return Err(value) };
        let Some(end) = (start as u64).checked_add(width) else { return Err(value) };
        let inside = start >= 0 && end <= object.size.bits() && object.extent.is_none();
        if !inside || !object.is_live() || (object.read_only && !even_const) {
            return Err(value);
        }
        let start = start as u64;
        match self.holders {
            None => write(&mut object.contents, start, end, value),
            Some(_) => self.write(id, start, width, value),
        }
        Ok(())
    }

    /// Puts the pieces of a window that began at `from_start` elsewhere.
    pub fn insert(&mut self, to: ObjectId, to_start: u64, from_start: u64, width: u64, mut pieces: Vec<Piece<V>>) {
        let shift = to_start.wrapping_sub(from_start);
        for piece in &mut pieces {
            piece.start = piece.start.wrapping_add(shift);
            piece.end = piece.end.wrapping_add(shift);
            if let Cell::Fill(fill) = &mut piece.cell {
                *fill = fill.shifted(shift);
            }
        }
        let end = to_start + width;
        self.change(to, to_start, end, |contents| contents.replace(to_start, end, pieces));
    }

    pub fn fill(&mut self, id: ObjectId, start: u64, width: u64, fill: Fill) {
        if width > 0 {
            let end = start + width;
            self.change(id, start, end, |contents| contents.write(start, end, Cell::Fill(fill)));
        }
    }

    /// The parts of `width` bits from `start`, clipped.
    pub fn window(&self, id: ObjectId, start: u64, width: u64) -> Vec<Piece<V>> {
        self.object(id).contents.window(start, start + width)
    }

    /// The objects that values in these bits point to; a write there would drop those pointers.
    pub fn pointers_in(&self, id: ObjectId, start: u64, width: u64) -> impl Iterator<Item = ObjectId> {
        self.object(id).contents.overlapping(start, start + width).filter_map(Piece::mentions)
    }

    /// Copies bits with whatever they hold, ranges as ranges; source and destination may overlap.
    pub fn copy(&mut self, to: ObjectId, to_start: u64, from: ObjectId, from_start: u64, width: u64) {
        if width == 0 {
            return;
        }
        let pieces = self.window(from, from_start, width);
        self.insert(to, to_start, from_start, width, pieces);
    }

    /// Replaces all pointers to an object, and parts of them.
    pub fn replace_pointers(&mut self, to: ObjectId, by: impl Fn(&V) -> V) {
        let Some(places) = self.places_of(to).map(<[_]>::to_vec) else {
            return self.rewrite(|value| (value.mentions() == Some(to)).then(|| by(value)));
        };
        for (holder, start) in places {
            let Some(Piece { start, end, cell: Cell::Value(value) }) = self.piece(holder, start) else { continue };
            let (start, width, new) = (*start, end - start, by(value));
            self.write(holder, start, width, new);
        }
    }

    /// Puts other values in the place of those that `new` has one for.
    pub fn rewrite(&mut self, new: impl Fn(&V) -> Option<V>) {
        let holds = |object: &Object<V>| object.contents.values().any(|value| new(value).is_some());
        let holders: Vec<ObjectId> = self.objects().filter(|(_, object)| holds(object)).map(|(id, _)| id).collect();
        for holder in holders {
            self.rewrite_in(holder, &new);
        }
    }

    /// The same in one object.
    pub fn rewrite_in(&mut self, holder: ObjectId, new: impl Fn(&V) -> Option<V>) {
        let found = |piece: &Piece<V>| match &piece.cell {
            Cell::Value(value) => Some((piece.start, piece.width(), new(value)?)),
            Cell::Fill(_) => None,
        };
        let changes: Vec<(u64, u64, V)> = self.object(holder).contents.pieces().filter_map(found).collect();
        for (start, width, value) in changes {
            self.write(holder, start, width, value);
        }
    }

    /// Gives objects other ids, each its own: `names` maps old ids to new ones, which are free or renamed too. `renamed` is
    /// a value that mentions an object of the given new id.
    pub fn rename(&mut self, names: &FxHashMap<ObjectId, ObjectId>, renamed: impl Fn(&V, ObjectId) -> V) {
        let is_listed = self.holders.take().is_some();
        self.rewrite(|value| Some(renamed(value, *names.get(&value.mentions()?)?)));
        let owner = |object: &Object<V>| Some(*names.get(&object.owner?)?);
        let owned = |(id, object): (ObjectId, &Object<V>)| Some((id, owner(object)?));
        let owned: Vec<(ObjectId, ObjectId)> = self.objects().filter_map(owned).collect();
        for (id, owner) in owned {
            self.set_owner(id, Some(owner));
        }
        let moved: Vec<(ObjectId, Rc<Object<V>>)> =
            names.iter().filter_map(|(from, to)| Some((*to, self.objects.take(from.index())?))).collect();
        for (to, object) in moved {
            self.objects.put(to.index(), object);
        }
        if is_listed {
            self.list_holders();
        }
    }

    /// Bytes that this memory takes, roughly. Walks over all of it.
    pub fn footprint(&self) -> u64 {
        let pieces: usize = self.objects.iter().map(|(_, object)| object.contents.pieces().count()).sum();
        let objects = self.objects.len() + self.spare.len();
        (objects * (size_of::<Object<V>>() + 32) + pieces * size_of::<Piece<V>>()) as u64
    }

    /// Calls `differ` for every id whose objects are not one shared object, until it says false. Whether it never did.
    pub fn diff<'a>(
        &'a self,
        other: &'a Self,
        mut differ: impl FnMut(ObjectId, Option<&'a Object<V>>, Option<&'a Object<V>>) -> bool,
    ) -> bool {
        self.objects.diff(&other.objects, |index, a, b| {
            differ(ObjectId::from_usize(index), a.map(Rc::as_ref), b.map(Rc::as_ref))
        })
    }

    /// Gives back memory held for ids that may be used again.
    pub fn shrink(&mut self) {
        self.objects.shrink();
    }
}

/// Puts a value in place of what is there.
#[inline(always)]
fn write<V: Value>(contents: &mut Contents<V>, start: u64, end: u64, value: V) {
    match value.as_fill() {
        Some(fill) => contents.write(start, end, Cell::Fill(fill)),
        None => {
            if value.is_part() || !contents.write_exact(start, end, &value) {
                contents.write(start, end, Cell::Value(value));
            }
        }
    }
}

impl<V: Value> PartialEq for Memory<V> {
    fn eq(&self, other: &Self) -> bool {
        self.objects == other.objects
    }
}
impl<V: Value> Eq for Memory<V> {}

impl<V: Value> Hash for Memory<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (id, object) in self.objects() {
            id.hash(state);
            object.hash(state);
        }
    }
}
