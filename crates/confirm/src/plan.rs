//! The predicted inputs of a path: answers that it demands, by the step that asks.

use index::FxHashMap;
use interp::{AnswerKind, Choice};
use types::IntType;

use crate::arguments::Arguments;

/// What is known beforehand of the answers along one path. Only a proposal: the execution decides.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Plan {
    pub arguments: Arguments,
    results: FxHashMap<usize, PlannedAnswer>,
    /// In the order in which the step reads them.
    contents: FxHashMap<usize, Vec<Content>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PlannedAnswer {
    pub ty: IntType,
    pub bits: u128,
}

/// Memory that was never written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Content {
    pub bytes: usize,
    /// Nothing is demanded if absent.
    pub planned: Option<PlannedAnswer>,
}

impl Plan {
    pub fn new(arguments: Arguments) -> Self {
        Plan { arguments, ..Plan::default() }
    }

    /// The call of this step shall give this.
    pub fn result(&mut self, step: usize, planned: PlannedAnswer) {
        self.results.insert(step, planned);
    }

    /// The next memory that this step reads shall hold this.
    pub fn content(&mut self, step: usize, content: Content) {
        self.contents.entry(step).or_default().push(content);
    }

    /// The answer to a question of this step, before which it asked `asked` others.
    pub fn answer(&self, step: usize, wanted: AnswerKind, asked: usize) -> Option<Choice> {
        // Truth values in memory are asked for as numbers.
        let is_truth = matches!(wanted, AnswerKind::Int(IntType { width: 1, .. }));
        let content = |bytes: usize| {
            let mut fitting = self.contents.get(&step)?.iter().filter(|content| content.bytes == bytes);
            fitting.clone().nth(asked).or_else(|| fitting.next_back())?.planned
        };
        let planned = match wanted {
            AnswerKind::Bytes(bytes) | AnswerKind::Address(bytes) => content(bytes),
            _ if is_truth => self.results.get(&step).copied().or_else(|| content(1)),
            AnswerKind::Int(_) | AnswerKind::Float(_) | AnswerKind::Pointer | AnswerKind::Malloc => {
                self.results.get(&step).copied()
            }
        };
        planned.map(|planned| planned.choice(wanted))
    }
}

impl PlannedAnswer {
    fn choice(self, wanted: AnswerKind) -> Choice {
        match wanted {
            AnswerKind::Int(ty) => Choice::Int(ty, self.ty.convert(ty, self.bits)),
            AnswerKind::Float(kind) => Choice::Float(kind, self.bits),
            AnswerKind::Pointer | AnswerKind::Address(_) => Choice::Pointer { fresh: self.bits != 0 },
            AnswerKind::Bytes(bytes) => {
                Choice::Bytes(self.bits.to_le_bytes().into_iter().chain(std::iter::repeat(0)).take(bytes).collect())
            }
            AnswerKind::Malloc => Choice::Malloc { succeeds: self.bits != 0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_are_answered_in_order() {
        let int = IntType::signed(32);
        let mut plan = Plan::default();
        plan.content(4, Content { bytes: 4, planned: None });
        plan.content(4, Content { bytes: 4, planned: Some(PlannedAnswer { ty: int, bits: 0x201 }) });
        plan.result(4, PlannedAnswer { ty: int, bits: 9 });
        assert_eq!(plan.answer(4, AnswerKind::Bytes(4), 0), None);
        assert_eq!(plan.answer(4, AnswerKind::Bytes(4), 1), Some(Choice::Bytes(vec![1, 2, 0, 0])));
        assert_eq!(plan.answer(4, AnswerKind::Int(int), 0), Some(Choice::Int(int, 9)));
        assert_eq!(plan.answer(3, AnswerKind::Int(int), 0), None);
    }
}
