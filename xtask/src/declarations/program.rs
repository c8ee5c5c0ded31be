//! Random programs of one to three files about declarations: what the linker, the loader and the end of a program make
//! of them. Functions print what they are, so that the output shows which definition was reached, and when.

use std::fmt::Write as _;

use crate::fuzz::Random;

/// Attributes that change nothing of what a function prints.
const FUNCTION_ATTRS: &[&str] = &[
    "noinline",
    "cold",
    "used",
    "section(\".text.mine\")",
    "aligned(32)",
    "visibility(\"hidden\")",
    "optimize(\"O1\")",
    "nothrow",
    "unused",
    "always_inline_not",
    "warn_unused_result",
    "no_instrument_function",
];
const OBJECT_ATTRS: &[&str] =
    &["aligned(64)", "section(\"mine\")", "used", "unused", "visibility(\"hidden\")", "nocommon", "no_such_attribute"];
const PRELUDE: &str = "int printf(const char *, ...);\nint atexit(void (*)(void));\nvoid exit(int);\n";
const MOST_FILES: usize = 3;

/// How a file defines a symbol.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Definition {
    Not,
    Weak,
    Strong,
    /// `int x;`
    Tentative,
}

pub struct Program<'r> {
    random: &'r mut Random,
    files: Vec<File>,
    /// Names so far, for new ones.
    count: usize,
}

#[derive(Default)]
struct File {
    text: String,
    /// Expressions of type `int` to print.
    visible: Vec<String>,
    /// `void` functions that register or do something.
    handlers: Vec<String>,
}

impl<'r> Program<'r> {
    /// The sources, one for each file.
    pub fn generate(random: &'r mut Random) -> Vec<String> {
        let count = 1 + random.below(MOST_FILES);
        let files = (0..count).map(|_| File { text: PRELUDE.to_owned(), ..File::default() }).collect();
        let mut program = Program { random, files, count: 0 };
        for _ in 0..3 + program.random.below(6) {
            match program.random.below(12) {
                0..=3 => program.function(),
                4..=6 => program.object(),
                7 => program.private(),
                8 => program.labelled(),
                9 => program.missing(),
                10 => program.inline(),
                _ => program.static_in_block(),
            }
        }
        for file in 0..count {
            program.handlers(file);
            program.startup(file);
        }
        program.finish()
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.random.below(n) == 0
    }

    fn name(&mut self, stem: &str) -> String {
        self.count += 1;
        format!("{stem}{}", self.count)
    }

    fn attr(&mut self, from: &[&str]) -> String {
        if !self.one_in(3) {
            return String::new();
        }
        let name = from[self.random.below(from.len())];
        if self.one_in(4) { format!("[[gnu::{name}]] ") } else { format!("__attribute__(({name})) ") }
    }

    /// Which files define a symbol, at most one of them strongly.
    fn definitions(&mut self, tentative: bool) -> Vec<Definition> {
        let count = self.files.len();
        let strong = self.random.below(count + 1);
        (0..count)
            .map(|file| match () {
                () if file == strong && tentative && self.one_in(3) => Definition::Tentative,
                () if file == strong => Definition::Strong,
                () if self.one_in(3) || strong == count && file == 0 => Definition::Weak,
                () => Definition::Not,
            })
            .collect()
    }

    fn function(&mut self) {
        let name = self.name("f");
        let definitions = self.definitions(false);
        let taken = taken(&definitions);
        for (file, definition) in definitions.into_iter().enumerate() {
            let attr = self.attr(FUNCTION_ATTRS);
            let body = format!("{{ printf(\"{name} of file {file}\\n\"); return {}; }}", self.random.below(100));
            let text = match definition {
                Definition::Not if self.one_in(3) => format!("extern int {name}(void);\n"),
                Definition::Not => continue,
                Definition::Weak if self.one_in(3) => format!("#pragma weak {name}\n{attr}int {name}(void) {body}\n"),
                Definition::Weak if self.one_in(2) => {
                    format!("int {name}(void) {body}\nint {name}(void) __attribute__((weak));\n")
                }
                Definition::Weak => format!("{attr}__attribute__((weak)) int {name}(void) {body}\n"),
                Definition::Strong | Definition::Tentative => format!("{attr}int {name}(void) {body}\n"),
            };
            self.files[file].text += &text;
            self.files[file].visible.push(format!("{name}()"));
            if definition != Definition::Not && (file == taken || self.one_in(12)) && self.one_in(2) {
                self.alias(file, &name, true);
            }
        }
    }

