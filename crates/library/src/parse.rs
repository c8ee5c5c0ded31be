//! Reads rows of the table; `table/README.md` says how they are written.

use crate::{
    Access, Allocation, Argument, Check, Effect, Ending, Extent, Failure, Function, Gives, Jump, Parameter, Role,
    Signature, ThreadOperation, Type,
};

/// What is wrong with a row.
pub(crate) type Problem = String;

/// The function of a prototype, and of the indented lines behind it.
pub(crate) fn function(header: &'static str, prototype: &'static str, body: &'static str) -> Result<Function, Problem> {
    let (name, signature) = signature(prototype)?;
    let gives = match signature.result {
        result if result.is_pointer() => Gives::Anything,
        Type { name: "void", .. } => Gives::Nothing,
        _ => Gives::Number,
    };
    let mut function = Function {
        name,
        header,
        signature,
        role: None,
        effects: Vec::new(),
        gives,
        variables: Vec::new(),
        is_builtin: false,
        is_pure: false,
        is_atomic: false,
        is_contract: false,
        run: None,
        check: None,
    };
    let mut before = 0;
    for text in body.lines() {
        let place = line(&mut function, text.trim()).and_then(|place| match place > before {
            true => Ok(place),
            false => Err("a second line of its kind, or one in another order".to_owned()),
        });
        before = place.map_err(|problem| format!("`{name}`: {problem}: {}", text.trim()))?;
    }
    Ok(function)
}

/// The name before the parameters.
pub(crate) fn name(prototype: &str) -> Option<&str> {
    let (before, _) = prototype.split_once('(')?;
    before.rsplit([' ', '*']).next().filter(|name| !name.is_empty())
}

fn signature(prototype: &'static str) -> Result<(&'static str, Signature), Problem> {
    let wrong = || format!("no prototype: {prototype}");
    let name = name(prototype).ok_or_else(wrong)?;
    let (before, parameters) = prototype.split_once('(').ok_or_else(wrong)?;
    let parameters = parameters.strip_suffix(')').ok_or_else(wrong)?;
    let result = ty(before.strip_suffix(name).ok_or_else(wrong)?);
    let mut signature = Signature { result, parameters: Vec::new(), is_variadic: false };
    for parameter in parameters.split(", ").filter(|&parameter| parameter != "void") {
        if parameter == "..." {
            signature.is_variadic = true;
            continue;
        }
        let name = parameter.rsplit([' ', '*']).next().filter(|name| !name.is_empty()).ok_or_else(wrong)?;
        let ty = ty(parameter.strip_suffix(name).ok_or_else(wrong)?);
        signature.parameters.push(Parameter { name, ty });
    }
    Ok((name, signature))
}

fn ty(text: &'static str) -> Type {
    let text = text.trim();
    let (is_const, text) = text.strip_prefix("const ").map_or((false, text), |text| (true, text));
    let name = text.trim_end_matches('*');
    Type { name: name.trim_end(), stars: text.len() - name.len(), is_const }
}

/// Which of the kinds of lines it is, in the order in which they stand.
fn line(function: &mut Function, text: &'static str) -> Result<u8, Problem> {
    Ok(if flags(function, text) {
        1
    } else if let Some(text) = text.strip_prefix("role: ") {
        function.role = Some(role(&function.signature, text)?);
        2
    } else if let Some(text) = text.strip_prefix("gives ") {
        function.gives = gives(&function.signature, text)?;
        4
    } else if let Some(text) = text.strip_prefix("variables: ") {
        function.variables = text.split(' ').collect();
        5
    } else if let Some(text) = text.strip_prefix("run: ") {
        function.run = Some(text);
        6
    } else if let Some(text) = text.strip_prefix("check: ") {
        function.check = Some(check(text)?);
        7
    } else {
        function.effects = effects(&function.signature, text)?;
        3
    })
}

