//! The dictionary of the fuzzer: words that a program may look for in a text, its own strings, characters and numbers.

use cfa::{ExprKind, Program};
use types::Scalar;

pub(super) struct Words {
    pub texts: Vec<Vec<u8>>,
    pub numbers: Vec<Vec<u8>>,
    pub characters: Vec<u8>,
}

const MOST: usize = 300;
const USUAL_NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "3",
    "5",
    "7",
    "8",
    "9",
    "10",
    "12",
    "13",
    "16",
    "20",
    "31",
    "32",
    "33",
    "40",
    "64",
    "99",
    "100",
    "127",
    "128",
    "255",
    "256",
    "1000",
    "32768",
    "65536",
    "1000000",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9223372036854775807",
    "-9223372036854775808",
    "0.5",
    "-0.5",
    "1e10",
    "1e300",
    "nan",
    "inf",
    "0x1f",
    "017",
];
const USUAL_CHARACTERS: &[u8] = b"aAzZ019 -+*/=:;,.()[]{}<>\"'#%_?!|\\\t~\xe4";

impl Words {
    pub fn of(program: &Program) -> Self {
        let mut words = Words {
            texts: Vec::new(),
            numbers: USUAL_NUMBERS.iter().map(|number| number.as_bytes().to_vec()).collect(),
            characters: USUAL_CHARACTERS.to_vec(),
        };
        for literal in program.strings.iter() {
            words.literal(literal.bytes.split(|&byte| byte == 0).next().unwrap_or_default());
        }
        for x in program.exprs.ids().map(|x| &program.exprs[x]) {
            if let (ExprKind::Const(bits), Scalar::Int(int)) = (&x.kind, x.scalar) {
                words.constant(int.to_i128(bits.get()));
            }
        }
        words
    }

    /// Words as they are; of others, such as the options that `getopt` is asked for, the letters.
    fn literal(&mut self, text: &[u8]) {
        if text.is_empty() || text.len() > 24 || self.texts.len() >= MOST {
            return;
        }
        if text.iter().all(u8::is_ascii_graphic) && !text.contains(&b'%') {
            self.text(text.to_vec());
            if text.iter().all(|&byte| byte.is_ascii_alphanumeric() || byte == b':') && text.len() <= 12 {
                for &letter in text.iter().filter(|byte| byte.is_ascii_alphanumeric()) {
                    self.text(vec![b'-', letter]);
                }
            }
        }
    }

    fn text(&mut self, text: Vec<u8>) {
        if !self.texts.contains(&text) {
            self.texts.push(text);
        }
    }

    fn constant(&mut self, value: i128) {
        if let Ok(byte @ b'!'..=b'~') = u8::try_from(value)
            && !self.characters.contains(&byte)
        {
            self.characters.push(byte);
        }
        for near in [value.saturating_sub(1), value, value.saturating_add(1)] {
            let text = near.to_string().into_bytes();
            if text.len() <= 20 && self.numbers.len() < MOST && !self.numbers.contains(&text) {
                self.numbers.push(text);
            }
        }
    }
}
