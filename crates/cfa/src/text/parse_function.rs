//! Reads variables, and functions down to the operations on their edges.

use index::{FxHashMap, Id};
use source::Span;
use types::{FnType, Params, QualType};

use super::default_size;
use super::lex::TokenKind;
use super::parse::{Entity, Key, Parse, Parser};
use crate::{Body, EdgeList, FunctionId, Loc, LocId, Storage, Var, VarId, VarSize};

impl Parser<'_> {
    /// `name: type`, with `&` before the name if the address is taken and `size` and `align` after the type.
    pub fn var(&mut self, storage: Storage, function: Option<FunctionId>) -> Parse<(Key, Var)> {
        let address_taken = self.eat("&");
        let span = self.span();
        let key = self.key("the name of a variable")?;
        self.expect(":")?;
        let ty = self.qual_type()?;
        let types = &self.program.types;
        let (mut size, mut align) = (default_size(types, ty.ty), types.preferred_align(ty).unwrap_or(1));
        if self.eat_word("size") {
            size = if self.eat_word("dynamic") {
                VarSize::Dynamic
            } else if self.eat_word("unknown") {
                VarSize::Unknown
            } else {
                VarSize::Bytes(self.natural("a number of bytes, `dynamic` or `unknown`")?)
            };
        }
        if self.eat_word("align") {
            align = self.natural("an alignment in bytes")?;
        }
        Ok((key, Var { name: key.0, ty, storage, function, size, align, span, address_taken }))
    }

    pub fn argument_variable(&mut self, name: &str) -> VarId {
        let name = self.program.names.intern(name);
        if let Some(&Entity::Var(var)) = self.globals.get(&(name, 0)) {
            return var;
        }
        let types = &mut self.program.types;
        let ty = if &self.program.names[name] == "argc" {
            types.int(types::IntKind::Int)
        } else {
            let string = types.pointer_to(types.char_());
            types.pointer_to(string)
        };
        let size = default_size(types, ty);
        let align = types.preferred_align(ty).unwrap_or(1);
        self.program.vars.push(Var {
            name,
            ty: ty.into(),
            storage: Storage::Static,
            function: None,
            size,
            align,
            span: Span::NONE,
            address_taken: false,
        })
    }

    /// Adds a variable to the frame of a function, whose names are in `locals`.
    fn frame_var(&mut self, storage: Storage, function: FunctionId) -> Parse<VarId> {
        let (key, var) = self.var(storage, Some(function))?;
        let span = var.span;
        let id = self.program.vars.push(var);
        if self.locals.insert(key, id).is_some() {
            let name = self.program.names[key.0].to_owned();
            return self.error(span, format!("`{name}` is defined twice; give the second a number, as in `{name}#2`"));
        }
        Ok(id)
    }

    /// Up to the brace; whether there is one.
    pub fn function_head(&mut self, function: FunctionId) -> Parse<bool> {
        let defined = self.is_word("function");
        self.advance();
        self.key("the name of the function")?;
        self.locals = FxHashMap::default();
        let mut params = Vec::new();
        let mut variadic = false;
        let has_list = self.eat("(");
        while has_list && !self.eat(")") {
            if self.eat("...") {
                variadic = true;
                self.expect(")")?;
                break;
            }
            params.push(self.frame_var(Storage::Param, function)?);
            if !self.is(")") {
                self.expect(",")?;
            }
        }
        let ty = if has_list && self.eat("->") {
            let result = self.qual_type()?;
            let types: Box<[QualType]> = params.iter().map(|&param| self.program.vars[param].ty).collect();
            self.program.types.function(FnType { result, params: Params::Prototype { params: types, variadic } })
        } else {
            self.expect(":")?;
            let span = self.span();
            let ty = self.plain_type()?;
            if !self.program.types.is_function(ty) {
                return self.error(span, "expected a function type");
            }
            ty
        };
        let noreturn = self.eat_word("noreturn");
        let data = &mut self.program.functions[function];
        (data.ty, data.params, data.noreturn) = (ty, params.into(), noreturn);
        if defined {
            self.expect("{")?;
            self.end_of_line()?;
        } else {
            self.end_of_line()?;
        }
        Ok(defined)
    }

    pub fn function_body(&mut self, function: FunctionId) {
        self.locals = FxHashMap::default();
        for at in 0..self.program.functions[function].params.len() {
            let param = self.program.functions[function].params[at];
            let key = self.key_of(param);
            self.locals.insert(key, param);
        }
        self.skip_newlines();
        loop {
            if self.eat("}") {
                if self.end_of_line().is_err() {
                    self.skip_line();
                }
                break;
            }
            if self.peek() == TokenKind::End {
                let _: Parse<()> = self.expected("`}`");
                return;
            }
            if self.function_line(function).is_err() {
                self.skip_line();
            }
            self.skip_newlines();
        }
        if self.program.functions[function].body.is_none() {
            let span = self.program.functions[function].span;
            let _: Parse<()> = self.error(span, "expected a line `entry l0, exit l1` in this function");
        }
    }

    /// The key of a parameter, read from where it was declared.
    fn key_of(&mut self, var: VarId) -> Key {
        let span = self.program.vars[var].span;
        let text = self.program.sources.text(span);
        let number = match text.iter().rposition(|&byte| byte == b'#') {
            Some(at) if text.last() != Some(&b'\'') => {
                std::str::from_utf8(&text[at + 1..]).ok().and_then(|digits| digits.parse().ok()).unwrap_or(0)
            }
            _ => 0,
        };
        (self.program.vars[var].name, number)
    }

    fn function_line(&mut self, function: FunctionId) -> Parse<()> {
        let storage = match self.token_text(0) {
            "local" => Some(Storage::Local),
            "temp" => Some(Storage::Temp),
            _ => None,
        };
        if let Some(storage) = storage {
            self.advance();
            loop {
                self.frame_var(storage, function)?;
                if !self.eat(",") {
                    return self.end_of_line();
                }
            }
        }
        if self.eat_word("entry") {
            let span = self.span();
            let entry = self.loc(function)?;
            self.expect(",")?;
            self.expect_word("exit")?;
            let exit = self.loc(function)?;
            if self.program.functions[function].body.replace(Body { entry, exit }).is_some() {
                return self.error(span, "this function already has an entry");
            }
            return self.end_of_line();
        }
        let first = self.at;
        let source = self.loc(function)?;
        if self.eat("(") {
            let span = self.span();
            let label = self.name("a label")?;
            self.expect(")")?;
            if self.program.locs[source].label.replace(label).is_some_and(|other| other != label) {
                return self.error(span, "this location already has another label");
            }
        }
        if self.peek() == TokenKind::Newline {
            return self.end_of_line();
        }
        self.expect("->")?;
        let target = self.loc(function)?;
        self.expect(":")?;
        let op = self.op()?;
        let span = self.span_from(first);
        self.end_of_line()?;
        self.program.add_edge(source, target, op, span);
        Ok(())
    }

    fn loc(&mut self, function: FunctionId) -> Parse<LocId> {
        let digits = match self.peek() {
            TokenKind::Name => self.token_text(0).strip_prefix('l'),
            _ => None,
        };
        let Some(number) = digits.and_then(|digits| digits.parse::<usize>().ok()) else {
            return self.expected("a location such as `l0`");
        };
        let span = self.span();
        // A gap this large would be an error anyway.
        if number > self.tokens.len() {
            return self.error(span, "locations are numbered from `l0` on without gaps; this number is too large");
        }
        self.advance();
        if self.locs.len() <= number {
            self.locs.resize(number + 1, None);
            while self.program.locs.len() <= number {
                self.program.locs.push(Loc {
                    function,
                    label: None,
                    outgoing: EdgeList::new(),
                    incoming: EdgeList::new(),
                });
            }
        }
        let id = LocId::from_usize(number);
        match self.locs[number] {
            Some((other, _)) if other != function => {
                let name = self.program.names[self.program.functions[other].name].to_owned();
                return self.error(span, format!("location {id} is already one of function `{name}`"));
            }
            Some(_) => {}
            None => {
                self.locs[number] = Some((function, span));
                self.program.locs[id].function = function;
            }
        }
        Ok(id)
    }

    pub fn check_locs(&mut self) {
        if self.diagnostics.has_errors() {
            return;
        }
        if let Some(gap) = self.locs.iter().position(Option::is_none) {
            let after = self.locs[gap..].iter().flatten().next().map_or(Span::NONE, |&(_, span)| span);
            let _: Parse<()> = self.error(after, format!("locations are numbered without gaps, but l{gap} is missing"));
        }
    }
}
