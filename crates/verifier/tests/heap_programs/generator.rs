//! C programs about heap blocks, from a number: most of them are right, some go wrong for some or all inputs.

mod accesses;
mod blocks;

use std::fmt::Write;

use crate::world::{Array, Cursor, Node, Target, Targets, Variable, World};

/// splitmix64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        // Not by the increment below, or neighbours would be one sequence.
        Random(seed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(7))
    }
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
    fn chance(&mut self, percent: u64) -> bool {
        self.next() % 100 < percent
    }
    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

const HEADER: &str = "\
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern void *memset(void *, int, unsigned long);
extern void reach_error(void);
struct T { int v; struct T *a; struct T *b; char c[3]; };
union U { int i; unsigned char b[4]; short s[2]; };
struct T *make(int v, struct T *next) {
  struct T *t = malloc(sizeof(struct T));
  t->v = v;
  t->a = next;
  t->b = 0;
  t->c[0] = 1;
  t->c[2] = (char)v;
  return t;
}
void set(struct T *t, int v) { t->v = v; }
int get(struct T *t) { return t ? t->v : -1; }
struct T *either(struct T *x, struct T *y, int n) { return n > 2 ? x : y; }
void drop(struct T **at) {
  free(*at);
  *at = 0;
}
void swap(struct T **x, struct T **y) {
  struct T *t = *x;
  *x = *y;
  *y = t;
}
int sum(int *from, int count) {
  int s = 0;
  for (int i = 0; i < count; i++) s += from[i];
  return s;
}
struct T twice(struct T t) {
  t.v += t.v;
  return t;
}
";

/// What programs are about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    Accesses,
    /// Some blocks are not freed in the end.
    Leftovers,
    /// What was written is read back, and must be so.
    Assertions,
}

struct Generator {
    random: Random,
    text: String,
    indent: usize,
    world: World,
    names: usize,
    /// Inputs that may still be branched on: each multiplies the paths.
    inputs: usize,
    /// How many of a hundred statements need not be right.
    risk: u64,
    /// Some programs have blocks whose size is an input.
    has_sizes: bool,
    aim: Aim,
    /// Inside a branch or a loop nothing is freed or lost that was there before.
    nested: bool,
}

pub fn program(seed: u64, aim: Aim) -> String {
    let mut random = Random::new(seed);
    let risk = if random.chance(55) { 0 } else { 4 };
    let has_sizes = random.chance(15);
    let mut generator = Generator {
        random,
        text: HEADER.to_owned(),
        indent: 0,
        world: World::default(),
        names: 0,
        inputs: 4,
        risk,
        has_sizes,
        aim,
        nested: false,
    };
    generator.declarations();
    for _ in 0..16 + generator.random.below(14) {
        generator.statement();
    }
    generator.ending();
    generator.text
}

impl Generator {
    fn line(&mut self, text: &str) {
        let indent = self.indent * 2;
        _ = writeln!(self.text, "{:indent$}{text}", "");
    }

    fn open(&mut self, text: &str) {
        self.line(text);
        self.indent += 1;
    }

