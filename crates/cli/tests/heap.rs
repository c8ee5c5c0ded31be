//! What `carve check` says and draws of memory: messages, the heap of a counterexample, pictures of states.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use expect_test::{Expect, expect};
use test_support::{Finished, root, run};

fn carve(args: &[&str]) -> Finished {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    run(command.args(args).current_dir(root()), b"", Duration::from_secs(60)).expect("carve starts")
}

/// A folder of its own for each test, with a source file in it.
fn scratch(name: &str, text: &str) -> (PathBuf, String) {
    let folder = std::env::temp_dir().join(format!("carve-heap-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    let file = folder.join("test.c");
    std::fs::write(&file, text).expect("a scratch file");
    let file = file.to_string_lossy().into_owned();
    (folder, file)
}

/// The message and the heap of the first violation.
fn check(name: &str, property: &str, text: &str, expected: Expect) {
    let (folder, file) = scratch(name, text);
    let finished = carve(&["check", "--analysis", "value", "--property", property, &file]);
    _ = std::fs::remove_dir_all(&folder);
    let said = finished.stdout_text().replace(&format!("{}/", folder.display()), "");
    assert_eq!(finished.status, 1, "{said}{}", finished.stderr_text());
    let heap = said.lines().skip_while(|line| *line != "heap:").take_while(|line| !line.starts_with("help:"));
    let lines: Vec<&str> = said.lines().take(1).chain(heap).collect();
    expected.assert_eq(&(lines.join("\n") + "\n"));
}

const NODES: &str = "void *malloc(unsigned long); void *calloc(unsigned long, unsigned long); void free(void *);
struct node { int v; struct node *next; };
static struct node *push(struct node *list, int v) {
    struct node *n = malloc(sizeof *n);
    n->v = v;
    n->next = list;
    return n;
}
";

#[test]
fn a_list_with_a_freed_node() {
    let text = format!(
        "{NODES}struct node *all;
static int first(struct node *list) {{ return list->next->v; }}
int main(void) {{
    struct node *list = push(push(0, 1), 2);
    char *name = calloc(1, 8);
    name[0] = 'h';
    int *numbers = calloc(3, sizeof(int)), *second = numbers + 1;
    *second = -5;
    all = list;
    free(list->next);
    return first(list);
}}
"
    );
    let expected = expect![[r#"
        test.c:10:39: valid-deref: `list->next->v` reads 4 bytes of the 16-byte block that was allocated at line 4 and freed at line 18
        heap:
          list -> block 1 (16 bytes, malloc at line 4): v = 2, next -> block 4
          list (in main) -> block 1
          name (in main) -> block 2 (8 bytes, calloc at line 13): "h"
          numbers (in main) -> block 3 (12 bytes, calloc at line 15): [0] = 0, [1] = -5, [2] = 0
          second (in main) -> block 3 + 4
          all -> block 1
          block 4 (16 bytes, malloc at line 4, freed at line 18)
    "#]];
    check("list", "valid-deref", &text, expected);
}

#[test]
fn a_lost_list() {
    let text = format!(
        "{NODES}int main(void) {{\n    struct node *list = push(push(0, 1), 2);\n    list = 0;\n    return 0;\n}}\n"
    );
    check(
        "lost",
        "valid-memtrack",
        &text,
        expect![[r#"
        test.c:11:5: valid-memtrack: the 16-byte block allocated at line 4 is lost: nothing points to it any more
        heap:
          lost: block 1 (16 bytes, malloc at line 4): v = 1, next = NULL
          lost: block 2 (16 bytes, malloc at line 4): v = 2, next -> block 1
    "#]],
    );
}

#[test]
fn a_list_that_is_never_freed() {
    let text = format!(
        "{NODES}struct node *all;\nint main(void) {{\n    for (int i = 0; i < 20; i++)\n        all = push(all, i);\n    return 0;\n}}\n"
    );
    check(
        "left",
        "valid-memcleanup",
        &text,
        expect![[r#"
        test.c:10:5: valid-memcleanup: the 16-byte block allocated at line 4 is not freed when the program ends
        heap:
          all -> block 1 (16 bytes, malloc at line 4): v = 19, next -> block 2
          block 2 (16 bytes, malloc at line 4): v = 18, next -> block 3
          block 3 (16 bytes, malloc at line 4): v = 17, next -> block 4
          block 4 (16 bytes, malloc at line 4): v = 16, next -> block 5
          block 5 (16 bytes, malloc at line 4): v = 15, next -> block 6
          block 6 (16 bytes, malloc at line 4): v = 14, next -> block 7
          block 7 (16 bytes, malloc at line 4): v = 13, next -> block 8
          block 8 (16 bytes, malloc at line 4): v = 12, next -> block 9
          block 9 (16 bytes, malloc at line 4): v = 11, next -> block 10
          block 10 (16 bytes, malloc at line 4): v = 10, next -> block 11
          block 11 (16 bytes, malloc at line 4): v = 9, next -> block 12
          block 12 (16 bytes, malloc at line 4): v = 8, next -> block 13
          … 8 more blocks
    "#]],
    );
}

#[test]
fn no_heap_where_there_are_no_blocks() {
    let text = "int main(void) {\n    int *p = 0;\n    return *p;\n}\n";
    check(
        "none",
        "valid-deref",
        text,
        expect![[r#"
        test.c:3:5: valid-deref: `*p` reads 4 bytes at offset 0 of a null pointer
    "#]],
    );
}

#[test]
fn the_heap_as_data() {
    let text =
        format!("{NODES}int main(void) {{\n    struct node *p = push(0, 7);\n    free(&p->next);\n    return 0;\n}}\n");
    let (folder, file) = scratch("json", &text);
    let finished = carve(&["check", "--format", "json", "--property", "valid-free", &file]);
    _ = std::fs::remove_dir_all(&folder);
    let document: serde_json::Value = serde_json::from_slice(&finished.stdout).expect("standard output is JSON");
    let violation = &document["violations"][0];
    let message = "free of `&p->next`, which points 8 bytes into the 16-byte block allocated at line 4";
    assert_eq!(violation["message"].as_str(), Some(message));
    let heap = &violation["heap"];
    assert_eq!(heap["pointers"], serde_json::json!([{"name": "p", "block": 1, "offset": 0}]));
    let fields = serde_json::json!([{"name": "v", "value": "7"}, {"name": "next", "value": "NULL"}]);
    assert_eq!((&heap["blocks"][0]["fields"], heap["more"].as_u64()), (&fields, Some(0)));
    assert_eq!(heap["blocks"][0]["allocated"]["line"].as_u64(), Some(4));
}

#[test]
fn states_are_drawn() {
    let text = "extern int __VERIFIER_nondet_int(void);
void *malloc(unsigned long); void free(void *);
struct node { int v; struct node *next; };
struct node *all;
int main(void) {
    int x = __VERIFIER_nondet_int(), *p = &x;
    if (x <= 3)
        return 0;
    all = malloc(sizeof *all);
    all->v = x + 1;
    all->next = 0;
    struct node **where = &all->next;
    *where = malloc(sizeof *all);
    all->next->v = *p;
    free(all->next);
    free(all);
    return 0;
}
";
    let (folder, file) = scratch("smg", text);
    let out = folder.join("out");
    let arguments = ["check", "--analysis", "symexec", "--property", "valid-deref", "--dump", "smg", "--output"];
    let finished = carve(&[&arguments[..], &[&out.to_string_lossy(), &file]].concat());
    assert_eq!(finished.status, 0, "{}{}", finished.stdout_text(), finished.stderr_text());
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(out.join("smg")).expect("pictures").map(|entry| entry.expect("a picture").path()).collect();
    files.sort();
    let named = |line: &str| files.iter().find(|file| file.to_string_lossy().contains(&format!("/main-{line}-")));
    let drawn = std::fs::read_to_string(named("15").expect("line 15 is reached")).expect("a picture");
    expect![[r##"
        digraph smg {
          label="main, line 15 (l12): 1 state";
          rankdir=LR; labelloc=t; labeljust=l; fontname="Helvetica"; fontsize=13; nodesep=0.3; ranksep=0.6;
          node [shape=box, style="rounded,filled", fillcolor="#fafafa", color="#8a8a8a", fontname="DejaVu Sans Mono", fontsize=10, margin="0.05,0.03"];
          edge [fontname="DejaVu Sans Mono", fontsize=9, color="#1a4f8b", arrowsize=0.7];
          subgraph cluster_n13 {
            label="n13"; style=rounded; color="#c8c8c8";
            "n13_globals" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="1" CELLPADDING="1">
              <TR><TD COLSPAN="2"><B>globals</B></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj0_0">all</TD><TD ALIGN="LEFT" PORT="obj0_0v"><FONT COLOR="#1a4f8b">●</FONT></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj2_0">argv</TD><TD ALIGN="LEFT" PORT="obj2_0v"><FONT COLOR="black">outside</FONT></TD></TR>
            </TABLE>>];
            "n13_frame1" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="1" CELLPADDING="1">
              <TR><TD COLSPAN="2"><B>main</B></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj106_0">x</TD><TD ALIGN="LEFT" PORT="obj106_0v"><FONT COLOR="black">s0</FONT></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj107_0">p</TD><TD ALIGN="LEFT" PORT="obj107_0v"><FONT COLOR="#8a8a8a">uninitialised</FONT></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj108_0">where</TD><TD ALIGN="LEFT" PORT="obj108_0v"><FONT COLOR="#8a8a8a">uninitialised</FONT></TD></TR>
            </TABLE>>];
            "n13_obj96" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="1" CELLPADDING="1">
              <TR><TD COLSPAN="2"><B>16 bytes, malloc at line 9</B></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj96_0">+0:4 v</TD><TD ALIGN="LEFT" PORT="obj96_0v"><FONT COLOR="black">s0 + 1</FONT></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj96_64">+8:8 next</TD><TD ALIGN="LEFT" PORT="obj96_64v"><FONT COLOR="#1a4f8b">●</FONT></TD></TR>
            </TABLE>>, fillcolor="#fff8e6"];
            "n13_obj97" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="1" CELLPADDING="1">
              <TR><TD COLSPAN="2"><B>16 bytes, malloc at line 13</B></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj97_0">+0:4 v</TD><TD ALIGN="LEFT" PORT="obj97_0v"><FONT COLOR="black">s0</FONT></TD></TR>
              <TR><TD ALIGN="LEFT" PORT="obj97_64">+8:8 next</TD><TD ALIGN="LEFT" PORT="obj97_64v"><FONT COLOR="#8a8a8a">uninitialised</FONT></TD></TR>
            </TABLE>>, fillcolor="#fff8e6"];
            "n13_conditions" [shape=note, style=filled, fillcolor="#eef4ea", label=<s0 &gt;= 4<BR ALIGN="LEFT"/>>];
            "n13_globals":"obj0_0v":e -> "n13_obj96";
            "n13_obj96":"obj96_64v":e -> "n13_obj97";
          }
        }
    "##]].assert_eq(&drawn);
    for file in &files {
        let drawn = Command::new("dot").arg("-Tplain").arg(file).output();
        match drawn {
            Ok(drawn) => {
                let said = String::from_utf8_lossy(&drawn.stderr).into_owned();
                assert!(drawn.status.success() && !said.contains("syntax"), "{}: {said}", file.display());
            }
            Err(error) => {
                eprintln!("skipped: dot does not start: {error}");
                break;
            }
        }
    }
    _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn pictures_need_a_folder() {
    let finished = carve(&["check", "--dump", "smg", "examples/inputs.c"]);
    assert_eq!(finished.status, 64);
    assert!(finished.stderr_text().contains("--output <DIR>"), "{}", finished.stderr_text());
}

/// The text with the trace, all of it.
fn check_trace(name: &str, text: &str, args: &[&str], expected: Expect) {
    let (folder, file) = scratch(name, text);
    let finished = carve(&[&["check", "--property", "valid-memsafety"], args, &[&file]].concat());
    _ = std::fs::remove_dir_all(&folder);
    expected.assert_eq(&finished.stdout_text().replace(&format!("{}/", folder.display()), ""));
}

#[test]
fn a_trace_ends_where_the_block_is_lost() {
    let text = "void *malloc(unsigned long); void free(void *);
int main(void) {
    int *kept = malloc(4), *lost = malloc(4);
    *lost = 1;
    lost = kept;
    *kept = 2;
    free(kept);
    return 0;
}
";
    check_trace(
        "end",
        text,
        &[],
        expect![[r#"
            test.c:5:5: valid-memtrack: the 4-byte block allocated at line 3 is lost: nothing points to it any more
            trace:
              test.c:2: main()
              test.c:3: kept = malloc(4) = a block of line 3
              test.c:3: lost = malloc(4) = a block of line 3
              test.c:4: *lost = 1
              test.c:5: lost = a block of line 3
            heap:
              lost: block 2 (4 bytes, malloc at line 3): 1
              kept -> block 1 (4 bytes, malloc at line 3): uninitialised
              lost -> block 1
            help: --output DIR writes the inputs to a file for `carve run`
            valid-free      not decided
            valid-deref     not decided
            valid-memtrack  violated
            Verdict: FALSE (valid-memtrack)
        "#]],
    );
    let by_return = "void *malloc(unsigned long);
static int use(void) {
    int *only = malloc(4);
    *only = 1;
    return *only;
}
int main(void) {
    int x = use();
    x++;
    return x;
}
";
    check_trace(
        "return",
        by_return,
        &[],
        expect![[r#"
            test.c:5:5: valid-memtrack: the 4-byte block allocated at line 3 is lost: nothing points to it any more
            trace:
              test.c:7: main()
              test.c:8: use()
              test.c:3: only = malloc(4) = a block of line 3
              test.c:4: *only = 1
              test.c:5: return 1
            heap:
              lost: block 1 (4 bytes, malloc at line 3): 1
            help: --output DIR writes the inputs to a file for `carve run`
            valid-free      not decided
            valid-deref     not decided
            valid-memtrack  violated
            Verdict: FALSE (valid-memtrack)
        "#]],
    );
}

#[test]
fn a_trace_names_functions_and_strings() {
    let text = "static int one(int x) { return x + 1; }
static const char *const names[] = {\"one\", \"two\"};
int main(void) {
    int (*step)(int) = one;
    const char *name = names[1];
    step = 0;
    return step(name[0]);
}
";
    check_trace(
        "names",
        text,
        &[],
        expect![[r#"
            test.c:7:12: valid-deref: call through the null pointer `step`
            trace:
              test.c:2: names[0] = "one"
              test.c:2: names[1] = "two"
              test.c:3: main()
              test.c:4: step = one
              test.c:5: name = "two"
              test.c:6: step = NULL
              test.c:7: step(116)
            help: --output DIR writes the inputs to a file for `carve run`
            valid-free      holds before what is violated
            valid-deref     violated
            valid-memtrack  holds before what is violated
            Verdict: FALSE (valid-deref)
        "#]],
    );
}

#[test]
fn what_a_call_gave_is_named_by_the_call() {
    let text = "struct node { int v; struct node *next; };
static struct node last = {1, 0};
static struct node *end(struct node *list) { return list->next ? list->next : list; }
static struct node *first(void) { return &last; }
int main(void) {
    int all[2] = {0, end(&last)->v};
    if (!end(first())->v)
        return 0;
    return all[1] + end(first())->next->v;
}
";
    check_trace(
        "calls",
        text,
        &[],
        expect![[r#"
            test.c:9:5: valid-deref: `end(first())->next->v` reads 4 bytes at offset 0 of a null pointer
            trace:
              test.c:2: last.v = 1
              test.c:5: main()
              test.c:6: all[0] = 0
              test.c:6: end(&last)
              test.c:3: [!list->next] with list->next = NULL
              test.c:3: return &last
              test.c:6: all[1] = 1
              test.c:7: first()
              test.c:4: return &last
              test.c:7: end(&last)
              test.c:3: [!list->next] with list->next = NULL
              test.c:3: return &last
              test.c:7: [end(first())->v] with end(first())->v = 1
              test.c:9: first()
              test.c:4: return &last
              test.c:9: end(&last)
              test.c:3: [!list->next] with list->next = NULL
              test.c:3: return &last
              test.c:9: return tmp + end(first())->next->v
            help: --output DIR writes the inputs to a file for `carve run`
            valid-free      holds before what is violated
            valid-deref     violated
            valid-memtrack  holds before what is violated
            Verdict: FALSE (valid-deref)
        "#]],
    );
}

const TWO: &str = "void *malloc(unsigned long); void *realloc(void *, unsigned long); void free(void *);
int main(void) {
    char *name = malloc(8);
    if (!name)
        return 1;
    name = realloc(name, 16);
    free(name);
    return 0;
}
";

#[test]
fn a_counterexample_names_the_allocation_that_fails() {
    check_trace(
        "fails",
        TWO,
        &["--malloc-may-fail"],
        expect![[r#"
            test.c:6:5: valid-memtrack: the 8-byte block allocated at line 3 is lost: nothing points to it any more
            inputs:
              test.c:6: realloc(a block of line 3, 16) fails
            trace:
              test.c:2: main()
              test.c:3: name = malloc(8) = a block of line 3
              test.c:4: [name] with name = a block of line 3
              test.c:6: [name] with name = a block of line 3
              test.c:6: name = NULL
            heap:
              lost: block 1 (8 bytes, malloc at line 3)
            help: --output DIR writes the inputs to a file for `carve run`
            valid-free      not decided
            valid-deref     not decided
            valid-memtrack  violated
            Verdict: FALSE (valid-memtrack)
        "#]],
    );
    check_trace(
        "succeeds",
        TWO,
        &[],
        expect![[r#"
            valid-free      holds
            valid-deref     holds
            valid-memtrack  holds
            Verdict: TRUE
        "#]],
    );
}

#[test]
fn a_failing_allocation_is_reproduced_by_run() {
    let (folder, file) = scratch("reproduce", TWO);
    let out = folder.join("out").to_string_lossy().into_owned();
    let set = ["--set", "library.malloc_may_fail=true"];
    let args = [&["check", "--property", "valid-memsafety", "--output", &out], &set[..], &[&file]].concat();
    let stdout = carve(&args).stdout_text();
    let command = stdout.lines().find_map(|line| line.strip_prefix("reproduce: carve ")).expect("a command is shown");
    let again = carve(&[&command.split(' ').collect::<Vec<_>>()[..], &["--leaks"]].concat());
    let inputs = std::fs::read_to_string(folder.join("out/counterexample.inputs")).expect("it was written");
    _ = std::fs::remove_dir_all(&folder);
    assert!(inputs.ends_with("\nmalloc ok\nmalloc fail\n"), "{inputs}");
    let said = again.stderr_text();
    assert!(said.contains("the last reference to 8 bytes goes here"), "{command}\n{said}");
}
