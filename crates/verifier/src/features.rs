//! What can be said of a task at once, by which a sequence of analyses is chosen.

use cfa::{Arg, CallOp, Callee, ExprKind, Loops, Op, Program};
use config::When;
use spec::{Property, Specification};

/// Functions that give out memory, and which of their arguments say how much.
const ALLOCATIONS: [(&str, &[usize]); 10] = [
    ("malloc", &[0]),
    ("calloc", &[0, 1]),
    ("realloc", &[1]),
    ("reallocarray", &[1, 2]),
    ("aligned_alloc", &[1]),
    ("memalign", &[1]),
    ("valloc", &[0]),
    ("posix_memalign", &[2]),
    ("alloca", &[0]),
    ("strdup", &[]),
];

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Features {
    /// A property of memory is checked, or blocks are allocated.
    heap: bool,
    /// The program computes the size of a block or an array.
    sizes: bool,
    loops: bool,
}

impl Features {
    pub fn of(program: &Program, specification: &Specification) -> Self {
        let is_memory = |property: &Property| match property {
            Property::ValidDeref | Property::ValidFree | Property::ValidMemtrack | Property::ValidMemcleanup => true,
            Property::UnreachCall { .. } | Property::Assert | Property::NoOverflow => false,
        };
        let mut features = Features {
            heap: specification.properties.iter().any(is_memory),
            sizes: false,
            loops: !Loops::of(program).is_empty(),
        };
        for edge in program.edges.iter() {
            match &edge.op {
                Op::Call(call) => {
                    if let Some(sizes) = allocation(program, call) {
                        features.heap = true;
                        features.sizes |= sizes.iter().any(|&size| is_computed(program, call.args.get(size)));
                    }
                }
                Op::OpenSized { .. } => features.sizes = true,
                _ => {}
            }
        }
        features
    }

    pub fn satisfy(self, when: &[When]) -> bool {
        when.iter().all(|wanted| match wanted {
            When::Heap => self.heap,
            When::NotHeap => !self.heap,
            When::Sizes => self.sizes,
            When::NotSizes => !self.sizes,
            When::Loops => self.loops,
        })
    }
}

fn allocation(program: &Program, call: &CallOp) -> Option<&'static [usize]> {
    let Callee::Direct(function) = call.callee else { return None };
    let name = program.name(program.functions[function].name);
    let name = name.strip_prefix("__builtin_").unwrap_or(name);
    ALLOCATIONS.iter().find(|row| row.0 == name).map(|row| row.1)
}

fn is_computed(program: &Program, arg: Option<&Arg>) -> bool {
    let Some(&Arg::Scalar(mut x)) = arg else { return false };
    while let ExprKind::Convert(of) = program.exprs[x].kind {
        x = of;
    }
    !matches!(program.exprs[x].kind, ExprKind::Const(_))
}
