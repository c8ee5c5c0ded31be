//! Options of a command line, as glibc reads them: arguments that are none are moved behind the options, unless the text of
//! the options begins with `+` or `-`.

use types::Scalar;

use super::call::{Call, INT, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    getopt | __posix_getopt => |c| getopt(c, Names::Letters);
    getopt_long => |c| getopt(c, Names::Long);
    getopt_long_only => |c| getopt(c, Names::LongFirst);
};

/// What options are called.
#[derive(Clone, Copy, PartialEq)]
enum Names {
    Letters,
    Long,
    /// With one `-` too, unless that makes it a letter.
    LongFirst,
}

#[derive(Clone, Copy, PartialEq)]
enum Order {
    Permute,
    /// Stops at the first argument that is no option.
    Require,
    /// Gives such an argument as if it were one of an option with code 1.
    Return,
}

/// What is kept from call to call: the rest of a group of letters, and which arguments were passed over.
struct Scanner<'c, 'h> {
    c: &'c mut Call<'h>,
    argc: i128,
    argv: Value,
    /// Without the sign of the order.
    short: Vec<u8>,
    /// `optind`.
    index: i128,
    first: i128,
    last: i128,
    rest: Value,
    /// `optopt`.
    option: i128,
    tells: bool,
    names: Names,
    null: Value,
}

/// A row of the table of long options.
struct Long {
    number: i128,
    name: Vec<u8>,
    /// 0: no argument, 1: one, 2: perhaps one.
    takes: i128,
    flag: Value,
    value: i128,
}

const FIRST: u64 = 0;
const LAST: u64 = 4;
const BEGUN: u64 = 8;
const REST: u64 = 16;
/// Where a program declares no `optind`.
const INDEX: u64 = 24;
/// The option that was wrong last.
const OPTION: u64 = 28;

fn getopt(c: &mut Call, names: Names) -> Outcome {
    let (argc, argv, options) = (c.int(0)? as i128, c.object(1)?, c.object(2)?);
    if argc < 1 {
        return c.give_int(-1);
    }
    let mut short = c.string(&options)?;
    let state = c.host.library_object("getopt", 32);
    let null = c.host.library_object("getopt null", 8);
    let null = c.host.read(&null, Scalar::Pointer)?;
    let index_place = match c.host.library_variable("optind")? {
        Some(place) => place,
        None => c.at(&state, INDEX),
    };
    if let Some(place) = c.host.library_variable("optarg")? {
        c.host.write(&place, Scalar::Pointer, null)?;
    }
    let mut index = c.read_int(&index_place, INT)?;
    let (first, last, begun, rest) = (c.at(&state, FIRST), c.at(&state, LAST), c.at(&state, BEGUN), c.at(&state, REST));
    if index == 0 || c.read_int(&begun, INT)? == 0 {
        index = index.max(1);
        c.write_int(&first, INT, index)?;
        c.write_int(&last, INT, index)?;
        c.write_int(&begun, INT, 1)?;
        c.host.write(&rest, Scalar::Pointer, null)?;
    }
    let order = match short.first() {
        Some(b'+') => Order::Require,
        Some(b'-') => Order::Return,
        _ => Order::Permute,
    };
    if order != Order::Permute {
        short.remove(0);
    }
    let tells = match c.host.library_variable("opterr")? {
        Some(place) => c.read_int(&place, INT)? != 0,
        None => true,
    };
    let tells = tells && short.first() != Some(&b':');
    let (first, last) = (c.read_int(&first, INT)?, c.read_int(&last, INT)?);
    let rest = c.host.read(&rest, Scalar::Pointer)?;
    let option_place = c.at(&state, OPTION);
    let option = c.read_int(&option_place, INT)?;
    let mut scanner = Scanner { c, argc, argv, short, index, first, last, rest, option, tells, names, null };
    let result = scanner.next(order)?;
    let Scanner { c, index, first, last, rest, option, .. } = scanner;
    c.write_int(&option_place, INT, option)?;
    if let Some(place) = c.host.library_variable("optopt")? {
        c.write_int(&place, INT, option)?;
    }
    c.write_int(&index_place, INT, index)?;
    let places = (c.at(&state, FIRST), c.at(&state, LAST), c.at(&state, REST));
    c.write_int(&places.0, INT, first)?;
    c.write_int(&places.1, INT, last)?;
    c.host.write(&places.2, Scalar::Pointer, rest)?;
    c.give_int(result)
}

