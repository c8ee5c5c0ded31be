//! Names of objects, chosen by allocation site and frame: which id an object gets. Ids follow from what an object is,
//! not from when it was made, so that equal situations are equal states.
//!
//! First come the globals, the strings, the functions, the arguments, standard streams and memory outside, for good. Behind
//! them, the heap and the stack of the thread that begins the program alternate in blocks, so that both can grow. A frame
//! begins where the one below it ends; that number is its `serial`. The stacks of other threads take whole blocks of the
//! heap's side as they need them.

use cfa::{EdgeId, FunctionId, Program, StringId, ThreadId};
use eval::{Cx, Store, Tables};
use index::{FxHashMap, Id};
use memory::{ObjectId, Origin};

use crate::Val;

#[derive(Clone, Debug)]
pub(crate) struct Layout {
    strings: u32,
    functions: u32,
    arguments: u32,
    streams: u32,
    outside: u32,
    dynamic: u32,
}

/// More strings of arguments than this are not told apart.
pub(crate) const MOST_STRINGS: u32 = 64;
/// Objects that arguments need: the array, the register, the strings.
const ARGUMENT_OBJECTS: u32 = 2 + MOST_STRINGS;

/// More objects outside the program than this are not told apart.
pub(crate) const MOST_OUTSIDE: u32 = 16;

pub(crate) const STANDARD_STREAMS: [&str; 3] = ["stdin", "stdout", "stderr"];

/// As many as a node of memory's table has.
const BLOCK: u32 = 8;

impl Layout {
    pub fn new(program: &Program, tables: &Tables) -> Self {
        let strings = tables.globals().len() as u32;
        let functions = strings + program.strings.len() as u32;
        let arguments = functions + program.functions.len() as u32;
        let streams = arguments + ARGUMENT_OBJECTS;
        let outside = streams + STANDARD_STREAMS.len() as u32;
        let dynamic = (outside + MOST_OUTSIDE).next_multiple_of(2 * BLOCK);
        Layout { strings, functions, arguments, streams, outside, dynamic }
    }
    pub fn global(&self, slot: usize) -> ObjectId {
        ObjectId::from_usize(slot)
    }
    pub fn string(&self, string: StringId) -> ObjectId {
        ObjectId::from_usize(self.strings as usize + string.index())
    }
    pub fn function(&self, function: FunctionId) -> ObjectId {
        ObjectId::from_usize(self.functions as usize + function.index())
    }
    pub fn argument_array(&self) -> ObjectId {
        ObjectId::from_usize(self.arguments as usize)
    }
    pub fn argument_register(&self) -> ObjectId {
        ObjectId::from_usize(self.arguments as usize + 1)
    }
    pub fn argument_string(&self, number: u32) -> ObjectId {
        ObjectId::from_usize((self.arguments + 2 + number) as usize)
    }
    /// Of [`STANDARD_STREAMS`].
    pub fn stream(&self, number: usize) -> ObjectId {
        ObjectId::from_usize(self.streams as usize + number)
    }
    pub fn outside(&self, number: u32) -> ObjectId {
        ObjectId::from_usize((self.outside + number) as usize)
    }
    pub fn is_outside(&self, object: ObjectId) -> bool {
        let first = self.outside as usize;
        (first..first + MOST_OUTSIDE as usize).contains(&object.index())
    }
    /// Whether the object is there as long as the program runs.
    pub fn is_static(&self, object: ObjectId) -> bool {
        object.index() < self.dynamic as usize
    }
    pub fn heap(&self, number: u32) -> ObjectId {
        ObjectId::from_usize((self.dynamic + number / BLOCK * 2 * BLOCK + number % BLOCK) as usize)
    }
    pub fn stack(&self, number: u64) -> ObjectId {
        let block = BLOCK as u64;
        let id = self.dynamic as u64 + number / block * 2 * block + block + number % block;
        ObjectId::from_usize(id as usize)
    }
}

