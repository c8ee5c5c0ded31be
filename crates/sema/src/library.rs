//! Types of the library functions that gcc knows without a declaration, and of its builtins.
//!
//! Those of the library are in the table of library functions. Of a builtin a signature is the result and the parameters, one
//! letter each: `v` void, `i` int, `u` unsigned, `l` long, `k` unsigned long, `L` long long, `K` unsigned long long,
//! `z` size_t, `t` ssize_t, `h` `j` `J` `W` unsigned of 16, 32, 64 and 128 bits, `f` float, `d` double, `D` long double,
//! `p` `void *`, `P` `const void *`, `s` `char *`, `S` `const char *`, `q` `char **`, `x` `int *`, `e` `double *`,
//! `g` `float *`, `G` `long double *`, `a` va_list, `.` variadic.

use library::{Function, Role, Type, lookup};
use types::{FnType, IntKind, Params, QualType, TypeId};

use crate::Cx;

pub(crate) fn is_noreturn(name: &str) -> bool {
    let ends = |function: &&Function| matches!(function.role, Some(Role::Ends(_)));
    lookup(name).filter(ends).is_some_and(|function| function.is_builtin || name.starts_with("__builtin_"))
}

/// The function, if gcc knows it as one of the library.
fn find(name: &str) -> Option<&'static Function> {
    lookup(name).filter(|function| function.is_builtin)
}

/// Whether gcc knows the function as one of the library.
pub(crate) fn is_known(name: &str) -> bool {
    find(name).is_some()
}

impl Cx<'_> {
    /// The type of a function that gcc knows as a built-in.
    pub(crate) fn library_type(&mut self, name: &str) -> Option<TypeId> {
        let signature = &find(name)?.signature;
        let result = self.listed_type(signature.result)?;
        let params: Option<Vec<QualType>> =
            signature.parameters.iter().map(|parameter| self.listed_type(parameter.ty)).collect();
        let params = Params::Prototype { params: params?.into(), variadic: signature.is_variadic };
        Some(self.types.function(FnType { result, params }))
    }

    /// A type of the table. `FILE` is `void`.
    fn listed_type(&mut self, ty: Type) -> Option<QualType> {
        let types = &mut self.types;
        let base = match ty.name {
            "void" | "FILE" => types.void(),
            "char" => types.char_(),
            "int" => types.int(IntKind::Int),
            "long" => types.int(IntKind::Long),
            "long long" => types.int(IntKind::LongLong),
            "size_t" => types.size_t(),
            "float" => types.float(types::FloatKind::F32),
            "double" => types.float(types::FloatKind::F64),
            "long double" => types.float(types::FloatKind::X87),
            "va_list" => {
                let list = self.va_list;
                return Some(self.adjust_param(list.into()));
            }
            _ => return None,
        };
        let base = QualType::plain(base);
        let base = if ty.is_const { base.with_const() } else { base };
        Some((0..ty.stars).fold(base, |target, _| types.pointer_to(target).into()))
    }

    /// A function type from its letters.
    pub(crate) fn signature(&mut self, letters: &str) -> TypeId {
        let (letters, variadic) = match letters.strip_suffix('.') {
            Some(rest) => (rest, true),
            None => (letters, false),
        };
        let mut types: Vec<QualType> = letters.chars().map(|letter| self.letter_type(letter)).collect();
        let result = types.remove(0);
        self.types.function(FnType { result, params: Params::Prototype { params: types.into(), variadic } })
    }

    fn letter_type(&mut self, letter: char) -> QualType {
        use types::FloatKind::{F32, F64, X87};
        let types = &mut self.types;
        let target = match letter {
            'p' => Some(QualType::plain(types.void())),
            'P' => Some(QualType::plain(types.void()).with_const()),
            's' => Some(QualType::plain(types.char_())),
            'S' => Some(QualType::plain(types.char_()).with_const()),
            'q' => Some(types.pointer_to(types.char_()).into()),
            'x' => Some(types.int(IntKind::Int).into()),
            'e' => Some(types.float(F64).into()),
            'g' => Some(types.float(F32).into()),
            'G' => Some(types.float(X87).into()),
            _ => None,
        };
        if let Some(target) = target {
            return types.pointer_to(target).into();
        }
        let ty = match letter {
            'v' => types.void(),
            'u' | 'j' => types.int(IntKind::UInt),
            'l' => types.int(IntKind::Long),
            'k' => types.int(IntKind::ULong),
            'L' => types.int(IntKind::LongLong),
            'K' => types.int(IntKind::ULongLong),
            'z' => types.size_t(),
            't' => types.ptrdiff_t(),
            'h' => types.int(IntKind::UShort),
            'J' if types.model == types::DataModel::Lp64 => types.int(IntKind::ULong),
            'J' => types.int(IntKind::ULongLong),
            'W' => types.int(IntKind::UInt128),
            'f' => types.float(F32),
            'd' => types.float(F64),
            'D' => types.float(X87),
            'a' => {
                let list = self.va_list;
                return self.adjust_param(list.into());
            }
            _ => types.int(IntKind::Int),
        };
        ty.into()
    }
}

#[cfg(test)]
mod tests {
    /// What `listed_type` knows.
    const TYPES: [&str; 11] =
        ["void", "FILE", "char", "int", "long", "long long", "size_t", "float", "double", "long double", "va_list"];

    #[test]
    fn the_types_of_all_that_gcc_knows_are_understood() {
        for function in library::functions().filter(|function| function.is_builtin) {
            let parameters = function.signature.parameters.iter().map(|parameter| parameter.ty);
            for ty in parameters.chain([function.signature.result]) {
                assert!(TYPES.contains(&ty.name), "`{ty}` of `{}`", function.name);
            }
        }
    }
}