/// Whether it is a line of such words.
fn flags(function: &mut Function, text: &str) -> bool {
    let is_flag = |word: &str| matches!(word, "builtin" | "pure" | "atomic" | "contract");
    if !text.split(' ').all(is_flag) {
        return false;
    }
    let has = |flag: &str| text.split(' ').any(|word| word == flag);
    function.is_builtin = has("builtin");
    function.is_pure = has("pure");
    function.is_atomic = has("atomic");
    function.is_contract = has("contract");
    true
}

fn check(text: &str) -> Result<Check, Problem> {
    Ok(match text {
        "model" => Check::Model,
        "any" => Check::Any,
        "opaque" => Check::Opaque,
        "unknown" => Check::Unknown,
        _ => return Err("no way to check".to_owned()),
    })
}

fn number(signature: &Signature, parameter: &str) -> Result<usize, Problem> {
    let found = signature.parameters.iter().position(|known| known.name == parameter);
    found.ok_or_else(|| format!("no parameter `{parameter}`"))
}

fn role(signature: &Signature, text: &str) -> Result<Role, Problem> {
    let words: Vec<&str> = text.split(' ').collect();
    let numbers =
        |names: &[&str]| names.iter().map(|name| number(signature, name)).collect::<Result<Box<[usize]>, _>>();
    let allocates = |names: &[&str], failure| Ok(Role::Allocates(Allocation { sizes: numbers(names)?, failure }));
    Ok(match *words {
        ["allocates", ref sizes @ .., "or", "null"] => return allocates(sizes, Failure::Null),
        ["resizes", ref sizes @ .., "or", "null"] => return allocates(sizes, Failure::NullUnlessFreeing),
        ["allocates", ref sizes @ ..] => return allocates(sizes, Failure::Otherwise),
        ["ends"] => Role::Ends(Ending::Abrupt),
        ["ends", "with", "handlers"] => Role::Ends(Ending::WithHandlers),
        ["ends", "as", "an", "assertion", "fails"] => Role::Ends(Ending::FailedAssertion),
        ["jumps", "from", "here"] => Role::Jumps(Jump::From),
        ["jumps", "back"] => Role::Jumps(Jump::Back),
        ["jumps"] => Role::Jumps(Jump::Other),
        ["calls", function, "at", "exit"] => Role::AtExit(number(signature, function)?),
        ["calls", function, "at", "some", "end"] => Role::AtSomeEnd(number(signature, function)?),
        ["handles", "signals", "by", handler] => Role::HandlesSignals(number(signature, handler)?),
        ["starts", "a", "thread"] => Role::Threads(ThreadOperation::Start),
        ["joins", "a", "thread"] => Role::Threads(ThreadOperation::Join),
        ["locks"] => Role::Threads(ThreadOperation::Lock),
        ["unlocks"] => Role::Threads(ThreadOperation::Unlock),
        ["begins", "an", "atomic", "block"] => Role::Threads(ThreadOperation::AtomicBegin),
        ["ends", "an", "atomic", "block"] => Role::Threads(ThreadOperation::AtomicEnd),
        ["concerns", "threads"] => Role::Threads(ThreadOperation::Other),
        ["forks"] => Role::Forks,
        ["calls", "back", "to", "sort"] => Role::CallsBackToSort,
        ["calls", "back", "to", "search"] => Role::CallsBackToSearch,
        ["calls", "back"] => Role::CallsBack,
        ["assumes"] => Role::Assumes,
        ["reorders", "the", "arguments", "of", "the", "program"] => Role::ReordersArguments,
        ["knows", "the", "arguments", "of", "the", "program"] => Role::KnowsArguments,
        _ => return Err("no role".to_owned()),
    })
}

