//! One activation of a function, apart from those that wait for it.

use crate::{AnyState, Composite, CompositeState, Context, Control, Cx, Step, Thread};

impl Composite {
    /// What the innermost activation of a state in which it begins can reach, as one whose caller is left open.
    pub fn reduce(&mut self, entry: &CompositeState, context: Context, cx: Cx<'_>) -> Step<Option<CompositeState>> {
        let [Thread { loc: Some(loc), stack }] = &entry.control.threads[..] else { return Ok(None) };
        let Some(alone) = stack.top_in(context) else { return Ok(None) };
        let mut parts: Vec<AnyState> = Vec::new();
        for (part, state) in self.parts.iter_mut().zip(entry.parts()) {
            let Some(reduced) = part.reduce(state, cx)? else { return Ok(None) };
            parts.push(reduced);
        }
        Ok(Some(CompositeState::new(Control::start(Thread::at(*loc, alone)), &parts)))
    }

    /// The state in which the innermost activation of `entry` is about to return, if it does what one did that is about to
    /// return with `exit`.
    pub fn expand(
        &mut self,
        entry: &CompositeState,
        exit: &CompositeState,
        cx: Cx<'_>,
    ) -> Step<Option<CompositeState>> {
        let [Thread { loc: Some(loc), .. }] = exit.control.threads[..] else { return Ok(None) };
        let [Thread { stack, .. }] = &entry.control.threads[..] else { return Ok(None) };
        let mut parts: Vec<AnyState> = Vec::new();
        for (at, part) in self.parts.iter_mut().enumerate() {
            let Some(expanded) = part.expand(&entry.parts()[at], &exit.parts()[at], cx)? else { return Ok(None) };
            parts.push(expanded);
        }
        Ok(Some(CompositeState::new(Control::start(Thread::at(loc, stack.clone())), &parts)))
    }
}
