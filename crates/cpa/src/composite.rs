//! The composite analysis: control and several domains side by side.
//!
//! A step is decided by control, then taken by each component, then strengthened: each component may ask the others
//! about their successors, until nothing changes or a bound is met [004 §2.6.3]. The successors of a step are all
//! combinations of the components' successors.

mod reduce;
mod state;

use cfa::{Op, Program};
use smallvec::SmallVec;

use crate::{
    Action, Actions, Adjustment, Analysis, Answer, AnyPrec, AnyState, Ask, ControlCpa, Cx, Draw, DynCpa, Locs, Merge,
    Query, Reduce, Step, Strengthening, Successor, Successors, Transition,
};

pub use state::{CompositePrec, CompositeState};

/// How often strengthening goes round. Not measured; less is sound, since it only says more.
const ROUNDS: usize = 4;

/// One state for each part.
type PartStates = SmallVec<[AnyState; 4]>;

pub struct Composite {
    control: Box<dyn ControlCpa>,
    parts: Vec<Box<dyn DynCpa>>,
    merge: CompositeMerge,
    /// Which parts adjust.
    adjusting: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompositeMerge {
    /// States stay apart, whatever the components say.
    Separate,
    /// Merged where every component merges or is covered already [004 merge-agree; the order there is reversed].
    Agree,
}

impl Composite {
    pub fn new(control: Box<dyn ControlCpa>, parts: Vec<Box<dyn DynCpa>>, merge: CompositeMerge) -> Self {
        let adjusting = (0..parts.len()).filter(|&at| parts[at].adjusts()).collect();
        Composite { control, parts, merge, adjusting }
    }
    /// All combinations of the parts' successors, strengthened. None, if some part has none.
    fn step_parts(
        &mut self,
        s: &CompositeState,
        p: &CompositePrec,
        t: &Transition<'_>,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[PartStates; 1]>> {
        let mut first = PartStates::new();
        let mut choices: Vec<(usize, Successors<AnyState>)> = Vec::new();
        for at in 0..self.parts.len() {
            let (part, mut others) = split(&mut self.parts, s.parts(), at);
            let mut successors = part.transfer(&s.parts()[at], p.part(at), t, &mut others, cx)?;
            if successors.len() > 1 {
                first.push(successors[0].clone());
                choices.push((at, successors));
                continue;
            }
            match successors.pop() {
                Some(successor) => first.push(successor),
                None => return Ok(SmallVec::new()),
            }
        }
        let mut combinations = SmallVec::new();
        if choices.is_empty() {
            if self.strengthen(&mut first, p, t, cx)? {
                combinations.push(first);
            }
            return Ok(combinations);
        }
        // Counts through the combinations, the last part fastest.
        let mut digits = vec![0; choices.len()];
        loop {
            let mut states = first.clone();
            choices.iter().zip(&digits).for_each(|((at, choice), &digit)| states[*at] = choice[digit].clone());
            if self.strengthen(&mut states, p, t, cx)? {
                combinations.push(states);
            }
            let Some(at) = (0..digits.len()).rev().find(|&at| digits[at] + 1 < choices[at].1.len()) else {
                return Ok(combinations);
            };
            digits[at] += 1;
            digits[at + 1..].fill(0);
        }
    }

    /// Whether the step is possible.
    fn strengthen(&mut self, states: &mut [AnyState], p: &CompositePrec, t: &Transition<'_>, cx: Cx<'_>) -> Step<bool> {
        for _ in 0..ROUNDS {
            let mut changed = false;
            for at in 0..states.len() {
                let (part, mut others) = split(&mut self.parts, states, at);
                match part.strengthen(&states[at], p.part(at), t, &mut others, cx)? {
                    Strengthening::Unchanged => {}
                    Strengthening::To(state) => {
                        changed |= state != states[at];
                        states[at] = state;
                    }
                    Strengthening::Bottom => return Ok(false),
                }
            }
            if !changed {
                break;
            }
        }
        Ok(true)
    }

