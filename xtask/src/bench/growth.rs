//! How states and time grow with the number of blocks, of nodes, of lists, and with how deep lists are nested.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

/// CPU seconds that one run may take.
const LIMIT: u32 = 20;
const SIZES: [usize; 4] = [10, 100, 1_000, 10_000];

pub fn growth(carve: Option<&Path>) -> Result<()> {
    let built;
    let carve = match carve {
        Some(carve) => carve,
        None => {
            built = crate::carve()?;
            &built
        }
    };
    println!("| `value-graph`: states, CPU s | 10 | 100 | 1,000 | 10,000 |\n|---|--:|--:|--:|--:|");
    let known = SIZES.map(|size| [blocks(size), put_before(size), appended(size)]);
    for (row, name) in ["n blocks", "list, put before", "list, appended"].into_iter().enumerate() {
        let cells = known.each_ref().map(|programs| measure(carve, "value-graph", &programs[row]));
        println!("| {name} | {} |", cells.into_iter().collect::<Result<Vec<_>>>()?.join(" | "));
    }
    println!("\n| | `invariants-lists` | `value-lists` | `auto` |\n|---|--:|--:|--:|");
    let of_lists = [1, 2, 4, 8].map(|lists| (format!("{lists} lists"), independent(lists)));
    let of_depths = [1, 2, 3, 4].map(|depth| (format!("{depth} deep"), nested(depth)));
    for (name, program) in of_lists.into_iter().chain(of_depths) {
        let cells = ["invariants-lists", "value-lists", "auto"].map(|analysis| measure(carve, analysis, &program));
        println!("| {name} | {} |", cells.into_iter().collect::<Result<Vec<_>>>()?.join(" | "));
    }
    Ok(())
}

/// States and CPU seconds.
fn measure(carve: &Path, analysis: &str, program: &str) -> Result<String> {
    let folder = super::compare::folder();
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("growth.c");
    std::fs::write(&file, program)?;
    let mut command = Command::new(carve);
    command.args(["check", "--format", "json", "--property", "valid-memsafety", "--analysis", analysis]);
    let output = command.args(["--timelimit", &LIMIT.to_string()]).arg(&file).output()?;
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).context("no JSON")?;
    let statistics = &document["statistics"];
    let seconds = statistics["seconds"].as_f64().context("no time")?;
    Ok(match document["verdict"].as_str() {
        Some("TRUE") => format!("{}, {seconds:.2}", statistics["nodes"]),
        _ => format!("not in {LIMIT} s"),
    })
}

const HEADER: &str = "extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct node { struct node *next; };
";

/// An array of blocks, filled and freed.
fn blocks(count: usize) -> String {
    format!(
        "{HEADER}void *block[{count}];
int main(void) {{
    for (int i = 0; i < {count}; i++) block[i] = malloc(8);
    for (int i = 0; i < {count}; i++) free(block[i]);
    return 0;
}}
"
    )
}

/// A list that is freed from its front.
fn put_before(nodes: usize) -> String {
    format!(
        "{HEADER}int main(void) {{
    struct node *list = 0;
    for (int i = 0; i < {nodes}; i++) {{ struct node *n = malloc(sizeof *n); n->next = list; list = n; }}
    while (list) {{ struct node *next = list->next; free(list); list = next; }}
    return 0;
}}
"
    )
}

fn appended(nodes: usize) -> String {
    format!(
        "{HEADER}int main(void) {{
    struct node *list = 0, **end = &list;
    for (int i = 0; i < {nodes}; i++) {{ *end = malloc(sizeof **end); (*end)->next = 0; end = &(*end)->next; }}
    while (list) {{ struct node *next = list->next; free(list); list = next; }}
    return 0;
}}
"
    )
}

/// Lists of any length, built one after the other and then freed one after the other.
fn independent(lists: usize) -> String {
    let mut body = String::new();
    for list in 0..lists {
        let _ = writeln!(
            body,
            "    struct node *l{list} = 0;
    while (__VERIFIER_nondet_int()) {{ struct node *n = malloc(sizeof *n); n->next = l{list}; l{list} = n; }}"
        );
    }
    for list in 0..lists {
        let _ = writeln!(
            body,
            "    while (l{list}) {{ struct node *next = l{list}->next; free(l{list}); l{list} = next; }}"
        );
    }
    format!("{HEADER}int main(void) {{\n{body}    return 0;\n}}\n")
}

/// Lists of lists, so deep, each of any length.
fn nested(depth: usize) -> String {
    let mut types = String::new();
    let mut functions = String::new();
    for level in 1..=depth {
        let below = if level > 1 { format!("struct n{} *below; ", level - 1) } else { String::new() };
        let _ = writeln!(types, "struct n{level} {{ {below}struct n{level} *next; }};");
        let (make, drop) = match level {
            1 => (String::new(), String::new()),
            _ => (format!("n->below = make{0}(); ", level - 1), format!("drop{0}(list->below); ", level - 1)),
        };
        let _ = writeln!(
            functions,
            "static struct n{level} *make{level}(void) {{
    struct n{level} *list = 0;
    while (__VERIFIER_nondet_int()) {{ struct n{level} *n = malloc(sizeof *n); {make}n->next = list; list = n; }}
    return list;
}}
static void drop{level}(struct n{level} *list) {{
    while (list) {{ struct n{level} *next = list->next; {drop}free(list); list = next; }}
}}"
        );
    }
    format!("{HEADER}{types}{functions}int main(void) {{ drop{depth}(make{depth}()); return 0; }}\n")
}