    fn close(&mut self) {
        self.indent -= 1;
        self.line("}");
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn risky(&mut self) -> bool {
        self.random.chance(self.risk)
    }

    fn declarations(&mut self) {
        self.line("struct T gs;");
        self.line("int gn, gbuf[5] = {1, 2, 3};");
        self.line("struct T *g0, *g1 = &gs;");
        self.open("int main(void) {");
        self.line("struct T ls = {4, &gs, 0, {1, 2, 3}};");
        self.line("int n = 1, m = __VERIFIER_nondet_int(), buf[4] = {5, 6};");
        self.line("struct T *p0 = 0, *p1 = &ls, *p2 = &gs;");
        self.line("int *q0 = buf, *q1 = gbuf + 1;");
        let (null, gs, ls) = (vec![Target::Null], vec![Target::Node(0)], vec![Target::Node(1)]);
        for fields in [[null.clone(), null.clone()], [gs.clone(), null.clone()]] {
            self.world.nodes.push(Node { is_live: true, is_heap: false, fields });
        }
        for (name, holds) in [("g0", &null), ("g1", &gs), ("p0", &null), ("p1", &ls), ("p2", &gs)] {
            self.world.variables.push(Variable { name: name.to_owned(), holds: holds.clone() });
        }
        for len in [4, 5] {
            self.world.arrays.push(Array { len, is_live: true, is_heap: false });
        }
        for (name, at) in [("q0", (0, 0)), ("q1", (1, 1))] {
            self.world.cursors.push(Cursor { name: name.to_owned(), at: Some(at) });
        }
    }

    /// Frees all that can be reached.
    fn ending(&mut self) {
        let paths = self.world.paths();
        let mut left = Vec::new();
        for (number, (node, path)) in self.world.nodes.iter().zip(paths).enumerate() {
            if let Some(path) = path
                && node.is_heap
                && node.is_live
            {
                left.push((format!("e{number}"), path));
            }
        }
        for (name, path) in &left {
            self.line(&format!("struct T *{name} = {path};"));
        }
        for (name, _) in &left {
            let is_left = self.aim == Aim::Leftovers && self.random.chance(10);
            if !is_left && !self.risky() {
                self.line(&format!("free({name});"));
            }
        }
        for cursor in self.world.cursors.clone() {
            if let Some((array, offset)) = cursor.at
                && self.world.arrays[array].is_heap
                && std::mem::replace(&mut self.world.arrays[array].is_live, false)
            {
                self.line(&format!("free({} - {offset});", cursor.name));
            }
        }
        self.line("return 0;");
        self.close();
    }

    fn statement(&mut self) {
        if self.aim == Aim::Assertions && self.random.chance(15) {
            return self.assertion();
        }
        match self.random.below(if self.nested { 14 } else { 26 }) {
            0..=2 => self.store(),
            3 => self.load(),
            4 => self.element(),
            5 => self.bytes(),
            6 => self.compare(),
            7 => self.scoped(),
            8 => self.move_cursor(),
            9 | 10 => self.assign(),
            11 => self.link(),
            12 => self.indexed_by_input(),
            13 => self.copy(),
            14 | 15 => self.allocate(),
            16 => self.free(),
            17 => self.branch(),
            18 => self.branch(),
            19 => self.counted_loop(),
            20 => self.list(),
            21 => self.allocate_array(),
            22 => self.resize_or_free_array(),
            23 => self.perhaps(),
            24 => self.exchange(),
            _ => self.sized_by_input(),
        }
    }

    fn constant(&mut self) -> String {
        self.random.pick(&["0", "1", "2", "3", "7", "-1", "-5", "12"]).to_owned()
    }

    fn expr(&mut self) -> String {
        let simple = match self.random.below(8) {
            0 | 1 => "n".to_owned(),
            2 => "m".to_owned(),
            3 => "gn".to_owned(),
            4 => match self.safe_variable() {
                Some(variable) => format!("{}->v", self.world.variables[variable].name),
                None => "n".to_owned(),
            },
            5 => "__VERIFIER_nondet_int()".to_owned(),
            _ => self.constant(),
        };
        if self.random.chance(35) {
            let (op, other) = (self.random.pick(&["+", "-", "^", "&", "|"]), self.constant());
            return format!("{simple} {op} ({other})");
        }
        simple
    }

    fn condition(&mut self) -> String {
        let value = match self.random.below(4) {
            0 => "n".to_owned(),
            1 => "m".to_owned(),
            _ if self.inputs > 0 => {
                self.inputs -= 1;
                "__VERIFIER_nondet_int()".to_owned()
            }
            _ => "gn".to_owned(),
        };
        let (op, constant) = (self.random.pick(&["<", ">", "==", "!=", "<="]), self.constant());
        format!("{value} {op} {constant}")
    }

    fn any_variable(&mut self) -> usize {
        self.random.below(self.world.variables.len())
    }

    /// One that leads to a node; at times one that may not.
    fn safe_variable(&mut self) -> Option<usize> {
        if self.risky() {
            return Some(self.any_variable());
        }
        let world = &self.world;
        let is_safe = |&at: &usize| world.is_safe(&world.variables[at].holds);
        let safe: Vec<usize> = (0..world.variables.len()).filter(is_safe).collect();
        if safe.is_empty() { None } else { Some(safe[self.random.below(safe.len())]) }
    }

    fn name_of(&self, variable: usize) -> String {
        self.world.variables[variable].name.clone()
    }

    fn holds(&self, variable: usize) -> Targets {
        self.world.variables[variable].holds.clone()
    }

    /// Goes on in a changed world, unless that loses a block.
    fn change(&mut self, change: impl FnOnce(&mut World)) -> bool {
        let mut world = self.world.clone();
        change(&mut world);
        if world.lost() > self.world.lost() && !self.risky() {
            return false;
        }
        self.world = world;
        true
    }

    /// A cursor with the number of elements from it on.
    fn safe_cursor(&mut self) -> Option<(String, usize)> {
        let world = &self.world;
        let rest = |cursor: &Cursor| {
            let (array, offset) = cursor.at?;
            let array = &world.arrays[array];
            (array.is_live && offset < array.len).then(|| (cursor.name.clone(), array.len - offset))
        };
        let safe: Vec<(String, usize)> = world.cursors.iter().filter_map(rest).collect();
        if safe.is_empty() { None } else { Some(safe[self.random.below(safe.len())].clone()) }
    }

    fn block(&mut self, statements: usize) {
        let outer = std::mem::replace(&mut self.nested, true);
        self.indent += 1;
        for _ in 0..statements {
            self.statement();
        }
        self.indent -= 1;
        self.nested = outer;
    }

    fn branch(&mut self) {
        let condition = self.condition();
        let before = self.world.clone();
        self.line(&format!("if ({condition}) {{"));
        let count = 1 + self.random.below(3);
        self.block(count);
        let after = std::mem::replace(&mut self.world, before);
        if self.random.chance(40) {
            self.line("} else {");
            let count = 1 + self.random.below(2);
            self.block(count);
        }
        self.line("}");
        self.world.join(&after);
    }

    fn counted_loop(&mut self) {
        let (i, count) = (self.name("i"), 1 + self.random.below(3));
        let before = self.world.clone();
        self.line(&format!("for (int {i} = 0; {i} < {count}; {i}++) {{"));
        // What is so in the second round is not known in the first: only what is not changed is used.
        let length = self.text.len();
        let count = 1 + self.random.below(2);
        self.block(count);
        let changed = {
            let (now, then) = (self.world.clone(), before.clone());
            now.variables.iter().zip(&then.variables).any(|(a, b)| a.holds != b.holds)
                || now.nodes.iter().zip(&then.nodes).any(|(a, b)| a.fields != b.fields)
                || now.cursors.iter().zip(&then.cursors).any(|(a, b)| a.at != b.at)
        };
        if changed && !self.risky() {
            self.text.truncate(length);
            self.world = before;
            self.indent += 1;
            self.line(&format!("n += {i};"));
            self.store();
            self.element();
            self.indent -= 1;
        } else {
            self.world.join(&before);
        }
        self.line("}");
    }
}