/// The name of a long option that may have `=` and an argument behind it.
fn name_in(text: &[u8]) -> &[u8] {
    text.split(|&byte| byte == b'=').next().unwrap_or_default()
}

impl Scanner<'_, '_> {
    fn slot(&self, index: i128) -> Value {
        let bytes = self.c.model().pointer_bytes() as i128;
        self.c.host.offset(&self.argv, (index * bytes) as i64)
    }

    fn arg(&mut self, index: i128) -> Run<Value> {
        let slot = self.slot(index);
        self.c.host.read(&slot, Scalar::Pointer)
    }

    fn is_option(&mut self, index: i128) -> Run<bool> {
        let arg = self.arg(index)?;
        Ok(self.c.byte(&arg, 0)? == b'-' && self.c.byte(&arg, 1)? != 0)
    }

    fn next(&mut self, order: Order) -> Run<i128> {
        let goes_on = !self.c.host.is_null(&self.rest)? && self.c.byte(&self.rest, 0)? != 0;
        if !goes_on {
            self.last = self.last.min(self.index);
            self.first = self.first.min(self.index);
            if order == Order::Permute {
                self.move_behind()?;
                while self.index < self.argc && !self.is_option(self.index)? {
                    self.index += 1;
                }
                self.last = self.index;
            }
            if self.index != self.argc {
                let arg = self.arg(self.index)?;
                if self.c.string(&arg)? == b"--" {
                    self.index += 1;
                    self.move_behind()?;
                    (self.last, self.index) = (self.argc, self.argc);
                }
            }
            if self.index == self.argc {
                if self.first != self.last {
                    self.index = self.first;
                }
                return Ok(-1);
            }
            if !self.is_option(self.index)? {
                if order == Order::Require {
                    return Ok(-1);
                }
                let arg = self.arg(self.index)?;
                self.index += 1;
                self.set_argument(arg)?;
                return Ok(1);
            }
            let arg = self.arg(self.index)?;
            self.rest = self.c.at(&arg, 1);
            let first = self.c.byte(&self.rest, 0)?;
            if self.names != Names::Letters && first == b'-' {
                self.rest = self.c.at(&arg, 2);
                return self.long_option("--");
            }
            let is_letter = self.short.contains(&first);
            if self.names == Names::LongFirst && !(is_letter && self.c.byte(&self.rest, 1)? == 0) {
                let text = self.c.string(&self.rest)?;
                if !is_letter || self.table()?.iter().any(|row| row.name.starts_with(name_in(&text))) {
                    return self.long_option("-");
                }
            }
        }
        self.letter()
    }

    /// The arguments that were passed over go behind the options that were read since.
    fn move_behind(&mut self) -> Run<()> {
        if self.first != self.last && self.last != self.index {
            let all: Vec<Value> = (self.first..self.index).map(|index| self.arg(index)).collect::<Run<_>>()?;
            let passed = (self.last - self.first) as usize;
            for (at, arg) in (self.first..).zip(all[passed..].iter().chain(&all[..passed])) {
                let slot = self.slot(at);
                self.c.host.write(&slot, Scalar::Pointer, *arg)?;
            }
            self.first += self.index - self.last;
            self.last = self.index;
        } else if self.first == self.last {
            self.first = self.index;
        }
        Ok(())
    }

    fn letter(&mut self) -> Run<i128> {
        let letter = self.c.byte(&self.rest, 0)?;
        self.rest = self.c.at(&self.rest, 1);
        let is_end = self.c.byte(&self.rest, 0)? == 0;
        self.index += i128::from(is_end);
        let at = self.short.iter().position(|&byte| byte == letter).filter(|_| !matches!(letter, b':' | b';'));
        let Some(at) = at else {
            self.tell(&format!("invalid option -- '{}'", letter as char))?;
            return self.fails(letter as i8 as i128, b'?');
        };
        let behind = |by: usize| self.short.get(at + by).copied();
        if self.names != Names::Letters && letter == b'W' && behind(1) == Some(b';') {
            return Err(self.c.unsupported("`W;` among the options"));
        }
        let (takes, is_optional) = (behind(1) == Some(b':'), behind(2) == Some(b':'));
        if takes {
            if !is_end {
                self.index += 1;
                let rest = self.rest;
                self.set_argument(rest)?;
            } else if self.index == self.argc && !is_optional {
                self.rest = self.null;
                self.tell(&format!("option requires an argument -- '{}'", letter as char))?;
                let code = self.missing();
                return self.fails(letter as i8 as i128, code);
            } else if !is_optional {
                let arg = self.arg(self.index)?;
                self.index += 1;
                self.set_argument(arg)?;
            }
            self.rest = self.null;
        }
        Ok(letter as i8 as i128)
    }

