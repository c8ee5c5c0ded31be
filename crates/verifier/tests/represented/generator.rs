//! Small C programs that end, without undefined behaviour but signed overflow, from a number.

use std::fmt::Write;

/// splitmix64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1))
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

#[derive(Clone, Copy, Default)]
pub struct Shape {
    /// What is in the global variables is printed at the end.
    pub prints: bool,
    /// A condition is checked at the end.
    pub asserts: bool,
    /// Some variables are read before they are written.
    pub uninitialised: bool,
    /// For what takes its time.
    pub small: bool,
}

/// What the declarations have in common.
const HEADER: &str = "\
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern short __VERIFIER_nondet_short(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern long __VERIFIER_nondet_long(void);
extern void reach_error(void);
extern int printf(const char *, ...);
extern void *malloc(unsigned long);
extern void free(void *);
struct S { int a; unsigned char b; short c; struct S *next; int arr[3]; unsigned f : 5; int g : 7; };
union U { unsigned w; unsigned char bytes[4]; };
";

const TYPES: [&str; 8] = ["int", "unsigned", "char", "unsigned char", "short", "long", "_Bool", "unsigned short"];
const NONDET: [&str; 6] = [
    "__VERIFIER_nondet_int()",
    "__VERIFIER_nondet_uchar()",
    "__VERIFIER_nondet_short()",
    "__VERIFIER_nondet_uint()",
    "__VERIFIER_nondet_bool()",
    "__VERIFIER_nondet_long()",
];

struct Generator {
    random: Random,
    shape: Shape,
    text: String,
    indent: usize,
    /// Assignable places of integer type in scope.
    scalars: Vec<String>,
    /// Readable, but not to be changed.
    counters: Vec<String>,
    /// `int` objects whose address may be taken.
    ints: Vec<String>,
    /// Pointers to `int` in scope, and pointers to `struct S`.
    int_pointers: Vec<String>,
    struct_pointers: Vec<String>,
    functions: usize,
    names: usize,
    /// Inputs that may still be asked for: each multiplies the paths.
    inputs: usize,
    in_loop: bool,
}

pub fn program(seed: u64, shape: Shape) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        shape,
        text: HEADER.to_owned(),
        indent: 0,
        scalars: Vec::new(),
        counters: Vec::new(),
        ints: Vec::new(),
        int_pointers: Vec::new(),
        struct_pointers: Vec::new(),
        functions: 0,
        names: 0,
        inputs: 3,
        in_loop: false,
    };
    generator.globals();
    for _ in 0..generator.random.below(3) {
        generator.function();
    }
    generator.main();
    generator.text
}

