//! The one table of keys.

/// One key, with its section before the dot.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub key: &'static str,
    pub kind: Kind,
    /// As written in a file; empty for keys that have none.
    pub default: &'static str,
    pub doc: &'static str,
}

#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Bool,
    Integer {
        least: i64,
        most: i64,
    },
    /// One of these names, with what each means.
    Name(&'static [(&'static str, &'static str)]),
    /// A list of these names.
    Names(&'static [(&'static str, &'static str)]),
    /// A list of names of analyses and of files.
    Sources,
    /// The name of an analysis that comes with Carve.
    Analysis,
}

const MOST: i64 = i64::MAX;

const fn row(key: &'static str, kind: Kind, default: &'static str, doc: &'static str) -> Row {
    Row { key, kind, default, doc }
}

pub const OPTIONS: &[Row] = &[
    row(
        "include",
        Kind::Sources,
        "",
        "Analyses and files whose keys are taken over: an analysis by its name, a file by a name that ends in `.toml`, \
         relative to this one. The later of two goes before the earlier, and this file before both; lists are replaced whole.",
    ),
    row(
        "stage.analysis",
        Kind::Analysis,
        "",
        "A stage of a sequence: this analysis is run; if it decides nothing, the next stage is. Beside stages, only `library`, `control`, \
         `solver`, `limits`, `refine.violations` and `refine.beyond` mean something: they go for all stages. A stage that is a \
         sequence itself stands for its stages, with the conditions of both and the tighter limits.",
    ),
    row(
        "stage.nodes",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "The stage ends at this many nodes of the reached graph; 0 for no limit.",
    ),
    row(
        "stage.conflicts",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "The stage ends when the solver has met this many conflicts; 0 for no limit.",
    ),
    row(
        "stage.undecided_paths",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "The stage ends when this many paths were neither refuted nor confirmed, as it proves nothing any more; 0 for no \
         limit.",
    ),
    row(
        "stage.work",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "The stage ends when it has done so much work; 0 for no limit. Work is counted, so that it ends at the same place in \
         every run; a unit takes about a millisecond. If the last stage ends so, all that did are run again, with four times \
         as much.",
    ),
    row(
        "stage.when",
        Kind::Names(&[
            ("heap", "a property of memory is checked, or the program allocates blocks"),
            ("not-heap", "neither"),
            ("sizes", "a block or an array has a size that the program computes"),
            ("not-sizes", "all sizes stand in the program"),
            ("loops", "the program has loops"),
            ("overflow", "signed overflow is checked"),
            ("not-overflow", "other properties are"),
            ("recursion", "functions call themselves, or each other in a circle"),
        ]),
        "[]",
        "The stage is left out unless all of these are so.",
    ),
    row(
        "algorithm",
        Kind::Name(&[
            ("explore", "one exploration; everything is tracked"),
            ("cegar", "explore with nothing tracked; refine the precision by error paths that cannot happen"),
        ]),
        "\"explore\"",
        "What is run.",
    ),
    row(
        "wrap",
        Kind::Names(&[(
            "recursion-summaries",
            "calls of functions that wait for themselves are answered by what other calls did that began in a state which \
             covers this one; that only proves, and is for `algorithm = \"explore\"`",
        )]),
        "[]",
        "Wrappers around the analysis, the innermost first.",
    ),
    row(
        "merge",
        Kind::Name(&[
            ("separate", "states are never merged"),
            ("agree", "merged where every domain merges or the states are equal"),
        ]),
        "\"separate\"",
        "Whether a new state is joined with a reached one of the same location and call stack.",
    ),
    row(
        "stop",
        Kind::Name(&[
            ("sep", "a state is covered by one reached state"),
            ("join", "a state is covered by the reached states together"),
        ]),
        "\"sep\"",
        "When a new state needs no exploration.",
    ),
    row(
        "stop_at",
        Kind::Name(&[
            ("all", "at every location"),
            ("joins", "where paths meet, at function entries and at loop heads"),
        ]),
        "\"joins\"",
        "Where coverage is looked for.",
    ),
    row(
        "max_compared",
        Kind::Integer { least: 2, most: MOST },
        "256",
        "How many reached states that know less a new one is compared with at most; an equal one is always found.",
    ),
    row(
        "domains",
        Kind::Names(&[
            ("value", "explicit and symbolic values and pointers, over the memory model; section `[value]`"),
            (
                "observers",
                "the observer automata of the specification; without it, calls of error functions go unnoticed",
            ),
        ]),
        "[\"value\", \"observers\"]",
        "What states are made of. Control (locations, call stacks) is always there.",
    ),
    row(
        "library.malloc_may_fail",
        Kind::Bool,
        "false",
        "Whether `malloc` and its like may fail (also `--malloc-may-fail`): see semantics.md.",
    ),
    row(
        "control.recursion",
        Kind::Integer { least: 1, most: 1_000_000 },
        "2000",
        "Activations of one function at a time. A path that needs more is a leaf that forces UNKNOWN if it is feasible.",
    ),
    row(
        "value.merge",
        Kind::Name(&[
            ("separate", "never"),
            ("join", "the facts that both states know"),
            (
                "generalise",
                "at loop heads, where values are symbolic: what differs gets a new name, and simple claims that hold in \
                 both states are kept",
            ),
        ]),
        "\"separate\"",
        "How two states merge, if `merge` lets them.",
    ),
    row(
        "value.scope",
        Kind::Name(&[
            ("global", "a cell is tracked wherever its variable lives"),
            ("function", "a cell is tracked in the functions where a refutation needs it"),
            ("location", "a cell is tracked at the locations where a refutation needs it"),
        ]),
        "\"global\"",
        "How far an entry of the precision reaches.",
    ),
    row(
        "value.pointers",
        Kind::Name(&[("always", "pointers are always tracked"), ("precision", "only where the precision says so")]),
        "\"always\"",
        "Whether pointers are under the precision.",
    ),
    row(
        "value.heap",
        Kind::Name(&[
            ("sites", "some of each allocation, by number; see `value.heap_blocks`"),
            ("graph", "all of them; states are compared by the shape of the graph that pointers make"),
        ]),
        "\"sites\"",
        "Which blocks of the heap are told apart.",
    ),
    row(
        "value.heap_blocks",
        Kind::Integer { least: 0, most: 1_000_000 },
        "64",
        "Live heap blocks per allocation site; what is beyond is not modelled. For `heap = \"sites\"`.",
    ),
    row(
        "value.lists",
        Kind::Name(&[
            ("nodes", "every node is a block of its own"),
            (
                "fold-alike",
                "where a loop begins again, nodes without different constants become a segment of any length",
            ),
            (
                "fold-kinds",
                "also others, as nodes of several kinds, where a loop does not come to an end otherwise and states are not merged",
            ),
            ("fold", "also others, and the constants are forgotten, where a loop does not come to an end otherwise"),
            ("fold-all", "also others, from the beginning"),
        ]),
        "\"nodes\"",
        "How lists are kept. For `heap = \"graph\"`.",
    ),
    row(
        "value.list_nodes",
        Kind::Integer { least: 2, most: 1_000_000 },
        "3",
        "So many nodes become a segment where there was none. For `lists` that are folded.",
    ),
    row(
        "value.list_counts",
        Kind::Bool,
        "false",
        "Whether it is kept how many nodes a segment has. For `merge = \"generalise\"`.",
    ),
    row(
        "value.prune_at_return",
        Kind::Bool,
        "false",
        "Whether blocks that nothing leads to are removed where a function returns, and not only where states are next \
         compared (`heap = \"graph\"`) or an allocation runs out of blocks (`heap = \"sites\"`). Where `valid-memtrack` or \
         `valid-memcleanup` is checked, they are followed by what these ask for.",
    ),
    row(
        "value.symbolic",
        Kind::Bool,
        "false",
        "Whether unknown values get names and what is assumed of them is kept and decided by a solver.",
    ),
    row(
        "value.drop_first",
        Kind::Name(&[
            ("conditions", "and then values: few conditions are tracked"),
            ("values", "and then conditions: few values are tracked"),
        ]),
        "\"conditions\"",
        "What refinement tries to do without first, where values are symbolic.",
    ),
    row(
        "waitlist.order",
        Kind::Names(&[
            ("depth-first", "newest first; last in a list"),
            ("breadth-first", "oldest first; last in a list"),
            ("random", "at random, by `seed`; last in a list"),
            ("reverse-post-order", "locations that come early in the program first"),
            ("call-stack", "deepest call stack first"),
            ("loops", "innermost loop first"),
            ("coverage", "locations first that were explored least often"),
        ]),
        "[\"depth-first\"]",
        "Which node is explored next: the first criterion that tells two nodes apart decides. A list that does not end \
         in one of the first three goes on depth-first.",
    ),
    row("waitlist.seed", Kind::Integer { least: 0, most: MOST }, "0", "For `random`."),
    row(
        "refine.prune",
        Kind::Name(&[
            ("pivot", "only below the first node where something new is tracked"),
            ("restart", "everything is explored again"),
        ]),
        "\"pivot\"",
        "What is explored again after a refinement.",
    ),
    row(
        "refine.prefixes",
        Kind::Integer { least: 1, most: 10_000 },
        "20",
        "Infeasible sliced prefixes of an error path to choose from; 1 takes the first, without selection.",
    ),
    row(
        "refine.prefer",
        Kind::Names(&[
            ("min-score", "variables of simple kinds: boolean, then compared for equality only, then additive"),
            ("max-score", "the opposite"),
            ("min-length", "short prefixes"),
            ("max-length", "long prefixes"),
            ("min-width", "facts that need to be kept over few positions"),
            ("max-width", "the opposite"),
            ("min-loops", "few facts on loop counters"),
            ("max-loops", "the opposite"),
            ("min-assumptions", "few assumptions"),
            ("max-assumptions", "many assumptions"),
            ("min-pivot", "facts needed from early on the path"),
            ("max-pivot", "facts needed only late on the path, so that little is explored again"),
        ]),
        "[\"min-score\", \"min-width\"]",
        "Which prefix is taken: the first criterion that tells two apart decides.",
    ),
    row(
        "refine.slice",
        Kind::Bool,
        "true",
        "Leave steps out of an error path that have no influence on its contradiction, before interpolation.",
    ),
    row(
        "refine.violations",
        Kind::Integer { least: 1, most: 1_000_000 },
        "1",
        "Stop after this many different violations (also `--violations`).",
    ),
    row(
        "refine.beyond",
        Kind::Integer { least: 0, most: 1_000_000_000_000 },
        "0",
        "States that are explored after the first violation, where more are looked for; 0: no limit.",
    ),
    row(
        "solver.use",
        Kind::Name(&[
            ("embedded", "bit-blasting to CaDiCaL, part of Carve"),
            ("z3", "the program `z3`"),
            ("cvc5", "the program `cvc5`"),
            ("bitwuzla", "the program `bitwuzla`"),
        ]),
        "\"embedded\"",
        "Who decides about symbolic values (also `--solver`). Programs are looked for on the path.",
    ),
    row(
        "solver.theory",
        Kind::Name(&[
            ("bits", "bit-vectors and IEEE floats, exactly"),
            (
                "integer",
                "mathematical integers: sometimes faster, and wrong where numbers wrap; TRUE becomes UNKNOWN unless \
                 `--accept-unsound`",
            ),
        ]),
        "\"bits\"",
        "What numbers mean to the solver (also `--theory`); `integer` needs `z3` or `cvc5` (see solvers.md).",
    ),
    row(
        "solver.effort",
        Kind::Integer { least: 1, most: MOST },
        "20000",
        "Conflicts that one question may cost; then the path is taken to be possible.",
    ),
    row(
        "solver.equalities",
        Kind::Name(&[
            ("substitute", "the unknown is replaced by it, everywhere"),
            ("add", "the equality is one more condition"),
        ]),
        "\"substitute\"",
        "What becomes of an unknown that must equal a constant or another unknown.",
    ),
    row(
        "solver.check_with",
        Kind::Name(&[
            ("nobody", "answers are not compared"),
            ("z3", "the program `z3`"),
            ("cvc5", "the program `cvc5`"),
            ("bitwuzla", "the program `bitwuzla`"),
        ]),
        "\"nobody\"",
        "Every answer of the solver is compared with that of this one (also `--cross-check`); that they disagree is an \
         internal error.",
    ),
    row(
        "limits.conflicts",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "Stop when the solver has met this many conflicts; 0 for no limit.",
    ),
    row(
        "limits.undecided_paths",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "Stop when this many paths were neither refuted nor confirmed; 0 for no limit.",
    ),
    row(
        "limits.executions",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "Where undefined behaviour is asked for and the first stage has proved nothing, so many executions with guessed \
         arguments and standard input are tried; 0 for none.",
    ),
    row(
        "limits.nodes",
        Kind::Integer { least: 0, most: MOST },
        "0",
        "Stop at this many nodes of the reached graph; 0 for no limit.",
    ),
];

impl Row {
    /// The part before the last dot; empty at the top.
    pub fn section(&self) -> &'static str {
        self.key.rsplit_once('.').map_or("", |(section, _)| section)
    }
    pub fn name(&self) -> &'static str {
        self.key.rsplit_once('.').map_or(self.key, |(_, name)| name)
    }
}
