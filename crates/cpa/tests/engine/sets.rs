//! An analysis of random graphs. A concrete state is a location and a number below [`VALUES`]; each edge is a partial
//! function of numbers; an abstract state is a location and a set of numbers, and so represents exactly what it says.
//! The precision is the set of numbers that are told apart: the others come only together, and where an edge is not
//! possible for them the analysis does not see it.

use std::sync::LazyLock;

use cfa::{Body, EdgeId, EdgeList, ExprTable, Function, FunctionId, Loc, LocId, Op, Program, VarId};
use cpa::{Action, Actions, Adjustment, Analysis, Cx, Flow, Locs, Merge, Prec, State, Step, Stop, Successor, Target};
use index::{Id, IndexVec, Interner};
use proptest::prelude::*;
use smallvec::{SmallVec, smallvec};
use source::{SourceMap, Span};
use types::{DataModel, TypeTable};

pub const VALUES: usize = 6;
pub const ALL: u8 = (1 << VALUES) - 1;

#[derive(Clone, Debug)]
pub struct Graph {
    pub program: Program,
    pub maps: IndexVec<EdgeId, [Option<u8>; VALUES]>,
    /// Has no outgoing edges; its states are targets.
    pub error: LocId,
}

pub type EdgeSketch = (usize, usize, [Option<u8>; VALUES]);

impl Graph {
    pub fn new(count: usize, edges: &[EdgeSketch]) -> Self {
        let mut names = Interner::default();
        let name = names.intern("f");
        let types = TypeTable::new(DataModel::Lp64);
        let ty = types.void();
        let body = Some(Body { entry: LocId::from_usize(0), exit: LocId::from_usize(count - 1) });
        let function = Function { name, ty, params: Box::default(), body, noreturn: false, span: Span::NONE };
        let mut program = Program {
            sources: SourceMap::default(),
            names,
            types,
            vars: IndexVec::new(),
            strings: IndexVec::new(),
            functions: [function].into_iter().collect(),
            locs: IndexVec::new(),
            edges: IndexVec::new(),
            exprs: ExprTable::default(),
            start: FunctionId::from_usize(0),
            entry: FunctionId::from_usize(0),
            argc: VarId::from_usize(0),
            argv: VarId::from_usize(0),
        };
        for _ in 0..count {
            let (outgoing, incoming) = (EdgeList::new(), EdgeList::new());
            program.locs.push(Loc { function: program.start, label: None, outgoing, incoming });
        }
        let mut maps = IndexVec::new();
        for &(source, target, map) in edges {
            let (source, target) = (LocId::from_usize(source % (count - 1)), LocId::from_usize(target % count));
            program.add_edge(source, target, Op::Noop, Span::NONE);
            maps.push(map);
        }
        Graph { program, maps, error: LocId::from_usize(count - 1) }
    }

    pub fn start(&self) -> SetState {
        SetState { loc: LocId::from_usize(0), set: 1, is_error: false }
    }

    pub fn post(&self, set: u8, edge: EdgeId) -> u8 {
        let image = |value: usize| self.maps[edge][value].map_or(0, |value| 1 << value);
        (0..VALUES).filter(|value| set & 1 << value != 0).fold(0, |post, value| post | image(value))
    }

    /// Edges that are impossible for an untracked number leave it as it is.
    fn abstract_post(&self, set: u8, edge: EdgeId, p: &Tracked) -> u8 {
        let impossible = (0..VALUES).filter(|&value| self.maps[edge][value].is_none());
        self.post(set, edge) | set & !p.0 & impossible.fold(0, |all, value| all | 1 << value)
    }

    /// The numbers that are possible at each location.
    pub fn concrete(&self) -> IndexVec<LocId, u8> {
        let mut sets: IndexVec<LocId, u8> = IndexVec::filled(0, self.program.locs.len());
        sets[self.start().loc] = self.start().set;
        loop {
            let before = sets.clone();
            for (id, edge) in self.program.edges.iter_enumerated() {
                sets[edge.target] |= self.post(sets[edge.source], id);
            }
            if sets == before {
                return sets;
            }
        }
    }
}

