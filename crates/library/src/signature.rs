//! Prototypes as C writes them, in as much of its types as the functions of the library need.

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    pub result: Type,
    pub parameters: Vec<Parameter>,
    pub is_variadic: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub ty: Type,
}

/// A type behind so many stars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Type {
    /// As C spells it; besides, `callback` is a pointer to some function, and `scalar` whatever a call has there.
    pub name: &'static str,
    pub stars: usize,
    pub is_const: bool,
}

impl Type {
    pub fn is_pointer(self) -> bool {
        self.stars > 0 || matches!(self.name, "callback" | "va_list")
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (constant, space) = (if self.is_const { "const " } else { "" }, if self.stars > 0 { " " } else { "" });
        write!(f, "{constant}{}{space}{}", self.name, "*".repeat(self.stars))
    }
}

impl std::fmt::Display for Signature {
    /// The types only: `void * (void *, const void *, size_t)`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let types = self.parameters.iter().map(|parameter| parameter.ty.to_string());
        let types: Vec<String> = types.chain(self.is_variadic.then(|| "...".to_owned())).collect();
        write!(f, "{} ({})", self.result, types.join(", "))
    }
}
