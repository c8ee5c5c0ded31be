//! The queries of one analysis in their order: of one embedded solver, and of one z3 that keeps what a query has in common
//! with the one before.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use embedded::EmbeddedSolver;
use smt::{Answer, Limits, Scripts, Solver};

use super::clock::{process_seconds, thread_seconds};
use super::solver::{LIMIT, Row};

/// The queries of some folders, one after the other.
#[derive(Default)]
pub struct Replay {
    pub rows: Vec<Row>,
    /// How large each script is, in the order of the rows.
    pub bytes: Vec<usize>,
    /// What it took to start all z3.
    pub starting_seconds: f64,
}

impl Replay {
    /// Asks the scripts of a folder, which one analysis wrote, in the order of their names.
    pub fn ask(&mut self, scripts: &[PathBuf]) -> Result<()> {
        let texts = scripts
            .iter()
            .map(|file| std::fs::read_to_string(file).with_context(|| file.display().to_string()))
            .collect::<Result<Vec<String>>>()?;
        let (mut parsed, mut embedded) = (Scripts::default(), EmbeddedSolver::new());
        let mut z3 = Z3::start(logic(&texts))?;
        self.starting_seconds += z3.seconds();
        for (file, text) in scripts.iter().zip(&texts) {
            let row = one(file, text, (&mut parsed, &mut embedded), &mut z3)?;
            if row.found[1].is_none() && z3.is_gone {
                z3 = Z3::start(z3.logic)?;
                self.starting_seconds += z3.seconds();
            }
            self.rows.push(row);
            self.bytes.push(text.len());
        }
        Ok(())
    }
}

fn one(file: &Path, text: &str, (scripts, embedded): (&mut Scripts, &mut EmbeddedSolver), z3: &mut Z3) -> Result<Row> {
    let (terms, expected) = scripts.read(text).map_err(|why| anyhow::anyhow!("{}: {why}", file.display()))?;
    let deadline = Instant::now() + LIMIT;
    let limits = Limits { effort: None, work: u64::MAX, cancelled: &|| Instant::now() > deadline };
    let before = thread_seconds();
    let answer = match embedded.check(scripts.store(), &terms, &limits) {
        Answer::Sat(_) => Some(true),
        Answer::Unsat(_) => Some(false),
        Answer::Unknown(_) => None,
    };
    let own = thread_seconds() - before;
    let before = z3.seconds();
    let other = z3.ask(text).with_context(|| file.display().to_string())?;
    Ok(Row {
        file: file.to_owned(),
        expected,
        found: [answer, other],
        seconds: [own, (z3.seconds() - before).max(0.0)],
    })
}

/// The least logic for all scripts: z3 is faster the less it must be ready for.
fn logic(texts: &[String]) -> &'static str {
    let named = |text: &String| {
        let rest = text.split_once("(set-logic ").map_or("ALL", |(_, rest)| rest);
        rest.split(')').next().unwrap_or_default().to_owned()
    };
    let all: HashSet<String> = texts.iter().map(named).collect();
    let (arrays, floats) = (all.iter().any(|name| name.contains("AB")), all.iter().any(|name| name.contains("FP")));
    match (all.contains("ALL"), arrays, floats) {
        (true, ..) => "ALL",
        (_, false, false) => "QF_BV",
        (_, true, false) => "QF_ABV",
        (_, false, true) => "QF_BVFP",
        (_, true, true) => "QF_ABVFP",
    }
}

/// One process for many queries. Names mean the same in all of them, so each is declared once; each condition has a level
/// of its own on the stack, and the levels stay that the next query begins with. No models and no cores are asked for.
struct Z3 {
    logic: &'static str,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    declared: HashSet<String>,
    levels: Vec<Level>,
    /// It did not stop when it should have, and was stopped.
    is_gone: bool,
}

struct Level {
    condition: String,
    /// What float results are, as far as no lower level says it.
    definitions: Vec<String>,
}

impl Z3 {
    fn start(logic: &'static str) -> Result<Z3> {
        let mut command = Command::new("z3");
        command.args(["-in", "-smt2"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().context("z3")?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { bail!("z3 has no pipes") };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(|line| line.ok());
            // Nobody listens any more once the process is given up.
            lines.into_iter().try_for_each(|line| sender.send(line).ok())
        });
        let (declared, levels) = (HashSet::new(), Vec::new());
        let mut z3 = Z3 { logic, child, input, lines, declared, levels, is_gone: false };
        let limit = LIMIT.as_millis();
        let options = format!("(set-option :global-declarations true)\n(set-option :timeout {limit})\n");
        // Much is made ready for the first question only, which is thus one about nothing.
        let answer = z3.converse(&format!("{options}(set-logic {logic})\n(push)\n(check-sat)\n(pop)\n"))?;
        ensure!(answer.as_deref() == Some("sat"), "z3 says {answer:?}");
        Ok(z3)
    }

