//! Scripts read back into terms: the part of SMT-LIB that [`write_script`](crate::write_script) writes.

use index::FxHashMap;
use term::{Binary, FloatBinary, FloatCompare, FloatUnary, Sort, Term, TermStore};
use types::{FloatKind, IntType, Rounding};

use crate::smtlib::Sexpr;

/// A query.
#[derive(Debug)]
pub struct Script {
    pub store: TermStore,
    pub terms: Vec<Term>,
    /// What the script says of itself: `sat` or `unsat`.
    pub expected: Option<bool>,
}

/// Functions that scripts define are known by name and their bodies are not read.
pub fn parse_script(text: &str) -> Result<Script, String> {
    let mut scripts = Scripts::default();
    let (terms, expected) = scripts.read(text)?;
    Ok(Script { store: scripts.reader.store, terms, expected })
}

/// Scripts with one store. A symbol is the same in all of them, as it is where one [`LoggedSolver`](crate::LoggedSolver) wrote them.
#[derive(Default)]
pub struct Scripts {
    reader: Reader,
}

impl Scripts {
    /// The terms of one more script, and whether it says that they can hold together.
    pub fn read(&mut self, text: &str) -> Result<(Vec<Term>, Option<bool>), String> {
        let reader = &mut self.reader;
        reader.names.clear();
        reader.terms.clear();
        reader.expected = None;
        for command in Sexpr::parse_all(text)? {
            reader.command(&command).map_err(|why| format!("{why} in {command}"))?;
        }
        Ok((std::mem::take(&mut reader.terms), reader.expected))
    }
    pub fn store(&self) -> &TermStore {
        &self.reader.store
    }
}

#[derive(Default)]
struct Reader {
    store: TermStore,
    /// Of all scripts; the rest is of one.
    symbols: FxHashMap<String, Term>,
    names: FxHashMap<String, Meaning>,
    terms: Vec<Term>,
    expected: Option<bool>,
}

#[derive(Clone, Copy)]
enum Meaning {
    Term(Term),
    /// Declared, and what it is will be asserted; or else it is a symbol.
    Open(Sort),
}

impl Reader {
    fn command(&mut self, command: &Sexpr) -> Result<(), String> {
        let items = command.list().unwrap_or_default();
        let head = items.first().and_then(Sexpr::atom).unwrap_or_default();
        match (head, items) {
            ("set-info", [_, key, value]) if key.atom() == Some(":status") => {
                self.expected = match value.atom() {
                    Some("sat") => Some(true),
                    Some("unsat") => Some(false),
                    _ => None,
                };
            }
            ("declare-const", [_, name, sort]) => {
                let sort = read_sort(sort)?;
                self.names.insert(text(name)?.to_owned(), Meaning::Open(sort));
            }
            ("declare-fun", [_, name, parameters, sort]) if parameters.list().is_some_and(<[Sexpr]>::is_empty) => {
                let sort = read_sort(sort)?;
                self.names.insert(text(name)?.to_owned(), Meaning::Open(sort));
            }
            ("define-fun", [_, name, parameters, _, body]) => {
                if parameters.list().is_some_and(<[Sexpr]>::is_empty) {
                    let t = self.term(body)?;
                    self.names.insert(text(name)?.to_owned(), Meaning::Term(t));
                }
            }
            ("assert", [_, body]) => match self.definition(body)? {
                Some((name, t)) => _ = self.names.insert(name, Meaning::Term(t)),
                None => {
                    let t = self.term(body)?;
                    if self.store.sort(t) != Sort::BOOL {
                        return Err("an assertion that is no truth value".to_owned());
                    }
                    self.terms.push(t);
                }
            },
            ("set-logic" | "set-option" | "set-info" | "check-sat" | "exit", _) => {}
            _ => return Err("an unknown command".to_owned()),
        }
        Ok(())
    }

    /// The result of a float operation that an assertion defines.
    fn definition(&mut self, body: &Sexpr) -> Result<Option<(String, Term)>, String> {
        let Some([function, result, operands @ ..]) = body.list() else { return Ok(None) };
        let (Some(function), Some(result)) = (function.atom(), result.atom()) else { return Ok(None) };
        let Some((kind, operation)) = float_function(function) else { return Ok(None) };
        let Some(&Meaning::Open(sort)) = self.names.get(result) else { return Ok(None) };
        let operands: Vec<Term> = operands.iter().map(|operand| self.term(operand)).collect::<Result<_, _>>()?;
        let Some(t) = self.float_result(kind, operation, &operands) else { return Ok(None) };
        if self.store.sort(t) != sort {
            return Err("a float result of another width".to_owned());
        }
        Ok(Some((result.to_owned(), t)))
    }

