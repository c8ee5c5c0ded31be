//! `__sync_*` and `__atomic_*`. With one thread, they are what their names say.

use cfa::BinaryOp;
use eval::{Located, Store, Values};
use types::{IntType, Scalar};

use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::attempt::Alternatives;
use crate::machine::step::StepResult;
use crate::machine::unresolved::UnresolvedPlace;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("__sync_fetch_and_add", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Add), Give::Old)),
    ("__sync_fetch_and_sub", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Sub), Give::Old)),
    ("__sync_fetch_and_or", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Or), Give::Old)),
    ("__sync_fetch_and_and", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::And), Give::Old)),
    ("__sync_fetch_and_xor", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Xor), Give::Old)),
    ("__sync_add_and_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Add), Give::New)),
    ("__sync_sub_and_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Sub), Give::New)),
    ("__sync_or_and_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Or), Give::New)),
    ("__sync_and_and_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::And), Give::New)),
    ("__sync_xor_and_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Xor), Give::New)),
    ("__sync_lock_test_and_set", |m, s, c| m.modify(s, c, Modify::Replace, Give::Old)),
    ("__sync_lock_release", |m, s, c| m.release(s, c)),
    ("__sync_bool_compare_and_swap", |m, s, c| Ok(m.compare_and_swap(s, c)?.map(|(swapped, _)| swapped))),
    ("__sync_val_compare_and_swap", |m, s, c| Ok(m.compare_and_swap(s, c)?.map(|(_, old)| old))),
    ("__sync_synchronize", |_, _, _| Ok(None)),
    ("__atomic_thread_fence", |_, _, _| Ok(None)),
    ("__atomic_signal_fence", |_, _, _| Ok(None)),
    ("__atomic_fetch_add", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Add), Give::Old)),
    ("__atomic_fetch_sub", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Sub), Give::Old)),
    ("__atomic_fetch_or", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Or), Give::Old)),
    ("__atomic_fetch_and", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::And), Give::Old)),
    ("__atomic_fetch_xor", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Xor), Give::Old)),
    ("__atomic_add_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Add), Give::New)),
    ("__atomic_sub_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Sub), Give::New)),
    ("__atomic_or_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Or), Give::New)),
    ("__atomic_and_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::And), Give::New)),
    ("__atomic_xor_fetch", |m, s, c| m.modify(s, c, Modify::Operation(BinaryOp::Xor), Give::New)),
    ("__atomic_exchange_n", |m, s, c| m.modify(s, c, Modify::Replace, Give::Old)),
    ("__atomic_store_n", |m, s, c| m.modify(s, c, Modify::Replace, Give::Old)),
    ("__atomic_load_n", |m, s, c| m.load_cell(s, c)),
    ("__atomic_compare_exchange_n", |m, s, c| m.compare_exchange(s, c)),
];

/// What becomes of an object.
#[derive(Clone, Copy)]
enum Modify {
    Operation(BinaryOp),
    Replace,
}

/// What is returned.
#[derive(Clone, Copy)]
enum Give {
    Old,
    New,
}

/// An object and its type.
#[derive(Clone, Copy)]
struct Cell {
    at: Located<UnresolvedPlace>,
    scalar: Scalar,
}

impl ValueMachine<'_> {
    /// What the first argument leads to.
    fn cell(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Cell>> {
        let types = &self.cx.program.types;
        let Some(pointer) = c.args.first() else { return Ok(None) };
        let scalar = types.pointee(pointer.ty).and_then(|pointee| types.scalar(pointee.ty));
        let Some(scalar) = scalar.filter(|scalar| !matches!(scalar, Scalar::Float(_))) else {
            return Err(self.unsupported(s, "an atomic operation on what is no integer or pointer"));
        };
        Ok(Some(Cell { at: self.target_of(s, pointer)?, scalar }))
    }

    fn read_cell(&mut self, s: &mut Store<Val>, cell: Cell) -> StepResult<Val> {
        let cx = self.cx;
        eval::load_at(self, s, cx, cell.at, None, cell.scalar)
    }

    fn write_cell(&mut self, s: &mut Store<Val>, cell: Cell, value: Val) -> StepResult<()> {
        let cx = self.cx;
        eval::store_at(self, s, cx, cell.at, None, cell.scalar, value)
    }

    /// The cell may hold what it held, or something else.
    fn blur_cell(&mut self, s: &mut Store<Val>, cell: Cell) -> StepResult<()> {
        self.step.flags.hidden = true;
        self.write_cell(s, cell, Val::Unknown)
    }

    /// An argument in the type of the object.
    fn operand(&mut self, cell: Cell, arg: &Argument) -> Val {
        self.convert_value(arg.scalar, cell.scalar, arg.value.clone())
    }

    fn load_cell(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let Some(cell) = self.cell(s, c)? else { return Ok(None) };
        self.read_cell(s, cell).map(Some)
    }

    fn release(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let Some(cell) = self.cell(s, c)? else { return Ok(None) };
        self.write_cell(s, cell, Val::Bits(0))?;
        Ok(None)
    }

    fn modify(&mut self, s: &mut Store<Val>, c: &Call, how: Modify, give: Give) -> StepResult<Option<Val>> {
        let (Some(cell), [_, operand, ..]) = (self.cell(s, c)?, &c.args[..]) else { return Ok(None) };
        let old = self.read_cell(s, cell)?;
        let new = match (how, cell.scalar, operand.expr) {
            (Modify::Replace, ..) => self.operand(cell, operand),
            (Modify::Operation(op), Scalar::Int(int), Some(x)) => {
                let operand = self.operand(cell, operand);
                // They wrap around.
                let scalar = Scalar::Int(IntType::unsigned(int.width));
                self.binary(s, x, op, scalar, old.clone(), scalar, operand)?
            }
            _ => return Err(self.unsupported(s, "atomic arithmetic on a pointer")),
        };
        self.write_cell(s, cell, new.clone())?;
        Ok(Some(match give {
            Give::Old => old,
            Give::New => new,
        }))
    }

    /// Whether two values of a cell are equal. If that is not known, there are two ways to go on; `None` if they cannot be
    /// told apart.
    fn are_equal(&mut self, cell: Cell, a: &Val, b: &Val) -> StepResult<Option<bool>> {
        if let (Some(a), Some(b)) = (a.constant(), b.constant()) {
            return Ok(Some(a == b));
        }
        if let (Val::Pointer { .. }, Val::Pointer { .. }) = (a, b)
            && a == b
        {
            return Ok(Some(true));
        }
        let Some(way) = self.choose(Alternatives::new(2, "equal"))? else { return Ok(None) };
        let width = eval::scalar_bits(self.cx, cell.scalar);
        if let (Some(a), Some(b)) = (self.number(a, width), self.number(b, width)) {
            let terms = self.terms();
            let condition = if way == 0 { terms.eq(a, b) } else { terms.ne(a, b) };
            self.constrain(condition)?;
        }
        Ok(Some(way == 0))
    }

    /// Whether the swap took place, and the old value.
    fn compare_and_swap(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<(Val, Val)>> {
        let (Some(cell), [_, expected, new, ..]) = (self.cell(s, c)?, &c.args[..]) else { return Ok(None) };
        let old = self.read_cell(s, cell)?;
        let (expected, new) = (self.operand(cell, expected), self.operand(cell, new));
        let swaps = self.are_equal(cell, &old, &expected)?;
        match swaps {
            Some(true) => self.write_cell(s, cell, new)?,
            Some(false) => {}
            None => self.blur_cell(s, cell)?,
        }
        Ok(Some((swaps.map_or(Val::Unknown, |swaps| Val::Bits(swaps as u64)), old)))
    }

    /// What is expected is behind a pointer, and learns what was there.
    fn compare_exchange(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let (Some(cell), [_, expected, new, ..]) = (self.cell(s, c)?, &c.args[..]) else { return Ok(None) };
        let expected = Cell { at: self.target_of(s, expected)?, ..cell };
        let wanted = self.read_cell(s, expected)?;
        let old = self.read_cell(s, cell)?;
        let new = self.operand(cell, new);
        let swaps = self.are_equal(cell, &old, &wanted)?;
        match swaps {
            Some(true) => self.write_cell(s, cell, new)?,
            Some(false) => self.write_cell(s, expected, old)?,
            None => {
                self.blur_cell(s, cell)?;
                self.blur_cell(s, expected)?;
            }
        }
        Ok(Some(swaps.map_or(Val::Unknown, |swaps| Val::Bits(swaps as u64))))
    }
}
