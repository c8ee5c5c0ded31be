//! Inputs of the fuzzer and their mutation: arguments and standard input, and how they are changed.

use super::words::Words;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct World {
    pub args: Vec<Vec<u8>>,
    pub input: Vec<u8>,
}

/// splitmix64.
#[derive(Default)]
pub(super) struct Random(u64);

const MOST_ARGS: usize = 12;
const LONGEST: usize = 600;

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `most`, or 0.
    pub fn below(&mut self, most: usize) -> usize {
        if most == 0 { 0 } else { (self.next() % most as u64) as usize }
    }

    fn one<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// Often small.
    fn length(&mut self) -> usize {
        let most = 1 << self.below(8);
        1 + self.below(most)
    }
}

impl World {
    /// One to three changes.
    pub fn changed(&self, words: &Words, random: &mut Random, with_args: bool, with_input: bool) -> World {
        let mut world = self.clone();
        for _ in 0..=random.below(3) {
            if with_args && (!with_input || random.below(2) == 0) {
                world.change_args(words, random);
            } else {
                change_text(&mut world.input, words, random);
            }
        }
        world
    }

    fn change_args(&mut self, words: &Words, random: &mut Random) {
        let at = random.below(self.args.len());
        match random.below(8) {
            0..=2 if self.args.len() < MOST_ARGS => self.args.push(word(words, random)),
            3 if !self.args.is_empty() => _ = self.args.remove(at),
            4 if (1..MOST_ARGS).contains(&self.args.len()) => self.args.push(self.args[at].clone()),
            5 | 6 if !self.args.is_empty() => self.args[at] = word(words, random),
            _ => match self.args.get_mut(at) {
                Some(arg) => change_bytes(arg, words, random),
                None => self.args.push(word(words, random)),
            },
        }
        self.args.iter_mut().for_each(|arg| arg.retain(|&byte| byte != 0));
    }
}

/// Lines of words.
fn change_text(text: &mut Vec<u8>, words: &Words, random: &mut Random) {
    match random.below(7) {
        0..=2 => {
            text.extend(word(words, random));
            text.push(if random.below(3) == 0 { b' ' } else { b'\n' });
        }
        3 => {
            let (start, end) = part(text, random);
            let line: Vec<u8> = text[start..end].to_vec();
            for _ in 0..random.length().min(20) {
                text.extend(&line);
            }
        }
        4 => {
            let (start, end) = part(text, random);
            let mut line = word(words, random);
            line.push(b'\n');
            text.splice(start..end, line);
        }
        5 => text.truncate(random.below(text.len() + 1)),
        _ => change_bytes(text, words, random),
    }
    text.truncate(LONGEST);
}

fn change_bytes(text: &mut Vec<u8>, words: &Words, random: &mut Random) {
    let at = random.below(text.len() + 1);
    let byte = random.one(&words.characters).copied().unwrap_or(b'x');
    match random.below(5) {
        0 if at < text.len() => text[at] = byte,
        1 if at < text.len() => _ = text.remove(at),
        2 => {
            let count = random.length();
            text.splice(at..at, std::iter::repeat_n(byte, count));
        }
        3 => {
            let (start, end) = part(text, random);
            let copy = text[start..end].to_vec();
            text.splice(at..at, copy);
        }
        _ => text.insert(at, byte),
    }
    text.truncate(LONGEST);
}

/// From one place to another one behind it.
fn part(text: &[u8], random: &mut Random) -> (usize, usize) {
    let start = random.below(text.len() + 1);
    (start, start + random.below(text.len() - start + 1))
}

fn word(words: &Words, random: &mut Random) -> Vec<u8> {
    let number = |random: &mut Random| random.one(&words.numbers).cloned().unwrap_or_default();
    let text = |random: &mut Random| random.one(&words.texts).cloned().unwrap_or_else(|| b"x".to_vec());
    let byte = |random: &mut Random| random.one(&words.characters).copied().unwrap_or(b'x');
    match random.below(10) {
        0..=3 => number(random),
        4 | 5 => text(random),
        6 => vec![byte(random); random.length()],
        7 => (0..random.length().min(12)).map(|_| byte(random)).collect(),
        8 => [number(random), vec![byte(random)], number(random)].concat(),
        _ => [text(random), vec![byte(random)], if random.below(2) == 0 { number(random) } else { text(random) }]
            .concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_repeat() {
        let words = Words { texts: vec![b"add".to_vec()], numbers: vec![b"7".to_vec()], characters: b"-".to_vec() };
        let worlds = |random: &mut Random| {
            let mut world = World::default();
            (0..200).for_each(|_| world = world.changed(&words, random, true, true));
            world
        };
        let world = worlds(&mut Random::default());
        assert_eq!(world, worlds(&mut Random::default()));
        assert!(world.args.len() <= MOST_ARGS && world.input.len() <= LONGEST);
    }
}
