//! Suggestions for misspelt names.

/// The candidate that differs least from `name`, if it is close enough to have been meant.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let close = candidates.into_iter().map(|candidate| (distance(name, candidate), candidate));
    let (distance, candidate) = close.min_by_key(|&(distance, _)| distance)?;
    let longest = name.chars().count().max(candidate.chars().count());
    (distance * 5 <= longest * 2).then_some(candidate)
}

/// How many characters must be inserted, removed or replaced.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (at, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (column, &y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("same", "same"), 0);
    }

    #[test]
    fn only_what_is_close_is_suggested() {
        let names = ["unreach-call", "no-overflow", "assert"];
        assert_eq!(nearest("unreach_call", names), Some("unreach-call"));
        assert_eq!(nearest("no-overflows", names), Some("no-overflow"));
        assert_eq!(nearest("termination", names), None);
    }
}
