//! A snapshot of the heap where a property of memory is violated, as data.

use source::Span;

/// The heap where it happened: variables that lead to blocks, and the blocks that they lead to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heap {
    pub pointers: Vec<HeapPointer>,
    /// Counted from one in what points to them.
    pub blocks: Vec<HeapBlock>,
    /// Live blocks that are not listed.
    pub more: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub struct HeapPointer {
    /// As in `list` or `table.rows[2]`.
    pub name: String,
    /// The function that has the variable, unless it is the innermost one or the variable is global.
    pub function: Option<String>,
    pub to: HeapPlace,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapPlace {
    pub block: usize,
    /// In bytes.
    pub offset: i64,
}

#[derive(Clone, PartialEq, Debug)]
pub struct HeapBlock {
    pub bytes: u64,
    /// The function that allocated it, and where that was called.
    pub allocator: Option<String>,
    pub allocated: Span,
    pub freed: Option<Span>,
    /// Nothing leads to it.
    pub is_lost: bool,
    /// The first ones; none of a block that was freed.
    pub fields: Vec<HeapField>,
    pub has_more_fields: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct HeapField {
    /// A member by the type that some pointer says the block has, or `+8`; empty for the whole block.
    pub name: String,
    pub value: HeapValue,
}

#[derive(Clone, PartialEq, Debug)]
pub enum HeapValue {
    Text(String),
    Block(HeapPlace),
}
