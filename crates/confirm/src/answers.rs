//! The inputs of a trial: what it answers to the questions of the program, by the edge that asks.

use std::collections::BTreeMap;

use cfa::EdgeId;
use interp::{AnswerKind, Choice};
use types::IntType;

use crate::arguments::Arguments;

/// A question of a run: the `nth` one that this edge asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Key {
    pub edge: EdgeId,
    pub nth: u32,
}

/// Answers by question. One that is given holds for later questions of the same edge until another is given, so that
/// loops which always want the same cost one entry.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Answers {
    /// How many arguments the program has behind its name, if not as many as planned.
    pub args: Option<usize>,
    /// What integers are, and whether pointers lead anywhere, where nothing is given.
    default_int: i8,
    default_fresh: bool,
    /// The plan is not asked.
    is_unplanned: bool,
    given: BTreeMap<Key, Choice>,
}

/// A question that was asked and how it was answered.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct AnsweredQuestion {
    pub key: Key,
    pub wanted: AnswerKind,
    pub choice: Choice,
    /// Steps of the path that had begun.
    pub at: usize,
}

impl Answers {
    /// Nothing given but what to answer elsewhere.
    pub fn usually(default_int: i8, default_fresh: bool) -> Answers {
        Answers { default_int, default_fresh, ..Answers::default() }
    }

    /// The same without the plan.
    pub fn unplanned(default_int: i8) -> Answers {
        Answers { is_unplanned: true, ..Answers::usually(default_int, true) }
    }

    /// The arguments of the program.
    pub fn arguments(&self, plan: &Arguments) -> Arguments {
        let planned = if self.is_unplanned { Arguments::default() } else { plan.clone() };
        match self.args {
            Some(count) => planned.counting(count),
            None => planned,
        }
    }

    /// What was given for this very question goes before the plan, and that before what was given for earlier ones.
    pub fn answer(&self, key: Key, wanted: AnswerKind, planned: impl FnOnce() -> Option<Choice>) -> Choice {
        let fitted = |choice: &Choice| wanted.fitted(choice);
        let first = Key { nth: 0, ..key };
        let given = || self.given.range(first..key).next_back().and_then(|(_, choice)| fitted(choice));
        let exact = self.given.get(&key).and_then(fitted);
        let planned = || if self.is_unplanned { None } else { planned().as_ref().and_then(fitted) };
        exact.or_else(planned).or_else(given).unwrap_or_else(|| self.usual(wanted))
    }

    fn usual(&self, wanted: AnswerKind) -> Choice {
        match wanted {
            AnswerKind::Int(ty) => Choice::Int(ty, ty.from_i128(self.default_int as i128)),
            AnswerKind::Float(kind) => Choice::Float(kind, kind.from_f64(self.default_int as f64)),
            AnswerKind::Pointer => Choice::Pointer { fresh: self.default_fresh },
            AnswerKind::Address(_) if self.default_fresh => Choice::Pointer { fresh: true },
            AnswerKind::Bytes(count) | AnswerKind::Address(count) => {
                let number = (self.default_int as i128).to_le_bytes();
                Choice::Bytes(number.into_iter().cycle().take(count).collect())
            }
            AnswerKind::Malloc => Choice::Malloc { succeeds: true },
        }
    }

    /// The same answers but this one. What was asked after it keeps its answer.
    pub fn with(&self, key: Key, choice: Choice, asked: &[AnsweredQuestion]) -> Answers {
        let mut changed = self.clone();
        let next = Key { nth: key.nth.saturating_add(1), ..key };
        if let Some(next) = asked.iter().find(|asked| asked.key == next) {
            changed.given.entry(next.key).or_insert_with(|| next.choice.clone());
        }
        changed.given.insert(key, choice);
        changed
    }
}

/// The answer as a number of a type, if it is like one.
pub(crate) fn number(choice: &Choice) -> Option<(IntType, u128)> {
    match choice {
        Choice::Int(ty, bits) => Some((*ty, *bits)),
        Choice::Bytes(bytes) if !bytes.is_empty() && bytes.len() <= 16 => {
            let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | byte as u128);
            // What was never written is most often an `int`.
            Some((IntType::signed(bytes.len() as u8 * 8), bits))
        }
        Choice::Bytes(_) | Choice::Float(..) | Choice::Pointer { .. } | Choice::Malloc { .. } => None,
    }
}

/// A choice of the same kind with another number.
pub(crate) fn with_number(choice: &Choice, bits: u128) -> Option<Choice> {
    match choice {
        Choice::Int(ty, _) => Some(Choice::Int(*ty, ty.truncate(bits))),
        Choice::Bytes(bytes) if bytes.len() <= 16 => Some(Choice::Bytes(bits.to_le_bytes()[..bytes.len()].to_vec())),
        Choice::Bytes(_) | Choice::Float(..) | Choice::Pointer { .. } | Choice::Malloc { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use index::Id;

    use super::*;

    #[test]
    fn an_answer_holds_until_another_is_given() {
        let int = IntType::signed(32);
        let key = |nth| Key { edge: EdgeId::from_usize(3), nth };
        let choice = |bits| Choice::Int(int, bits);
        let asked: Vec<AnsweredQuestion> = (0..4)
            .map(|nth| AnsweredQuestion {
                key: key(nth),
                wanted: AnswerKind::Int(int),
                choice: choice(0),
                at: nth as usize,
            })
            .collect();
        let answers = Answers::default().with(key(1), choice(7), &asked);
        let all = |answers: &Answers| {
            (0..4).map(|nth| answers.answer(key(nth), AnswerKind::Int(int), || None)).collect::<Vec<_>>()
        };
        assert_eq!(all(&answers), [choice(0), choice(7), choice(0), choice(0)]);
        let answers = Answers::default().with(key(1), choice(7), &asked[..2]);
        assert_eq!(all(&answers), [choice(0), choice(7), choice(7), choice(7)]);
        // An answer that does not fit is none.
        assert_eq!(answers.answer(key(2), AnswerKind::Pointer, || None), Choice::Pointer { fresh: false });
    }

    #[test]
    fn bytes_are_numbers() {
        let bytes = Choice::Bytes(vec![1, 2, 0, 0]);
        assert_eq!(number(&bytes), Some((IntType::signed(32), 0x201)));
        assert_eq!(with_number(&bytes, 0x0403_0201), Some(Choice::Bytes(vec![1, 2, 3, 4])));
        assert_eq!(number(&Choice::Bytes(vec![0; 17])), None);
    }
}
