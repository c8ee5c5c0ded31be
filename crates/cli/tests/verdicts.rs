//! Every program below tests/programs/check gets the verdicts that it says it gets, and none against its truth.
//! `BLESS=1` writes down what the analyses say today; a wrong answer cannot be blessed.
//! A program may name more analyses than those that all of its folder get: these have room to finish.
//! `PROGRAMS=papers` looks only at those whose path has this part.

use std::process::Command;
use std::time::Duration;

use test_support::{CheckProgram, Expected, Verdict, check_programs, for_each_parallel, root, run};

const ANALYSES: [&str; 7] =
    ["value", "value-cegar", "value-cegar-first-prefix", "value-cegar-location", "symexec", "symexec-cegar", "loops"];
/// For the programs about memory.
const OF_MEMORY: [&str; 4] = ["smg-nodes", "smg-cegar-nodes", "smg-symexec-nodes", "loops"];
/// For those about lists of any length.
const OF_LISTS: [&str; 2] = ["smg", "lists"];
/// Of those that a program names beyond these.
const ROOM: &[&str] =
    &["--set", "limits.nodes=20000", "--set", "limits.conflicts=200000", "--set", "solver.effort=100000"];
/// Several times the CPU time that a run may take, for machines that are busy.
const LIMIT: Duration = Duration::from_secs(120);

struct Answer {
    verdict: Verdict,
    refinements: u64,
    tracked: u64,
    nodes: u64,
    /// Where the violation is.
    line: Option<u64>,
    text: String,
}

#[test]
fn verdicts_are_right_and_as_expected() {
    let mut programs = check_programs(&root().join("tests/programs/check"));
    match std::env::var("PROGRAMS") {
        Ok(part) => programs.retain(|program| program.path.to_string_lossy().contains(&part)),
        Err(_) => assert!(programs.len() >= 60, "only {} programs found", programs.len()),
    }
    let bless = std::env::var_os("BLESS").is_some();
    let problems: Vec<String> =
        for_each_parallel(&programs, |program| problems(program, bless)).into_iter().flatten().collect();
    assert!(
        problems.is_empty(),
        "{} problems in {} programs:\n{}",
        problems.len(),
        programs.len(),
        problems.join("\n")
    );
}

