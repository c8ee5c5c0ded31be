//! What can be said of a task at once, by which a sequence of analyses is chosen.

use cfa::{Arg, ExprKind, Facts, Op, Program};
use config::{StageConfig, When};
use spec::{Property, Specification};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Features {
    /// A property of memory by itself is checked, or blocks are allocated.
    heap: bool,
    /// The program computes the size of a block or an array.
    sizes: bool,
    loops: bool,
    /// Signed overflow is checked.
    overflow: bool,
    recursion: bool,
}

impl Features {
    pub fn of(facts: &Facts<'_>, specification: &Specification) -> Self {
        let program = facts.program();
        let mut features = Features {
            heap: !specification.is_strict() && specification.properties.iter().any(|property| property.is_memory()),
            sizes: false,
            loops: !facts.loops().is_empty(),
            overflow: specification.asks_for(Property::NoOverflow),
            recursion: facts.calls().has_circles(),
        };
        for edge in program.edges.iter() {
            match &edge.op {
                Op::Call(call) => {
                    if let Some(allocation) = program.allocation(call) {
                        features.heap = true;
                        features.sizes |=
                            allocation.sizes.iter().any(|&size| is_computed(program, call.args.get(size)));
                    }
                }
                Op::OpenSized { .. } => features.sizes = true,
                _ => {}
            }
        }
        features
    }

    /// Those of the stages that are for such a task.
    pub fn choose(self, stages: &[StageConfig]) -> Vec<&StageConfig> {
        stages.iter().filter(|stage| self.satisfy(&stage.when)).collect()
    }

    fn satisfy(self, when: &[When]) -> bool {
        when.iter().all(|wanted| match wanted {
            When::Heap => self.heap,
            When::NotHeap => !self.heap,
            When::Sizes => self.sizes,
            When::NotSizes => !self.sizes,
            When::Loops => self.loops,
            When::Overflow => self.overflow,
            When::NotOverflow => !self.overflow,
            When::Recursion => self.recursion,
        })
    }
}

fn is_computed(program: &Program, arg: Option<&Arg>) -> bool {
    let Some(&Arg::Scalar(mut x)) = arg else { return false };
    while let ExprKind::Convert(of) = program.exprs[x].kind {
        x = of;
    }
    !matches!(program.exprs[x].kind, ExprKind::Const(_))
}

#[cfg(test)]
mod tests {
    use index::Interner;
    use source::SourceMap;
    use types::DataModel;

    use super::*;

    fn lower(text: &str) -> Program {
        let mut sources = SourceMap::default();
        let mut names = Interner::default();
        let file = sources.add("test.c", text.as_bytes()).expect("small");
        let (ast, _) = syntax::parse(file, &mut sources, &mut names);
        let Ok((typed, _)) = sema::analyse(vec![ast], sources, names, DataModel::Lp64) else { panic!("{text}") };
        let Ok(program) = lower::lower(typed, "main") else { panic!("{text}") };
        program
    }

    const PLAIN: &str = "extern int __VERIFIER_nondet_int(void);
        int main(void) { int x = __VERIFIER_nondet_int(); return x < 0 ? x + 1 : x; }";
    const CALLS: &str = "int sum(int n) { return n < 1 ? 0 : n + sum(n - 1); } int main(void) { return sum(3); }";
    const LOOP: &str = "extern int __VERIFIER_nondet_int(void);
        int main(void) { int x = __VERIFIER_nondet_int(); while (x > 0) x--; return x; }";
    const COMPUTED_ARRAY: &str = "extern int __VERIFIER_nondet_int(void);
        int main(void) { int n = __VERIFIER_nondet_int(); if (n < 1) return 0; int a[n];
        for (int i = 0; i < n; i++) a[i] = 0; return a[0]; }";
    const BLOCK: &str = "extern void *malloc(unsigned long); extern void free(void *);
        int main(void) { int *p = malloc(sizeof *p); *p = 1; free(p); return 0; }";
    const BLOCKS: &str =
        "extern int __VERIFIER_nondet_int(void); extern void *malloc(unsigned long); extern void free(void *);
        int main(void) { while (__VERIFIER_nondet_int()) { int *p = malloc(sizeof *p); *p = 1; free(p); } return 0; }";
    const COMPUTED_BLOCK: &str = "extern unsigned __VERIFIER_nondet_uint(void);
        extern void *malloc(unsigned long); extern void free(void *);
        int main(void) { unsigned n = __VERIFIER_nondet_uint(); char *p = malloc(n);
        for (unsigned i = 0; i < n; i++) p[i] = 0; free(p); return 0; }";

