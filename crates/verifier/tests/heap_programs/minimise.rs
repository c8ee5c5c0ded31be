//! Makes a program shorter as long as it shows the same.

/// Leaves out lines, and blocks with or without what is in them, until nothing more can go. `shows` is asked of texts that
/// need be no programs.
pub fn minimise(text: &str, shows: impl Fn(&str) -> bool) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    loop {
        let before = lines.len();
        let mut at = 0;
        while at < lines.len() {
            let shorter = candidates(&lines, at).into_iter().find(|candidate| shows(&candidate.join("\n")));
            match shorter {
                Some(candidate) => lines = candidate,
                None => at += 1,
            }
        }
        if lines.len() == before {
            return lines.join("\n");
        }
    }
}

/// Without the line, or without the block that begins there.
fn candidates<'a>(lines: &[&'a str], at: usize) -> Vec<Vec<&'a str>> {
    let without = |gone: &dyn Fn(usize) -> bool| -> Vec<&'a str> {
        lines.iter().enumerate().filter(|(index, _)| !gone(*index)).map(|(_, line)| *line).collect()
    };
    if !lines[at].ends_with('{') {
        return vec![without(&|index| index == at)];
    }
    let mut depth = 0;
    for (end, line) in lines.iter().enumerate().skip(at) {
        let line = line.trim();
        depth += usize::from(line.ends_with('{'));
        depth -= usize::from(line.starts_with('}'));
        if depth == 0 {
            return vec![without(&|index| (at..=end).contains(&index)), without(&|index| index == at || index == end)];
        }
    }
    Vec::new()
}
