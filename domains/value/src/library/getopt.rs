//! Options of a command line. A call goes on with each option that its text and table name, with a wrong one, and with none
//! that is left; the arguments may have another order then.

use eval::{Located, Store};
use memory::Target;
use term::Binary;
use types::{IntType, Scalar};

use super::text::TextRead;
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::attempt::Alternatives;
use crate::machine::step::StepResult;
use crate::machine::unresolved::UnresolvedPlace;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("getopt", |m, s, c| m.next_option(s, c)),
    ("__posix_getopt", |m, s, c| m.next_option(s, c)),
    ("getopt_long", |m, s, c| m.next_option(s, c)),
    ("getopt_long_only", |m, s, c| m.next_option(s, c)),
];

const INT: Scalar = Scalar::Int(IntType::signed(32));
/// Longer tables are not looked at.
const MOST_ROWS: u64 = 64;

/// One way in which a call ends.
struct GetoptOutcome {
    result: i64,
    text: Text,
    /// Where the library stores a number, and which.
    stores: Option<(Target, i64)>,
    /// The row in the table of long options.
    row: Option<u64>,
}

/// What `optarg` leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Text {
    Nothing,
    Some,
    /// Or nothing.
    Perhaps,
}

impl ValueMachine<'_> {
    fn next_option(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [count, array, short, long @ ..] = &c.args[..] else { return Ok(None) };
        let is_followed = self.are_arguments(s, &count.value, &array.value) && self.is_index_inside(s)?;
        for name in ["optarg", "optind", "optopt"] {
            if let Some(variable) = self.library_variable(name) {
                self.forget(s, variable);
            }
        }
        if !is_followed {
            return self.call_beyond(s, "options of what may not be the program's arguments");
        }
        let Some(ways) = self.ways_of_options(s, short, long.first())? else {
            return self.call_beyond(s, "options that are not known");
        };
        self.reorder_arguments(s);
        let Some(way) = self.choose(Alternatives::new(ways.len(), "option"))? else {
            self.step.flags.hidden = true;
            return Ok(Some(Val::Unknown));
        };
        let GetoptOutcome { result, text, stores, row } = &ways[way];
        self.give_text(s, *text)?;
        self.move_index(s)?;
        if let &Some((target, number)) = stores {
            self.store_int(s, target.into(), number)?;
        }
        if let (&Some(row), Some(place)) = (row, long.get(1).filter(|place| place.value != Val::Bits(0))) {
            let target = self.target_of(s, place)?;
            self.store_int(s, target, row as i64)?;
        }
        Ok(Some(Val::bits(IntType::signed(32).from_i128(*result as i128))))
    }

    /// Whether `optind`, which the program may set, is the number of an argument, or behind all of them.
    fn is_index_inside(&mut self, s: &mut Store<Val>) -> StepResult<bool> {
        let Some(variable) = self.library_variable("optind") else { return Ok(true) };
        let cx = self.cx;
        let index = eval::load_at(self, s, cx, Target { object: variable, offset: 0 }.into(), None, INT)?;
        let (Some(index), Some(count)) = (self.number(&index, 32), self.argument_count()) else { return Ok(false) };
        let terms = self.terms();
        let beyond = terms.ult(count, index);
        Ok(!self.may_be(beyond))
    }

    /// Every way in which a call may end. `None` if the options are not known.
    fn ways_of_options(
        &mut self,
        s: &mut Store<Val>,
        short: &Argument,
        long: Option<&Argument>,
    ) -> StepResult<Option<Vec<GetoptOutcome>>> {
        let TextRead::Constant(short) = self.read_string(s, short, None)? else { return Ok(None) };
        let plain = |result: i64, text| GetoptOutcome { result, text, stores: None, row: None };
        let mut ways = vec![plain(-1, Text::Nothing), plain(b'?' as i64, Text::Nothing)];
        let letters = match &short[..] {
            // What is no option is given like one.
            [b'-', letters @ ..] => {
                ways.push(plain(1, Text::Some));
                letters
            }
            [b'+', letters @ ..] => letters,
            letters => letters,
        };
        if letters.first() == Some(&b':') {
            ways.push(plain(b':' as i64, Text::Nothing));
        }
        for (at, &letter) in letters.iter().enumerate().filter(|&(_, &letter)| letter != b':') {
            let text = match &letters[at + 1..] {
                // A long one behind `-W`.
                [b';', ..] => return Ok(None),
                [b':', b':', ..] => Text::Perhaps,
                [b':', ..] => Text::Some,
                _ => Text::Nothing,
            };
            ways.push(plain(letter as i64, text));
        }
        match long {
            Some(table) if table.value != Val::Bits(0) => {
                let Some(rows) = self.rows_of_options(s, table)? else { return Ok(None) };
                ways.extend(rows);
            }
            _ => {}
        }
        Ok(Some(ways))
    }

    fn rows_of_options(&mut self, s: &mut Store<Val>, table: &Argument) -> StepResult<Option<Vec<GetoptOutcome>>> {
        let pointer = self.cx.program.types.model.pointer_bytes() as i64;
        let table = self.target_of(s, table)?;
        let mut rows = Vec::new();
        for row in 0..MOST_ROWS {
            let cx = self.cx;
            let mut field = |number: i64, scalar: Scalar| {
                eval::load_at(self, s, cx, table.moved((row as i64 * 4 + number) * pointer), None, scalar)
            };
            let (name, takes) = (field(0, Scalar::Pointer)?, field(1, INT)?);
            let (flag, value) = (field(2, Scalar::Pointer)?, field(3, INT)?);
            if name == Val::Bits(0) {
                return Ok(Some(rows));
            }
            let text = match takes {
                Val::Bits(0) => Text::Nothing,
                Val::Bits(1) => Text::Some,
                Val::Bits(2) => Text::Perhaps,
                _ => return Ok(None),
            };
            let (true, Some(value)) = (name.is_ours(), value.constant()) else { return Ok(None) };
            let value = IntType::signed(32).to_i128(value) as i64;
            let (result, stores) = match flag {
                Val::Bits(0) => (value, None),
                Val::Pointer { object, offset } => (0, Some((Target { object, offset }, value))),
                _ => return Ok(None),
            };
            rows.push(GetoptOutcome { result, text, stores, row: Some(row) });
        }
        Ok(None)
    }

    fn give_text(&mut self, s: &mut Store<Val>, text: Text) -> StepResult<()> {
        let Some(variable) = self.library_variable("optarg") else { return Ok(()) };
        let is_given = match text {
            Text::Nothing => Some(false),
            Text::Some => Some(true),
            Text::Perhaps => self.choose(Alternatives::new(2, "text of an option"))?.map(|way| way == 1),
        };
        let value = match is_given {
            Some(false) => Val::Bits(0),
            Some(true) => self.given_argument(s),
            None => self.some_argument(),
        };
        let cx = self.cx;
        eval::store_at(self, s, cx, Target { object: variable, offset: 0 }.into(), None, Scalar::Pointer, value)
    }

    /// `optind` is the number of an argument, or behind all of them.
    fn move_index(&mut self, s: &mut Store<Val>) -> StepResult<()> {
        let (Some(variable), Some(count)) = (self.library_variable("optind"), self.argument_count()) else {
            return Ok(());
        };
        let index = self.named(Val::Unknown, 32, symbolic::Origin::Made);
        let Some(number) = self.number(&index, 32) else { return Ok(()) };
        let terms = self.terms();
        let one = terms.constant(1, 32);
        let (begins, ends) = (terms.ule(one, number), terms.ule(number, count));
        let inside = terms.binary(Binary::And, begins, ends);
        self.constrain(inside)?;
        let cx = self.cx;
        eval::store_at(self, s, cx, Target { object: variable, offset: 0 }.into(), None, INT, index)
    }

    fn store_int(&mut self, s: &mut Store<Val>, at: Located<UnresolvedPlace>, number: i64) -> StepResult<()> {
        let (cx, bits) = (self.cx, IntType::signed(32).from_i128(number as i128));
        eval::store_at(self, s, cx, at, None, INT, Val::bits(bits))
    }
}
