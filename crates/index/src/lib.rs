//! Typed `u32` ids, the vectors they index, an interner, and the project's two kinds of map:
//! a persistent ordered one for states and a hash map with a fixed hasher for lookups.
//!
//! Nothing here depends on a random seed, so iteration orders and outputs repeat from run to run.

mod id;
mod interner;
mod vec;
pub mod work;

pub use id::Id;
pub use interner::{Interner, Symbol};
pub use vec::IndexVec;
pub use work::Work;

/// The persistent map of abstract states: cloning is cheap and equality skips shared nodes.
pub type PMap<K, V> = imbl::OrdMap<K, V>;

/// Hash map with a fixed hasher. Use for lookup; iterate only where the order cannot show.
pub type FxHashMap<K, V> = rustc_hash::FxHashMap<K, V>;
/// Hash set with a fixed hasher.
pub type FxHashSet<K> = rustc_hash::FxHashSet<K>;
pub use rustc_hash::{FxBuildHasher, FxHasher};

/// Re-exported for [`define_id!`].
#[doc(hidden)]
pub use std as __std;