pub fn graphs() -> impl Strategy<Value = Graph> {
    let map = prop::array::uniform6(prop::option::weighted(0.6, 0..VALUES as u8));
    (2usize..8)
        .prop_flat_map(move |count| {
            let edge = (0..count, 0..count, map.clone());
            (Just(count), prop::collection::vec(edge, 1..count * 2 + 4))
        })
        .prop_map(|(count, edges)| Graph::new(count, &edges))
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetState {
    pub loc: LocId,
    pub set: u8,
    pub is_error: bool,
}

impl State for SetState {
    fn partition(&self) -> Option<u64> {
        Some(self.loc.index() as u64)
    }
    fn target(&self) -> Option<&Target> {
        static TARGET: LazyLock<Target> =
            LazyLock::new(|| Target::Unsupported { what: "the error location".to_owned(), span: Span::NONE });
        self.is_error.then(|| &*TARGET)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tracked(pub u8);

impl Prec for Tracked {
    fn join(&mut self, other: &Self) -> bool {
        let old = self.0;
        self.0 |= other.0;
        self.0 != old
    }
    fn size(&self) -> usize {
        self.0.count_ones() as usize
    }
}

pub struct Sets<'a> {
    pub graph: &'a Graph,
    /// Merge by join; otherwise separate.
    pub joins: bool,
    pub break_at: Option<LocId>,
    /// How many operators may still succeed.
    pub fuel: usize,
}

impl<'a> Sets<'a> {
    pub fn new(graph: &'a Graph, joins: bool) -> Self {
        Sets { graph, joins, break_at: None, fuel: usize::MAX }
    }
    fn burn(&mut self) -> Step<()> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Stop::Interrupted)?;
        Ok(())
    }
}

impl Analysis for Sets<'_> {
    type State = SetState;
    type Prec = Tracked;

    fn initial(&mut self, _cx: Cx<'_>) -> Step<(SetState, Tracked)> {
        Ok((self.graph.start(), Tracked(0)))
    }
    fn enabled(&mut self, s: &SetState, _p: &Tracked, out: &mut Actions, cx: Cx<'_>) {
        out.extend(cx.program.locs[s.loc].outgoing.iter().copied().map(Action::of_main));
    }
    fn transfer(
        &mut self,
        s: &SetState,
        p: &Tracked,
        action: Action,
        _op: &Op,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[Successor<SetState>; 1]>> {
        self.burn()?;
        let loc = cx.program.edges[action.edge()].target;
        let state =
            SetState { loc, set: self.graph.abstract_post(s.set, action.edge(), p), is_error: loc == self.graph.error };
        Ok(if state.set == 0 { smallvec![] } else { smallvec![Successor { state, flow: Flow::Next }] })
    }
    fn merge(&mut self, new: &SetState, reached: &SetState, _p: &Tracked, _cx: Cx<'_>) -> Step<Merge<SetState>> {
        self.burn()?;
        let set = new.set | reached.set;
        Ok(if self.joins { Merge::Joined(SetState { set, ..*reached }) } else { Merge::Separate })
    }
    fn merges(&self) -> bool {
        self.joins
    }
    fn covers(&mut self, reached: &SetState, new: &SetState, _p: &Tracked, _cx: Cx<'_>) -> Step<bool> {
        self.burn()?;
        assert_eq!(reached.loc, new.loc, "states of different partitions are never compared");
        Ok(new.set & !reached.set == 0)
    }
    fn covers_jointly(&mut self, reached: &[&SetState], new: &SetState, _p: &Tracked, _cx: Cx<'_>) -> Step<bool> {
        self.burn()?;
        Ok(new.set & !reached.iter().fold(0, |all, state| all | state.set) == 0)
    }
    fn adjust(&mut self, mut s: SetState, p: &Tracked, _cx: Cx<'_>) -> Step<Adjustment<SetState, Tracked>> {
        self.burn()?;
        if s.set & !p.0 != 0 {
            s.set |= ALL & !p.0;
        }
        let is_break = self.break_at == Some(s.loc);
        Ok(if is_break { Adjustment::Break { state: s, prec: *p } } else { Adjustment::Keep(s) })
    }
    fn locs(&self, s: &SetState) -> Locs {
        smallvec![s.loc]
    }
    fn depth(&self, _s: &SetState) -> usize {
        0
    }
}
