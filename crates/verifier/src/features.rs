//! What can be said of a task at once, by which a sequence of analyses is chosen.

use cfa::{Arg, ExprKind, Loops, Op, Program};
use config::When;
use spec::{Property, Specification};

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

fn is_computed(program: &Program, arg: Option<&Arg>) -> bool {
    let Some(&Arg::Scalar(mut x)) = arg else { return false };
    while let ExprKind::Convert(of) = program.exprs[x].kind {
        x = of;
    }
    !matches!(program.exprs[x].kind, ExprKind::Const(_))
}
