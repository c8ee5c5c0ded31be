//! Bounds that are symbolic: how large objects are, and whether accesses stay inside them, where sizes, offsets or
//! lengths are terms.

use eval::{Cx, Store};
use spec::Property;
use symbolic::WIDTH;
use term::Term;

use crate::Val;
use crate::machine::step::StepResult;
use crate::machine::unresolved::Access;
use crate::machine::value_machine::ValueMachine;

impl ValueMachine<'_> {
    /// Goes on only where the access is right; where it is not, that is a violation, or the end of what is defined.
    pub fn require(&mut self, s: &Store<Val>, cx: Cx<'_>, access: &Access, right: Term) -> StepResult<()> {
        if self.options.properties.contains(Property::ValidDeref) {
            let wrong = self.terms().not(right);
            return self.check_never(wrong, |m| m.fault_target(s, access));
        }
        match self.constrain(right) {
            Ok(()) => Ok(()),
            Err(_) => Err(eval::Accesses::fault(self, &mut s.clone(), cx, access)),
        }
    }

    /// Whether an access at a known offset of an object whose size is a term is inside; goes on only where it is.
    pub fn admitted(&mut self, s: &Store<Val>, cx: Cx<'_>, access: &eval::Access) -> StepResult<bool> {
        let object = access.at.object;
        let sized = s.memory.get(object).is_some_and(|held| held.extent.is_some());
        let is_kept = access.is_write && s.memory.get(object).is_some_and(|held| held.read_only);
        if !self.is_symbolic() || !sized || is_kept || !self.is_accessible(s, object) || access.start < 0 {
            return Ok(false);
        }
        let Some(end) = (access.start as u64).checked_add(access.width) else { return Ok(false) };
        let Some(size) = self.size_term(s, object) else { return Ok(false) };
        let terms = self.terms();
        let end = terms.constant(end.div_ceil(8) as u128, WIDTH);
        let right = terms.ule(end, size);
        self.require(s, cx, &access.located(), right)?;
        Ok(true)
    }
}
