//! Statements that read and write what is there, and move pointers.

use super::Generator;
use crate::world::{FIELDS, Target, World};

impl Generator {
    pub(super) fn store(&mut self) {
        let Some(variable) = self.safe_variable() else { return };
        let (name, value) = (self.name_of(variable), self.expr());
        let k = if self.risky() { 3 } else { self.random.below(3) };
        match self.random.below(7) {
            0..=2 => self.line(&format!("{name}->v = {value};")),
            3 => self.line(&format!("{name}->c[{k}] = {value};")),
            4 => self.line(&format!("set({name}, {value});")),
            5 => self.line(&format!("{name}->v += {value};")),
            _ => {
                let at = self.name("x");
                self.line(&format!("{{ int *{at} = &{name}->v; *{at} = {value}; }}"));
            }
        }
    }

    pub(super) fn load(&mut self) {
        let Some(variable) = self.safe_variable() else { return };
        let (name, to, k) = (self.name_of(variable), self.random.pick(&["n", "m", "gn"]), self.random.below(3));
        match self.random.below(4) {
            0 => self.line(&format!("{to} = {name}->v;")),
            1 => self.line(&format!("{to} += {name}->c[{k}];")),
            2 => self.line(&format!("{to} = get({name});")),
            _ => self.line(&format!("ls.v = twice(*{name}).v;")),
        }
    }

    /// Most of them hold: what one pointer wrote, another one changes only if it leads to the same.
    pub(super) fn assertion(&mut self) {
        let (Some(one), Some(other)) = (self.safe_variable(), self.safe_variable()) else { return };
        let (one, other, value, limit) = (self.name_of(one), self.name_of(other), self.constant(), self.constant());
        match self.random.below(4) {
            0 => self.line(&format!("if ({one}->v == {limit}) reach_error();")),
            1 => {
                self.line(&format!("{one}->v = {value};"));
                self.line(&format!("if ({one} == {other} && {other}->v != {value}) reach_error();"));
            }
            _ => {
                self.line(&format!("{one}->v = {value};"));
                self.line(&format!("if ({one} != {other}) {other}->v = {limit};"));
                self.line(&format!("if ({one}->v != {value}) reach_error();"));
            }
        }
    }

    pub(super) fn element(&mut self) {
        let Some((name, len)) = self.safe_cursor() else { return };
        let k = if self.risky() { len } else { self.random.below(len) };
        let value = self.expr();
        match self.random.below(5) {
            0 | 1 => self.line(&format!("{name}[{k}] = {value};")),
            2 => self.line(&format!("n = *({name} + {k});")),
            3 => self.line(&format!("gn = sum({name}, {len});")),
            _ => {
                let at = self.name("z");
                self.line(&format!("{{ int *{at} = {name} + {k}; *{at} += {value}; m = {at} - {name}; }}"));
            }
        }
    }

    pub(super) fn bytes(&mut self) {
        let (k, value) = (self.random.below(4), self.expr());
        match (self.random.below(5), self.safe_variable(), self.safe_cursor()) {
            (0, Some(variable), _) => {
                let name = self.name_of(variable);
                self.line(&format!("((unsigned char *)&{name}->v)[{k}] = {value};"));
            }
            (1, Some(variable), _) => {
                let name = self.name_of(variable);
                self.line(&format!("n = ((unsigned char *)&{name}->v)[{k}];"));
            }
            (2, _, Some((cursor, _))) => {
                let at = if self.risky() { 2 } else { self.random.below(2) };
                self.line(&format!("((short *){cursor})[{at}] = {value};"));
            }
            (3, _, Some((cursor, _))) => self.line(&format!("memset({cursor}, {k}, sizeof(int));")),
            _ => {
                let u = self.name("u");
                self.line(&format!("{{ union U {u}; {u}.i = {value}; {u}.b[{k}] = 9; m = {u}.s[1]; gn = {u}.i; }}"));
            }
        }
    }

    pub(super) fn compare(&mut self) {
        let (x, y) = (self.any_variable(), self.any_variable());
        let is_alive = |world: &World, at: usize| {
            world.variables[at].holds.iter().all(|target| match target {
                Target::Node(node) => world.nodes[*node].is_live,
                Target::Null => true,
            })
        };
        if !is_alive(&self.world, x) || !is_alive(&self.world, y) {
            return;
        }
        let (x, y) = (self.name_of(x), self.name_of(y));
        match self.random.below(3) {
            0 => self.line(&format!("if ({x} == {y}) n++;")),
            1 => self.line(&format!("if ({x}) {x}->v = n;")),
            _ => self.line(&format!("if ({x} && {x} != {y}) m = {x}->v; else gn--;")),
        }
    }