    fn object(&mut self) {
        let name = self.name("v");
        let definitions = self.definitions(true);
        let taken = taken(&definitions);
        for (file, definition) in definitions.into_iter().enumerate() {
            let attr = self.attr(OBJECT_ATTRS);
            let value = self.random.below(1000);
            let text = match definition {
                Definition::Not if self.one_in(3) => format!("extern int {name};\n"),
                Definition::Not => continue,
                Definition::Weak if self.one_in(3) => format!("int {name} __attribute__((weak));\n"),
                Definition::Weak if self.one_in(2) => format!("#pragma weak {name}\nint {name} = {value};\n"),
                Definition::Weak => format!("{attr}int {name} __attribute__((weak)) = {value};\n"),
                Definition::Tentative => format!("{attr}int {name};\nextern int {name};\nint {name};\n"),
                Definition::Strong if self.one_in(3) => format!("int {name};\n{attr}int {name} = {value};\n"),
                Definition::Strong => format!("{attr}int {name} = {value};\n"),
            };
            self.files[file].text += &text;
            self.files[file].visible.push(format!("{name}++"));
            if self.one_in(3) {
                let pointer = self.name("p");
                _ = writeln!(self.files[file].text, "static int *{pointer} = &{name};");
                self.files[file].visible.push(format!("(*{pointer} += 2)"));
            }
            if definition != Definition::Not && (file == taken || self.one_in(12)) && self.one_in(3) {
                self.alias(file, &name, false);
            }
        }
    }

    /// Another name, which other files may see or define.
    fn alias(&mut self, file: usize, target: &str, is_function: bool) {
        let alias = self.name("a");
        let weak = if self.one_in(2) { "weak, " } else { "" };
        let (before, after, used) = match is_function {
            true => ("", "(void)", format!("{alias}()")),
            false => ("extern ", "", format!("{alias}--")),
        };
        let text = if self.one_in(4) {
            format!("#pragma weak {alias} = {target}\nextern int {alias}{after};\n")
        } else {
            format!("{before}int {alias}{after} __attribute__(({weak}alias(\"{target}\")));\n")
        };
        // Before or after the definition.
        if self.one_in(3) {
            self.files[file].text.insert_str(PRELUDE.len(), &text);
        } else {
            self.files[file].text += &text;
        }
        self.files[file].visible.push(used.clone());
        for other in 0..self.files.len() {
            if other == file || !self.one_in(2) {
                continue;
            }
            let may_be_weak = text.contains("weak");
            let text = if may_be_weak && self.one_in(3) {
                let body = if is_function { format!("(void) {{ return -{other}; }}") } else { format!(" = -{other};") };
                format!("int {alias}{body}\n")
            } else {
                format!("extern int {alias}{after};\n")
            };
            self.files[other].text += &text;
            self.files[other].visible.push(used.clone());
            break;
        }
    }

    /// One name that means something else in each file.
    fn private(&mut self) {
        let name = self.name("s");
        let owner = self.random.below(self.files.len() + 1);
        for file in 0..self.files.len() {
            let value = self.random.below(50);
            let is_function = self.one_in(3);
            let linkage = if file == owner { "" } else { "static " };
            let (text, used) = if is_function {
                (format!("{linkage}int {name}(void) {{ return {value}; }}\n"), format!("{name}()"))
            } else {
                (format!("{linkage}int {name};\n{linkage}int {name} = {value};\n"), format!("({name} += {file})"))
            };
            self.files[file].text += &text;
            self.files[file].visible.push(used);
        }
    }

    /// Names whose symbols are others.
    fn labelled(&mut self) {
        let (name, symbol) = (self.name("n"), self.name("sym"));
        let value = self.random.below(100);
        let owner = self.random.below(self.files.len());
        let is_object = self.one_in(3);
        let definition = match (is_object, self.random.below(3)) {
            (true, _) => format!("int {name} asm(\"{symbol}\") = {value};\n"),
            (_, 0) => format!("#pragma redefine_extname {name} {symbol}\nint {name}(void) {{ return {value}; }}\n"),
            (_, 1) => format!("int {name}(void) {{ return {value}; }}\n").replace(&name, &symbol),
            _ => format!("int {name}(void) asm(\"{symbol}\");\nint {name}(void) {{ return {value}; }}\n"),
        };
        self.files[owner].text += &definition;
        let used = |name: &str| if is_object { format!("{name}++") } else { format!("{name}()") };
        let after = if is_object { "" } else { "(void)" };
        for file in 0..self.files.len() {
            let (text, seen) = match self.random.below(3) {
                0 => (format!("extern int {symbol}{after};\n"), symbol.clone()),
                1 => {
                    let other = self.name("m");
                    (format!("extern int {other}{after} asm(\"{symbol}\");\n"), other)
                }
                _ => continue,
            };
            self.files[file].text += &text;
            self.files[file].visible.push(used(&seen));
        }
    }

    /// Weak symbols that nobody defines, and weak references to some that somebody does.
    fn missing(&mut self) {
        let name = self.name("w");
        let file = self.random.below(self.files.len());
        let (text, seen) = match self.random.below(4) {
            0 => (format!("int {name}(void) __attribute__((weak));\n"), format!("({name} ? {name}() : -1)")),
            1 => (format!("extern int {name} __attribute__((weak));\n"), format!("(&{name} ? {name} : -2)")),
            2 => (
                format!("static int {name}_(void) __attribute__((weakref(\"{name}\")));\n"),
                format!("({name}_ ? {name}_() : -3)"),
            ),
            _ => {
                let target = self.name("t");
                let owner = self.random.below(self.files.len());
                self.files[owner].text += &format!("int {target}(void) {{ return {owner} + 40; }}\n");
                (
                    format!("static int {name}_(void) __attribute__((weakref(\"{target}\")));\n"),
                    format!("({name}_ ? {name}_() : -4)"),
                )
            }
        };
        self.files[file].text += &text;
        self.files[file].visible.push(seen);
    }

