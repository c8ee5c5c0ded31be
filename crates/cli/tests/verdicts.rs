//! Every program below tests/programs/check gets the verdicts that it says it gets, and none against its truth: a test
//! `path [analysis]` for each analysis of its folder, which `analyses.txt` names, and for each that it names besides, which
//! has room to finish. Tests `path [agree: …]` are about settings that may change what an answer costs, not what is true.
//! `BLESS=1` writes down what the analyses say today; a wrong answer cannot be blessed.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use test_support::{Analyses, CheckProgram, Expected, Failed, Questions, Trial, Verdict, root, run};

/// These end a run at the same point everywhere.
const LIMITS: [&str; 3] = ["limits.nodes=10000", "limits.conflicts=3000", "solver.effort=1000"];
/// Of analyses that only the program names.
const ROOM: [&str; 3] = ["limits.nodes=20000", "limits.conflicts=200000", "solver.effort=100000"];
/// Several times the CPU time that a run may take, for machines that are busy.
const PATIENCE: Duration = Duration::from_secs(120);

type Problem = Result<(), Failed>;

fn main() -> ExitCode {
    let others = vec![
        Trial::test("pruning makes states fewer", pruning_makes_states_fewer),
        Trial::test("refinement tracks less without values", refinement_tracks_less_without_values),
    ];
    Questions { folder: "tests/programs/check", of: questions, answer, at_least: 60 }.run(others)
}

fn questions(path: &Path) -> Vec<String> {
    let (program, analyses) = (CheckProgram::read(path), Analyses::of(path));
    let named = program.expected.iter().map(|expected| &expected.analysis).filter(|named| !analyses.has(named));
    let agreements = AGREEMENTS.iter().filter(|agreement| (agreement.holds_for)(&program, &analyses));
    let agreements = agreements.map(|agreement| agreement.question.to_owned());
    analyses.names.iter().chain(named).cloned().chain(agreements).collect()
}

fn answer(path: &Path, question: &str) -> Problem {
    let bless = std::env::var_os("BLESS").is_some();
    // Blessing moves lines while others look at them.
    let _alone = bless.then(|| CheckProgram::lock(path)).transpose()?;
    let (program, analyses) = (CheckProgram::read(path), Analyses::of(path));
    match AGREEMENTS.iter().find(|agreement| agreement.question == question) {
        Some(agreement) => (agreement.holds)(&program),
        None => is_as_expected(&program, &analyses, question, bless),
    }
}

fn is_as_expected(program: &CheckProgram, analyses: &Analyses, analysis: &str, bless: bool) -> Problem {
    let settings = if analyses.has(analysis) { &[][..] } else { &ROOM[..] };
    let answer = ask(program, analysis, settings)?;
    answer.is_no_contradiction()?;
    if let (Verdict::False(_), Some(line)) = (&answer.verdict, answer.line)
        && !program.marks.is_empty()
        && !program.marks.iter().any(|mark| mark.line as u64 == line)
    {
        return Err(format!("WRONG: violation in line {line}").into());
    }
    let mut blessed = program.clone();
    let expected = blessed.of(analysis);
    if !bless {
        return compare(expected, &answer);
    }
    expected.verdict = Some(answer.verdict);
    // Counts are kept where they are pinned.
    let pins = analyses.pinned.iter().any(|pinned| pinned == analysis);
    expected.refinements = (pins || expected.refinements.is_some()).then_some(answer.refinements);
    expected.tracked = (pins || expected.tracked.is_some()).then_some(answer.tracked);
    if blessed.expected != program.expected {
        blessed.write_expectations(&analyses.names)?;
    }
    Ok(())
}

fn compare(expected: &Expected, answer: &Answer) -> Problem {
    let Some(verdict) = &expected.verdict else { return Err("no expectation; run with BLESS=1".into()) };
    if verdict.to_string() != answer.verdict.to_string() {
        return Err(format!("expected {verdict}, got {}", answer.text).into());
    }
    for (what, wanted, counted) in
        [("refinements", expected.refinements, answer.refinements), ("facts tracked", expected.tracked, answer.tracked)]
    {
        if wanted.is_some_and(|wanted| wanted != counted) {
            return Err(format!("{counted} {what}, expected {}", wanted.unwrap_or(0)).into());
        }
    }
    Ok(())
}

/// What settings must not change, of a sample of the programs.
struct Agreement {
    question: &'static str,
    holds_for: fn(&CheckProgram, &Analyses) -> bool,
    holds: fn(&CheckProgram) -> Problem,
}

const AGREEMENTS: [Agreement; 4] = [
    Agreement { question: "agree: orders", holds_for: |program, _| is_one_in(12, program), holds: orders_agree },
    Agreement {
        question: "agree: few values first",
        holds_for: |program, _| program.path.starts_with(root().join("tests/programs/check/symbolic")),
        holds: |program| ask(program, WITHOUT_VALUES_FIRST, &[])?.is_no_contradiction(),
    },
    Agreement {
        question: "agree: folding",
        holds_for: |program, analyses| {
            is_one_in(24, program) && ["value-graph", "invariants-lists"].iter().any(|one| analyses.has(one))
        },
        holds: folding_agrees,
    },
    Agreement {
        question: "agree: pruning",
        holds_for: |program, _| is_one_in(4, program) && allocates(program) && !program.property.contains("mem"),
        holds: pruning_agrees,
    },
];

/// A sample that other programs have no part in.
fn is_one_in(number: usize, program: &CheckProgram) -> bool {
    let name = program.path.file_name().unwrap_or_default().as_encoded_bytes();
    name.iter().fold(0, |sum, byte| sum * 31 % 1009 + usize::from(*byte)) % number == 0
}

fn allocates(program: &CheckProgram) -> bool {
    std::fs::read_to_string(&program.path).expect("it was read before").contains("alloc(")
}