    fn float_result(&mut self, kind: FloatKind, operation: &str, operands: &[Term]) -> Option<Term> {
        let op = match operation {
            "add" => Some(FloatBinary::Add),
            "sub" => Some(FloatBinary::Sub),
            "mul" => Some(FloatBinary::Mul),
            "div" => Some(FloatBinary::Div),
            "fmod" => Some(FloatBinary::Fmod),
            "remainder" => Some(FloatBinary::Remainder),
            _ => None,
        };
        let store = &mut self.store;
        let are_wide = |store: &TermStore, width: u32| operands.iter().all(|&t| is_word(store, t, width));
        let own = are_wide(store, kind.value_bits());
        Some(match (op, operands) {
            (Some(op), &[a, b]) if own => store.float_binary(kind, op, a, b),
            (None, &[a, b, c]) if own && operation == "fma" => store.fma(kind, a, b, c),
            (None, &[a]) if own && operation == "sqrt" => store.float_unary(kind, FloatUnary::Sqrt, a),
            (None, &[a]) => match operation.split_once('_')? {
                ("round", mode) if own => store.float_unary(kind, FloatUnary::RoundToIntegral(rounding(mode)?), a),
                ("from", source) => match (float_kind(source), int_type(source)) {
                    (Some(from), _) if are_wide(store, from.value_bits()) => store.float_convert(from, kind, a),
                    (_, Some(int)) if are_wide(store, int.width as u32) => store.float_from_int(kind, int, a),
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        })
    }

    fn term(&mut self, expression: &Sexpr) -> Result<Term, String> {
        match expression {
            Sexpr::Atom(name) => match self.names.get(name).copied() {
                Some(Meaning::Term(t)) => Ok(t),
                Some(Meaning::Open(sort)) => {
                    let known = self.symbols.get(name).copied().filter(|&t| self.store.sort(t) == sort);
                    let t = known.unwrap_or_else(|| self.store.symbol(sort));
                    self.symbols.insert(name.clone(), t);
                    self.names.insert(name.clone(), Meaning::Term(t));
                    Ok(t)
                }
                None => self.constant(name, expression),
            },
            Sexpr::List(items) => {
                let (head, rest) = items.split_first().ok_or("an empty application")?;
                let operands: Vec<Term> = rest.iter().map(|operand| self.term(operand)).collect::<Result<_, _>>()?;
                match head {
                    Sexpr::Atom(operator) => self.apply(operator, &operands),
                    Sexpr::List(indexed) => self.apply_indexed(indexed, &operands),
                }
            }
        }
    }

    fn constant(&mut self, name: &str, expression: &Sexpr) -> Result<Term, String> {
        let width = match name.split_at_checked(2) {
            _ if matches!(name, "true" | "false") => 1,
            Some(("#x", digits)) => 4 * digits.len(),
            Some(("#b", digits)) => digits.len(),
            _ => 0,
        };
        let bits = expression.pattern().filter(|_| (1..=128).contains(&width));
        bits.map(|bits| self.store.constant(bits, width as u32)).ok_or_else(|| format!("{name} means nothing"))
    }

    fn apply(&mut self, operator: &str, operands: &[Term]) -> Result<Term, String> {
        let wrong = || format!("{operator} does not fit its operands");
        let store = &mut self.store;
        if let Some(op) = binary_operator(operator) {
            let &[a, b] = operands else { return Err(wrong()) };
            let fits = is_word(store, a, store.width(b)) && is_word(store, b, store.width(a));
            return if fits { Ok(store.binary(op, a, b)) } else { Err(wrong()) };
        }
        let words = operands.iter().all(|&t| is_word(store, t, store.width(t)));
        Ok(match (operator, operands) {
            ("not" | "bvnot", &[a]) if words => store.not(a),
            ("bvneg", &[a]) if words => store.neg(a),
            ("ite", &[condition, a, b]) if store.sort(condition) == Sort::BOOL && store.sort(a) == store.sort(b) => {
                store.ite(condition, a, b)
            }
            ("concat", &[a, b]) if words && store.width(a) + store.width(b) <= 128 => store.concat(a, b),
            ("select", &[array, index])
                if index_width(store, array).is_some_and(|width| is_word(store, index, width)) =>
            {
                store.select(array, index)
            }
            ("store", &[array, index, element])
                if index_width(store, array).is_some_and(|width| is_word(store, index, width))
                    && is_word(store, element, store.width(array)) =>
            {
                store.store(array, index, element)
            }
            _ => {
                let (kind, operation) = float_function(operator).ok_or_else(wrong)?;
                if !operands.iter().all(|&t| is_word(store, t, kind.value_bits())) {
                    return Err(wrong());
                }
                match (operation, operands) {
                    ("eq", &[a, b]) => store.float_compare(kind, FloatCompare::Eq, a, b),
                    ("lt", &[a, b]) => store.float_compare(kind, FloatCompare::Lt, a, b),
                    ("le", &[a, b]) => store.float_compare(kind, FloatCompare::Le, a, b),
                    (_, &[a]) => match operation.split_once('_').and_then(|(what, int)| Some((what, int_type(int)?))) {
                        Some(("to", int)) => store.float_to_int(kind, int, a),
                        Some(("fits", int)) => store.float_fits(kind, int, a),
                        _ => return Err(wrong()),
                    },
                    _ => return Err(wrong()),
                }
            }
        })
    }

    /// `((_ extract 7 0) x)`, `((as const (Array ..)) x)` and the like.
    fn apply_indexed(&mut self, indexed: &[Sexpr], operands: &[Term]) -> Result<Term, String> {
        let &[a] = operands else { return Err("an indexed operator with many operands".to_owned()) };
        if !is_word(&self.store, a, self.store.width(a)) {
            return Err("an indexed operator on an array".to_owned());
        }
        let number = |item: &Sexpr| item.atom().and_then(|text| text.parse::<u32>().ok()).filter(|&n| n <= 128);
        let store = &mut self.store;
        let width = store.width(a);
        let names: Vec<&str> = indexed.iter().take(2).filter_map(Sexpr::atom).collect();
        match (names.as_slice(), &indexed[names.len().min(indexed.len())..]) {
            (["as", "const"], [sort]) => match read_sort(sort)? {
                Sort::Array { index, element } if element as u32 == width => Ok(store.fill(a, index as u32)),
                _ => Err("a constant array of another sort".to_owned()),
            },
            (["_", "extract"], [high, low]) => match (number(high), number(low)) {
                (Some(high), Some(low)) if low <= high && high < width => Ok(store.extract(a, low, high - low + 1)),
                _ => Err("an extract out of range".to_owned()),
            },
            (["_", extend @ ("zero_extend" | "sign_extend")], [more]) => match number(more) {
                Some(more) if width + more <= 128 && *extend == "zero_extend" => Ok(store.zero_extend(a, width + more)),
                Some(more) if width + more <= 128 => Ok(store.sign_extend(a, width + more)),
                _ => Err("an extension that is too wide".to_owned()),
            },
            _ => Err("an unknown indexed operator".to_owned()),
        }
    }
}

fn is_word(store: &TermStore, t: Term, width: u32) -> bool {
    store.sort(t) == Sort::Bits(width as u8)
}

fn index_width(store: &TermStore, array: Term) -> Option<u32> {
    match store.sort(array) {
        Sort::Array { index, .. } => Some(index as u32),
        Sort::Bits(_) => None,
    }
}

fn text(name: &Sexpr) -> Result<&str, String> {
    name.atom().ok_or_else(|| "a name that is none".to_owned())
}

fn read_sort(sort: &Sexpr) -> Result<Sort, String> {
    let wrong = || format!("the sort {sort}");
    match sort {
        Sexpr::Atom(name) if name == "Bool" => Ok(Sort::BOOL),
        Sexpr::Atom(_) => Err(wrong()),
        Sexpr::List(items) => match items.as_slice() {
            [_, kind, width] if kind.atom() == Some("BitVec") => {
                let width =
                    width.atom().and_then(|text| text.parse::<u8>().ok()).filter(|width| (1..=128).contains(width));
                width.map(Sort::Bits).ok_or_else(wrong)
            }
            [array, index, element] if array.atom() == Some("Array") => {
                match (read_sort(index)?, read_sort(element)?) {
                    (Sort::Bits(index), Sort::Bits(element)) => Ok(Sort::Array { index, element }),
                    _ => Err(wrong()),
                }
            }
            _ => Err(wrong()),
        },
    }
}

fn binary_operator(name: &str) -> Option<Binary> {
    Some(match name {
        "bvadd" => Binary::Add,
        "bvmul" => Binary::Mul,
        "bvudiv" => Binary::Udiv,
        "bvurem" => Binary::Urem,
        "bvsdiv" => Binary::Sdiv,
        "bvsrem" => Binary::Srem,
        "bvshl" => Binary::Shl,
        "bvlshr" => Binary::Lshr,
        "bvashr" => Binary::Ashr,
        "bvand" | "and" => Binary::And,
        "bvor" | "or" => Binary::Or,
        "bvxor" | "xor" => Binary::Xor,
        "=" => Binary::Eq,
        "bvult" => Binary::Ult,
        "bvslt" => Binary::Slt,
        _ if name.starts_with("umul_overflow_") => Binary::UmulOverflow,
        _ if name.starts_with("smul_overflow_") => Binary::SmulOverflow,
        _ => return None,
    })
}

/// `f32_add` as a format and an operation.
fn float_function(name: &str) -> Option<(FloatKind, &str)> {
    let (kind, operation) = name.split_once('_')?;
    Some((float_kind(kind)?, operation))
}

fn float_kind(name: &str) -> Option<FloatKind> {
    Some(match name {
        "f16" => FloatKind::F16,
        "f32" => FloatKind::F32,
        "f64" => FloatKind::F64,
        "f128" => FloatKind::F128,
        _ => return None,
    })
}

fn int_type(name: &str) -> Option<IntType> {
    let (signed, width) = match name.split_at_checked(1)? {
        ("s", width) => (true, width),
        ("u", width) => (false, width),
        _ => return None,
    };
    let width = width.parse::<u8>().ok().filter(|width| (1..=128).contains(width))?;
    Some(IntType { width, signed })
}

fn rounding(mode: &str) -> Option<Rounding> {
    Some(match mode {
        "RTN" => Rounding::Floor,
        "RTP" => Rounding::Ceil,
        "RTZ" => Rounding::Trunc,
        "RNA" => Rounding::HalfAway,
        "RNE" => Rounding::HalfEven,
        _ => return None,
    })
}
