//! `setjmp` and `longjmp`.
//!
//! A `jmp_buf` holds the number of a record: the frame that called `setjmp` and the edge of the call. Jumping ends the
//! frames above it and returns from that call again.

use cfa::{CallOp, EdgeId, LocId, Op};
use library::{Jump, Role};
use memory::ReadResult;
use types::{IntType, Scalar};

use crate::run::Interp;
use crate::{Run, UbKind, Value};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JumpFunction {
    Set,
    Long,
}

impl JumpFunction {
    pub fn named(name: &str) -> Option<Self> {
        match library::lookup(name)?.role {
            Some(Role::Jumps(Jump::From)) => Some(JumpFunction::Set),
            Some(Role::Jumps(Jump::Back)) => Some(JumpFunction::Long),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Record {
    depth: usize,
    serial: u64,
    edge: EdgeId,
    /// Library callbacks that were running.
    nested: usize,
}

#[derive(Default, Debug)]
pub(crate) struct Jumps {
    records: Vec<Record>,
}

/// What marks a `jmp_buf` as ours, above the record's number.
const MARK: u64 = 0x6a6d_7000_0000_0000;
const WIDTH: u64 = 64;
const INT: Scalar = Scalar::Int(IntType::signed(32));

impl Interp<'_, '_> {
    pub fn jump(&mut self, edge: EdgeId, call: &CallOp, jump: JumpFunction) -> Run<LocId> {
        let args = self.arguments(call)?;
        let cx = self.cx();
        let Some(buffer) = args.first() else {
            return Err(self.unsupported_here("a jump without a buffer"));
        };
        let is_write = jump == JumpFunction::Set;
        let (target, start) = self.access(&buffer.value, WIDTH / 8, is_write)?;
        match jump {
            JumpFunction::Set => {
                let frame = self.store.frame();
                let record = Record { depth: self.store.frames.len(), serial: frame.serial, edge, nested: self.nested };
                let same = |old: &Record| old.serial == record.serial && old.edge == edge;
                let number = match self.jumps.records.iter().rposition(same) {
                    Some(number) => number,
                    None => {
                        self.jumps.records.push(record);
                        self.jumps.records.len().saturating_sub(1)
                    }
                };
                self.store.memory.write(target.object, start, WIDTH, Value::Bits((MARK | number as u64) as u128));
                if let Some(place) = &call.result {
                    eval::store(&mut self.m, &mut self.store, cx, place, INT, Value::Bits(0))?;
                }
                Ok(cx.program.edges[edge].target)
            }
            JumpFunction::Long => {
                let record = match self.store.memory.read(target.object, start, WIDTH) {
                    ReadResult::Value(Value::Bits(bits)) if bits as u64 & !0xffff_ffff == MARK => {
                        self.jumps.records.get((bits as u32) as usize).copied()
                    }
                    _ => None,
                };
                let Some(record) = record else {
                    let message = "`longjmp` with a buffer that `setjmp` did not fill".to_owned();
                    return Err(self.m.undefined(UbKind::LibraryPrecondition, message, Vec::new()));
                };
                let alive = self
                    .store
                    .frames
                    .get(record.depth.saturating_sub(1))
                    .is_some_and(|frame| frame.serial == record.serial);
                if !alive {
                    let message = "`longjmp` to a function that has returned".to_owned();
                    let related = vec![(cx.program.edges[record.edge].span, "`setjmp` was called here".to_owned())];
                    return Err(self.m.undefined(UbKind::LibraryPrecondition, message, related));
                }
                if record.nested != self.nested {
                    return Err(self.unsupported_here("`longjmp` out of a function that the library called"));
                }
                let value = match args.get(1).map(|value| value.value) {
                    Some(value) => self.m.plain(&mut self.store, value)?,
                    None => Some(1),
                };
                let Some(value) = value else {
                    let message = "the value for `longjmp` is uninitialised".to_owned();
                    return Err(self.m.undefined(UbKind::Uninitialised, message, Vec::new()));
                };
                while self.store.frames.len() > record.depth {
                    eval::close_frame(&mut self.m, &mut self.store, cx);
                }
                if let Op::Call(set) = &cx.program.edges[record.edge].op
                    && let Some(place) = &set.result
                {
                    let value = Value::Bits(if value == 0 { 1 } else { value });
                    eval::store(&mut self.m, &mut self.store, cx, place, INT, value)?;
                }
                Ok(cx.program.edges[record.edge].target)
            }
        }
    }
}