    fn missing(&self) -> u8 {
        if self.short.first() == Some(&b':') { b':' } else { b'?' }
    }

    fn long_option(&mut self, prefix: &str) -> Run<i128> {
        let text = self.c.string(&self.rest)?;
        let name = name_in(&text);
        let shown = String::from_utf8_lossy(&text).into_owned();
        let table = self.table()?;
        let mut fitting: Vec<&Long> = table.iter().filter(|row| row.name.starts_with(name)).collect();
        if let Some(exact) = table.iter().find(|row| row.name == name) {
            fitting = vec![exact];
        }
        let value = self.rest;
        self.index += 1;
        self.rest = self.null;
        let Some(&found) = fitting.first() else {
            self.tell(&format!("unrecognized option '{prefix}{shown}'"))?;
            return self.fails(0, b'?');
        };
        let mut is_same = fitting.len() == 1 || self.names == Names::Long;
        for other in &fitting {
            let flags = (self.c.host.address(&found.flag)?, self.c.host.address(&other.flag)?);
            is_same &= found.takes == other.takes && flags.0 == flags.1 && found.value == other.value;
        }
        if !is_same {
            let names: Vec<String> =
                fitting.iter().map(|row| format!(" '{prefix}{}'", String::from_utf8_lossy(&row.name))).collect();
            self.tell(&format!("option '{prefix}{shown}' is ambiguous; possibilities:{}", names.concat()))?;
            return self.fails(0, b'?');
        }
        let full = String::from_utf8_lossy(&found.name).into_owned();
        if text.len() > name.len() {
            if found.takes == 0 {
                self.tell(&format!("option '{prefix}{full}' doesn't allow an argument"))?;
                return self.fails(found.value, b'?');
            }
            let arg = self.c.at(&value, name.len() as u64 + 1);
            self.set_argument(arg)?;
        } else if found.takes == 1 {
            if self.index >= self.argc {
                self.tell(&format!("option '{prefix}{full}' requires an argument"))?;
                let code = self.missing();
                return self.fails(found.value, code);
            }
            let arg = self.arg(self.index)?;
            self.index += 1;
            self.set_argument(arg)?;
        }
        let place = self.c.pointer(4)?;
        if !self.c.host.is_null(&place)? {
            self.c.write_int(&place, INT, found.number)?;
        }
        if self.c.host.is_null(&found.flag)? {
            return Ok(found.value);
        }
        self.c.write_int(&found.flag, INT, found.value)?;
        Ok(0)
    }

    fn table(&mut self) -> Run<Vec<Long>> {
        let bytes = self.c.model().pointer_bytes();
        let mut row = self.c.object(3)?;
        let mut table = Vec::new();
        loop {
            let name = self.c.host.read(&row, Scalar::Pointer)?;
            if self.c.host.is_null(&name)? {
                return Ok(table);
            }
            let (takes, flag, value) = (self.c.at(&row, bytes), self.c.at(&row, 2 * bytes), self.c.at(&row, 3 * bytes));
            table.push(Long {
                number: table.len() as i128,
                name: self.c.string(&name)?,
                takes: self.c.read_int(&takes, INT)?,
                flag: self.c.host.read(&flag, Scalar::Pointer)?,
                value: self.c.read_int(&value, INT)?,
            });
            row = self.c.at(&row, 4 * bytes);
        }
    }

    fn set_argument(&mut self, value: Value) -> Run<()> {
        match self.c.host.library_variable("optarg")? {
            Some(place) => self.c.host.write(&place, Scalar::Pointer, value),
            None => Ok(()),
        }
    }

    fn fails(&mut self, option: i128, code: u8) -> Run<i128> {
        self.option = option;
        Ok(code as i128)
    }

    fn tell(&mut self, message: &str) -> Run<()> {
        if !self.tells {
            return Ok(());
        }
        let name = self.arg(0)?;
        let mut line = self.c.string(&name)?;
        line.extend(format!(": {message}\n").into_bytes());
        self.c.host.write_stderr(&line)
    }
}
