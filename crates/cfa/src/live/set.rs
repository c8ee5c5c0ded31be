//! Sets of variables: sorted and shared. Live sets are small, and most steps leave them as they are.

use std::rc::Rc;

use crate::VarId;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LiveSet(Rc<[VarId]>);

impl Default for LiveSet {
    fn default() -> Self {
        LiveSet(Rc::new([]))
    }
}

impl FromIterator<VarId> for LiveSet {
    fn from_iter<I: IntoIterator<Item = VarId>>(vars: I) -> Self {
        let mut vars: Vec<VarId> = vars.into_iter().collect();
        vars.sort_unstable();
        vars.dedup();
        LiveSet(vars.into())
    }
}

impl LiveSet {
    pub fn contains(&self, var: VarId) -> bool {
        self.0.binary_search(&var).is_ok()
    }
    pub fn iter(&self) -> impl Iterator<Item = VarId> {
        self.0.iter().copied()
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn is_subset(&self, other: &LiveSet) -> bool {
        if Rc::ptr_eq(&self.0, &other.0) || self.0.is_empty() {
            return true;
        }
        if self.0.len() > other.0.len() {
            return false;
        }
        let mut theirs = other.0.iter();
        self.0.iter().all(|var| theirs.by_ref().find(|other| *other >= var) == Some(var))
    }

    pub fn union(&self, other: &LiveSet) -> LiveSet {
        if other.is_subset(self) {
            self.clone()
        } else if self.is_subset(other) {
            other.clone()
        } else {
            self.iter().chain(other.iter()).collect()
        }
    }

    /// Without `killed` and then with `read`; both in any order.
    pub(crate) fn before(&self, killed: &[VarId], read: &[VarId]) -> LiveSet {
        let dies = killed.iter().any(|&var| self.contains(var) && !read.contains(&var));
        if !dies && read.iter().all(|&var| self.contains(var)) {
            return self.clone();
        }
        let mut vars: Vec<VarId> = self.iter().filter(|var| !killed.contains(var)).collect();
        for &var in read {
            if let Err(position) = vars.binary_search(&var) {
                vars.insert(position, var);
            }
        }
        LiveSet(vars.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use index::Id;

    fn set(bits: u32) -> LiveSet {
        (0..5).filter(|bit| bits >> bit & 1 == 1).map(VarId::from_usize).collect()
    }

    /// All pairs of subsets of five variables.
    #[test]
    fn set_laws() {
        for a in 0..32 {
            for b in 0..32 {
                assert_eq!(set(a).is_subset(&set(b)), a & !b == 0);
                assert_eq!(set(a).union(&set(b)), set(a | b));
                let (killed, read): (Vec<VarId>, Vec<VarId>) = (set(b).iter().collect(), set(5).iter().collect());
                assert_eq!(set(a).before(&killed, &read), set((a & !b) | 5));
            }
        }
    }
}
