//! The tree as one-line S-expressions, for tests.

use std::fmt::Write;

use index::{Interner, Symbol};

use crate::ast::*;

pub(crate) fn items(ast: &Ast, names: &Interner) -> String {
    let dump = Dump { ast, names };
    let items: Vec<String> = ast.items.iter().map(|item| dump.item(item)).collect();
    items.join("\n")
}

struct Dump<'a> {
    ast: &'a Ast,
    names: &'a Interner,
}

impl Dump<'_> {
    fn item(&self, item: &Item) -> String {
        match item {
            Item::Declaration(declaration) => self.declaration(declaration),
            Item::Function(function) => self.function(function),
            Item::StaticAssert(assertion) => format!("(assert {})", self.expr(assertion.condition)),
            Item::Asm(_) => "(asm)".to_owned(),
        }
    }

    fn function(&self, function: &FunctionDef) -> String {
        let mut out = format!("(fn {} {}", self.specs(function.specs), self.declarator(&function.declarator));
        for declaration in &function.old_style {
            let _ = write!(out, " {}", self.declaration(declaration));
        }
        format!("{out} {})", self.stmt(function.body))
    }

    fn declaration(&self, declaration: &Declaration) -> String {
        let mut out = format!("(decl {}", self.specs(declaration.specs));
        for item in &declaration.declarators {
            let _ = write!(out, " {}", self.declarator(&item.declarator));
            if let Some(label) = &item.asm_label {
                let _ = write!(out, " asm:{}", String::from_utf8_lossy(label));
            }
            out += &self.attrs(&item.attrs);
            if let Some(init) = &item.init {
                let _ = write!(out, " = {}", self.init(init));
            }
        }
        out + ")"
    }

    fn specs(&self, id: SpecsId) -> String {
        let specs = &self.ast.specs[id];
        let mut words = Vec::new();
        words.extend(specs.storage.map(|storage| format!("{storage:?}").to_lowercase()));
        words.extend(specs.thread_local.then(|| "thread".to_owned()));
        words.extend(specs.inline.then(|| "inline".to_owned()));
        words.extend(specs.noreturn.then(|| "noreturn".to_owned()));
        words.extend(quals(specs.quals));
        for align in &specs.aligns {
            words.push(match align {
                Alignas::Type(ty) => format!("(alignas {})", self.type_name(ty)),
                Alignas::Expr(expr) => format!("(alignas {})", self.expr(*expr)),
            });
        }
        words.push(match &specs.ty {
            TypeSpec::Builtin(builtin) => format!("{builtin:?}"),
            TypeSpec::Missing => "?".to_owned(),
            TypeSpec::Name(name) => self.names[*name].to_owned(),
            TypeSpec::Record(record) => self.record(record),
            TypeSpec::Enum(spec) => self.enumeration(spec),
            TypeSpec::TypeofExpr(expr) => format!("(typeof {})", self.expr(*expr)),
            TypeSpec::TypeofType(ty) => format!("(typeof {})", self.type_name(ty)),
            TypeSpec::Atomic(ty) => format!("(atomic {})", self.type_name(ty)),
            TypeSpec::Auto => "auto".to_owned(),
        });
        words.join(" ") + &self.attrs(&specs.attrs)
    }

    fn record(&self, record: &RecordSpec) -> String {
        let mut out = if record.is_union { "(union" } else { "(struct" }.to_owned();
        if let Some(tag) = record.tag {
            let _ = write!(out, " {}", &self.names[tag]);
        }
        out += &self.attrs(&record.attrs);
        if let Some(pack) = record.pack {
            let _ = write!(out, " pack:{pack}");
        }
        for member in record.members.iter().flatten() {
            match member {
                Member::StaticAssert(assertion) => {
                    let _ = write!(out, " (assert {})", self.expr(assertion.condition));
                }
                Member::Fields { specs, declarators, .. } => {
                    let _ = write!(out, " [{}", self.specs(*specs));
                    for field in declarators {
                        let _ = write!(out, " {}", self.declarator(&field.declarator));
                        if let Some(width) = field.width {
                            let _ = write!(out, ":{}", self.expr(width));
                        }
                        out += &self.attrs(&field.attrs);
                    }
                    out += "]";
                }
            }
        }
        out + ")"
    }

    fn enumeration(&self, spec: &EnumSpec) -> String {
        let mut out = "(enum".to_owned();
        if let Some(tag) = spec.tag {
            let _ = write!(out, " {}", &self.names[tag]);
        }
        for enumerator in spec.enumerators.iter().flatten() {
            let _ = write!(out, " {}", &self.names[enumerator.name]);
            if let Some(value) = enumerator.value {
                let _ = write!(out, "={}", self.expr(value));
            }
        }
        out + &self.attrs(&spec.attrs) + ")"
    }

    /// The name, then what it is derived by in reading order: `f()*` is a function returning a pointer.
    fn declarator(&self, declarator: &Declarator) -> String {
        let mut out = declarator.name.map_or("_", |name| &self.names[name]).to_owned();
        for derived in &declarator.derived {
            match derived {
                Derived::Pointer { quals: set, attrs } => {
                    out += "*";
                    out += &quals(*set).concat();
                    out += &self.attrs(attrs);
                }
                Derived::Array { len, quals: set, is_static } => {
                    out += "[";
                    out += if *is_static { "static " } else { "" };
                    out += &quals(*set).concat();
                    match len {
                        ArraySize::Unspecified => {}
                        ArraySize::Star => out += "*",
                        ArraySize::Expr(expr) => out += &self.expr(*expr),
                    }
                    out += "]";
                }
                Derived::Function(ParamList::Empty) => out += "()",
                Derived::Function(ParamList::Names(names)) => {
                    let names: Vec<&str> = names.iter().map(|&(name, _)| &self.names[name]).collect();
                    let _ = write!(out, "(names {})", names.join(" "));
                }
                Derived::Function(ParamList::Prototype { params, variadic }) => {
                    let mut list: Vec<String> = params
                        .iter()
                        .map(|param| {
                            let declarator = self.declarator(&param.declarator);
                            format!("{} {declarator}{}", self.specs(param.specs), self.attrs(&param.attrs))
                        })
                        .collect();
                    list.extend(variadic.then(|| "...".to_owned()));
                    let _ = write!(out, "({})", if list.is_empty() { "void".to_owned() } else { list.join(", ") });
                }
            }
        }
        out + &self.attrs(&declarator.attrs)
    }

    fn attrs(&self, attrs: &[Attr]) -> String {
        let mut out = String::new();
        for attr in attrs {
            let _ = write!(out, " @{}", &self.names[attr.name]);
            if !attr.args.is_empty() {
                let _ = write!(out, "({})", self.exprs(&attr.args));
            }
        }
        out
    }

    fn type_name(&self, ty: &TypeName) -> String {
        format!("<{} {}>", self.specs(ty.specs), self.declarator(&ty.declarator))
    }

    fn init(&self, init: &Init) -> String {
        match init {
            Init::Expr(expr) => self.expr(*expr),
            Init::List(list) => self.init_list(list),
        }
    }

    fn init_list(&self, list: &InitList) -> String {
        let items: Vec<String> = list
            .items
            .iter()
            .map(|item| {
                let path = self.path(&item.designators);
                let equals = if path.is_empty() { "" } else { "=" };
                format!("{path}{equals}{}", self.init(&item.init))
            })
            .collect();
        format!("{{{}}}", items.join(", "))
    }

    fn path(&self, path: &[Designator]) -> String {
        let part = |designator: &Designator| match designator {
            Designator::Field(name, _) => format!(".{}", &self.names[*name]),
            Designator::Index(index) => format!("[{}]", self.expr(*index)),
            Designator::Range(low, high) => format!("[{}...{}]", self.expr(*low), self.expr(*high)),
        };
        path.iter().map(part).collect()
    }

    fn exprs(&self, list: &[ExprId]) -> String {
        let list: Vec<String> = list.iter().map(|&expr| self.expr(expr)).collect();
        list.join(" ")
    }

    fn name(&self, name: Symbol) -> &str {
        &self.names[name]
    }

    fn expr(&self, id: ExprId) -> String {
        let expr = |id: &ExprId| self.expr(*id);
        match &self.ast.exprs[id].kind {
            ExprKind::Name(name) => self.name(*name).to_owned(),
            ExprKind::Int(lit) => {
                let unsigned = if lit.unsigned { "u" } else { "" };
                let imaginary = if lit.imaginary { "i" } else { "" };
                format!("{}{unsigned}{}{imaginary}", lit.value, "l".repeat(lit.longs.into()))
            }
            ExprKind::Float(lit) => {
                let suffix = if lit.suffix == FloatSuffix::None { String::new() } else { format!("{:?}", lit.suffix) };
                format!("{}{suffix}{}", lit.text, if lit.imaginary { "i" } else { "" })
            }
            ExprKind::Char(encoding, value) => format!("{}'{value}'", prefix(*encoding)),
            ExprKind::Str(lit) => {
                let text: String = lit.units.iter().map(|&u| char::from_u32(u).unwrap_or('\u{fffd}')).collect();
                format!("{}{text:?}", prefix(lit.encoding))
            }
            ExprKind::Unary(op, operand) => format!("({op:?} {})", expr(operand)),
            ExprKind::Binary(op, left, right) => format!("({op:?} {} {})", expr(left), expr(right)),
            ExprKind::Assign(None, target, value) => format!("(= {} {})", expr(target), expr(value)),
            ExprKind::Assign(Some(op), target, value) => format!("({op:?}= {} {})", expr(target), expr(value)),
            ExprKind::Conditional(condition, middle, last) => {
                let middle = middle.as_ref().map_or("-".to_owned(), expr);
                format!("(? {} {middle} {})", expr(condition), expr(last))
            }
            ExprKind::Comma(left, right) => format!("(, {} {})", expr(left), expr(right)),
            ExprKind::Call(callee, args) if args.is_empty() => format!("(call {})", expr(callee)),
            ExprKind::Call(callee, args) => format!("(call {} {})", expr(callee), self.exprs(args)),
            ExprKind::Member { base, name, arrow } => {
                format!("({} {} {})", if *arrow { "->" } else { "." }, expr(base), self.name(*name))
            }
            ExprKind::Index(base, index) => format!("(index {} {})", expr(base), expr(index)),
            ExprKind::Cast(ty, operand) => format!("(cast {} {})", self.type_name(ty), expr(operand)),
            ExprKind::CompoundLiteral(literal) => {
                format!("(literal {} {})", self.type_name(&literal.0), self.init_list(&literal.1))
            }
            ExprKind::SizeofExpr(operand) => format!("(sizeof {})", expr(operand)),
            ExprKind::SizeofType(ty) => format!("(sizeof {})", self.type_name(ty)),
            ExprKind::AlignofExpr(operand) => format!("(alignof {})", expr(operand)),
            ExprKind::AlignofType(ty) => format!("(alignof {})", self.type_name(ty)),
            ExprKind::Generic(selection) => {
                let mut out = format!("(generic {}", expr(&selection.control));
                for (ty, value) in &selection.cases {
                    let ty = ty.as_ref().map_or("default".to_owned(), |ty| self.type_name(ty));
                    let _ = write!(out, " {ty}:{}", expr(value));
                }
                out + ")"
            }
            ExprKind::StmtExpr(block) => format!("(stmt {})", self.stmt(*block)),
            ExprKind::LabelAddress(label) => format!("(&& {})", self.name(*label)),
            ExprKind::VaArg(list, ty) => format!("(va_arg {} {})", expr(list), self.type_name(ty)),
            ExprKind::Offsetof(parts) => format!("(offsetof {} {})", self.type_name(&parts.0), self.path(&parts.1)),
            ExprKind::TypesCompatible(types) => {
                format!("(compatible {} {})", self.type_name(&types.0), self.type_name(&types.1))
            }
            ExprKind::Error => "error".to_owned(),
        }
    }

    fn stmt(&self, id: StmtId) -> String {
        match &self.ast.stmts[id].kind {
            StmtKind::Empty => ";".to_owned(),
            StmtKind::Expr(expr) => self.expr(*expr),
            StmtKind::Block(block) => {
                let mut items = Vec::new();
                items.extend(block.local_labels.iter().map(|&label| format!("(label {})", self.name(label))));
                items.extend(block.items.iter().map(|item| match item {
                    BlockItem::Stmt(stmt) => self.stmt(*stmt),
                    BlockItem::Declaration(declaration) => self.declaration(declaration),
                    BlockItem::StaticAssert(assertion) => format!("(assert {})", self.expr(assertion.condition)),
                    BlockItem::NestedFunction(function) => self.function(function),
                }));
                format!("{{{}}}", items.join(" "))
            }
            StmtKind::If { condition, then, otherwise } => {
                let otherwise = otherwise.map_or(String::new(), |stmt| format!(" {}", self.stmt(stmt)));
                format!("(if {} {}{otherwise})", self.expr(*condition), self.stmt(*then))
            }
            StmtKind::While { condition, body } => format!("(while {} {})", self.expr(*condition), self.stmt(*body)),
            StmtKind::DoWhile { body, condition } => format!("(do {} {})", self.stmt(*body), self.expr(*condition)),
            StmtKind::For(header) => {
                let optional = |expr: Option<ExprId>| expr.map_or("-".to_owned(), |expr| self.expr(expr));
                let init = match &header.init {
                    ForInit::None => "-".to_owned(),
                    ForInit::Expr(expr) => self.expr(*expr),
                    ForInit::Declaration(declaration) => self.declaration(declaration),
                };
                let (condition, step) = (optional(header.condition), optional(header.step));
                format!("(for {init} {condition} {step} {})", self.stmt(header.body))
            }
            StmtKind::Switch { value, body } => format!("(switch {} {})", self.expr(*value), self.stmt(*body)),
            StmtKind::Case { low, high, body } => {
                let high = high.map_or(String::new(), |high| format!("...{}", self.expr(high)));
                format!("(case {}{high} {})", self.expr(*low), self.stmt(*body))
            }
            StmtKind::Default { body } => format!("(default {})", self.stmt(*body)),
            StmtKind::Label { name, attrs, body } => {
                format!("({}:{} {})", self.name(*name), self.attrs(attrs), self.stmt(*body))
            }
            StmtKind::Goto(label) => format!("(goto {})", self.name(*label)),
            StmtKind::GotoComputed(target) => format!("(goto* {})", self.expr(*target)),
            StmtKind::Break => "(break)".to_owned(),
            StmtKind::Continue => "(continue)".to_owned(),
            StmtKind::Return(None) => "(return)".to_owned(),
            StmtKind::Return(Some(value)) => format!("(return {})", self.expr(*value)),
            StmtKind::Asm(asm) => self.asm(asm),
        }
    }

    fn asm(&self, asm: &Asm) -> String {
        let text = |bytes: &[u8]| format!("{:?}", String::from_utf8_lossy(bytes));
        let mut out = format!("(asm{}{}", if asm.is_volatile { "!" } else { "" }, if asm.is_goto { "?" } else { "" });
        let _ = write!(out, " {}", text(&asm.template));
        for (kind, operands) in [("out", &asm.outputs), ("in", &asm.inputs)] {
            for operand in operands {
                let _ = write!(out, " ({kind} {} {})", text(&operand.constraint), self.expr(operand.expr));
            }
        }
        asm.clobbers.iter().for_each(|clobber| out += &format!(" ~{}", text(clobber)));
        asm.labels.iter().for_each(|&label| out += &format!(" :{}", self.name(label)));
        out + ")"
    }
}

fn quals(set: QualSet) -> Vec<String> {
    let all = [
        (set.is_const, "const"),
        (set.is_volatile, "volatile"),
        (set.is_restrict, "restrict"),
        (set.is_atomic, "_Atomic"),
    ];
    all.into_iter().filter(|(is_set, _)| *is_set).map(|(_, word)| word.to_owned()).collect()
}

fn prefix(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Plain => "",
        Encoding::Utf8 => "u8",
        Encoding::Wide => "L",
        Encoding::Char16 => "u",
        Encoding::Char32 => "U",
    }
}