/// Where the frame with `depth` frames below it begins.
pub(crate) fn frame_base(s: &Store<Val>, cx: Cx<'_>, depth: usize) -> u64 {
    match s.frames.get(depth) {
        Some(frame) => frame.serial,
        // The last place of a frame is for variable arguments.
        None => s.frames.last().map_or(0, |top| top.serial + cx.tables.locals(top.function).len() as u64 + 1),
    }
}

/// Numbers on the heap's side, in the order in which a run needs them: one for each block of an allocation, or of the library, and
/// [`BLOCK`] together for the stack of a thread.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sites {
    numbers: FxHashMap<(Option<EdgeId>, u32), u32>,
    stacks: FxHashMap<(ThreadId, u64), u32>,
    next: u32,
}

impl Sites {
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }
    /// One more than the greatest number.
    pub fn len(&self) -> u32 {
        self.next
    }
    /// An id for one more block of those born at a place.
    pub fn free(&mut self, layout: &Layout, is_used: &dyn Fn(ObjectId) -> bool, born: Origin) -> ObjectId {
        let edge = Some(EdgeId::from_usize(born.0 as usize));
        let mut ids = (0..).map(|index| layout.heap(self.number(edge, index)));
        ids.find(|&id| !is_used(id)).expect("there are as many ids as numbers")
    }
    /// The number that a block has, if it was met.
    pub fn known(&self, edge: Option<EdgeId>, index: u32) -> Option<u32> {
        self.numbers.get(&(edge, index)).copied()
    }
    /// The number of the `index`-th block that is alive of those allocated by `edge`, or that no edge allocates.
    pub fn number(&mut self, edge: Option<EdgeId>, index: u32) -> u32 {
        *self.numbers.entry((edge, index)).or_insert_with(|| {
            self.next += 1;
            self.next - 1
        })
    }
    /// The object with this number on the stack of a thread.
    pub fn on_stack(&mut self, layout: &Layout, thread: ThreadId, number: u64) -> ObjectId {
        if thread == ThreadId::main() {
            return layout.stack(number);
        }
        let block = BLOCK as u64;
        let first = *self.stacks.entry((thread, number / block)).or_insert_with(|| {
            let first = self.next.next_multiple_of(BLOCK);
            self.next = first + BLOCK;
            first
        });
        layout.heap(first + (number % block) as u32)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    enum Request {
        Block { edge: usize, index: u32 },
        Stack { thread: usize, number: u64 },
    }

    fn wanted() -> impl Strategy<Value = Request> {
        prop_oneof![
            (0..6usize, 0..12u32).prop_map(|(edge, index)| Request::Block { edge, index }),
            (0..4usize, 0..40u64).prop_map(|(thread, number)| Request::Stack { thread, number }),
        ]
    }

    proptest! {
        /// An object keeps its id, and no other one gets it, in whatever order threads and allocations ask.
        #[test]
        fn objects_have_ids_of_their_own(asked in prop::collection::vec(wanted(), 1..200)) {
            let layout = Layout { strings: 3, functions: 5, arguments: 7, streams: 9, outside: 12, dynamic: 48 };
            let mut sites = Sites::default();
            let mut ids: FxHashMap<Request, ObjectId> = FxHashMap::default();
            let mut owners: FxHashMap<ObjectId, Request> = FxHashMap::default();
            for wanted in asked {
                let id = match wanted {
                    Request::Block { edge, index } => layout.heap(sites.number(Some(EdgeId::from_usize(edge)), index)),
                    Request::Stack { thread, number } => {
                        sites.on_stack(&layout, ThreadId::from_usize(thread), number)
                    }
                };
                prop_assert!(!layout.is_static(id));
                prop_assert_eq!(*ids.entry(wanted.clone()).or_insert(id), id);
                prop_assert_eq!(owners.entry(id).or_insert(wanted.clone()), &wanted);
            }
        }
    }
}
