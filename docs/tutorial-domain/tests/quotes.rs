//! What `docs/tutorial-domain.md` quotes stands in the sources.

use std::path::Path;

/// The blocks of a Markdown text that name a file behind their language: (file, lines).
fn quotes(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut quotes = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.trim_start().strip_prefix("```") else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|line| line.trim_start() != "```").collect();
        if let Some((_, file)) = info.split_once(' ') {
            quotes.push((file, block));
        }
    }
    quotes
}

/// Whether the lines stand there one after the other, whatever their indentation. A line `// …` leaves lines out.
fn occurs(block: &[&str], source: &str) -> bool {
    let source: Vec<&str> = source.lines().map(str::trim).collect();
    let mut from = 0;
    block.split(|line| line.trim() == "// …").all(|part| {
        let part: Vec<&str> = part.iter().map(|line| line.trim()).collect();
        let found = source[from..].windows(part.len().max(1)).position(|window| window == part);
        from += found.map_or(0, |position| position + part.len());
        found.is_some()
    })
}

#[test]
fn the_tutorial_quotes_real_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("docs/tutorial-domain.md")).expect("the tutorial is there");
    let quotes = quotes(&text);
    assert!(quotes.len() >= 10, "{} quotes were found", quotes.len());
    for (file, block) in quotes {
        let source = std::fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(occurs(&block, &source), "not in {file}:\n{}", block.join("\n"));
    }
}

#[test]
fn a_changed_line_is_noticed() {
    let source = "fn a() {\n    one();\n    two();\n    three();\n}\n";
    assert!(occurs(&["fn a() {", "one();"], source));
    assert!(occurs(&["one();", "// …", "three();"], source));
    assert!(!occurs(&["one();", "three();"], source));
    assert!(!occurs(&["three();", "// …", "one();"], source));
}
