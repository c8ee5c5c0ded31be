//! Progress of refinement: whether an increment of the precision makes things better, and what it must carry over.

use cpa::{Arg, ArgPath, NodeId, Prec, State};
use index::FxHashSet;

/// Whether some step of the path from the node at `from` on, and the step to that node, was taken without the precision.
/// If not, exploration would come the same way again.
pub(crate) fn adds_something<S: State, P: Prec>(arg: &Arg<S, P>, path: &ArgPath, from: usize, precision: &P) -> bool {
    let mut last: Option<&P> = None;
    path.nodes[from.saturating_sub(1)..].iter().any(|&n| {
        let prec = arg.prec(n);
        // Most nodes share the precision of their parent.
        let is_known = last.is_some_and(|last| std::ptr::eq(last, prec));
        last = Some(prec);
        !is_known && prec.clone().join(precision)
    })
}

/// Adds what the nodes at and below `n` track, which would be lost with them and have to be found again.
pub(crate) fn join_precs_below<S: State, P: Prec>(arg: &Arg<S, P>, n: NodeId, into: &mut P) {
    let mut seen = FxHashSet::from_iter([n]);
    let mut joined: FxHashSet<*const P> = FxHashSet::default();
    let mut work = vec![n];
    while let Some(n) = work.pop() {
        let prec = arg.prec(n);
        if joined.insert(std::ptr::from_ref(prec)) {
            into.join(prec);
        }
        work.extend(arg.children(n).filter(|&child| seen.insert(child)));
    }
}
