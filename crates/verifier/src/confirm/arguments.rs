//! The arguments of an execution, and its standard input.

use value::Wanted;

#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Arguments {
    /// The name of the program, if it matters.
    pub name: Option<Vec<u8>>,
    /// Those behind it.
    pub texts: Vec<Vec<u8>>,
    /// What standard input holds.
    pub input: Vec<u8>,
}

impl Arguments {
    /// As a path wants them.
    pub fn planned(wanted: Wanted) -> Self {
        let mut arguments = Arguments::default().counting(wanted.count.saturating_sub(1));
        for (number, text) in wanted.texts {
            match number.checked_sub(1) {
                None => arguments.name = Some(text),
                Some(at) => arguments.texts.get_mut(at).into_iter().for_each(|here| here.clone_from(&text)),
            }
        }
        arguments
    }

    /// So many behind the name. The texts of others do not matter to most programs; their number does.
    pub fn counting(mut self, count: usize) -> Self {
        self.texts.resize(count, b"x".to_vec());
        self
    }
}
