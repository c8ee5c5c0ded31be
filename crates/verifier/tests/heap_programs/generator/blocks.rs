//! Statements by which blocks come and go.

use super::Generator;
use crate::world::{Array, Cursor, Node, Target};

impl Generator {
    /// A block that comes and goes.
    pub(super) fn scoped(&mut self) {
        let (t, value, n) = (self.name("t"), self.expr(), self.name("k"));
        let other = self.any_variable();
        let (other, is_safe) = (self.name_of(other), self.world.is_safe(&self.holds(other)));
        self.open("{");
        self.line(&format!("struct T *{t} = make({value}, {other});"));
        self.line(&format!("struct T **{n} = &{t}->b;"));
        if is_safe {
            self.line(&format!("*{n} = {t}->a;"));
            self.line(&format!("(*{n})->v = {t}->v;"));
        }
        if self.risky() {
            self.line(&format!("g0 = {t};"));
            self.world.variables[0].holds = Vec::new();
        }
        match self.random.below(3) {
            0 => self.line(&format!("drop(&{t});")),
            _ => self.line(&format!("free({t});")),
        }
        if self.risky() {
            self.line(&format!("n = {t}->v;"));
        }
        self.close();
    }

    pub(super) fn allocate(&mut self) {
        let to = self.any_variable();
        let (name, value, next) = (self.name_of(to), self.expr(), self.any_variable());
        let next = if self.world.is_safe(&self.holds(next)) { Some(next) } else { None };
        let (text, a) = match next {
            Some(next) => (self.name_of(next), self.holds(next)),
            None => ("0".to_owned(), vec![Target::Null]),
        };
        let kind = self.random.below(3);
        let a = if kind == 0 { vec![Target::Null] } else { a };
        let node = Node { is_live: true, is_heap: true, fields: [a, vec![Target::Null]] };
        let changed = self.change(|world| {
            world.nodes.push(node);
            world.variables[to].holds = vec![Target::Node(world.nodes.len() - 1)];
        });
        if !changed {
            return;
        }
        match kind {
            0 => {
                self.line(&format!("{name} = calloc(1, sizeof(struct T));"));
                self.line(&format!("{name}->v = {value};"));
            }
            1 => self.line(&format!("{name} = make({value}, {text});")),
            _ => {
                let t = self.name("t");
                self.open("{");
                self.line(&format!("struct T *{t} = malloc(sizeof *{t});"));
                self.line(&format!("{t}->a = {text};"));
                self.line(&format!("{t}->b = 0;"));
                self.line(&format!("{name} = {t};"));
                self.close();
            }
        }
    }

    pub(super) fn free(&mut self) {
        let Some(variable) = self.safe_variable() else { return };
        let name = self.name_of(variable);
        let Some(node) = self.world.certain(&self.holds(variable)).filter(|&node| self.world.nodes[node].is_heap)
        else {
            if self.risky() {
                self.line(&format!("free({name});"));
            }
            return;
        };
        if !self.change(|world| world.end(node)) {
            return;
        }
        if self.random.chance(30) {
            self.line(&format!("drop(&{name});"));
            self.world.variables[variable].holds = vec![Target::Null];
        } else {
            self.line(&format!("free({name});"));
        }
        if self.random.chance(4 * self.risk) {
            self.line(&format!("free({name});"));
        }
        // Most of the pointers to it go.
        for at in 0..self.world.variables.len() {
            if self.holds(at).contains(&Target::Node(node)) && self.random.chance(80) {
                self.world.variables[at].holds = vec![Target::Null];
                self.line(&format!("{} = 0;", self.name_of(at)));
            }
        }
    }

