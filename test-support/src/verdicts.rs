//! Programs with a truth, and what each analysis is expected to say of it.
//!
//! `//@ truth:` is a fact about the program. An answer against it is wrong and cannot be blessed;
//! `//@ expect[analysis]:` is what the analysis says today, and can.

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};

use crate::Mark;
use crate::annotation::c_files;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    True,
    /// With the violated property, where one is named.
    False(Option<String>),
    /// As an expectation: UNKNOWN. As a truth (`open`): nothing may be claimed.
    Unknown,
}

/// What one analysis is expected to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    pub analysis: String,
    pub verdict: Option<Verdict>,
    /// `//@ refinements[analysis]: N`.
    pub refinements: Option<u64>,
    /// `//@ tracked[analysis]: N`.
    pub tracked: Option<u64>,
}

#[derive(Clone, Debug)]
pub struct CheckProgram {
    pub path: PathBuf,
    /// Empty where nobody says what to check.
    pub property: String,
    pub truth: Verdict,
    /// Further arguments of `carve check`.
    pub options: Vec<String>,
    pub expected: Vec<Expected>,
    /// `//~ VIOLATION`: the line where a violation is reported.
    pub marks: Vec<Mark>,
}

impl Verdict {
    fn parse(text: &str) -> Option<Verdict> {
        Some(match text {
            "true" => Verdict::True,
            "false" => Verdict::False(None),
            "unknown" | "open" => Verdict::Unknown,
            _ => Verdict::False(Some(text.strip_prefix("false(")?.strip_suffix(')')?.to_owned())),
        })
    }
    /// Whether an answer claims something else than this truth.
    pub fn is_contradicted_by(&self, answer: &Verdict) -> bool {
        match (self, answer) {
            (_, Verdict::Unknown) | (Verdict::True, Verdict::True) => false,
            (Verdict::False(Some(truth)), Verdict::False(Some(answer))) => truth != answer,
            (Verdict::False(_), Verdict::False(_)) => false,
            (Verdict::True | Verdict::False(_) | Verdict::Unknown, Verdict::True | Verdict::False(_)) => true,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::True => f.write_str("true"),
            Verdict::False(_) => f.write_str("false"),
            Verdict::Unknown => f.write_str("unknown"),
        }
    }
}

/// All annotated programs below `folder`, in order of path.
pub fn check_programs(folder: &Path) -> Vec<CheckProgram> {
    c_files(folder).iter().map(|path| CheckProgram::read(path)).collect()
}

impl CheckProgram {
    pub fn read(path: &Path) -> CheckProgram {
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut program = CheckProgram {
            path: path.to_owned(),
            property: String::new(),
            truth: Verdict::Unknown,
            options: Vec::new(),
            expected: Vec::new(),
            marks: Vec::new(),
        };
        let mut has_truth = false;
        for (index, line) in text.lines().enumerate() {
            let fail = |what: &str| -> ! { panic!("{}:{}: {what}", path.display(), index + 1) };
            if let Some(directive) = line.trim().strip_prefix("//@") {
                let Some((key, value)) = directive.split_once(':') else { fail("expected `key: value`") };
                let (key, value) = (key.trim(), value.trim());
                let number = || value.parse().unwrap_or_else(|_| fail("expected a number"));
                match (key, for_analysis(key)) {
                    ("property", _) => program.property = value.to_owned(),
                    // Of a native run that shows the truth.
                    ("args" | "stdin", _) => {}
                    ("options", _) => program.options = value.split_whitespace().map(str::to_owned).collect(),
                    ("truth", _) => {
                        has_truth = true;
                        program.truth = Verdict::parse(value).unwrap_or_else(|| fail("no such verdict"));
                    }
                    (_, Some(("expect", analysis))) => {
                        let verdict = Verdict::parse(value).unwrap_or_else(|| fail("no such verdict"));
                        program.of(analysis).verdict = Some(verdict);
                    }
                    (_, Some(("refinements", analysis))) => program.of(analysis).refinements = Some(number()),
                    (_, Some(("tracked", analysis))) => program.of(analysis).tracked = Some(number()),
                    _ => fail("unknown key"),
                }
            } else if let Some((_, mark)) = line.split_once("//~") {
                program.marks.push(Mark { line: index + 1, text: mark.trim().to_owned() });
            }
        }
        assert!(has_truth, "{}: no truth", path.display());
        program
    }

    /// The entry of an analysis, made if there is none.
    pub fn of(&mut self, analysis: &str) -> &mut Expected {
        let at = self.expected.iter().position(|expected| expected.analysis == analysis).unwrap_or_else(|| {
            let analysis = analysis.to_owned();
            self.expected.push(Expected { analysis, verdict: None, refinements: None, tracked: None });
            self.expected.len() - 1
        });
        &mut self.expected[at]
    }

    /// Waits until no other test, of any process, has the program's lock.
    pub fn lock(path: &Path) -> std::io::Result<File> {
        let file = File::open(path)?;
        file.lock()?;
        Ok(file)
    }

    /// Writes what is expected into the file, behind its other directives: of `first` first, in their order.
    pub fn write_expectations(&self, first: &[String]) -> std::io::Result<()> {
        let mut expected: Vec<&Expected> = self.expected.iter().collect();
        expected.sort_by_key(|one| first.iter().position(|name| *name == one.analysis).unwrap_or(first.len()));
        let text = std::fs::read_to_string(&self.path)?;
        let is_directive = |line: &str| line.trim().starts_with("//@");
        let is_expectation = |line: &str| {
            let key = line.trim().strip_prefix("//@").and_then(|directive| directive.split_once(':'));
            key.is_some_and(|(key, _)| for_analysis(key.trim()).is_some())
        };
        let kept: Vec<&str> = text.lines().filter(|line| !is_expectation(line)).collect();
        let at = kept.iter().take_while(|line| is_directive(line)).count();
        let mut lines: Vec<String> = kept[..at].iter().map(ToString::to_string).collect();
        for expected in expected {
            let analysis = &expected.analysis;
            lines.extend(expected.verdict.iter().map(|verdict| format!("//@ expect[{analysis}]: {verdict}")));
            lines.extend(expected.refinements.iter().map(|count| format!("//@ refinements[{analysis}]: {count}")));
            lines.extend(expected.tracked.iter().map(|count| format!("//@ tracked[{analysis}]: {count}")));
        }
        lines.extend(kept[at..].iter().map(ToString::to_string));
        std::fs::write(&self.path, lines.join("\n") + "\n")
    }
}

/// `expect[value]` is `expect` for `value`.
fn for_analysis(key: &str) -> Option<(&str, &str)> {
    let (what, rest) = key.split_once('[')?;
    Some((what, rest.strip_suffix(']')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn truths_and_answers() {
        let verdict = |text: &str| Verdict::parse(text).expect("known");
        let contradicts = |truth: &str, answer: &str| verdict(truth).is_contradicted_by(&verdict(answer));
        assert!(!contradicts("true", "unknown") && !contradicts("true", "true") && contradicts("true", "false"));
        assert!(contradicts("false", "true") && !contradicts("false", "false(valid-free)"));
        assert!(contradicts("false(valid-deref)", "false(valid-free)"));
        assert!(contradicts("open", "true") && contradicts("open", "false") && !contradicts("open", "unknown"));
        assert_eq!(Verdict::parse("maybe"), None);
        assert_eq!(for_analysis("tracked[value-cegar]"), Some(("tracked", "value-cegar")));
    }
}
