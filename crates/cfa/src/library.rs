//! Which functions without a body are of the system's library. Of those nobody may say that they are harmless, only because
//! there is no model.
//!
//! A header of the system declares them, which line markers tell, or they have the name and the shape of a function that a
//! header of glibc declares: programs that were preprocessed long ago have no markers. Kernels have functions of the same
//! names, which take something else.

use library::{Declaration, Role, declaration, letters_agree, lookup};
use types::{Params, QualType, Scalar, Type, TypeTable};

use crate::{Function, FunctionId, Program};

/// The letter of a type, as [`library::Declaration`] has them.
pub fn letter(types: &TypeTable, ty: QualType) -> char {
    match types.scalar(ty.ty) {
        Some(Scalar::Int(_)) => 'i',
        Some(Scalar::Float(_)) => 'd',
        Some(Scalar::Pointer) => match types.pointee(ty.ty) {
            Some(to) if types.is_function(to.ty) => 'f',
            Some(to) if to.quals.is_const && is_plain(types, to) => 'c',
            _ => 'p',
        },
        None if matches!(types[ty.ty], Type::Void) => 'v',
        None => 's',
    }
}

/// Nothing leads on from there.
fn is_plain(types: &TypeTable, to: QualType) -> bool {
    matches!(types.scalar(to.ty), Some(Scalar::Int(_) | Scalar::Float(_))) || matches!(types[to.ty], Type::Void)
}

/// Letters of the parameters; `None` for a declaration that does not tell them.
pub fn letters(types: &TypeTable, params: &Params) -> Option<String> {
    match params {
        Params::Prototype { params, variadic } => {
            let letters = params.iter().map(|&param| letter(types, param));
            Some(letters.chain(variadic.then_some('.')).collect())
        }
        Params::Unspecified => None,
    }
}

/// Whether a function of this type has the shape that is declared.
fn fits(row: &Declaration, types: &TypeTable, ty: &types::FnType) -> bool {
    let Some(params) = letters(types, &ty.params) else { return true };
    let alike = |(listed, declared)| letters_agree(listed, declared);
    // Who does not look at a result may declare none.
    let result = letter(types, ty.result);
    (result == 'v' || letters_agree(row.result, result))
        && row.parameters.chars().count() == params.chars().count()
        && row.parameters.chars().zip(params.chars()).all(alike)
}

impl Program {
    /// Whether a function without a body is one of the system's library, or a builtin of the compiler.
    pub fn is_of_library(&self, function: FunctionId) -> bool {
        let Function { name, body: None, span, ty, .. } = self.functions[function] else { return false };
        let name = self.name(name);
        if ["__VERIFIER_", "__carve_"].iter().any(|prefix| name.starts_with(prefix)) {
            return false;
        }
        if self.sources.is_system(span) || ["__builtin_", "__sync_", "__atomic_"].iter().any(|p| name.starts_with(p)) {
            return true;
        }
        let Some(ty) = self.types.as_function(ty) else { return false };
        declaration(name).is_some_and(|row| fits(&row, &self.types, ty))
    }

    /// Whether executions end silently where this function without a body is called with zero.
    pub fn assumes(&self, function: FunctionId) -> bool {
        let Function { name, ref body, .. } = self.functions[function];
        body.is_none() && lookup(self.name(name)).is_some_and(|known| known.role == Some(Role::Assumes))
    }

    /// Whether all that a function of the library can do to the program, by the types of its declaration, is to return a
    /// number: it gets no pointer but to constant numbers, and gives none. It may set what the library itself keeps.
    pub fn gives_number_only(&self, function: FunctionId) -> bool {
        let Function { name, ty, .. } = self.functions[function];
        let listed = declaration(self.name(name));
        let is_harmless =
            |result: char, params: &str| "vid".contains(result) && params.chars().all(|param| "idc".contains(param));
        let Some(ty) = self.types.as_function(ty) else { return false };
        let declared = letters(&self.types, &ty.params);
        listed.is_none_or(|row| is_harmless(row.result, row.parameters))
            && declared.map_or(listed.is_some(), |params| is_harmless(letter(&self.types, ty.result), &params))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_that_write_are_not_harmless() {
        for (name, params) in [("strptime", "ccp"), ("wcsncat", "pci"), ("abs", "i"), ("ioctl", "ii.")] {
            assert_eq!(declaration(name).map(|row| row.parameters), Some(params), "{name}");
        }
    }
}