    /// What `auto` runs on this task, if nothing decides it.
    fn stages(text: &str, property: &str) -> String {
        let specification = Specification::from_names(property).expect("a property");
        let all = config::stages(&config::shipped("auto").expect("it loads")).expect("they load");
        let chosen = Features::of(&Facts::new(&lower(text)), &specification).choose(&all);
        let names = chosen.iter().map(|stage| stage.analysis.as_deref().expect("a stage has a name"));
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn without_blocks_values_come_first() {
        let plain = "value value-cegar symexec-cegar symexec-breadth symexec symexec-breadth symexec value-cegar";
        let joined = "value value-cegar symexec-cegar symexec-breadth symexec invariants-graph symexec-breadth symexec \
            value-cegar";
        let joined_early = "value value-cegar symexec-cegar symexec-breadth invariants-graph symexec symexec-breadth symexec \
            value-cegar";
        let sizes_first = "value invariants-graph value-cegar symexec-cegar symexec-breadth symexec symexec-breadth symexec \
            value-cegar";
        let calls = "value invariants-lists-recursion value-cegar symexec-cegar symexec-breadth symexec symexec-breadth \
            symexec value-cegar";
        assert_eq!(stages(CALLS, "unreach-call"), calls);
        for property in ["unreach-call", "assert", "no-overflow"] {
            assert_eq!(stages(PLAIN, property), plain, "{property}");
            assert_eq!(stages(COMPUTED_ARRAY, property), sizes_first, "{property}");
        }
        assert_eq!(stages(LOOP, "unreach-call"), joined);
        assert_eq!(stages(LOOP, "assert"), joined);
        assert_eq!(stages(LOOP, "no-overflow"), joined_early);
    }

    #[test]
    fn blocks_and_properties_of_memory_take_graphs() {
        let one = "value-lists value-graph-cegar symexec-graph-cegar value-graph value-graph-cegar \
            symexec-graph-breadth symexec-graph symexec-graph-breadth symexec-graph value-graph-cegar";
        let lists = "value-lists value-graph-cegar symexec-graph-cegar invariants-lists value-lists-alike \
            symexec-lists-kinds invariants-lists-counted invariants-lists-marked value-graph value-graph-cegar \
            symexec-graph-breadth symexec-graph invariants-graph symexec-graph-breadth symexec-graph \
            value-graph-cegar";
        let lists_joined_early = "value-lists value-graph-cegar symexec-graph-cegar invariants-lists value-lists-alike \
            symexec-lists-kinds invariants-lists-counted invariants-lists-marked value-graph value-graph-cegar \
            symexec-graph-breadth invariants-graph symexec-graph symexec-graph-breadth symexec-graph \
            value-graph-cegar";
        let sizes_first = "value-lists value-graph-cegar symexec-graph-cegar invariants-lists value-lists-alike \
            symexec-lists-kinds invariants-lists-counted invariants-lists-marked value-graph invariants-graph \
            value-graph-cegar symexec-graph-breadth symexec-graph symexec-graph-breadth symexec-graph \
            value-graph-cegar";
        for property in ["unreach-call", "no-overflow", "valid-memsafety", "valid-memcleanup"] {
            assert_eq!(stages(BLOCK, property), one, "{property}");
            assert_eq!(stages(COMPUTED_BLOCK, property), sizes_first, "{property}");
        }
        assert_eq!(stages(BLOCKS, "unreach-call"), lists);
        assert_eq!(stages(BLOCKS, "valid-memsafety"), lists);
        assert_eq!(stages(BLOCKS, "no-overflow"), lists_joined_early);
        // The property decides where the program has no blocks.
        let calls = one.replace("-cegar value-graph ", "-cegar invariants-lists-recursion value-graph ");
        assert_eq!(stages(CALLS, "valid-deref"), calls);
        assert_eq!(stages(PLAIN, "valid-deref"), one);
        assert_eq!(stages(LOOP, "valid-memsafety"), lists);
        assert_eq!(stages(COMPUTED_ARRAY, "valid-memsafety"), sizes_first);
    }
}