    /// Whether all parts but one cover.
    fn others_cover(
        &mut self,
        reached: &CompositeState,
        new: &CompositeState,
        but: Option<usize>,
        p: &CompositePrec,
        cx: Cx<'_>,
    ) -> Step<bool> {
        if reached.control != new.control {
            return Ok(false);
        }
        for at in (0..self.parts.len()).filter(|&at| Some(at) != but) {
            let (old, new) = (&reached.parts()[at], &new.parts()[at]);
            if !old.same(new) && !self.parts[at].covers(old, new, p.part(at), cx)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Analysis for Composite {
    type State = CompositeState;
    type Prec = CompositePrec;

    fn initial(&mut self, cx: Cx<'_>) -> Step<(CompositeState, CompositePrec)> {
        let control = self.control.initial(cx);
        let mut states = Vec::new();
        let mut precs = Vec::new();
        for part in &mut self.parts {
            let (state, prec) = part.initial(cx)?;
            states.push(state);
            precs.push(prec);
        }
        Ok((CompositeState::new(control, &states), CompositePrec::new(precs)))
    }

    fn enabled(&mut self, s: &CompositeState, _p: &CompositePrec, out: &mut Actions, cx: Cx<'_>) {
        self.control.enabled(&s.control, out, cx);
    }

    fn transfer(
        &mut self,
        s: &CompositeState,
        p: &CompositePrec,
        action: Action,
        op: &Op,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[Successor<CompositeState>; 1]>> {
        let mut everyone = Others { left: &mut self.parts, right: &mut [], states: s.parts(), at: usize::MAX };
        let ways = self.control.transfer(&s.control, action, op, &mut everyone, cx)?;
        let mut successors = SmallVec::new();
        for (control, flow) in ways {
            if control.stuck.is_some() {
                // Nobody knows what this step means; the path ends here with what was known before.
                successors.push(Successor { state: s.next(control, s.parts()), flow });
                continue;
            }
            let t = Transition::new(action, op, flow);
            for states in self.step_parts(s, p, &t, cx)? {
                successors.push(Successor { state: s.next(control.clone(), &states), flow });
            }
        }
        Ok(successors)
    }

    fn merge(
        &mut self,
        new: &CompositeState,
        reached: &CompositeState,
        p: &CompositePrec,
        cx: Cx<'_>,
    ) -> Step<Merge<CompositeState>> {
        if self.merge == CompositeMerge::Separate || new.control != reached.control {
            return Ok(Merge::Separate);
        }
        let mut states = PartStates::new();
        let mut changed = false;
        for (at, part) in self.parts.iter_mut().enumerate() {
            let (mine, old) = (&new.parts()[at], &reached.parts()[at]);
            if mine.same(old) {
                states.push(old.clone());
                continue;
            }
            match part.merge(mine, old, p.part(at), cx)? {
                Merge::Joined(state) => {
                    changed |= state != *old;
                    states.push(state);
                }
                Merge::Separate if part.covers(old, mine, p.part(at), cx)? => states.push(old.clone()),
                Merge::Separate => return Ok(Merge::Separate),
            }
        }
        Ok(match changed {
            true => Merge::Joined(reached.next(reached.control.clone(), &states)),
            false => Merge::Separate,
        })
    }

    fn merges(&self) -> bool {
        self.merge == CompositeMerge::Agree && self.parts.iter().any(|part| part.merges())
    }

    fn covers(&mut self, reached: &CompositeState, new: &CompositeState, p: &CompositePrec, cx: Cx<'_>) -> Step<bool> {
        self.others_cover(reached, new, None, p, cx)
    }

    /// A product of joins is more than the union of the products: so only one part may need several states, and the
    /// others cover in each of these.
    fn covers_jointly(
        &mut self,
        reached: &[&CompositeState],
        new: &CompositeState,
        p: &CompositePrec,
        cx: Cx<'_>,
    ) -> Step<bool> {
        for at in 0..self.parts.len() {
            let mut states: Vec<&AnyState> = Vec::new();
            for old in reached {
                if self.others_cover(old, new, Some(at), p, cx)? {
                    states.push(&old.parts()[at]);
                }
            }
            if !states.is_empty() && self.parts[at].covers_jointly(&states, &new.parts()[at], p.part(at), cx)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn adjust(
        &mut self,
        s: CompositeState,
        p: &CompositePrec,
        cx: Cx<'_>,
    ) -> Step<Adjustment<CompositeState, CompositePrec>> {
        if s.control.stuck.is_some() || self.adjusting.is_empty() {
            return Ok(Adjustment::Keep(s));
        }
        let locs = s.control.locs();
        let mut states = PartStates::from(s.parts());
        let mut precs: Option<Vec<AnyPrec>> = None;
        let mut is_break = false;
        for &at in &self.adjusting {
            let prec = match self.parts[at].adjust(states[at].clone(), p.part(at), &locs, cx)? {
                Adjustment::Keep(state) => {
                    states[at] = state;
                    continue;
                }
                Adjustment::Changed { state, prec } => {
                    states[at] = state;
                    prec
                }
                Adjustment::Break { state, prec } => {
                    is_break = true;
                    states[at] = state;
                    prec
                }
            };
            precs.get_or_insert_with(|| p.parts().to_vec())[at] = prec;
        }
        let state = s.next(s.control.clone(), &states);
        Ok(match (precs.map(CompositePrec::new), is_break) {
            (None, _) => Adjustment::Keep(state),
            (Some(prec), false) => Adjustment::Changed { state, prec },
            (Some(prec), true) => Adjustment::Break { state, prec },
        })
    }

    fn adjusts(&self) -> bool {
        !self.adjusting.is_empty()
    }

    fn locs(&self, s: &CompositeState) -> Locs {
        s.control.locs()
    }
    fn depth(&self, s: &CompositeState) -> usize {
        s.control.depth()
    }
    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = CompositeState>> {
        let can = self.parts.iter_mut().all(|part| part.reducer().is_some());
        if can { Some(self) } else { None }
    }
    fn painter(&self) -> Option<&dyn Draw<State = CompositeState>> {
        if self.parts.iter().any(|part| part.painter().is_some()) { Some(self) } else { None }
    }
}

impl Draw for Composite {
    type State = CompositeState;

    /// What the components draw.
    fn draw(&self, s: &CompositeState, name: &str, program: &Program) -> String {
        let parts = self.parts.iter().zip(s.parts());
        parts.filter_map(|(part, state)| Some(part.painter()?.draw(state, name, program))).collect()
    }
}

/// One part, and the others for it to ask.
fn split<'a>(parts: &'a mut [Box<dyn DynCpa>], states: &'a [AnyState], at: usize) -> (&'a mut dyn DynCpa, Others<'a>) {
    let (left, rest) = parts.split_at_mut(at);
    let (part, right) = rest.split_first_mut().expect("the part is one of them");
    (&mut **part, Others { left, right, states, at })
}

/// All components but number `at`.
struct Others<'a> {
    left: &'a mut [Box<dyn DynCpa>],
    right: &'a mut [Box<dyn DynCpa>],
    states: &'a [AnyState],
    at: usize,
}

impl Ask for Others<'_> {
    /// The first answer; they are all true.
    fn ask(&mut self, query: Query, cx: Cx<'_>) -> Answer {
        let right = self.states.get(self.at.saturating_add(1)..).unwrap_or(&[]);
        let left = self.left.iter_mut().zip(self.states);
        for (part, state) in left.chain(self.right.iter_mut().zip(right)) {
            let answer = part.answer(state, query, cx);
            if answer != Answer::Unknown {
                return answer;
            }
        }
        Answer::Unknown
    }
}
