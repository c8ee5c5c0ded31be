//! The arguments of an execution (`argv`), and its standard input.

use cfa::{FunctionId, Program};
use value::ProgramArguments;

#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Arguments {
    /// The name of the program, if it matters.
    pub name: Option<Vec<u8>>,
    /// Those behind it.
    pub texts: Vec<Vec<u8>>,
    /// What standard input holds.
    pub input: Vec<u8>,
}

impl Arguments {
    /// As a path wants them.
    pub fn planned(wanted: ProgramArguments) -> Self {
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

    /// What is read last is longer than anybody thought.
    pub fn with_overlong_input(mut self) -> Self {
        const OVERLONG: usize = 2000;
        while self.input.last().is_some_and(u8::is_ascii_whitespace) {
            self.input.pop();
        }
        self.input.extend([b'x'; OVERLONG]);
        self.input.push(b'\n');
        self
    }
}

/// Whether the library's function reads standard input.
pub(crate) fn is_reader(program: &Program, function: FunctionId) -> bool {
    const NAMES: &[&str] = &[
        "getchar",
        "fgetc",
        "getc",
        "fgets",
        "scanf",
        "fscanf",
        "__isoc99_scanf",
        "__isoc99_fscanf",
        "__isoc23_scanf",
        "__isoc23_fscanf",
        "getline",
        "getdelim",
        "fread",
        "gets",
        "read",
    ];
    let function = &program.functions[function];
    function.body.is_none() && NAMES.contains(&program.name(function.name))
}
