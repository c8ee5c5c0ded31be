//! Name spaces: one map per name space, with an undo log so that leaving a scope costs what was declared in it.

use index::{FxHashMap, Symbol};
use source::Span;
use types::{EnumId, QualType, RecordId, TypeId};

use crate::typed::{FunctionId, VarId};

/// What an ordinary identifier denotes. The type is the one visible here, which for objects with linkage may differ
/// from the composite type of the whole program.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Meaning {
    Typedef { ty: QualType, align: Option<u64> },
    Var { id: VarId, ty: QualType },
    Function { id: FunctionId, ty: TypeId },
    Enumerator { ty: TypeId, value: i128 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Linkage {
    None,
    Internal,
    External,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub meaning: Meaning,
    pub linkage: Linkage,
    pub span: Span,
    pub depth: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tag {
    Record(RecordId),
    Enum(EnumId),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct TagEntry {
    pub tag: Tag,
    pub span: Span,
    pub depth: u32,
}

enum Undo {
    Ordinary(Symbol, Option<Entry>),
    Tag(Symbol, Option<TagEntry>),
}

/// The declarations of a scope that is closed for a while.
pub(crate) struct SuspendedScope(Vec<Undo>);

#[derive(Default)]
pub(crate) struct Scopes {
    ordinary: FxHashMap<Symbol, Entry>,
    tags: FxHashMap<Symbol, TagEntry>,
    undo: Vec<Undo>,
    /// Length of the undo log where each open scope began; file scope has none.
    marks: Vec<usize>,
}

impl Scopes {
    /// Zero at file scope.
    pub(crate) fn depth(&self) -> u32 {
        self.marks.len() as u32
    }
    pub(crate) fn push(&mut self) {
        self.marks.push(self.undo.len());
    }
    pub(crate) fn pop(&mut self) {
        let mark = self.marks.pop().expect("a scope is open");
        for undo in self.undo.drain(mark..).rev() {
            match undo {
                Undo::Ordinary(name, Some(old)) => _ = self.ordinary.insert(name, old),
                Undo::Ordinary(name, None) => _ = self.ordinary.remove(&name),
                Undo::Tag(name, Some(old)) => _ = self.tags.insert(name, old),
                Undo::Tag(name, None) => _ = self.tags.remove(&name),
            }
        }
    }

    /// Closes the innermost scope for a while; what was declared in it comes back with [`Scopes::resume`].
    pub(crate) fn suspend(&mut self) -> SuspendedScope {
        let mark = self.marks.pop().expect("a scope is open");
        let mut saved = Vec::with_capacity(self.undo.len() - mark);
        for undo in self.undo.drain(mark..).rev() {
            match undo {
                Undo::Ordinary(name, old) => {
                    saved.push(Undo::Ordinary(name, self.ordinary.remove(&name)));
                    if let Some(old) = old {
                        self.ordinary.insert(name, old);
                    }
                }
                Undo::Tag(name, old) => {
                    saved.push(Undo::Tag(name, self.tags.remove(&name)));
                    if let Some(old) = old {
                        self.tags.insert(name, old);
                    }
                }
            }
        }
        SuspendedScope(saved)
    }
    pub(crate) fn resume(&mut self, suspended: SuspendedScope) {
        self.push();
        for saved in suspended.0.into_iter().rev() {
            match saved {
                Undo::Ordinary(name, Some(entry)) => {
                    let old = self.ordinary.insert(name, entry);
                    self.undo.push(Undo::Ordinary(name, old));
                }
                Undo::Tag(name, Some(entry)) => {
                    let old = self.tags.insert(name, entry);
                    self.undo.push(Undo::Tag(name, old));
                }
                Undo::Ordinary(_, None) | Undo::Tag(_, None) => {}
            }
        }
    }

    pub(crate) fn lookup(&self, name: Symbol) -> Option<Entry> {
        self.ordinary.get(&name).copied()
    }
    /// Declares `name` in the current scope, over what it meant before.
    pub(crate) fn declare(&mut self, name: Symbol, meaning: Meaning, linkage: Linkage, span: Span) {
        let entry = Entry { meaning, linkage, span, depth: self.depth() };
        let old = self.ordinary.insert(name, entry);
        if !self.marks.is_empty() {
            self.undo.push(Undo::Ordinary(name, old));
        }
    }
    /// Declares a name that means nothing yet at file scope, from inside any scope.
    pub(crate) fn declare_outermost(&mut self, name: Symbol, meaning: Meaning, linkage: Linkage, span: Span) {
        self.ordinary.insert(name, Entry { meaning, linkage, span, depth: 0 });
    }
    /// Changes what a visible name means where it was declared.
    pub(crate) fn update(&mut self, name: Symbol, meaning: Meaning) {
        if let Some(entry) = self.ordinary.get_mut(&name) {
            entry.meaning = meaning;
        }
    }

    pub(crate) fn tag(&self, name: Symbol) -> Option<TagEntry> {
        self.tags.get(&name).copied()
    }
    pub(crate) fn declare_tag(&mut self, name: Symbol, tag: Tag, span: Span) {
        let old = self.tags.insert(name, TagEntry { tag, span, depth: self.depth() });
        if !self.marks.is_empty() {
            self.undo.push(Undo::Tag(name, old));
        }
    }
    /// All visible ordinary names, in no order.
    pub(crate) fn visible(&self) -> impl Iterator<Item = Symbol> {
        self.ordinary.keys().copied()
    }
}
