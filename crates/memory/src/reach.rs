//! What can be reached through pointers.

use index::Id;

use crate::{Memory, Object, ObjectId, Value};

/// A set of objects.
#[derive(Clone, Debug)]
pub struct ObjectSet {
    marks: Vec<bool>,
}

impl ObjectSet {
    pub fn contains(&self, id: ObjectId) -> bool {
        self.marks.get(id.index()).copied().unwrap_or(false)
    }
    fn insert(&mut self, id: ObjectId) -> bool {
        !std::mem::replace(&mut self.marks[id.index()], true)
    }
}

impl<V: Value> Memory<V> {
    /// The objects that pointers from `roots` on lead to, roots included. Dead objects lead nowhere.
    pub fn reachable(&self, roots: impl IntoIterator<Item = ObjectId>) -> ObjectSet {
        let mut reached = ObjectSet { marks: vec![false; self.objects.len()] };
        let mut work: Vec<ObjectId> = roots.into_iter().filter(|&id| reached.insert(id)).collect();
        while let Some(id) = work.pop() {
            let Some(object) = self.get(id) else { continue };
            let kept = object.contents().values().filter_map(|value| self.kept_by(value));
            work.extend(kept.filter(|&id| reached.insert(id)));
        }
        reached
    }

    /// The object that a value leads to. A pointer into an object or one past its end keeps it; one that has left it does
    /// not.
    pub fn kept_by(&self, value: &V) -> Option<ObjectId> {
        match value.pointer() {
            Some(target) => {
                let object = self.get(target.object)?;
                object.block_size().reaches(target.offset).then_some(target.object)
            }
            None => value.mentions(),
        }
    }

    /// Removes the dead objects that no value mentions any more. `held` are pointers outside memory.
    pub fn collect_tombstones(&mut self, held: impl IntoIterator<Item = ObjectId>) -> usize {
        let mut mentioned = ObjectSet { marks: vec![false; self.objects.len()] };
        for id in held {
            mentioned.insert(id);
        }
        for (_, object) in self.objects() {
            for id in object.contents().values().filter_map(V::mentions) {
                mentioned.insert(id);
            }
        }
        let dead = |(id, object): (ObjectId, &Object<V>)| (!object.is_live() && !mentioned.contains(id)).then_some(id);
        let gone: Vec<ObjectId> = self.objects().filter_map(dead).collect();
        for &id in &gone {
            self.remove(id);
        }
        gone.len()
    }
}
