//! `#pragma pack`, the one pragma that changes a program's meaning for us.

/// The value in force from a token on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackEvent {
    pub token: u32,
    pub pack: Option<u32>,
}

#[derive(Default)]
pub(crate) struct PackState {
    current: Option<u32>,
    stack: Vec<(Box<[u8]>, Option<u32>)>,
    pub(crate) events: Vec<PackEvent>,
}

impl PackState {
    /// Takes the text after `#pragma`. Anything but a well-formed `pack(…)` is ignored, as compilers do.
    pub(crate) fn pragma(&mut self, text: &[u8], token: usize) {
        let Some(rest) = text.trim_ascii().strip_prefix(b"pack") else { return };
        let Some(rest) = rest.trim_ascii_start().strip_prefix(b"(") else { return };
        let Some(end) = memchr::memchr(b')', rest) else { return };
        let mut words = rest[..end].split(|&b| b == b',').map(<[u8]>::trim_ascii);
        let first = words.next().unwrap_or_default();
        let mut name: &[u8] = b"";
        let mut value = None;
        for word in words {
            match number(word) {
                Some(number) => value = Some(number),
                None => name = word,
            }
        }
        match first {
            b"" => self.current = None,
            b"push" => {
                self.stack.push((name.into(), self.current));
                if let Some(value) = value {
                    self.set(value);
                }
            }
            b"pop" => {
                if name.is_empty() {
                    self.current = self.stack.pop().and_then(|(_, pack)| pack);
                } else if let Some(at) = self.stack.iter().rposition(|(label, _)| **label == *name) {
                    self.current = self.stack[at].1;
                    self.stack.truncate(at);
                }
                if let Some(value) = value {
                    self.set(value);
                }
            }
            word => match number(word) {
                Some(value) => self.set(value),
                None => return,
            },
        }
        self.events.push(PackEvent { token: u32::try_from(token).unwrap_or(u32::MAX), pack: self.current });
    }

    fn set(&mut self, value: u32) {
        match value {
            0 => self.current = None,
            1 | 2 | 4 | 8 | 16 => self.current = Some(value),
            _ => {}
        }
    }
}

fn number(word: &[u8]) -> Option<u32> {
    str::from_utf8(word).ok()?.parse().ok()
}
