//! Who points to an object: the inverse of the points-to edges, for objects that may end.
//!
//! It follows from what the objects hold, and is kept only where somebody asks for it ([`Memory::list_holders`]): to end an
//! object then takes as long as there are pointers to it, and not as long as there are objects. It is not in the
//! objects themselves, because a pointer to an object is no change of it.

use std::rc::Rc;

use index::{Id, PMap};
use smallvec::SmallVec;

use crate::table::Table;
use crate::{Cell, Contents, Memory, ObjectId, ObjectKind, Piece, Value};

/// An object, and the bit of it where a piece begins that mentions another.
pub(crate) type Place = (ObjectId, u64);

/// By the id of the object that is mentioned.
#[derive(Clone, Default, Debug)]
pub(crate) struct Holders {
    places: Table<Places>,
}

/// In order, without repetition, and never none.
#[derive(Clone, Debug)]
enum Places {
    Few(SmallVec<[Place; 2]>),
    Many(PMap<Place, ()>),
}

/// Lists that grow beyond this become trees.
const FEW: usize = 32;

impl Holders {
    fn add(&mut self, target: ObjectId, place: Place) {
        match self.places.get_mut(target.index()) {
            Some(places) => places.add(place),
            None => self.places.put(target.index(), Rc::new(Places::Few(SmallVec::from_elem(place, 1)))),
        }
    }

    fn remove(&mut self, target: ObjectId, place: Place) {
        if self.places.get(target.index()).is_some_and(|places| places.is_only(place)) {
            self.places.take(target.index());
        } else if let Some(places) = self.places.get_mut(target.index()) {
            places.remove(place);
        }
    }

    fn of(&self, target: ObjectId) -> impl Iterator<Item = Place> {
        let (few, many) = match self.places.get(target.index()) {
            Some(Places::Few(few)) => (&few[..], None),
            Some(Places::Many(many)) => (&[][..], Some(many.keys().copied())),
            None => (&[][..], None),
        };
        few.iter().copied().chain(many.into_iter().flatten())
    }
}

impl Places {
    fn is_only(&self, place: Place) -> bool {
        match self {
            Places::Few(few) => **few == [place],
            Places::Many(many) => many.len() == 1 && many.contains_key(&place),
        }
    }
    fn add(&mut self, place: Place) {
        match self {
            Places::Few(few) => {
                if let Err(at) = few.binary_search(&place) {
                    few.insert(at, place);
                }
                if few.len() > FEW {
                    *self = Places::Many(few.iter().map(|&place| (place, ())).collect());
                }
            }
            Places::Many(many) => _ = many.insert(place, ()),
        }
    }
    fn remove(&mut self, place: Place) {
        match self {
            Places::Few(few) => {
                if let Ok(at) = few.binary_search(&place) {
                    few.remove(at);
                }
            }
            Places::Many(many) => _ = many.remove(&place),
        }
    }
}

/// Whether objects of this kind end, so that somebody may ask for the pointers to them.
fn may_end(kind: ObjectKind) -> bool {
    match kind {
        ObjectKind::Local | ObjectKind::Alloca | ObjectKind::Varargs | ObjectKind::Heap => true,
        ObjectKind::Static
        | ObjectKind::ThreadLocal
        | ObjectKind::Temp
        | ObjectKind::StringLiteral
        | ObjectKind::Function
        | ObjectKind::External
        | ObjectKind::Library => false,
    }
}

impl<V: Value> Memory<V> {
    /// From now on, it is known who points to an object. Walks over all of them if it was not.
    pub fn list_holders(&mut self) {
        if self.holders.is_none() {
            self.holders = Some(Rc::default());
            let ids: Vec<ObjectId> = self.objects().map(|(id, _)| id).collect();
            ids.into_iter().for_each(|id| self.list_all(id));
        }
    }
    /// It is known no more.
    pub fn unlist_holders(&mut self) {
        self.holders = None;
    }
    pub fn lists_holders(&self) -> bool {
        self.holders.is_some()
    }

    /// The values that mention an object, with the objects that hold them. `None` if that is not listed.
    pub fn holders_of(&self, id: ObjectId) -> Option<impl Iterator<Item = (ObjectId, &V)>> {
        let places = self.places_of(id)?;
        Some(places.filter_map(|(holder, start)| match &self.piece(holder, start)?.cell {
            Cell::Value(value) => Some((holder, value)),
            Cell::Fill(_) => None,
        }))
    }