/// The order of exploration and what becomes of equalities change how long it takes, not what is true.
#[test]
fn other_orders_and_settings_agree() {
    const OTHERS: [(&str, &[&str]); 5] = [
        ("auto", &[]),
        ("symexec-loops", &[]),
        ("symexec-breadth", &[]),
        ("symexec-coverage", &[]),
        ("symexec", &["--set", "solver.equalities=\"add\""]),
    ];
    let programs = check_programs(&root().join("tests/programs/check"));
    let sample: Vec<&CheckProgram> = programs.iter().step_by(12).collect();
    let answers: Vec<Vec<String>> = for_each_parallel(&sample, |program| {
        let decided = program.expected.iter().find(|expected| expected.analysis == "symexec");
        let decided = decided.and_then(|expected| expected.verdict.as_ref()).map(Verdict::to_string);
        let answers = OTHERS.iter().map(|(analysis, settings)| match ask(program, analysis, settings) {
            Ok(answer) if program.truth.is_contradicted_by(&answer.verdict) => Some(format!("WRONG: {}", answer.text)),
            // Within the limits, one order may find what another does not.
            Ok(answer)
                if analysis == &"symexec"
                    && decided.as_ref().is_some_and(|decided| answer.verdict.to_string() != *decided) =>
            {
                Some(answer.text)
            }
            Ok(_) => None,
            Err(problem) => Some(problem),
        });
        let named = |problem: String| format!("{}: {problem}", program.path.display());
        answers.flatten().map(named).collect()
    });
    let problems: Vec<String> = answers.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Of values and conditions, what refinement tries to do without first is tracked less, and no truth depends on it.
#[test]
fn refinement_may_do_without_values_first() {
    const LAST: &str = "symexec-cegar-few-values";
    let programs = check_programs(&root().join("tests/programs/check/symbolic"));
    let problems: Vec<String> = for_each_parallel(&programs, |program| {
        let problem = match ask(program, LAST, &[]) {
            Ok(answer) if program.truth.is_contradicted_by(&answer.verdict) => format!("WRONG: {}", answer.text),
            Ok(_) => return None,
            Err(problem) => problem,
        };
        Some(format!("{}: {problem}", program.path.display()))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));

    let both = programs.iter().find(|program| program.path.ends_with("control/refuted_by_values_or_condition.c"));
    let counts = ["symexec-cegar", LAST].map(|analysis| {
        let answer = ask(both.expect("the program is there"), analysis, &[]).expect("an answer");
        (answer.verdict.to_string(), answer.refinements, answer.tracked)
    });
    // Three values, or a value and a condition.
    assert_eq!(counts, [("true".to_owned(), 1, 3), ("true".to_owned(), 1, 2)]);
}

/// Folding lists changes what is proven, not what is true.
#[test]
fn folding_lists_contradicts_nothing() {
    const PAIRS: [(&str, &str); 5] = [
        ("smg", "smg-nodes"),
        ("smg-alike", "smg-nodes"),
        ("smg-kinds", "smg-nodes"),
        ("smg-cegar", "smg-cegar-nodes"),
        ("smg-symexec", "smg-symexec-nodes"),
    ];
    let programs = check_programs(&root().join("tests/programs/check"));
    let has_blocks = |program: &&CheckProgram| OF_LISTS == *analyses(program) || OF_MEMORY == *analyses(program);
    let sample: Vec<&CheckProgram> = programs.iter().filter(has_blocks).step_by(24).collect();
    let answers: Vec<Vec<String>> = for_each_parallel(&sample, |program| {
        let disagreement = |(folds, follows): (&str, &str)| {
            let (a, b) = (ask(program, folds, &[])?, ask(program, follows, &[])?);
            let contradicts = |answer: &Answer| program.truth.is_contradicted_by(&answer.verdict);
            let differ = matches!(
                (&a.verdict, &b.verdict),
                (Verdict::True, Verdict::False(_)) | (Verdict::False(_), Verdict::True)
            );
            match differ || contradicts(&a) || contradicts(&b) {
                true => Err(format!("{folds}: {}\n{follows}: {}", a.text, b.text)),
                false => Ok(()),
            }
        };
        let problems = PAIRS.into_iter().filter_map(|pair| disagreement(pair).err());
        problems.map(|problem| format!("{}: {problem}", program.path.display())).collect()
    });
    let problems: Vec<String> = answers.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// To remove what only a function led to when it returns makes states fewer, and changes no verdict.
#[test]
fn pruning_at_returns_agrees() {
    const PRUNED: &[&str] = &["--set", "component.prune_at_return=true"];
    let programs = check_programs(&root().join("tests/programs/check"));
    let allocates = |program: &CheckProgram| {
        let text = std::fs::read_to_string(&program.path).expect("it was read before");
        text.contains("alloc(") && !program.property.contains("mem")
    };
    let sample: Vec<&CheckProgram> = programs.iter().filter(|program| allocates(program)).step_by(4).collect();
    let problems = for_each_parallel(&sample, |program| {
        let differs = |analysis: &&str| match (ask(program, analysis, &[]), ask(program, analysis, PRUNED)) {
            (Ok(kept), Ok(pruned)) => kept.verdict.to_string() != pruned.verdict.to_string(),
            _ => true,
        };
        let differ: Vec<&str> = ["value-cegar", "symexec", "smg-nodes"].into_iter().filter(differs).collect();
        (!differ.is_empty()).then(|| format!("{}: {differ:?}", program.path.display()))
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));

    let loses = programs.iter().find(|program| program.path.ends_with("heap/functions_lose_blocks.c"));
    let nodes = |settings| ask(loses.expect("the program is there"), "value", settings).expect("an answer").nodes;
    assert!(nodes(PRUNED) < nodes(&[]));
}

fn problems(program: &CheckProgram, bless: bool) -> Vec<String> {
    let mut problems = Vec::new();
    let mut blessed = program.clone();
    let usual = analyses(program).iter().map(|&analysis| (analysis, &[][..]));
    let named = program.expected.iter().map(|expected| expected.analysis.as_str());
    let more = named.filter(|named| !analyses(program).contains(named)).map(|analysis| (analysis, ROOM));
    for (analysis, settings) in usual.chain(more) {
        let answer = match ask(program, analysis, settings) {
            Ok(answer) => answer,
            Err(problem) => {
                problems.push(format!("{} [{analysis}]: {problem}", program.path.display()));
                continue;
            }
        };
        if program.truth.is_contradicted_by(&answer.verdict) {
            problems.push(format!("{} [{analysis}]: WRONG: {}", program.path.display(), answer.text));
            continue;
        }
        if let (Verdict::False(_), Some(line)) = (&answer.verdict, answer.line)
            && !program.marks.is_empty()
            && !program.marks.iter().any(|mark| mark.line as u64 == line)
        {
            problems.push(format!("{} [{analysis}]: WRONG: violation in line {line}", program.path.display()));
            continue;
        }
        let expected = blessed.of(analysis);
        if bless {
            expected.verdict = Some(answer.verdict);
            // Counts are kept where they are pinned, and the papers' programs pin them all.
            let pins = program.path.parent().is_some_and(|folder| folder.ends_with("papers")) && analysis != "value";
            expected.refinements = (pins || expected.refinements.is_some()).then_some(answer.refinements);
            expected.tracked = (pins || expected.tracked.is_some()).then_some(answer.tracked);
        } else {
            problems.extend(compare(program, expected, &answer));
        }
    }
    if bless && problems.is_empty() && blessed.expected != program.expected {
        blessed.write_expectations().expect("the program can be written");
    }
    problems
}

fn analyses(program: &CheckProgram) -> &'static [&'static str] {
    let below = program.path.strip_prefix(root().join("tests/programs/check")).ok();
    let topic = below.and_then(|path| path.iter().next()).and_then(|folder| folder.to_str());
    match topic {
        Some("arguments" | "library" | "memory") => &OF_MEMORY,
        Some("lists") => &OF_LISTS,
        Some("kinds") => &["smg-kinds"],
        // Joining takes long here.
        Some("lists-long") => &OF_LISTS[..1],
        _ => &ANALYSES,
    }
}

fn compare(program: &CheckProgram, expected: &Expected, answer: &Answer) -> Option<String> {
    let name = |what: &str| format!("{} [{}]: {what}", program.path.display(), expected.analysis);
    let Some(verdict) = &expected.verdict else { return Some(name("no expectation; run with BLESS=1")) };
    if verdict.to_string() != answer.verdict.to_string() {
        return Some(name(&format!("expected {verdict}, got {}", answer.text)));
    }
    for (what, wanted, counted) in
        [("refinements", expected.refinements, answer.refinements), ("facts tracked", expected.tracked, answer.tracked)]
    {
        if wanted.is_some_and(|wanted| wanted != counted) {
            return Some(name(&format!("{counted} {what}, expected {}", wanted.unwrap_or(0))));
        }
    }
    None
}

fn ask(program: &CheckProgram, analysis: &str, settings: &[&str]) -> Result<Answer, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.args(["check", "--format", "json", "--timelimit", "20", "--analysis", analysis]);
    // These limits end a run at the same point everywhere.
    let nodes = if OF_LISTS.starts_with(analyses(program)) { 500 } else { 10000 };
    command.args(["--set", &format!("limits.nodes={nodes}"), "--set", "limits.conflicts=3000"]);
    command.args(["--set", "solver.effort=1000"]).args(settings);
    command.args(["--property", &program.property]).args(&program.options).arg(&program.path);
    // Options name files from here.
    command.current_dir(root());
    let finished = run(&mut command, b"", LIMIT).map_err(|error| error.to_string())?;
    let said = finished.stdout_text();
    let document: serde_json::Value =
        serde_json::from_str(&said).map_err(|error| format!("{error}: {said}{}", finished.stderr_text()))?;
    let (verdict, status) = match document["verdict"].as_str() {
        Some("TRUE") => (Verdict::True, 0),
        Some("FALSE") => (Verdict::False(document["property"].as_str().map(str::to_owned)), 1),
        Some("UNKNOWN") => (Verdict::Unknown, 2),
        _ => return Err(format!("no verdict: {said}")),
    };
    if finished.status != status {
        return Err(format!("status {} with {said}", finished.status));
    }
    Ok(Answer {
        verdict,
        refinements: document["statistics"]["refinements"].as_u64().ok_or("no count of refinements")?,
        tracked: document["statistics"]["tracked"].as_u64().ok_or("no count of facts")?,
        nodes: document["statistics"]["nodes"].as_u64().ok_or("no count of nodes")?,
        line: document["violations"][0]["position"]["line"].as_u64(),
        text: format!("{} {} {}", document["verdict"], document["reasons"], document["violations"][0]["message"]),
    })
}
