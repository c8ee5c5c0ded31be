//! S-expressions: what solvers answer, and what scripts are written in.

use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sexpr {
    Atom(String),
    List(Vec<Sexpr>),
}

/// Deeper text is refused, so that whoever walks an expression may recurse.
const DEEPEST: usize = 200;

impl Sexpr {
    pub fn atom(&self) -> Option<&str> {
        match self {
            Sexpr::Atom(text) => Some(text),
            Sexpr::List(_) => None,
        }
    }
    pub fn list(&self) -> Option<&[Sexpr]> {
        match self {
            Sexpr::Atom(_) => None,
            Sexpr::List(items) => Some(items),
        }
    }

    /// All expressions of a text.
    pub fn parse_all(text: &str) -> Result<Vec<Sexpr>, String> {
        let mut open: Vec<Vec<Sexpr>> = vec![Vec::new()];
        let mut rest = text;
        while let Some((token, after)) = next_token(rest) {
            rest = after;
            match token {
                "(" if open.len() > DEEPEST => return Err(format!("nested more than {DEEPEST} deep")),
                "(" => open.push(Vec::new()),
                ")" => {
                    let items = open.pop().unwrap_or_default();
                    let outer = open.last_mut().ok_or("a closing parenthesis too many")?;
                    outer.push(Sexpr::List(items));
                }
                atom => {
                    if let Some(items) = open.last_mut() {
                        items.push(Sexpr::Atom(atom.to_owned()));
                    }
                }
            }
        }
        match (open.pop(), open.is_empty()) {
            (Some(items), true) => Ok(items),
            _ => Err("a closing parenthesis is missing".to_owned()),
        }
    }

    /// A bit-vector, truth value or integer as a pattern; the caller cuts it to its width.
    pub fn pattern(&self) -> Option<u128> {
        match self {
            Sexpr::Atom(text) => match text.as_str() {
                "true" => Some(1),
                "false" => Some(0),
                _ => match text.split_at_checked(2) {
                    Some(("#x", digits)) => u128::from_str_radix(digits, 16).ok(),
                    Some(("#b", digits)) => u128::from_str_radix(digits, 2).ok(),
                    _ => decimal(text),
                },
            },
            Sexpr::List(items) => match items.as_slice() {
                [Sexpr::Atom(minus), number] if minus == "-" => number.pattern().map(u128::wrapping_neg),
                [Sexpr::Atom(underscore), Sexpr::Atom(value), Sexpr::Atom(_)] if underscore == "_" => {
                    decimal(value.strip_prefix("bv")?)
                }
                _ => None,
            },
        }
    }
}

/// Modulo 2^128.
fn decimal(text: &str) -> Option<u128> {
    if text.is_empty() {
        return None;
    }
    text.chars().try_fold(0u128, |value, c| Some(value.wrapping_mul(10).wrapping_add(c.to_digit(10)? as u128)))
}

/// A parenthesis or an atom, and the text behind it.
fn next_token(text: &str) -> Option<(&str, &str)> {
    let mut text = text.trim_start();
    while text.starts_with(';') {
        text = text.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
    }
    let end = match text.chars().next()? {
        '(' | ')' => 1,
        // Quotes in strings are doubled, which reads as two strings side by side: good enough for messages.
        quote @ ('"' | '|') => text[1..].find(quote).map_or(text.len(), |end| end + 2),
        _ => text.find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ';' | '"')).unwrap_or(text.len()),
    };
    Some(text.split_at(end))
}

/// How many parentheses a text opens more than it closes.
pub(crate) fn unclosed(text: &str) -> isize {
    let mut depth = 0;
    let mut rest = text;
    while let Some((token, after)) = next_token(rest) {
        rest = after;
        match token {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ => {}
        }
    }
    depth
}

impl fmt::Display for Sexpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sexpr::Atom(text) => f.write_str(text),
            Sexpr::List(items) => {
                f.write_str("(")?;
                for (number, item) in items.iter().enumerate() {
                    if number > 0 {
                        f.write_str(" ")?;
                    }
                    item.fmt(f)?;
                }
                f.write_str(")")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_prints() {
        let text = "(a (b #x0f) ((_ bv3 8) \"x y\"))";
        let all = Sexpr::parse_all(&format!("; comment\n{text} d")).unwrap();
        assert_eq!(all[0].to_string(), text);
        assert_eq!(all[1].atom(), Some("d"));
        assert!(Sexpr::parse_all("(a").is_err());
        assert!(Sexpr::parse_all("a)").is_err());
        assert!(Sexpr::parse_all(&"(".repeat(1_000_000)).is_err());
    }

    #[test]
    fn patterns() {
        let pattern = |text: &str| Sexpr::parse_all(text).unwrap()[0].pattern();
        assert_eq!(pattern("#xff"), Some(255));
        assert_eq!(pattern("#b101"), Some(5));
        assert_eq!(pattern("(_ bv7 8)"), Some(7));
        assert_eq!(pattern("true"), Some(1));
        assert_eq!(pattern("(- 1)"), Some(u128::MAX));
        assert_eq!(pattern("x"), None);
        assert_eq!(pattern("#é"), None);
    }
}
