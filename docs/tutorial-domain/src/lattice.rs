//! When one state says less than another, and the best state that says less than both.

use crate::state::{Frame, SignState};

/// Whether all that `general` knows is also known, at least as well, to `special`.
pub fn covers(general: &SignState, special: &SignState) -> bool {
    let knows = |(general, special): (&Frame, &Frame)| {
        general.ptr_eq(special)
            || general.iter().all(|(var, signs)| special.get(var).is_some_and(|known| known.is_subset(*signs)))
    };
    general.waiting.len() == special.waiting.len() && general.frames().zip(special.frames()).all(knows)
}

/// `None` for states of different call depth, which have nothing to say to each other.
pub fn join(a: &SignState, b: &SignState) -> Option<SignState> {
    if a.waiting.len() != b.waiting.len() {
        return None;
    }
    let waiting = a.waiting.iter().zip(&b.waiting).map(|(a, b)| join_frames(a, b)).collect();
    Some(SignState { here: join_frames(&a.here, &b.here), waiting })
}

fn join_frames(a: &Frame, b: &Frame) -> Frame {
    if a.ptr_eq(b) {
        return a.clone();
    }
    let mut joined = SignState::default();
    for (var, signs) in a {
        if let Some(others) = b.get(var) {
            joined.set(*var, signs.union(*others));
        }
    }
    joined.here
}

#[cfg(test)]
mod tests {
    use cfa::VarId;
    use index::Id;

    use super::*;
    use crate::Signs;

    /// Every state over two variables.
    fn states() -> Vec<SignState> {
        let signs = [Signs::NEGATIVE, Signs::ZERO, Signs::POSITIVE, Signs::NOT_NEGATIVE, Signs::NOT_ZERO, Signs::ANY];
        let state = |first, second| {
            let mut state = SignState::default();
            state.set(VarId::from_usize(0), first);
            state.set(VarId::from_usize(1), second);
            state
        };
        signs.into_iter().flat_map(|first| signs.map(|second| state(first, second))).collect()
    }

    #[test]
    fn coverage_is_an_order() {
        let states = states();
        for a in &states {
            assert!(covers(a, a));
            for b in &states {
                assert_eq!(covers(a, b) && covers(b, a), a == b);
                for c in states.iter().filter(|c| covers(a, b) && covers(b, c)) {
                    assert!(covers(a, c));
                }
            }
        }
    }

    #[test]
    fn the_join_is_the_least_state_above_both() {
        let states = states();
        for (a, b) in states.iter().flat_map(|a| states.iter().map(move |b| (a, b))) {
            let joined = join(a, b).expect("no calls wait");
            assert!(covers(&joined, a) && covers(&joined, b));
            assert!(states.iter().all(|c| !(covers(c, a) && covers(c, b)) || covers(c, &joined)));
        }
    }
}
