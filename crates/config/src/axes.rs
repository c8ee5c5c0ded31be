//! The words that names of analyses are made of, and what each of them sets.
//!
//! A name says one thing after the other, in the order of [`AXES`]: how values are known, how the heap is, … Each word is
//! a file in `config/words`; a name is their files laid over each other, from left to right.

/// What can be said of one matter: a name has one of the words, or none.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    pub name: &'static str,
    /// What a name says with it.
    pub about: &'static str,
    /// The word that must stand before.
    after: Option<&'static str>,
    pub words: &'static [Word],
}

#[derive(Clone, Copy, Debug)]
pub struct Word {
    pub name: &'static str,
    /// The file of what it sets.
    pub text: &'static str,
}

macro_rules! words {
    ($($name:literal),*) => {
        &[$(Word { name: $name, text: include_str!(concat!("../../../config/words/", $name, ".toml")) }),*]
    };
}

/// In the order in which names have them. Every name has a word of the first.
pub const AXES: &[Axis] = &[
    Axis {
        name: "values",
        about: "how values are known",
        after: None,
        words: words!["value", "symexec", "invariants", "control"],
    },
    Axis { name: "heap", about: "how the heap is kept", after: None, words: words!["graph", "lists"] },
    Axis {
        name: "folding",
        about: "how lists are folded",
        after: Some("lists"),
        words: words!["alike", "kinds", "counted", "marked"],
    },
    Axis { name: "calls", about: "how recursion is taken", after: None, words: words!["recursion"] },
    Axis {
        name: "order",
        about: "what is explored first",
        after: None,
        words: words!["breadth", "coverage", "inner-first"],
    },
    Axis { name: "refinement", about: "whether little is tracked at first", after: None, words: words!["cegar"] },
    Axis {
        name: "precision",
        about: "what refinement tracks then",
        after: Some("cegar"),
        words: words!["first-prefix", "location", "few-values"],
    },
];

/// Follows no values, so that nothing else can be said.
const ALONE: &str = "control";

/// A word, and the number of its axis.
type Place = (usize, &'static Word);

/// The words of a name; of a wrong one, what is wrong with it, if all are words.
pub(crate) fn words(name: &str) -> Result<Vec<&'static Word>, Option<String>> {
    let mut places = split(name).ok_or(None)?;
    let said: Vec<usize> = places.iter().map(|(axis, _)| *axis).collect();
    places.sort_by_key(|(axis, _)| *axis);
    agree(&places).map_err(Some)?;
    match said.is_sorted() {
        true => Ok(places.into_iter().map(|(_, word)| word).collect()),
        false => Err(Some(format!("in the order of the words it is `{}`", joined(&places)))),
    }
}

/// Where a name goes on, the longest word that it may go on with. None, if there is none.
fn split(name: &str) -> Option<Vec<Place>> {
    let (mut places, mut rest) = (Vec::new(), name);
    loop {
        let goes_on =
            |word: &Word| rest.strip_prefix(word.name).filter(|rest| rest.is_empty() || rest.starts_with('-'));
        let (axis, word) =
            all_words().filter(|(_, word)| goes_on(word).is_some()).max_by_key(|(_, word)| word.name.len())?;
        places.push((axis, word));
        match &rest[word.name.len()..] {
            "" => return Some(places),
            behind => rest = &behind[1..],
        }
    }
}

/// Whether these words, in order, go together; if not, why.
fn agree(places: &[Place]) -> Result<(), String> {
    let has = |name: &str| places.iter().any(|(_, word)| word.name == name);
    if let Some(pair) = places.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        let ((axis, one), (_, other)) = (pair[0], pair[1]);
        let about = AXES[axis].about;
        if one.name == other.name {
            return Err(format!("`{}` stands there twice", one.name));
        }
        return Err(format!("`{}` and `{}` both say {about}: a name has one of them", one.name, other.name));
    }
    if has(ALONE) && places.len() > 1 {
        return Err(format!("`{ALONE}` stands alone: it follows no values"));
    }
    for &(axis, word) in places {
        if let Some(before) = AXES[axis].after.filter(|before| !has(before)) {
            let name = with(places, before).map(|name| format!(": `{name}`"));
            return Err(format!("`{}` follows `{before}`{}", word.name, name.unwrap_or_default()));
        }
    }
    match places.first() {
        Some((0, _)) => Ok(()),
        _ => Err(format!("a name begins with how values are known, as in `value-{}`", joined(places))),
    }
}

/// The name with one more word, if that is one.
fn with(places: &[Place], name: &str) -> Option<String> {
    let more = all_words().filter(|(_, word)| word.name == name);
    let mut all: Vec<Place> = places.iter().copied().chain(more).collect();
    all.sort_by_key(|(axis, _)| *axis);
    agree(&all).is_ok().then(|| joined(&all))
}

fn joined(places: &[Place]) -> String {
    places.iter().map(|(_, word)| word.name).collect::<Vec<_>>().join("-")
}

fn all_words() -> impl Iterator<Item = Place> {
    AXES.iter().enumerate().flat_map(|(axis, of)| of.words.iter().map(move |word| (axis, word)))
}

/// Every name that there is: about a thousand.
pub(crate) fn all_names() -> Vec<String> {
    let mut all: Vec<Vec<Place>> = vec![Vec::new()];
    for (axis, of) in AXES.iter().enumerate() {
        let longer = all.iter().flat_map(|places| of.words.iter().map(|word| [&places[..], &[(axis, word)]].concat()));
        let longer: Vec<Vec<Place>> = longer.filter(|places| agree(places).is_ok()).collect();
        all.extend(longer);
    }
    all.iter().filter(|places| !places.is_empty()).map(|places| joined(places)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_its_words() {
        let all = all_names();
        assert_eq!(all.len(), 3 * (1 + 1 + 5) * 2 * 4 * 5 + 1);
        for name in &all {
            let words = words(name).unwrap_or_else(|help| panic!("{name}: {help:?}"));
            assert_eq!(words.iter().map(|word| word.name).collect::<Vec<_>>().join("-"), *name);
        }
    }
}
