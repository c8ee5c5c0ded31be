//! What a call does behind its pointer arguments, and what it returns.

/// One access behind one argument. A call does its effects in the order in which they are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    pub argument: Argument,
    pub access: Access,
    pub extent: Extent,
    /// A null pointer is as good, and nothing happens behind it.
    pub may_be_null: bool,
}

/// Numbers begin at zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    Number(usize),
    /// Each of those behind the parameters.
    Further,
    /// None, but a pointer that the library kept of an earlier call.
    Kept,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    Reads,
    /// Less of it may be written, or nothing.
    Writes,
    /// All of it is written, whatever the result.
    Sets,
    /// The bytes of a string change, its end stays where it is.
    Edits,
    /// A pointer into the text of the first argument is written.
    Points,
    /// A pointer to a new block is written.
    Allocates,
    /// The block or stream ends.
    Frees,
    /// The pointer stays with the library, which may follow it later.
    Keeps,
    /// The function is called before the call returns.
    Calls,
    /// The stream is one of the library's, which alone looks into it.
    Stream,
}

/// How far an access goes from where the pointer leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    Bytes(u64),
    /// As many elements as an argument says, of so many bytes.
    Elements(usize, u64),
    /// As many bytes as two arguments multiplied.
    Product(usize, usize),
    /// Up to the first zero among elements of so many bytes, it included; no more elements than an argument says.
    Zero {
        unit: u64,
        limit: Option<usize>,
    },
    /// As many bytes as the string has that another argument leads to, its zero included.
    Text(usize),
    /// What the pointer points to, by its type.
    Pointee,
    /// Nobody says how far, but not out of the object.
    Object,
    /// All that can be reached.
    Deep,
}

/// The result, in the least words that hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    Nothing,
    Number,
    /// Zero, and all that may be written for its type is, or -1.
    Success,
    Between(i128, i128),
    /// At least -1, and no more than an argument says.
    UpTo(usize),
    Argument(usize),
    ArgumentOrNull(usize),
    /// A pointer into what an argument points to.
    Within(usize),
    WithinOrNull(usize),
    /// A new block.
    Block,
    BlockOrNull,
    /// Memory that the library has.
    Elsewhere,
    ElsewhereOrNull,
    /// The library's string for a date, or null.
    Date,
    /// Any pointer.
    Anything,
}