/// The order of exploration and what becomes of equalities change how long it takes, not what is true.
fn orders_agree(program: &CheckProgram) -> Problem {
    for analysis in ["auto", "symexec-inner-first", "symexec-breadth", "symexec-coverage"] {
        ask(program, analysis, &[])?.is_no_contradiction()?;
    }
    let added = ask(program, "symexec", &["solver.equalities=\"add\""])?;
    added.is_no_contradiction()?;
    // Within the limits, one order may find what another does not.
    let decided = program.expected.iter().find(|expected| expected.analysis == "symexec");
    match decided.and_then(|expected| expected.verdict.as_ref()) {
        Some(decided) if decided.to_string() != added.verdict.to_string() => Err(added.text.into()),
        _ => Ok(()),
    }
}

/// Folding lists changes what is proven, not what is true.
fn folding_agrees(program: &CheckProgram) -> Problem {
    const PAIRS: [(&str, &str); 5] = [
        ("value-lists", "value-graph"),
        ("value-lists-alike", "value-graph"),
        ("symexec-lists-kinds", "value-graph"),
        ("value-lists-alike-cegar", "value-graph-cegar"),
        ("symexec-lists", "symexec-graph"),
    ];
    for (folds, follows) in PAIRS {
        let (a, b) = (ask(program, folds, &[])?, ask(program, follows, &[])?);
        a.is_no_contradiction()?;
        b.is_no_contradiction()?;
        if let (Verdict::True, Verdict::False(_)) | (Verdict::False(_), Verdict::True) = (&a.verdict, &b.verdict) {
            return Err(format!("{folds}: {}\n{follows}: {}", a.text, b.text).into());
        }
    }
    Ok(())
}

const PRUNED: [&str; 1] = ["value.prune_at_return=true"];

/// To remove what only a function led to when it returns makes states fewer, and changes no verdict.
fn pruning_agrees(program: &CheckProgram) -> Problem {
    for analysis in ["value-cegar", "symexec", "value-graph"] {
        let (kept, pruned) = (ask(program, analysis, &[])?, ask(program, analysis, &PRUNED)?);
        if kept.verdict.to_string() != pruned.verdict.to_string() {
            return Err(format!("{analysis}: {}\npruned: {}", kept.text, pruned.text).into());
        }
    }
    Ok(())
}

fn pruning_makes_states_fewer() -> Problem {
    let loses = CheckProgram::read(&root().join("tests/programs/check/heap/functions_lose_blocks.c"));
    let (kept, pruned) = (ask(&loses, "value", &[])?.nodes, ask(&loses, "value", &PRUNED)?.nodes);
    if pruned >= kept {
        return Err(format!("{pruned} states instead of {kept}").into());
    }
    Ok(())
}

/// Of values and conditions, what refinement tries to do without first is tracked less.
const WITHOUT_VALUES_FIRST: &str = "symexec-cegar-few-values";

fn refinement_tracks_less_without_values() -> Problem {
    let both = root().join("tests/programs/check/symbolic/control/refuted_by_values_or_condition.c");
    let both = CheckProgram::read(&both);
    // Three values, or a value and a condition.
    for (analysis, facts) in [("symexec-cegar", 3), (WITHOUT_VALUES_FIRST, 2)] {
        let answer = ask(&both, analysis, &[])?;
        let counts = (answer.verdict.to_string(), answer.refinements, answer.tracked);
        if counts != ("true".to_owned(), 1, facts) {
            return Err(format!("{analysis}: {counts:?}").into());
        }
    }
    Ok(())
}

struct Answer {
    verdict: Verdict,
    refinements: u64,
    tracked: u64,
    nodes: u64,
    /// Where the violation is.
    line: Option<u64>,
    text: String,
    is_wrong: bool,
}

impl Answer {
    fn is_no_contradiction(&self) -> Problem {
        if self.is_wrong {
            return Err(format!("WRONG: {}", self.text).into());
        }
        Ok(())
    }
}

fn ask(program: &CheckProgram, analysis: &str, settings: &[&str]) -> Result<Answer, Failed> {
    let of_folder = Analyses::of(&program.path).settings;
    let settings = LIMITS.iter().copied().chain(of_folder.iter().map(String::as_str)).chain(settings.iter().copied());
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.args(["check", "--format", "json", "--timelimit", "20", "--analysis", analysis]);
    command.args(settings.flat_map(|setting| ["--set", setting]));
    command.args(["--property", &program.property]).args(&program.options).arg(&program.path);
    // Options name files from here.
    command.current_dir(root());
    let finished = run(&mut command, b"", PATIENCE)?;
    let said = finished.stdout_text();
    let document: serde_json::Value =
        serde_json::from_str(&said).map_err(|error| format!("{error}: {said}{}", finished.stderr_text()))?;
    let (verdict, status) = match document["verdict"].as_str() {
        Some("TRUE") => (Verdict::True, 0),
        Some("FALSE") => (Verdict::False(document["property"].as_str().map(str::to_owned)), 1),
        Some("UNKNOWN") => (Verdict::Unknown, 2),
        _ => return Err(format!("no verdict: {said}").into()),
    };
    if finished.status != status {
        return Err(format!("status {} with {said}", finished.status).into());
    }
    let count = |what: &str| document["statistics"][what].as_u64().ok_or_else(|| format!("no count of {what}"));
    Ok(Answer {
        refinements: count("refinements")?,
        tracked: count("tracked")?,
        nodes: count("nodes")?,
        line: document["violations"][0]["position"]["line"].as_u64(),
        text: format!("{} {} {}", document["verdict"], document["reasons"], document["violations"][0]["message"]),
        is_wrong: program.truth.is_contradicted_by(&verdict),
        verdict,
    })
}
