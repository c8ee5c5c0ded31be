//! Which analyses the programs of a folder get: what its `analyses.txt` says, or that of the nearest folder above.

use std::path::Path;

#[derive(Debug)]
pub struct Analyses {
    pub names: Vec<String>,
    /// Of these, blessing writes down the counts too.
    pub pinned: Vec<String>,
    /// `key=value` for each run.
    pub settings: Vec<String>,
}

impl Analyses {
    /// Of the folder that a program is in.
    pub fn of(program: &Path) -> Analyses {
        let file = program.ancestors().skip(1).map(|folder| folder.join("analyses.txt")).find(|file| file.is_file());
        let file = file.unwrap_or_else(|| panic!("{}: no analyses.txt in a folder above", program.display()));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        Analyses::parse(&text).unwrap_or_else(|line| panic!("{}: what is `{line}`?", file.display()))
    }

    /// The line that means nothing, if there is one.
    fn parse(text: &str) -> Result<Analyses, &str> {
        let mut analyses = Analyses { names: Vec::new(), pinned: Vec::new(), settings: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                [setting] if setting.contains('=') => analyses.settings.push(setting.to_owned()),
                [name] => analyses.names.push(name.to_owned()),
                [name, "pinned"] => {
                    analyses.names.push(name.to_owned());
                    analyses.pinned.push(name.to_owned());
                }
                _ => return Err(line),
            }
        }
        Ok(analyses)
    }

    pub fn has(&self, name: &str) -> bool {
        self.names.iter().any(|one| one == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_settings() {
        let analyses =
            Analyses::parse("# Why.\nlimits.nodes=500\n\nvalue\nsymexec-lists pinned\n").expect("well formed");
        assert_eq!(analyses.names, ["value", "symexec-lists"]);
        assert_eq!(analyses.pinned, ["symexec-lists"]);
        assert_eq!(analyses.settings, ["limits.nodes=500"]);
        assert_eq!(Analyses::parse("value and symexec").err(), Some("value and symexec"));
    }
}