    pub(super) fn move_cursor(&mut self) {
        let to = self.random.below(self.world.cursors.len());
        let arrays = [("buf", 0, 4), ("gbuf", 1, 5)];
        let (text, at) = match self.random.below(3) {
            0 => {
                let from = self.random.below(self.world.cursors.len());
                let Some((array, offset)) = self.world.cursors[from].at else { return };
                let len = self.world.arrays[array].len;
                let k = self.random.below(len + 1);
                let name = &self.world.cursors[from].name;
                (format!("{name} + {k} - {offset}"), (array, k))
            }
            which => {
                let (name, array, len) = arrays[which - 1];
                let k = self.random.below(len);
                (format!("{name} + {k}"), (array, k))
            }
        };
        let name = self.world.cursors[to].name.clone();
        if self.change(|world| world.cursors[to].at = Some(at)) {
            self.line(&format!("{name} = {text};"));
        }
    }

    /// A pointer variable gets another value.
    pub(super) fn assign(&mut self) {
        let to = self.any_variable();
        let (text, holds) = match self.random.below(8) {
            0 => ("0".to_owned(), vec![Target::Null]),
            1 => ("&gs".to_owned(), vec![Target::Node(0)]),
            2 => ("&ls".to_owned(), vec![Target::Node(1)]),
            3 | 4 => {
                let Some(from) = self.safe_variable() else { return };
                let field = self.random.below(2);
                let text = format!("{}->{}", self.name_of(from), FIELDS[field]);
                (text, self.world.read(&self.holds(from), field))
            }
            5 => {
                let (x, y) = (self.any_variable(), self.any_variable());
                let mut holds = self.holds(x);
                holds.extend(self.holds(y));
                holds.sort();
                holds.dedup();
                (format!("either({}, {}, {})", self.name_of(x), self.name_of(y), "n"), holds)
            }
            6 => {
                let from = self.any_variable();
                (format!("(struct T *)(long){}", self.name_of(from)), self.holds(from))
            }
            _ => {
                let from = self.any_variable();
                (self.name_of(from), self.holds(from))
            }
        };
        let name = self.name_of(to);
        if self.change(|world| world.variables[to].holds = holds) {
            if self.random.chance(15) {
                let at = self.name("y");
                self.line(&format!("{{ struct T **{at} = &{name}; *{at} = {text}; }}"));
            } else {
                self.line(&format!("{name} = {text};"));
            }
        }
    }

    pub(super) fn link(&mut self) {
        let (Some(of), from, field) = (self.safe_variable(), self.any_variable(), self.random.below(2)) else { return };
        let (targets, value) = (self.holds(of), self.holds(from));
        if self.change(|world| world.write(&targets, field, &value)) {
            self.line(&format!("{}->{} = {};", self.name_of(of), FIELDS[field], self.name_of(from)));
        }
    }

    pub(super) fn indexed_by_input(&mut self) {
        let Some((name, len)) = self.safe_cursor() else { return };
        if self.inputs == 0 {
            return;
        }
        self.inputs -= 1;
        let k = self.name("k");
        let op = if self.risky() { "<=" } else { "<" };
        let value = self.expr();
        self.line(&format!("int {k} = __VERIFIER_nondet_int();"));
        let guard = format!("if ({k} >= 0 && {k} {op} {len})");
        match self.random.below(3) {
            0 => self.line(&format!("{guard} {name}[{k}] = {value};")),
            1 => self.line(&format!("{guard} n = {name}[{k}];")),
            _ => self.line(&format!("{guard} {{ int *z = {name} + {k}; *z = {value}; m = {name}[0]; }}")),
        }
    }

    /// One node over another.
    pub(super) fn copy(&mut self) {
        let (Some(to), Some(from)) = (self.safe_variable(), self.safe_variable()) else { return };
        let (x, y) = (self.holds(to), self.holds(from));
        if x.iter().any(|target| y.contains(target)) && !self.risky() {
            return;
        }
        let (a, b) = (self.world.read(&y, 0), self.world.read(&y, 1));
        let copied = self.change(|world| {
            world.write(&x, 0, &a);
            world.write(&x, 1, &b);
        });
        let (to, from) = (self.name_of(to), self.name_of(from));
        if !copied {
            self.line(&format!("memcpy(&{to}->v, &{from}->v, sizeof(int));"));
            return;
        }
        match self.random.below(4) {
            0 => self.line(&format!("*{to} = *{from};")),
            1 => self.line(&format!("*{to} = twice(*{from});")),
            2 => self.line(&format!("memcpy({to}, {from}, sizeof(struct T));")),
            _ => {
                let i = self.name("i");
                self.line(&format!("for (int {i} = 0; {i} < 3; {i}++) ((long *){to})[{i}] = ((long *){from})[{i}];"));
                self.line(&format!("memcpy({to}->c, {from}->c, 3);"));
            }
        }
    }

    pub(super) fn exchange(&mut self) {
        let (x, y) = (self.any_variable(), self.any_variable());
        let (a, b) = (self.holds(x), self.holds(y));
        self.line(&format!("swap(&{}, &{});", self.name_of(x), self.name_of(y)));
        self.world.variables[x].holds = b;
        self.world.variables[y].holds = a;
    }
}
