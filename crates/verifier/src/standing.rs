//! What became of each property that was asked for.

use cfa::{Callee, ExprKind, Op, Program};
use spec::{ASSERT_FAILURES, Property, Specification};

use crate::{Finding, Verdict};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub property: Property,
    pub fate: Fate,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    Holds,
    /// In so many ways that were found.
    Violated(usize),
    /// On executions that violate no other property. What comes behind such a violation is not looked at.
    HoldsOtherwise,
    Open,
    /// Why.
    NothingToCheck(&'static str),
}

impl Fate {
    /// As JSON has it.
    pub fn name(&self) -> &'static str {
        match self {
            Fate::Holds => "holds",
            Fate::Violated(_) => "violated",
            Fate::HoldsOtherwise => "holds-otherwise",
            Fate::Open => "open",
            Fate::NothingToCheck(_) => "nothing-to-check",
        }
    }
}

/// `is_complete`: all was explored, violations apart.
pub(crate) fn standings(
    program: &Program,
    specification: &Specification,
    verdict: &Verdict,
    is_complete: bool,
) -> Vec<Standing> {
    let findings: &[Finding] = match verdict {
        Verdict::False(findings) => findings,
        Verdict::True | Verdict::Unknown(_) => &[],
    };
    let standing = |&property: &Property| {
        let found = findings.iter().filter(|finding| finding.property == property).count();
        let fate = match (found, nothing_to_check(program, specification, property), verdict) {
            (1.., ..) => Fate::Violated(found),
            (0, Some(why), _) => Fate::NothingToCheck(why),
            (0, None, Verdict::True) => Fate::Holds,
            (0, None, Verdict::False(_)) if is_complete => Fate::HoldsOtherwise,
            (0, None, Verdict::False(_) | Verdict::Unknown(_)) => Fate::Open,
        };
        Standing { property, fate }
    };
    specification.properties.iter().map(standing).collect()
}

/// Why no execution can violate the property, if that is plain to see.
fn nothing_to_check(program: &Program, specification: &Specification, property: Property) -> Option<&'static str> {
    match property {
        Property::UnreachCall => {
            let is_named =
                mentions(program, |name| specification.error_functions.iter().any(|function| function == name));
            (!is_named).then_some("the program never calls an error function")
        }
        Property::Assert => {
            let is_named = mentions(program, |name| name == "assert" || ASSERT_FAILURES.contains(&name));
            (!is_named).then_some("the program has no assertion")
        }
        Property::ValidDeref
        | Property::ValidFree
        | Property::ValidMemtrack
        | Property::ValidMemcleanup
        | Property::NoOverflow
        | Property::NoUb
        | Property::Never(_)
        | Property::Observed(_) => None,
    }
}

/// Whether a function of such a name is called, or its address taken.
fn mentions(program: &Program, is_wanted: impl Fn(&str) -> bool) -> bool {
    let is_function = |function| is_wanted(program.name(program.functions[function].name));
    program.edges.iter().any(|edge| match &edge.op {
        Op::Call(call) => matches!(call.callee, Callee::Direct(function) if is_function(function)),
        _ => false,
    }) || program
        .exprs
        .ids()
        .any(|x| matches!(program.exprs[x].kind, ExprKind::Function(function) if is_function(function)))
}
