//! `reduce` and `expand` of the composite [003 §3], by those of its components: a block of the program, apart from what
//! waits for it.

use crate::{AnyState, Block, Composite, CompositeState, Control, Cx, Reduce, Step, Thread};

impl Reduce for Composite {
    type State = CompositeState;

    /// Who called is left open.
    fn reduce(&mut self, entry: &CompositeState, block: Block, cx: Cx<'_>) -> Step<Option<CompositeState>> {
        let [Thread { loc: Some(loc), stack }] = &entry.control.threads[..] else { return Ok(None) };
        let Some(alone) = stack.top_in(block.context) else { return Ok(None) };
        let mut parts: Vec<AnyState> = Vec::new();
        for (part, state) in self.parts.iter_mut().zip(entry.parts()) {
            let Some(reducer) = part.reducer() else { return Ok(None) };
            let Some(reduced) = reducer.reduce(state, block, cx)? else { return Ok(None) };
            parts.push(reduced);
        }
        Ok(Some(CompositeState::new(Control::start(Thread::at(*loc, alone)), &parts)))
    }

    fn expand(
        &mut self,
        entry: &CompositeState,
        block: Block,
        exit: &CompositeState,
        cx: Cx<'_>,
    ) -> Step<Option<CompositeState>> {
        let [Thread { loc: Some(loc), .. }] = exit.control.threads[..] else { return Ok(None) };
        let [Thread { stack, .. }] = &entry.control.threads[..] else { return Ok(None) };
        let mut parts: Vec<AnyState> = Vec::new();
        for (at, part) in self.parts.iter_mut().enumerate() {
            let Some(reducer) = part.reducer() else { return Ok(None) };
            let expanded = reducer.expand(&entry.parts()[at], block, &exit.parts()[at], cx)?;
            let Some(expanded) = expanded else { return Ok(None) };
            parts.push(expanded);
        }
        Ok(Some(CompositeState::new(Control::start(Thread::at(loc, stack.clone())), &parts)))
    }
}