    /// A list of its own: built, walked along, and freed.
    pub(super) fn list(&mut self) {
        let (h, t, i, count) = (self.name("h"), self.name("t"), self.name("i"), 1 + self.random.below(3));
        let value = self.expr();
        self.line(&format!("struct T *{h} = 0, *{t};"));
        let also = match self.random.chance(50) && self.inputs > 0 {
            true => {
                self.inputs -= 1;
                " && __VERIFIER_nondet_int() > 1".to_owned()
            }
            false => String::new(),
        };
        self.open(&format!("for (int {i} = 0; {i} < {count}{also}; {i}++) {{"));
        match self.random.below(3) {
            0 => self.line(&format!("{h} = make({value}, {h});")),
            1 => {
                self.line(&format!("{t} = malloc(sizeof(struct T));"));
                self.line(&format!("{t}->v = {i};"));
                self.line(&format!("{t}->a = {h};"));
                self.line(&format!("{t}->b = 0;"));
                self.line(&format!("{h} = {t};"));
            }
            _ => {
                self.line(&format!("{t} = make({i}, {h});"));
                self.line(&format!("if ({h}) {h}->b = {t};"));
                self.line(&format!("{h} = {t};"));
            }
        }
        self.close();
        let nested = std::mem::replace(&mut self.nested, true);
        self.statement();
        self.nested = nested;
        match self.random.below(3) {
            0 => self.line(&format!("for ({t} = {h}; {t}; {t} = {t}->a) n += {t}->v;")),
            1 => self.line(&format!("for ({t} = {h}; {t} && {t}->a; {t} = {t}->a) {t}->v = {t}->a->v;")),
            _ => self.line(&format!("if ({h} && {h}->a) {h}->a->v = n;")),
        }
        if self.risky() {
            self.line(&format!("n = {h}->v;"));
        }
        self.open(&format!("while ({h}) {{"));
        self.line(&format!("{t} = {h}->a;"));
        self.line(&format!("free({h});"));
        if self.risky() {
            self.line(&format!("n = {h}->v;"));
        }
        self.line(&format!("{h} = {t};"));
        self.close();
    }

    pub(super) fn allocate_array(&mut self) {
        let (to, len) = (self.random.below(self.world.cursors.len()), 1 + self.random.below(4));
        let changed = self.change(|world| {
            world.arrays.push(Array { len, is_live: true, is_heap: true });
            world.cursors[to].at = Some((world.arrays.len() - 1, 0));
        });
        if !changed {
            return;
        }
        let name = self.world.cursors[to].name.clone();
        if self.random.chance(50) {
            self.line(&format!("{name} = calloc({len}, sizeof(int));"));
        } else {
            let (i, value) = (self.name("i"), self.expr());
            self.line(&format!("{name} = malloc({len} * sizeof(int));"));
            self.line(&format!("for (int {i} = 0; {i} < {len}; {i}++) {name}[{i}] = {i} + ({value});"));
        }
    }

    pub(super) fn resize_or_free_array(&mut self) {
        let at = self.random.below(self.world.cursors.len());
        let Cursor { name, at: Some((array, offset)) } = self.world.cursors[at].clone() else { return };
        if !self.world.arrays[array].is_heap || !self.world.arrays[array].is_live {
            return;
        }
        let offset = if self.random.chance(4 * self.risk) { 1 } else { offset };
        self.world.arrays[array].is_live = false;
        if self.random.chance(60) {
            let len = 1 + self.random.below(5);
            self.world.arrays.push(Array { len, is_live: true, is_heap: true });
            self.world.cursors[at].at = Some((self.world.arrays.len() - 1, 0));
            self.line(&format!("{name} = realloc({name} - {offset}, {len} * sizeof(int));"));
        } else {
            self.world.cursors[at].at = None;
            self.line(&format!("free({name} - {offset});"));
            self.line(&format!("{name} = 0;"));
        }
    }

    /// A block that is there for some inputs.
    pub(super) fn perhaps(&mut self) {
        let (t, value, condition) = (self.name("t"), self.expr(), self.condition());
        self.line(&format!("struct T *{t} = 0;"));
        self.line(&format!("if ({condition}) {t} = make({value}, {t});"));
        let nested = std::mem::replace(&mut self.nested, true);
        self.statement();
        self.nested = nested;
        if self.risky() {
            self.line(&format!("{t}->v = 1;"));
        }
        self.line(&format!("if ({t}) n = {t}->v;"));
        match self.random.below(3) {
            0 => self.line(&format!("if ({t}) free({t});")),
            1 => self.line(&format!("drop(&{t});")),
            _ => self.line(&format!("free({t});")),
        }
    }

    pub(super) fn sized_by_input(&mut self) {
        if self.inputs == 0 || !self.has_sizes {
            return;
        }
        self.inputs -= 1;
        let (k, z, value) = (self.name("k"), self.name("z"), self.expr());
        let last = if self.risky() { "" } else { " - 1" };
        self.line(&format!("int {k} = __VERIFIER_nondet_int();"));
        self.open(&format!("if ({k} > 0 && {k} < 4) {{"));
        self.line(&format!("int *{z} = malloc({k} * sizeof(int));"));
        self.line(&format!("{z}[0] = {value};"));
        self.line(&format!("{z}[{k}{last}] = {k};"));
        self.line(&format!("n = {z}[0];"));
        self.line(&format!("free({z});"));
        self.close();
    }
}
