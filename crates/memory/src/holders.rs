//! Who points to an object: the inverse of the points-to edges.
//!
//! It follows from what the objects hold, and is kept only where somebody asks for it ([`Memory::list_holders`]): to end an
//! object then takes as long as there are pointers to it, and not as long as there are objects. It is not in the
//! objects themselves, because a pointer to an object is no change of it.

use std::rc::Rc;

use index::Id;
use smallvec::SmallVec;

use crate::table::Table;
use crate::{Cell, Contents, Memory, ObjectId, Value};

/// An object, and the bit of it where a piece begins that mentions another.
type Place = (ObjectId, u64);

/// By the id of the object that is mentioned, in order.
#[derive(Clone, Default, Debug)]
pub(crate) struct Holders {
    places: Table<SmallVec<[Place; 2]>>,
}

impl Holders {
    fn add(&mut self, target: ObjectId, place: Place) {
        match self.places.get_mut(target.index()) {
            Some(places) => {
                if let Err(at) = places.binary_search(&place) {
                    places.insert(at, place);
                }
            }
            None => self.places.put(target.index(), Rc::new(SmallVec::from_elem(place, 1))),
        }
    }

    fn remove(&mut self, target: ObjectId, place: Place) {
        if let Some(places) = self.places.get_mut(target.index())
            && let Ok(at) = places.binary_search(&place)
        {
            places.remove(at);
        }
    }

    fn of(&self, target: ObjectId) -> &[Place] {
        self.places.get(target.index()).map_or(&[], |places| places)
    }
}

impl<V: Value> Memory<V> {
    /// From now on, it is known who points to an object. Walks over all of them if it was not.
    pub fn list_holders(&mut self) {
        if self.holders.is_none() {
            self.holders = Some(Holders::default());
            let ids: Vec<ObjectId> = self.objects().map(|(id, _)| id).collect();
            ids.into_iter().for_each(|id| self.list(id, 0, u64::MAX));
        }
    }

    pub fn lists_holders(&self) -> bool {
        self.holders.is_some()
    }

    /// The values that mention an object, with the objects that hold them. `None` if that is not listed.
    pub fn holders_of(&self, id: ObjectId) -> Option<impl Iterator<Item = (ObjectId, &V)>> {
        Some(self.places_of(id)?.iter().filter_map(|&(holder, start)| match &self.piece(holder, start)?.cell {
            Cell::Value(value) => Some((holder, value)),
            Cell::Fill(_) => None,
        }))
    }

    pub(crate) fn places_of(&self, id: ObjectId) -> Option<&[Place]> {
        Some(self.holders.as_ref()?.of(id))
    }

    /// Changes some bits of an object, and what is listed of the pointers in them.
    #[inline]
    pub(crate) fn change(&mut self, id: ObjectId, start: u64, end: u64, work: impl FnOnce(&mut Contents<V>)) {
        if self.holders.is_none() {
            return work(&mut self.object_mut(id).contents);
        }
        // What is only partly in these bits is cut, and parts beside them may be joined with what they become.
        let (mut from, mut to) = (start, end);
        for piece in self.object(id).contents.overlapping(start.saturating_sub(1), end.saturating_add(1)) {
            (from, to) = (from.min(piece.start), to.max(piece.end));
        }
        self.unlist(id, from, to);
        work(&mut self.object_mut(id).contents);
        self.list(id, from, to);
    }

    /// Lists the pointers in some bits of an object.
    pub(crate) fn list(&mut self, id: ObjectId, start: u64, end: u64) {
        self.note_holders(id, start, end, Holders::add);
    }
    /// The same pointers are listed no more.
    pub(crate) fn unlist(&mut self, id: ObjectId, start: u64, end: u64) {
        self.note_holders(id, start, end, Holders::remove);
    }

    #[inline]
    fn note_holders(&mut self, id: ObjectId, start: u64, end: u64, note: fn(&mut Holders, ObjectId, Place)) {
        let Some(holders) = &mut self.holders else { return };
        let Some(object) = self.objects.get(id.index()) else { return };
        for piece in object.contents.overlapping(start, end) {
            if let Some(target) = piece.mentions() {
                note(holders, target, (id, piece.start));
            }
        }
    }

    /// Why what is listed is not what the objects hold.
    pub(crate) fn check_holders(&self) -> Option<String> {
        fn listed(holders: &Holders) -> Vec<(usize, &[Place])> {
            let all = holders.places.iter().map(|(target, places)| (target, &places[..]));
            all.filter(|(_, places)| !places.is_empty()).collect()
        }
        let mut anew = self.clone();
        anew.holders = None;
        anew.list_holders();
        let (kept, anew) = (listed(self.holders.as_ref()?), listed(anew.holders.as_ref()?));
        (kept != anew).then(|| format!("listed as held: {kept:?}, and held: {anew:?}"))
    }
}
