//! Several outcomes from straight-line evaluation: run it again for every choice that it did not take.

/// The choices of one run: those prescribed, then always the first alternative.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Alternative taken and number of alternatives, per choice.
    made: Vec<(u32, u32)>,
    next: usize,
}

impl Choices {
    /// One of `0..alternatives`. Evaluation must be deterministic but for this.
    pub fn choose(&mut self, alternatives: u32) -> u32 {
        debug_assert!(alternatives > 0);
        if self.next == self.made.len() {
            self.made.push((0, alternatives));
        }
        let (taken, known) = self.made[self.next];
        assert_eq!(known, alternatives, "evaluation is not deterministic");
        self.next += 1;
        taken
    }

    /// The next run in lexicographic order of choices; false if this was the last.
    fn advance(&mut self) -> bool {
        self.made.truncate(self.next);
        self.next = 0;
        while let Some((taken, alternatives)) = self.made.pop() {
            if taken + 1 < alternatives {
                self.made.push((taken + 1, alternatives));
                return true;
            }
        }
        false
    }
}

/// Runs `step` from `state` once for every sequence of choices that it makes. Results are in the order of choices.
pub fn outcomes<S: Clone, T>(state: &S, mut step: impl FnMut(&mut S, &mut Choices) -> T) -> Vec<(S, T)> {
    let mut choices = Choices::default();
    let mut results = Vec::new();
    loop {
        let mut next = state.clone();
        let result = step(&mut next, &mut choices);
        results.push((next, result));
        if !choices.advance() {
            return results;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sequence_once() {
        let results = outcomes(&Vec::new(), |seen: &mut Vec<u32>, choices| {
            let first = choices.choose(2);
            seen.push(first);
            if first == 1 {
                seen.push(choices.choose(3));
            }
        });
        let seen: Vec<Vec<u32>> = results.into_iter().map(|(seen, ())| seen).collect();
        assert_eq!(seen, [vec![0], vec![1, 0], vec![1, 1], vec![1, 2]]);
    }

    #[test]
    fn no_choice_one_outcome() {
        assert_eq!(outcomes(&1, |n, _| *n += 1), [(2, ())]);
    }
}
