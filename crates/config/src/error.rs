//! What is wrong with a configuration, and where.

use std::cmp::Reverse;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError {
    pub file: String,
    /// From one; `None` if no line is to blame.
    pub line: Option<(usize, usize)>,
    pub message: String,
    /// What was probably meant.
    pub help: Option<String>,
}

impl ConfigError {
    pub(crate) fn new(file: &str, message: impl Into<String>) -> Self {
        ConfigError { file: file.to_owned(), line: None, message: message.into(), help: None }
    }
    pub(crate) fn at(file: &str, text: &str, offset: usize, message: impl Into<String>) -> Self {
        let before = &text[..offset.min(text.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.len() - before.rfind('\n').map_or(0, |newline| newline + 1) + 1;
        ConfigError { file: file.to_owned(), line: Some((line, column)), message: message.into(), help: None }
    }
    pub(crate) fn help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some((line, column)) = self.line {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", self.message)?;
        if let Some(help) = &self.help {
            write!(f, "\nhelp: {help}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ConfigError {}

/// The name that is nearest to `wrong`, if one is near enough to have been meant.
pub(crate) fn nearest<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Among equally near ones, what begins alike was rather meant.
    let begins = |name: &str| name.bytes().zip(wrong.bytes()).take_while(|(a, b)| a == b).count();
    let (distance, _, best) = names.map(|name| (distance(wrong, name), Reverse(begins(name)), name)).min()?;
    (distance <= 1 + wrong.len().max(best.len()) / 3).then_some(best)
}

/// Levenshtein's.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_names() {
        let names = || ["prefixes", "prune", "slice"].into_iter();
        assert_eq!(nearest("prefix", names()), Some("prefixes"));
        assert_eq!(nearest("pruned", names()), Some("prune"));
        assert_eq!(nearest("zzzz", names()), None);
        assert_eq!((distance("", "abc"), distance("kitten", "sitting")), (3, 3));
    }
}
