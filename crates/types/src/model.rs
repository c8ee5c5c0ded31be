//! The two data models.

/// Sizes of `int`, `long` and pointers on Linux x86.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataModel {
    /// `int`, `long` and pointers have 32 bits; 8-byte scalars are aligned to 4 inside records.
    Ilp32,
    /// `int` has 32 bits, `long` and pointers have 64.
    Lp64,
}

impl DataModel {
    pub fn pointer_bytes(self) -> u64 {
        match self {
            DataModel::Ilp32 => 4,
            DataModel::Lp64 => 8,
        }
    }
    pub fn pointer_bits(self) -> u32 {
        self.pointer_bytes() as u32 * 8
    }
    /// Where a pointer at `offset` of an object leads when it is moved by so many bytes. Addresses are numbers of the
    /// machine: beyond the last comes the first. No object has more than half of them, so the offset has a sign.
    pub fn moved(self, offset: i64, by: i128) -> i64 {
        let sum = (offset as i128).wrapping_add(by);
        match self {
            DataModel::Lp64 => sum as i64,
            DataModel::Ilp32 => sum as i32 as i64,
        }
    }
    /// What `malloc` aligns blocks to at least, as glibc's manual has it.
    pub fn block_align(self) -> u64 {
        2 * self.pointer_bytes()
    }
    /// The most bytes that an object can have so that offsets into it are numbers, in bits too.
    pub fn largest_object(self) -> u64 {
        match self {
            DataModel::Ilp32 => i32::MAX as u64,
            DataModel::Lp64 => 1 << 59,
        }
    }
    pub fn name(self) -> &'static str {
        match self {
            DataModel::Ilp32 => "ilp32",
            DataModel::Lp64 => "lp64",
        }
    }
}

impl std::str::FromStr for DataModel {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "ilp32" => Ok(DataModel::Ilp32),
            "lp64" => Ok(DataModel::Lp64),
            _ => Err(format!("unknown data model `{text}`; expected `ilp32` or `lp64`")),
        }
    }
}