    pub(crate) fn places_of(&self, id: ObjectId) -> Option<impl Iterator<Item = Place>> {
        let holders = self.holders.as_ref().filter(|_| self.is_listed(id))?;
        Some(holders.of(id))
    }

    /// Whether pointers to it are listed. One that is gone may come again.
    fn is_listed(&self, id: ObjectId) -> bool {
        match self.get(id) {
            Some(object) => may_end(object.kind),
            None => id.index() < self.objects.len(),
        }
    }

    /// Changes some bits of an object, and what is listed of the pointers in them.
    pub(crate) fn change(&mut self, id: ObjectId, start: u64, end: u64, work: impl FnOnce(&mut Contents<V>)) {
        if self.holders.is_none() {
            return work(&mut self.object_mut(id).contents);
        }
        let (mut from, mut to) = (start, end);
        let mut old: Mentioned = SmallVec::new();
        for piece in self.object(id).contents.overlapping(start, end) {
            (from, to) = (from.min(piece.start), to.max(piece.end));
            old.extend(mention(piece));
        }
        let contents = &mut self.object_mut(id).contents;
        work(contents);
        let new: Mentioned = contents.overlapping(from, to).filter_map(mention).collect();
        if old == new {
            return;
        }
        self.unlist(id, old);
        self.list(id, new);
    }

    /// What is in an object is listed no more.
    pub(crate) fn unlist_all(&mut self, id: ObjectId) {
        if self.holders.is_some()
            && let Some(object) = self.get(id)
        {
            let old: Mentioned = object.contents.pieces().filter_map(mention).collect();
            self.unlist(id, old);
        }
    }

    pub(crate) fn list_all(&mut self, id: ObjectId) {
        if self.holders.is_some()
            && let Some(object) = self.get(id)
        {
            let new: Mentioned = object.contents.pieces().filter_map(mention).collect();
            self.list(id, new);
        }
    }

    /// The same for the piece that begins at a bit of an object.
    pub(crate) fn unlist_at(&mut self, id: ObjectId, start: u64) {
        if self.holders.is_some() {
            let old: Mentioned = self.piece(id, start).and_then(mention).into_iter().collect();
            self.unlist(id, old);
        }
    }

    pub(crate) fn list_at(&mut self, id: ObjectId, start: u64) {
        if self.holders.is_some() {
            let new: Mentioned = self.piece(id, start).and_then(mention).into_iter().collect();
            self.list(id, new);
        }
    }

    fn list(&mut self, id: ObjectId, new: Mentioned) {
        for (target, start) in new {
            if self.is_listed(target)
                && let Some(holders) = &mut self.holders
            {
                Rc::make_mut(holders).add(target, (id, start));
            }
        }
    }

    fn unlist(&mut self, id: ObjectId, old: Mentioned) {
        if old.is_empty() {
            return;
        }
        let Some(holders) = self.holders.as_mut().map(Rc::make_mut) else { return };
        for (target, start) in old {
            holders.remove(target, (id, start));
        }
    }

    /// The first reason why what is listed is not what the objects hold.
    pub(crate) fn check_holders(&self) -> Option<String> {
        let holders = self.holders.as_ref()?;
        let targets = holders.places.iter().map(|(index, _)| ObjectId::from_usize(index));
        for (target, place) in targets.flat_map(|target| holders.of(target).map(move |place| (target, place))) {
            let piece = self.piece(place.0, place.1);
            if piece.and_then(mention) != Some((target, place.1)) {
                return Some(format!("{target} is listed as held by {} at bit {}", place.0, place.1));
            }
        }
        for (id, object) in self.objects() {
            for (target, start) in object.contents.pieces().filter_map(mention) {
                if self.get(target).is_some_and(|object| may_end(object.kind))
                    && !holders.of(target).any(|place| place == (id, start))
                {
                    return Some(format!("{target} is not listed as held by {id} at bit {start}"));
                }
            }
        }
        None
    }
}

/// Objects that pieces mention, with the bits where the pieces begin.
type Mentioned = SmallVec<[(ObjectId, u64); 2]>;

fn mention<V: Value>(piece: &Piece<V>) -> Option<(ObjectId, u64)> {
    Some((piece.mentions()?, piece.start))
}
