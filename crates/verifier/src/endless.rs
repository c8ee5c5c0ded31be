//! Executions that never end. The value domain looks for lost memory where a program ends, so a proof that nothing is
//! lost holds only if the end can be reached from everywhere; what was lost stays lost until then.

use cpa::{Arg, CompositePrec, CompositeState, NodeId, Status};
use index::{FxHashMap, FxHashSet};
use source::Span;

/// A place from which the reached graph knows no way to the end of the program, if there is one.
pub(crate) fn endless(program: &cfa::Program, arg: &Arg<CompositeState, CompositePrec>) -> Option<Span> {
    let mut covered_by: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    let mut work = Vec::new();
    for n in arg.nodes() {
        for &coverer in arg.coverers(n) {
            covered_by.entry(coverer).or_default().push(n);
        }
        let is_leaf = matches!(arg.status(n), Status::Target | Status::SetAside);
        if is_leaf || arg.state(n).control.loc().is_none() {
            work.push(n);
        }
    }
    let mut ends: FxHashSet<NodeId> = work.iter().copied().collect();
    while let Some(n) = work.pop() {
        let before = arg.parents(n).iter().map(|link| link.parent);
        for earlier in before.chain(covered_by.get(&n).into_iter().flatten().copied()) {
            if ends.insert(earlier) {
                work.push(earlier);
            }
        }
    }
    let stays = arg.nodes().find(|n| !ends.contains(n))?;
    let edge = arg.state(stays).control.loc().and_then(|loc| program.locs[loc].outgoing.first());
    Some(edge.map_or(Span::NONE, |&edge| program.edges[edge].span))
}