    fn seconds(&self) -> f64 {
        process_seconds(self.child.id())
    }

    fn ask(&mut self, script: &str) -> Result<Option<bool>> {
        let mut text = String::new();
        let (mut conditions, mut definitions): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
        for line in script.lines() {
            if line.starts_with("(assert (") {
                definitions.push(line);
            } else if line.starts_with("(assert ") {
                conditions.push(line);
            } else if (line.starts_with("(declare-") || line.starts_with("(define-"))
                && self.declared.insert(line.to_owned())
            {
                text += line;
                text.push('\n');
            }
        }
        let common = self.levels.iter().zip(&conditions).take_while(|(level, next)| level.condition == **next).count();
        if common < self.levels.len() {
            text += &format!("(pop {})\n", self.levels.len() - common);
            self.levels.truncate(common);
        }
        let held: HashSet<&String> = self.levels.iter().flat_map(|level| &level.definitions).collect();
        let mut missing: Vec<String> = definitions.into_iter().map(str::to_owned).collect();
        missing.retain(|definition| !held.contains(definition));
        for condition in &conditions[common..] {
            // All go with the first: some that it does not need say nothing about it.
            let definitions = std::mem::take(&mut missing);
            text +=
                &format!("(push)\n{}{condition}\n", definitions.iter().map(|d| format!("{d}\n")).collect::<String>());
            self.levels.push(Level { condition: (*condition).to_owned(), definitions });
        }
        match self.converse(&(text + "(check-sat)\n"))?.as_deref() {
            Some("sat") => Ok(Some(true)),
            Some("unsat") => Ok(Some(false)),
            Some("unknown" | "timeout") | None => Ok(None),
            Some(other) => bail!("z3 says {other}"),
        }
    }

    /// What it answers; nothing if it does not within twice the time that it was told to.
    fn converse(&mut self, text: &str) -> Result<Option<String>> {
        self.input.write_all(text.as_bytes())?;
        self.input.flush()?;
        let answer = self.lines.recv_timeout(LIMIT * 2 + Duration::from_secs(1)).ok();
        self.is_gone = answer.is_none();
        Ok(answer)
    }
}

impl Drop for Z3 {
    fn drop(&mut self) {
        // It may have ended by itself already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_come_and_go() {
        let Ok(mut z3) = Z3::start("QF_BVFP") else {
            eprintln!("skipped: there is no z3");
            return;
        };
        let script = |conditions: &[&str]| {
            let asserted: String = conditions.iter().map(|t| format!("(assert {t})\n")).collect();
            "(set-logic QF_BVFP)\n(declare-const s0 (_ BitVec 8))\n(declare-const t1 (_ BitVec 8))\n\
             (define-fun next ((r (_ BitVec 8)) (a (_ BitVec 8))) Bool (= r (bvadd a #x01)))\n(assert (next t1 s0))\n\
             (define-fun t2 () Bool (= s0 #x01))\n(define-fun t3 () Bool (= t1 #x02))\n(define-fun t4 () Bool (not t3))\n"
                .to_owned()
                + &asserted
                + "(check-sat)\n(exit)\n"
        };
        let queries: [(&[&str], bool); 5] =
            [(&["t2"], true), (&["t2", "t3"], true), (&["t2", "t4"], false), (&["t4"], true), (&["t3", "t4"], false)];
        for (conditions, expected) in queries {
            assert_eq!(z3.ask(&script(conditions)).expect("it answers"), Some(expected), "{conditions:?}");
        }
        assert!(z3.seconds() > 0.0);
        assert!(z3.ask("(set-logic QF_BV)\n(assert t9)\n").is_err(), "it does not know the name");
    }

    #[test]
    fn least_logic() {
        let texts = |names: &[&str]| names.iter().map(|name| format!("(set-logic {name})\n")).collect::<Vec<_>>();
        assert_eq!(logic(&texts(&["QF_BV", "QF_BV"])), "QF_BV");
        assert_eq!(logic(&texts(&["QF_ABV", "QF_BV"])), "QF_ABV");
        assert_eq!(logic(&texts(&["QF_ABV", "QF_BVFP"])), "QF_ABVFP");
        assert_eq!(logic(&texts(&["QF_BV", "ALL"])), "ALL");
    }
}
