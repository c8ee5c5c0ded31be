//! A parser of formats: those of `printf` and the like, taken apart.

/// A width or precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Absent,
    Fixed(u64),
    Argument,
}

/// One conversion of a format.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Directive {
    pub has_flags: bool,
    pub width: Field,
    pub precision: Field,
    /// As it was written.
    pub length: Vec<u8>,
    pub conversion: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Piece {
    Text(Vec<u8>),
    Directive(Directive),
}

/// Splits a format. `None` for what it does not understand, arguments by number among them.
pub(crate) fn parse(format: &[u8]) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut rest = format;
    while let Some(&first) = rest.first() {
        if first != b'%' {
            let length = rest.iter().position(|&byte| byte == b'%').unwrap_or(rest.len());
            pieces.push(Piece::Text(rest[..length].to_vec()));
            rest = &rest[length..];
            continue;
        }
        rest = &rest[1..];
        let flags = rest.iter().take_while(|byte| b"-+ #0'".contains(byte)).count();
        rest = &rest[flags..];
        let width = parse_field(&mut rest)?;
        let mut precision = Field::Absent;
        if rest.first() == Some(&b'.') {
            rest = &rest[1..];
            precision = match parse_field(&mut rest)? {
                Field::Absent => Field::Fixed(0),
                field => field,
            };
        }
        let length = rest.iter().take_while(|byte| b"hlLqjzZt".contains(byte)).count();
        let modifier = rest[..length].to_vec();
        let (&conversion, behind) = rest[length..].split_first()?;
        if !b"diouxXcsSCpnmeEfFgGaA%".contains(&conversion) {
            return None;
        }
        rest = behind;
        let has_flags = flags > 0;
        pieces.push(Piece::Directive(Directive { has_flags, width, precision, length: modifier, conversion }));
    }
    Some(pieces)
}

/// One conversion of a format of `scanf` and the like.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Input {
    /// What stands before it in the format.
    pub before: Vec<u8>,
    /// Nothing is stored.
    pub suppressed: bool,
    pub width: Option<u64>,
    /// As it was written.
    pub length: Vec<u8>,
    pub conversion: u8,
    /// Of `%[`, with the bracket at its end.
    pub set: Vec<u8>,
}

impl Input {
    /// Whether the function counts it among those that it returns.
    pub fn counts(&self) -> bool {
        !self.suppressed && self.conversion != b'n'
    }
}

/// The conversions of a format of `scanf`. `None` for what it does not understand: arguments by number, wide characters, and
/// blocks that are made for a text.
pub(crate) fn parse_input(format: &[u8]) -> Option<Vec<Input>> {
    let mut inputs = Vec::new();
    let (mut rest, mut before) = (format, Vec::new());
    while let Some(at) = rest.iter().position(|&byte| byte == b'%') {
        before.extend(&rest[..at]);
        rest = &rest[at + 1..];
        let suppressed = rest.first() == Some(&b'*');
        rest = &rest[suppressed as usize..];
        let width = match parse_field(&mut rest)? {
            Field::Absent => None,
            Field::Fixed(0) | Field::Argument => return None,
            Field::Fixed(width) => Some(width),
        };
        let length = rest.iter().take_while(|byte| b"hlLqjzt".contains(byte)).count();
        let modifier = rest[..length].to_vec();
        let (&conversion, mut behind) = rest[length..].split_first()?;
        let mut set = Vec::new();
        match conversion {
            b'[' => {
                (set, behind) = {
                    let (set, behind) = behind.split_at(set_length(behind)?);
                    (set.to_vec(), behind)
                }
            }
            b'%' => {
                before.push(b'%');
                rest = behind;
                continue;
            }
            conversion if b"diouxXcspneEfFgGaA".contains(&conversion) => {}
            _ => return None,
        }
        if b"cs[p".contains(&conversion) && length > 0 {
            return None;
        }
        rest = behind;
        let before = std::mem::take(&mut before);
        inputs.push(Input { before, suppressed, width, length: modifier, conversion, set });
    }
    Some(inputs)
}

/// How many bytes a set has behind its first bracket.
fn set_length(set: &[u8]) -> Option<usize> {
    let first = (set.first() == Some(&b'^')) as usize;
    // A bracket that comes first is one of its characters.
    let end = set.get(first + 1..)?.iter().position(|&byte| byte == b']')?;
    Some(first + 1 + end + 1)
}

fn parse_field(rest: &mut &[u8]) -> Option<Field> {
    if rest.first() == Some(&b'*') {
        *rest = &rest[1..];
        return (!rest.first().is_some_and(u8::is_ascii_digit)).then_some(Field::Argument);
    }
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        return Some(Field::Absent);
    }
    let number = std::str::from_utf8(&rest[..digits]).ok()?.parse::<u32>().ok()?;
    *rest = &rest[digits..];
    (rest.first() != Some(&b'$')).then_some(Field::Fixed(number as u64))
}

#[cfg(test)]
mod tests {
    use super::{Directive, Field, Input, Piece, parse, parse_input};

    fn directive(has_flags: bool, width: Field, precision: Field, length: &[u8], conversion: u8) -> Piece {
        Piece::Directive(Directive { has_flags, width, precision, length: length.to_vec(), conversion })
    }

    #[test]
    fn formats_are_split() {
        let pieces = parse(b"a%-08.3llx%*.*s%%").unwrap();
        let expected = [
            Piece::Text(b"a".to_vec()),
            directive(true, Field::Fixed(8), Field::Fixed(3), b"ll", b'x'),
            directive(false, Field::Argument, Field::Argument, b"", b's'),
            directive(false, Field::Absent, Field::Absent, b"", b'%'),
        ];
        assert_eq!(pieces, expected);
        assert_eq!(parse(b"%.d"), Some(vec![directive(false, Field::Absent, Field::Fixed(0), b"", b'd')]));
    }

    #[test]
    fn formats_of_input_are_split() {
        let input = |before: &[u8], suppressed, width, length: &[u8], conversion, set: &[u8]| Input {
            before: before.to_vec(),
            suppressed,
            width,
            length: length.to_vec(),
            conversion,
            set: set.to_vec(),
        };
        let inputs = parse_input(b" %d,%*3s %%%lf%[]a-z]%5[^]]%n").unwrap();
        let expected = [
            input(b" ", false, None, b"", b'd', b""),
            input(b",", true, Some(3), b"", b's', b""),
            input(b" %", false, None, b"l", b'f', b""),
            input(b"", false, None, b"", b'[', b"]a-z]"),
            input(b"", false, Some(5), b"", b'[', b"^]]"),
            input(b"", false, None, b"", b'n', b""),
        ];
        assert_eq!(inputs, expected);
        for format in ["%", "%0d", "%1$d", "%ms", "%ls", "%[a", "%y", "%*"] {
            assert_eq!(parse_input(format.as_bytes()), None, "{format}");
        }
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for format in ["%", "%1$d", "%*1$d", "%.1$d", "%y", "%5", "%99999999999d"] {
            assert_eq!(parse(format.as_bytes()), None, "{format}");
        }
    }
}