fn gives(signature: &Signature, text: &str) -> Result<Gives, Problem> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match *words {
        ["success"] => Gives::Success,
        ["anything"] => Gives::Anything,
        ["block"] => Gives::Block,
        ["block", "or", "null"] => Gives::BlockOrNull,
        ["elsewhere"] => Gives::Elsewhere,
        ["elsewhere", "or", "null"] => Gives::ElsewhereOrNull,
        ["date", "or", "null"] => Gives::Date,
        ["up", "to", argument] => Gives::UpTo(number(signature, argument)?),
        ["within", argument] => Gives::Within(number(signature, argument)?),
        ["within", argument, "or", "null"] => Gives::WithinOrNull(number(signature, argument)?),
        [argument, "or", "null"] => Gives::ArgumentOrNull(number(signature, argument)?),
        [one] => match one.split_once("..") {
            Some((least, most)) => {
                let bound = |text: &str| text.parse().map_err(|_| format!("no number `{text}`"));
                Gives::Between(bound(least)?, bound(most)?)
            }
            None => Gives::Argument(number(signature, one)?),
        },
        _ => return Err("no result".to_owned()),
    })
}

fn effects(signature: &Signature, text: &str) -> Result<Vec<Effect>, Problem> {
    // A comma within brackets is no end.
    let mut open = false;
    let ends = |c: char| {
        open = (open || c == '[') && c != ']';
        c == ',' && !open
    };
    text.split(ends).map(|part| effect(signature, part.trim())).collect()
}

fn effect(signature: &Signature, text: &str) -> Result<Effect, Problem> {
    let (word, rest) = text.split_once(' ').ok_or("no effect")?;
    let (argument, how_far) = match rest.split_once('[') {
        Some((argument, rest)) => (argument, Some(rest.strip_suffix(']').ok_or("no end of `[`")?)),
        None => (rest, None),
    };
    let (argument, may_be_null) = argument.strip_suffix('?').map_or((argument, false), |argument| (argument, true));
    let (access, implied, implied_null) = match word {
        "reads" => (Access::Reads, None, false),
        "writes" => (Access::Writes, None, false),
        "sets" => (Access::Sets, None, false),
        "edits" => (Access::Edits, Some(Extent::Zero { unit: 1, limit: None }), false),
        "points" => (Access::Points, Some(Extent::Pointee), true),
        "allocates" => (Access::Allocates, Some(Extent::Pointee), false),
        "frees" => (Access::Frees, Some(Extent::Object), false),
        "keeps" => (Access::Keeps, Some(Extent::Deep), false),
        "calls" => (Access::Calls, Some(Extent::Deep), false),
        "stream" => (Access::Stream, Some(Extent::Object), false),
        _ => return Err(format!("no effect `{word}`")),
    };
    let extent = match (how_far, implied) {
        (Some(how_far), None) => extent(signature, how_far)?,
        (None, Some(implied)) => implied,
        _ => return Err(format!("how far does `{text}` go?")),
    };
    let argument = match argument {
        "..." if signature.is_variadic => Argument::Further,
        "kept" => Argument::Kept,
        argument => Argument::Number(number(signature, argument)?),
    };
    Ok(Effect { argument, access, extent, may_be_null: may_be_null || implied_null })
}

fn extent(signature: &Signature, text: &str) -> Result<Extent, Problem> {
    if let Ok(bytes) = text.parse() {
        return Ok(Extent::Bytes(bytes));
    }
    if let Some(other) = text.strip_prefix("text ") {
        return Ok(Extent::Text(number(signature, other)?));
    }
    if let Some(zero) = text.strip_prefix("zero") {
        let (unit, limit) = zero.split_once(", ").map_or((zero, None), |(unit, limit)| (unit, Some(limit)));
        let unit = match unit.strip_prefix('*') {
            Some(unit) => unit.parse().map_err(|_| format!("no number `{unit}`"))?,
            None if unit.is_empty() => 1,
            None => return Err(format!("no zero `{text}`")),
        };
        return Ok(Extent::Zero { unit, limit: limit.map(|limit| number(signature, limit)).transpose()? });
    }
    Ok(match text {
        "*" => Extent::Pointee,
        "object" => Extent::Object,
        "deep" => Extent::Deep,
        _ => match text.split_once('*') {
            None => Extent::Elements(number(signature, text)?, 1),
            Some((count, unit)) => match unit.parse() {
                Ok(unit) => Extent::Elements(number(signature, count)?, unit),
                Err(_) => Extent::Product(number(signature, count)?, number(signature, unit)?),
            },
        },
    })
}