impl Generator {
    fn line(&mut self, text: &str) {
        let indent = self.indent * 2;
        _ = writeln!(self.text, "{:indent$}{text}", "");
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn globals(&mut self) {
        for _ in 0..2 + self.random.below(3) {
            let (ty, name) = (self.random.pick(&TYPES), self.name("g"));
            let init = if self.random.chance(60) { format!(" = {}", self.constant()) } else { String::new() };
            self.line(&format!("{ty} {name}{init};"));
            if ty == "int" {
                self.ints.push(name.clone());
            }
            self.scalars.push(name);
        }
        self.line("int gi = 3, ga[4] = {1, 2};");
        self.line("struct S gs = {.a = 5, .arr = {7}};");
        self.line("union U gu;");
        self.line("int *gp = &gi;");
        self.line("struct S *gq = &gs;");
        for int in ["gi", "ga[1]", "ga[3]", "gs.a", "gs.arr[2]"] {
            self.ints.push(int.to_owned());
        }
        for scalar in ["gi", "ga[0]", "ga[2]", "gs.a", "gs.b", "gs.c", "gs.f", "gs.g", "gu.w", "gu.bytes[1]"] {
            self.scalars.push(scalar.to_owned());
        }
        self.int_pointers.push("gp".to_owned());
        self.struct_pointers.push("gq".to_owned());
    }

    fn function(&mut self) {
        let scope = self.scope();
        let number = self.functions;
        self.line(&format!("int f{number}(int a, unsigned char b, int *p, struct S *q) {{"));
        self.indent += 1;
        for scalar in ["a", "b"] {
            self.scalars.push(scalar.to_owned());
        }
        self.ints.push("a".to_owned());
        self.locals();
        self.int_pointers.push("p".to_owned());
        self.struct_pointers.push("q".to_owned());
        let count = 1 + self.random.below(3);
        self.statements(count, if self.shape.small { 1 } else { 2 });
        let value = self.expr(2);
        self.line(&format!("return {value};"));
        self.indent -= 1;
        self.line("}");
        self.leave(scope);
        self.functions += 1;
    }

    fn main(&mut self) {
        self.line("int main(void) {");
        self.indent += 1;
        self.locals();
        let (count, depth) =
            if self.shape.small { (2 + self.random.below(3), 2) } else { (4 + self.random.below(5), 3) };
        self.statements(count, depth);
        if self.shape.asserts {
            let scalar = self.readable();
            let constant = self.constant();
            let op = self.random.pick(&["!=", "==", "<", ">"]);
            self.line(&format!("if ({scalar} {op} {constant}) reach_error();"));
        }
        if self.shape.prints {
            let scalars = self.scalars.clone();
            for scalar in scalars {
                self.line(&format!("printf(\"%ld\\n\", (long)({scalar}));"));
            }
            self.line("printf(\"%d %d\\n\", *gp, gq->a);");
        }
        // Pointers to what ends here must not be followed later, and never are.
        self.line("return 0;");
        self.indent -= 1;
        self.line("}");
    }

    fn locals(&mut self) {
        for _ in 0..1 + self.random.below(3) {
            let (ty, name) = (self.random.pick(&TYPES), self.name("v"));
            if self.shape.uninitialised && self.random.chance(30) {
                self.line(&format!("{ty} {name};"));
            } else {
                let value = self.expr(1);
                self.line(&format!("{ty} {name} = {value};"));
            }
            self.scalars.push(name);
        }
        let (array, pointer) = (self.name("l"), self.name("p"));
        self.line(&format!("int {array}[2] = {{{}}};", self.names));
        self.scalars.push(format!("{array}[0]"));
        self.scalars.push(format!("{array}[1]"));
        let target = self.int_target();
        self.line(&format!("int *{pointer} = {target};"));
        self.int_pointers.push(pointer);
    }

    /// What is in scope now.
    fn scope(&self) -> [usize; 5] {
        [self.scalars.len(), self.counters.len(), self.ints.len(), self.int_pointers.len(), self.struct_pointers.len()]
    }
    fn leave(&mut self, scope: [usize; 5]) {
        self.scalars.truncate(scope[0]);
        self.counters.truncate(scope[1]);
        self.ints.truncate(scope[2]);
        self.int_pointers.truncate(scope[3]);
        self.struct_pointers.truncate(scope[4]);
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    fn block(&mut self, depth: usize) {
        self.indent += 1;
        let scope = self.scope();
        let count = 1 + self.random.below(3);
        self.statements(count, depth);
        self.leave(scope);
        self.indent -= 1;
    }

    fn statement(&mut self, depth: usize) {
        match self.random.below(if depth > 0 { 16 } else { 8 }) {
            0..=2 => {
                let (place, value) = (self.assignable(), self.expr(3));
                let op = self.random.pick(&["=", "=", "=", "+=", "-=", "^=", "|=", "*="]);
                self.line(&format!("{place} {op} {value};"));
            }
            3 => {
                let place = self.assignable();
                let step = self.random.pick(&["++", "--"]);
                self.line(&format!("{place}{step};"));
            }
            4 => {
                let target = self.int_target_lasting();
                self.line(&format!("gp = {target};"));
            }
            5 => {
                let to = self.random.below(self.struct_pointers.len());
                let to = self.struct_pointers[to].clone();
                self.line(&format!("gs = *{to};"));
            }
            6 => self.input(),
            7 => self.call(),
            8..=10 => {
                let condition = self.condition();
                self.line(&format!("if ({condition}) {{"));
                self.block(depth - 1);
                if self.random.chance(50) {
                    self.line("} else {");
                    self.block(depth - 1);
                }
                self.line("}");
            }
            11..=12 => self.counted_loop(depth),
            13 => self.switch(depth),
            14 => self.heap(depth),
            _ => {
                let (name, count) = (self.name("w"), 1 + self.random.below(3));
                let condition = self.condition();
                self.line(&format!("int {name} = 0;"));
                self.line(&format!("while ({name} < {count} && ({condition})) {{"));
                self.counters.push(name.clone());
                self.indent += 1;
                self.line(&format!("{name}++;"));
                self.indent -= 1;
                let outer = std::mem::replace(&mut self.in_loop, true);
                self.block(depth - 1);
                self.in_loop = outer;
                self.line("}");
            }
        }
    }

    fn counted_loop(&mut self, depth: usize) {
        let (name, count) = (self.name("i"), 1 + self.random.below(4));
        self.line(&format!("for (int {name} = 0; {name} < {count}; {name}++) {{"));
        self.counters.push(name);
        let outer = std::mem::replace(&mut self.in_loop, true);
        self.block(depth - 1);
        if self.random.chance(30) {
            let (condition, leave) = (self.condition(), self.random.pick(&["break;", "continue;"]));
            self.indent += 1;
            self.line(&format!("if ({condition}) {leave}"));
            self.indent -= 1;
        }
        self.in_loop = outer;
        self.line("}");
        self.counters.pop();
    }

    fn switch(&mut self, depth: usize) {
        let value = self.expr(2);
        self.line(&format!("switch (({value}) & 3) {{"));
        for case in 0..1 + self.random.below(3) {
            self.line(&format!("case {case}:"));
            self.block(depth - 1);
            if self.random.chance(70) {
                self.line("  break;");
            }
        }
        self.line("default:");
        self.block(depth - 1);
        self.line("}");
    }

    fn heap(&mut self, depth: usize) {
        let name = self.name("h");
        self.line("{");
        self.indent += 1;
        let scope = self.scope();
        self.line(&format!("struct S *{name} = malloc(sizeof *{name});"));
        self.line(&format!("*{name} = gs;"));
        self.line(&format!("{name}->next = gq;"));
        for field in ["a", "b", "arr[1]", "next->c"] {
            self.scalars.push(format!("{name}->{field}"));
        }
        self.struct_pointers.push(name.clone());
        self.int_pointers.push(format!("(&{name}->arr[2])"));
        let count = 1 + self.random.below(3);
        self.statements(count, depth - 1);
        if self.random.chance(70) {
            self.line(&format!("free({name});"));
        }
        self.leave(scope);
        self.indent -= 1;
        self.line("}");
    }

    fn input(&mut self) {
        let place = self.assignable();
        if self.inputs == 0 || self.in_loop {
            let value = self.expr(2);
            self.line(&format!("{place} = {value};"));
            return;
        }
        self.inputs -= 1;
        let input = self.random.pick(&NONDET);
        self.line(&format!("{place} = {input};"));
    }

    fn call(&mut self) {
        let place = self.assignable();
        if self.functions == 0 {
            let value = self.expr(2);
            self.line(&format!("{place} = {value};"));
            return;
        }
        let function = self.random.below(self.functions);
        let (a, b, p) = (self.expr(1), self.expr(1), self.int_target());
        let q = self.random.below(self.struct_pointers.len());
        let q = self.struct_pointers[q].clone();
        self.line(&format!("{place} = f{function}({a}, {b}, {p}, {q});"));
    }

    // --- Places and values.

    fn assignable(&mut self) -> String {
        match self.random.below(10) {
            0 => format!("ga[({}) & 3]", self.expr(1)),
            1 => {
                let pointer = self.random.below(self.int_pointers.len());
                format!("(*{})", self.int_pointers[pointer])
            }
            2 => {
                let pointer = self.random.below(self.struct_pointers.len());
                let field = self.random.pick(&["a", "b", "c", "arr[0]", "f", "g"]);
                format!("{}->{field}", self.struct_pointers[pointer])
            }
            _ => {
                let scalar = self.random.below(self.scalars.len());
                self.scalars[scalar].clone()
            }
        }
    }

    fn readable(&mut self) -> String {
        if !self.counters.is_empty() && self.random.chance(25) {
            let counter = self.random.below(self.counters.len());
            return self.counters[counter].clone();
        }
        self.assignable()
    }

    /// The address of an `int`, or a pointer to one.
    fn int_target(&mut self) -> String {
        if self.random.chance(40) {
            let pointer = self.random.below(self.int_pointers.len());
            return self.int_pointers[pointer].clone();
        }
        let int = self.random.below(self.ints.len());
        format!("&{}", self.ints[int])
    }

    /// One that lives as long as the program.
    fn int_target_lasting(&mut self) -> String {
        format!("&{}", self.random.pick(&["gi", "ga[1]", "ga[3]", "gs.a", "gs.arr[2]"]))
    }

    fn constant(&mut self) -> String {
        match self.random.below(8) {
            0 => "0".to_owned(),
            1 => "1".to_owned(),
            2 => "-1".to_owned(),
            3 => self
                .random
                .pick(&["255", "256", "127", "32767", "65535", "2147483647", "4294967295u", "-128"])
                .to_owned(),
            _ => self.random.below(20).to_string(),
        }
    }

    fn condition(&mut self) -> String {
        let (left, right) = (self.expr(1), self.expr(1));
        match self.random.below(6) {
            0 => left,
            1 => format!("!({left})"),
            2 => {
                let (p, q) = (self.int_target(), self.int_target());
                format!("{p} == {q}")
            }
            3 => {
                let op = self.random.pick(&["&&", "||"]);
                format!("({left}) {op} ({right})")
            }
            _ => {
                let op = self.random.pick(&["==", "!=", "<", "<=", ">", ">="]);
                format!("({left}) {op} ({right})")
            }
        }
    }

    fn expr(&mut self, depth: usize) -> String {
        if depth == 0 || self.random.chance(25) {
            return if self.random.chance(40) { self.constant() } else { self.readable_plain() };
        }
        let (left, right) = (self.expr(depth - 1), self.expr(depth - 1));
        match self.random.below(14) {
            0..=5 => {
                let op = self.random.pick(&["+", "-", "*", "&", "|", "^"]);
                format!("({left} {op} {right})")
            }
            6 => {
                let op = self.random.pick(&["<<", ">>"]);
                // Left shifts of negative numbers are undefined.
                format!("((unsigned)({left}) {op} (({right}) & 7))")
            }
            7 => {
                let (op, divisor) = (self.random.pick(&["/", "%"]), 1 + self.random.below(9));
                format!("(({left}) {op} {divisor})")
            }
            8 => {
                let op = self.random.pick(&["==", "!=", "<", "<=", ">", ">="]);
                format!("({left} {op} {right})")
            }
            9 => format!("({}({left}))", self.random.pick(&["-", "~", "!"])),
            10 => {
                let ty = self.random.pick(&TYPES);
                format!("(({ty})({left}))")
            }
            11 => {
                let condition = self.expr(0);
                format!("({condition} ? {left} : {right})")
            }
            12 => {
                let op = self.random.pick(&["&&", "||"]);
                format!("({left} {op} {right})")
            }
            _ => left,
        }
    }

    /// Without a nested index, so that expressions stay small.
    fn readable_plain(&mut self) -> String {
        if !self.counters.is_empty() && self.random.chance(25) {
            let counter = self.random.below(self.counters.len());
            return self.counters[counter].clone();
        }
        if self.random.chance(15) {
            let pointer = self.random.below(self.int_pointers.len());
            return format!("(*{})", self.int_pointers[pointer]);
        }
        let scalar = self.random.below(self.scalars.len());
        self.scalars[scalar].clone()
    }
}