    fn inline(&mut self) {
        let name = self.name("i");
        let value = self.random.below(100);
        let file = self.random.below(self.files.len());
        let text = match self.random.below(4) {
            0 => format!("static inline int {name}(void) {{ return {value}; }}\n"),
            1 => format!("inline int {name}(void) {{ return {value}; }}\nextern int {name}(void);\n"),
            2 => format!(
                "extern inline __attribute__((gnu_inline)) int {name}(void) {{ return 1; }}\nint {name}(void) {{ return {value}; }}\n"
            ),
            _ => format!("inline __attribute__((gnu_inline)) int {name}(void) {{ return {value}; }}\n"),
        };
        self.files[file].text += &text;
        self.files[file].visible.push(format!("{name}()"));
    }

    /// Static objects of blocks, and objects of other files seen from a block.
    fn static_in_block(&mut self) {
        let (name, object) = (self.name("b"), self.name("o"));
        let file = self.random.below(self.files.len());
        let owner = self.random.below(self.files.len());
        _ = writeln!(self.files[owner].text, "int {object} = {owner};");
        _ = writeln!(
            self.files[file].text,
            "static int {name}(void) {{ static int count = {file}; extern int {object}; return ++count * 100 + {object}++; }}"
        );
        self.files[file].visible.push(format!("{name}()"));
    }

    /// Functions for `atexit`, which may register others or end the program anew.
    fn handlers(&mut self, file: usize) {
        for _ in 0..self.random.below(3) {
            let name = self.name("h");
            let more = match self.files[file].handlers.last().cloned() {
                Some(last) if self.one_in(2) => format!(" atexit({last});"),
                _ => String::new(),
            };
            let seen = self.some_visible(file);
            _ = writeln!(
                self.files[file].text,
                "static void {name}(void) {{ printf(\"{name} %d\\n\", {seen});{more} }}"
            );
            self.files[file].handlers.push(name);
        }
    }

    fn some_visible(&mut self, file: usize) -> String {
        let visible = &self.files[file].visible;
        if visible.is_empty() { "0".to_owned() } else { visible[self.random.below(visible.len())].clone() }
    }

    fn startup(&mut self, file: usize) {
        for _ in 0..self.random.below(4) {
            let kind = if self.one_in(2) { "constructor" } else { "destructor" };
            let name = self.name(if kind == "constructor" { "ctor" } else { "dtor" });
            let priority = match self.random.below(3) {
                0 => format!("({})", [101, 102, 200, 1000, 65_535][self.random.below(5)]),
                _ => String::new(),
            };
            let seen = self.some_visible(file);
            let mut more = String::new();
            if let Some(handler) = self.files[file].handlers.last().cloned()
                && self.one_in(2)
            {
                more = format!(" atexit({handler});");
            }
            if kind == "constructor" && self.one_in(25) {
                more += " exit(9);";
            }
            let linkage = if self.one_in(2) { "static " } else { "" };
            let params = if kind == "constructor" && self.one_in(4) { "int argc, char **argv" } else { "void" };
            let body = format!("{{ printf(\"{name} %d\\n\", {seen});{more} }}");
            let text = if self.one_in(3) {
                format!(
                    "{linkage}void {name}({params}) __attribute__(({kind}{priority}));\n{linkage}void {name}({params}) {body}\n"
                )
            } else {
                format!("__attribute__(({kind}{priority})) {linkage}void {name}({params}) {body}\n")
            };
            self.files[file].text += &text;
        }
    }

    /// A function in each file that shows all it sees, and `main` in one of them.
    fn finish(mut self) -> Vec<String> {
        let count = self.files.len();
        for (number, file) in self.files.iter_mut().enumerate() {
            _ = writeln!(file.text, "void show_{number}(void) {{");
            for seen in &file.visible {
                _ = writeln!(file.text, "    printf(\"{number}: %d\\n\", {seen});");
            }
            file.text += "}\n";
        }
        let main = self.random.below(count);
        let mut text = String::new();
        for number in 0..count {
            _ = writeln!(text, "void show_{number}(void);");
        }
        text += "int main(void) {\n";
        for handler in self.files[main].handlers.clone() {
            if self.one_in(2) {
                _ = writeln!(text, "    atexit({handler});");
            }
        }
        for number in 0..count {
            _ = writeln!(text, "    show_{number}();");
        }
        let status = self.random.below(100);
        let end = if self.one_in(3) { format!("exit({status})") } else { format!("return {status}") };
        _ = writeln!(text, "    {end};\n}}");
        self.files[main].text += &text;
        self.files.into_iter().map(|file| file.text).collect()
    }
}

/// The file whose definition the linker takes.
fn taken(definitions: &[Definition]) -> usize {
    let is_strong = |definition: &Definition| matches!(definition, Definition::Strong | Definition::Tentative);
    let first = definitions.iter().position(|&definition| definition == Definition::Weak);
    definitions.iter().position(is_strong).or(first).unwrap_or(0)
}
