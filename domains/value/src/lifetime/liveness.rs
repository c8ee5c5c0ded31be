//! Dead variables, by liveness (`cfa::Live`): those whose value nobody reads any more. What is known of them keeps
//! states apart for nothing, so it is dropped.

use std::rc::Rc;

use cfa::{EdgeId, Effects, FunctionId, Live, LocId, Op, Place, PlaceBase, Program, Storage, VarId, VarSize};
use eval::{Frame, Store};
use index::IndexVec;
use memory::{Fill, ObjectKind, Value};

use crate::Val;
use crate::heap::contents::is_fact;
use crate::machine::value_machine::ValueMachine;

/// What dies where. Only variables of frames that nothing can point to.
#[derive(Clone, Debug)]
pub(crate) struct Dead {
    live: Rc<Live>,
    /// Once the edge has been taken.
    behind: IndexVec<EdgeId, Box<[VarId]>>,
    /// Of a call, while it waits: its result may need some of the variables that are dead behind it.
    waiting: IndexVec<EdgeId, Box<[VarId]>>,
    /// Parameters that are dead at the entry.
    params: IndexVec<FunctionId, Box<[VarId]>>,
    /// A variable that nobody reads still leads to its block.
    keeps_blocks: bool,
}

impl Dead {
    pub fn new(program: &Program, live: Rc<Live>, keeps_blocks: bool) -> Self {
        let is_live = |loc: LocId, var: VarId| live.is_live(program, loc, var);
        let behind = |edge: &cfa::Edge| {
            let mut dying: Vec<VarId> = live.at(program, edge.source).collect();
            dying.extend(Effects::of(program, &edge.op).written_vars());
            dying.retain(|&var| may_die(program, var) && !is_live(edge.target, var));
            dying.sort_unstable();
            dying.dedup();
            dying.into_boxed_slice()
        };
        let behind: IndexVec<EdgeId, Box<[VarId]>> = program.edges.iter().map(behind).collect();
        let waiting = |(id, edge): (EdgeId, &cfa::Edge)| {
            let mut dying = behind[id].to_vec();
            if let Op::Call(call) = &edge.op
                && let Some(Place { base: PlaceBase::Deref(x), .. }) = call.result
            {
                let used = cfa::subexpressions(program, [x]);
                let uses = |var: VarId| used.iter().any(|&x| program.exprs.place(x).is_some_and(|at| at.names(var)));
                dying.retain(|&var| !uses(var));
            }
            dying.into_boxed_slice()
        };
        let waiting = program.edges.iter_enumerated().map(waiting).collect();
        let params = |function: &cfa::Function| match function.body {
            Some(body) => {
                let dead = function.params.iter().filter(|&&var| may_die(program, var) && !is_live(body.entry, var));
                dead.copied().collect()
            }
            None => Box::default(),
        };
        Dead { params: program.functions.iter().map(params).collect(), waiting, behind, keeps_blocks, live }
    }

    /// Whether nobody reads the variable from there on.
    pub fn is_dead(&self, program: &Program, loc: LocId, var: VarId) -> bool {
        may_die(program, var) && !self.live.is_live(program, loc, var)
    }

    /// Drops what the step leaves behind.
    pub fn sweep(&self, m: &mut ValueMachine<'_>, s: &mut Store<Val>, edge: EdgeId, flow: cpa::Flow) {
        use cpa::Flow;
        let top = s.frames.len().wrapping_sub(1);
        let mut drop_all = |frame: usize, vars: &[VarId]| drop_all(m, s, frame, vars, self.keeps_blocks);
        match flow {
            Flow::Next | Flow::External(_) | Flow::Outside => drop_all(top, &self.behind[edge]),
            Flow::Return { call } => drop_all(top, &self.behind[call]),
            Flow::Enter(function) => {
                drop_all(top, &self.params[function]);
                drop_all(top.wrapping_sub(1), &self.waiting[edge]);
            }
            Flow::Exit(_) => {}
        }
    }
}

fn drop_all(m: &mut ValueMachine<'_>, s: &mut Store<Val>, frame: usize, vars: &[VarId], keeps_blocks: bool) {
    let cx = m.cx;
    for &var in vars {
        let binding = |frame: &Frame| frame.bindings.get(cx.tables.slot(var).index()).copied().flatten();
        let Some(object) = s.frames.get(frame).and_then(|frame| binding(frame)) else { continue };
        let Some(held) = s.memory.get(object) else { continue };
        let leads_to_block = |value: &Val| {
            let target = value.mentions().and_then(|id| s.memory.get(id));
            target.is_some_and(|target| target.kind == ObjectKind::Heap)
        };
        // What only a temporary leads to is lost.
        let keeps_blocks = keeps_blocks && cx.program.vars[var].storage != Storage::Temp;
        if held.contents().pieces().any(is_fact) && !(keeps_blocks && held.contents().values().any(leads_to_block)) {
            m.note_dropped(s, object, 0, u64::MAX);
            s.memory.reset(object, Fill::Uninit);
        }
    }
}

fn may_die(program: &Program, var: VarId) -> bool {
    let declared = &program.vars[var];
    let local = matches!(declared.storage, Storage::Local | Storage::Param | Storage::Temp);
    local && !declared.address_taken && matches!(declared.size, VarSize::Bytes(_))
}
