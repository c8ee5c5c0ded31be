//! `#pragma pack`, as gcc has it: what is malformed changes nothing, and popping an unknown label pops the top.

/// The limit in force is that of the top, or the bottom one.
#[derive(Default)]
pub(super) struct Packing {
    bottom: Option<u32>,
    stack: Vec<(Option<Box<str>>, Option<u32>)>,
}

impl Packing {
    pub(super) fn limit(&self) -> Option<u32> {
        self.stack.last().map_or(self.bottom, |(_, limit)| *limit)
    }

    /// Obeys `pack(…)`; `None` if it is malformed.
    pub(super) fn obey(&mut self, text: &str) -> Option<()> {
        let mut words = Words(text);
        words.expect("pack")?;
        words.expect("(")?;
        let action = words.next()?;
        match action {
            ")" => self.set(None),
            "push" | "pop" => {
                let (mut label, mut limit) = (None, None);
                loop {
                    match words.next()? {
                        ")" => break,
                        "," => {}
                        _ => return None,
                    }
                    let word = words.next()?;
                    if is_name(word) && label.is_none() {
                        label = Some(word);
                    } else if action == "push" && limit.is_none() {
                        limit = Some(alignment(word)?);
                    } else {
                        return None;
                    }
                }
                if action == "push" {
                    self.stack.push((label.map(Box::from), limit.unwrap_or(self.limit())));
                } else {
                    self.pop(label);
                }
            }
            number => {
                let limit = alignment(number)?;
                words.expect(")")?;
                self.set(limit);
            }
        }
        Some(())
    }

    fn set(&mut self, limit: Option<u32>) {
        *self.stack.last_mut().map_or(&mut self.bottom, |(_, top)| top) = limit;
    }

    fn pop(&mut self, label: Option<&str>) {
        let labelled =
            label.and_then(|label| self.stack.iter().rposition(|(known, _)| known.as_deref() == Some(label)));
        self.stack.truncate(labelled.unwrap_or(self.stack.len().saturating_sub(1)));
    }
}

/// Names, numbers and single characters.
struct Words<'a>(&'a str);

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.0.trim_start();
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let first = rest.chars().next()?;
        let end = if is_word(first) { rest.find(|c| !is_word(c)) } else { Some(first.len_utf8()) };
        let (word, rest) = rest.split_at(end.unwrap_or(rest.len()));
        self.0 = rest;
        Some(word)
    }
}

impl Words<'_> {
    fn expect(&mut self, word: &str) -> Option<()> {
        (self.next()? == word).then_some(())
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// A number that `pack` takes; zero is no limit.
fn alignment(word: &str) -> Option<Option<u32>> {
    let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
    let value = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => u32::from_str_radix(digits, if digits.starts_with('0') { 8 } else { 10 }).ok()?,
    };
    match value {
        0 => Some(None),
        1 | 2 | 4 | 8 | 16 => Some(Some(value)),
        _ => None,
    }
}
