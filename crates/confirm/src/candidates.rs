//! Candidates for inputs at a branch that a run takes the wrong way: what else could be answered where it leaves the
//! path.

use cfa::{BinaryOp, ExprId, ExprKind, Op, PlaceBase, Program, VarSize};
use cpa::PathStep;
use interp::{AnswerKind, Choice};
use types::{FloatKind, IntType, Scalar};

use crate::answers::{AnsweredQuestion, number, with_number};
use crate::path_condition::{Distance, Sides};
use crate::relevance::Relevant;

/// Numbers that the path speaks of, those nearest to its end first.
pub(crate) struct Pool {
    ints: Vec<i128>,
    floats: Vec<f64>,
}

const MOST_INTS: usize = 24;
const MOST_FLOATS: usize = 8;
/// Steps at the end of a path that are looked at for numbers.
const MOST_STEPS: usize = 2000;

impl Pool {
    pub fn new(program: &Program, path: &[PathStep], last: usize) -> Self {
        let mut pool = Pool { ints: Vec::new(), floats: Vec::new() };
        let upto = last.saturating_add(1).min(path.len());
        for step in path[..upto].iter().rev().take(MOST_STEPS) {
            match &program.edges[step.edge()].op {
                Op::Assume { condition, .. } => pool.expr(program, *condition),
                Op::Assign { place, value } => {
                    if let PlaceBase::Deref(pointer) = place.base {
                        pool.expr(program, pointer);
                    }
                    pool.expr(program, *value);
                }
                Op::Call(call) => call.args.iter().for_each(|arg| match arg {
                    cfa::Arg::Scalar(x) => pool.expr(program, *x),
                    cfa::Arg::Aggregate { .. } => {}
                }),
                Op::Return(Some(cfa::Arg::Scalar(x))) => pool.expr(program, *x),
                _ => {}
            }
        }
        pool
    }

    fn int(&mut self, value: i128) {
        if self.ints.len() < MOST_INTS && !self.ints.contains(&value) {
            self.ints.push(value);
        }
    }

    fn expr(&mut self, program: &Program, x: ExprId) {
        let mut work = vec![x];
        while let Some(x) = work.pop() {
            let place = match &program.exprs[x].kind {
                ExprKind::Const(bits) => {
                    match program.exprs[x].scalar {
                        Scalar::Int(int) => self.int(int.to_i128(bits.get())),
                        Scalar::Float(kind) => {
                            let value = kind.to_f64(bits.get());
                            if self.floats.len() < MOST_FLOATS && !self.floats.contains(&value) {
                                self.floats.push(value);
                            }
                        }
                        Scalar::Pointer => {}
                    }
                    None
                }
                ExprKind::Function(_) => None,
                ExprKind::Address(place) | ExprKind::Read(place) => Some(place),
                ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::ToBool(a) => {
                    work.push(*a);
                    None
                }
                ExprKind::Binary(_, a, b) | ExprKind::PtrDiff { left: a, right: b, .. } => {
                    work.extend([*a, *b]);
                    None
                }
                ExprKind::PtrAdd { pointer, index, scale } => {
                    // Indices at the ends of the array are the interesting ones.
                    if let ExprKind::Address(place) = program.exprs[*pointer].kind
                        && let PlaceBase::Var(var) = place.base
                        && let VarSize::Bytes(bytes) = program.vars[var].size
                        && *scale > 0
                    {
                        self.int((bytes / scale.unsigned_abs()) as i128);
                    }
                    work.extend([*pointer, *index]);
                    None
                }
            };
            match place.map(|place| place.base) {
                Some(PlaceBase::Deref(pointer)) => work.push(pointer),
                Some(PlaceBase::Var(_) | PlaceBase::String(_)) | None => {}
            }
        }
    }

    /// Patterns of the type worth a try, the likely ones first.
    pub fn ints(&self, ty: IntType, most: usize) -> Vec<u128> {
        let mut values: Vec<u128> = Vec::new();
        let mut add = |value: u128| {
            if values.len() < most && !values.contains(&value) {
                values.push(value);
            }
        };
        [0, 1, -1].into_iter().for_each(|value| add(ty.from_i128(value)));
        add(ty.max_value());
        add(ty.min_value());
        for &value in &self.ints {
            let near = [0i128, 1, -1].map(|by| value.saturating_add(by));
            near.into_iter().chain([value.saturating_neg()]).for_each(|value| add(ty.from_i128(value)));
        }
        (1..ty.width).step_by(3).for_each(|shift| add(ty.truncate(1 << shift)));
        values
    }

    pub fn floats(&self, kind: FloatKind) -> Vec<u128> {
        let fixed = [0.0, 1.0, -1.0, 0.5, 1e9, -1e9, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
        let near = self.floats.iter().flat_map(|&value| [value, value + 1.0, value - 1.0]);
        near.chain(fixed).map(|value| kind.from_f64(value)).collect()
    }
}

/// The questions that may matter, the likeliest first, and the others, the latest first.
pub(crate) fn split<'a>(
    asked: &'a [AnsweredQuestion],
    relevant: &Relevant,
) -> (Vec<&'a AnsweredQuestion>, Vec<&'a AnsweredQuestion>) {
    let mut is_relevant: Vec<bool> = Vec::new();
    for &step in &relevant.steps {
        if is_relevant.len() <= step {
            is_relevant.resize(step.saturating_add(1), false);
        }
        is_relevant[step] = true;
    }
    // A condition asks before its edge counts as begun, everything else after.
    let matters = |asked: &&AnsweredQuestion| {
        let at = |step: usize| is_relevant.get(step).copied().unwrap_or(false);
        at(asked.at) || asked.at.checked_sub(1).is_some_and(at)
    };
    asked.iter().rev().partition(matters)
}

/// One change of one answer after another, each computed from how far the last one got.
pub(crate) struct Approach<'a> {
    asked: &'a AnsweredQuestion,
    distance: Distance,
    /// Value of the input and the difference of the sides it led to, the latest last.
    points: Vec<(i128, i128)>,
    /// How many first steps were tried.
    guesses: usize,
    /// Nothing is left to compute.
    is_solved: bool,
    /// How many extreme values were tried.
    extremes: usize,
}

/// A line through two points is followed that often.
const MOST_POINTS: usize = 5;

impl<'a> Approach<'a> {
    pub fn new(asked: &'a AnsweredQuestion, distance: Distance) -> Option<Self> {
        let (ty, bits) = number(&asked.choice)?;
        let Some(Sides::Int { left, right }) = distance.sides else { return None };
        let points = vec![(ty.to_i128(bits), left.checked_sub(right)?)];
        Some(Approach { asked, distance, points, guesses: 0, is_solved: false, extremes: 0 })
    }

    /// The run with the last proposal got to the same condition, with these sides.
    pub fn learn(&mut self, value: i128, sides: Sides) {
        if let Sides::Int { left, right } = sides
            && let Some(difference) = left.checked_sub(right)
        {
            self.points.push((value, difference));
        }
    }

    /// The last proposal led past the condition.
    pub fn solved(&mut self) {
        self.is_solved = true;
    }

    /// The last proposal led elsewhere, so that it teaches nothing.
    pub fn missed(&mut self) {
        self.is_solved |= self.points.len() > 1;
    }

    /// The next value of the input to be tried.
    pub fn propose(&mut self) -> Option<(i128, Choice)> {
        let (ty, _) = number(&self.asked.choice)?;
        let value = self.solve(ty).or_else(|| self.extreme(ty))?;
        Some((value, with_number(&self.asked.choice, ty.from_i128(value))?))
    }

    fn solve(&mut self, ty: IntType) -> Option<i128> {
        while !self.is_solved {
            let step = if self.points.len() == 1 {
                let Some(step) = self.guess() else { break };
                step
            } else {
                self.secant()
            };
            let &(value, _) = self.points.last()?;
            let next = step.and_then(|step| value.checked_add(step)).map(|next| ty.to_i128(ty.from_i128(next)));
            match next {
                Some(next) if self.points.iter().all(|&(known, _)| known != next) => return Some(next),
                _ if self.points.len() > 1 => self.is_solved = true,
                _ => {}
            }
        }
        None
    }

    fn missing(&self) -> Option<i128> {
        self.distance.condition.wanted_difference().checked_sub(self.points.last()?.1)
    }

    /// A first step: as if the input itself were on the left, on the right, or just a small one to see what happens.
    fn guess(&mut self) -> Option<Option<i128>> {
        self.guesses += 1;
        Some(match self.guesses {
            1 => self.missing(),
            2 => self.missing().and_then(i128::checked_neg),
            3 => Some(1),
            4 => Some(-1),
            _ => return None,
        })
    }

    /// Along the line through the last two points.
    fn secant(&self) -> Option<i128> {
        let [.., (before, was), (value, difference)] = self.points[..] else { return None };
        let (run, rise) = (value.checked_sub(before)?, difference.checked_sub(was)?);
        if self.points.len() > MOST_POINTS {
            return None;
        }
        let exact = self.missing()?.checked_mul(run)?;
        let step = exact.checked_div(rise)?;
        // Rounded away from zero where more is as good.
        let may_be_more = self.distance.condition.op != BinaryOp::Eq;
        let is_short = exact.checked_rem(rise)? != 0;
        if is_short && may_be_more { step.checked_add(exact.signum() * rise.signum()) } else { Some(step) }
    }

    /// Loops that count up to an input run far with a large one; later conditions cut it down.
    fn extreme(&mut self, ty: IntType) -> Option<i128> {
        let is_order = !matches!(self.distance.condition.op, BinaryOp::Eq | BinaryOp::Ne);
        let extremes = [ty.max_value(), ty.min_value()];
        let value = extremes.get(self.extremes).filter(|_| is_order)?;
        self.extremes += 1;
        Some(ty.to_i128(*value))
    }
}

/// Answers of another kind than numbers, and floats.
pub(crate) fn others(asked: &AnsweredQuestion, distance: Option<Distance>, pool: &Pool) -> Vec<Choice> {
    match &asked.choice {
        Choice::Pointer { fresh } => vec![Choice::Pointer { fresh: !fresh }],
        Choice::Malloc { succeeds } => vec![Choice::Malloc { succeeds: !succeeds }],
        Choice::Float(kind, bits) => {
            let mut values = Vec::new();
            if let Some(Distance { sides: Some(Sides::Float { left, right }), condition }) = distance {
                let aim = kind.from_f64(kind.to_f64(*bits) + (right - left));
                let up = kind.next_after(aim, kind.infinity(false));
                let down = kind.next_after(aim, kind.infinity(true));
                match condition.op {
                    BinaryOp::Gt => values.extend([up, aim, down]),
                    BinaryOp::Lt => values.extend([down, aim, up]),
                    _ => values.extend([aim, up, down]),
                }
            }
            values.extend(pool.floats(*kind));
            values.into_iter().map(|bits| Choice::Float(*kind, bits)).collect()
        }
        Choice::Bytes(_) if matches!(asked.wanted, AnswerKind::Address(_)) => vec![Choice::Pointer { fresh: true }],
        Choice::Bytes(bytes) if bytes.len() > 16 => vec![Choice::Bytes(vec![1; bytes.len()])],
        Choice::Int(..) | Choice::Bytes(_) => Vec::new(),
    }
}

/// The pool's numbers for a question that wants one.
pub(crate) fn numbers(asked: &AnsweredQuestion, pool: &Pool, most: usize) -> Vec<Choice> {
    let Some((ty, now)) = number(&asked.choice) else { return Vec::new() };
    let values = pool.ints(ty, most).into_iter().filter(|&bits| bits != now);
    values.filter_map(|bits| with_number(&asked.choice, bits)).collect()
}

/// Other numbers of arguments of the program.
pub(crate) fn argument_counts(now: usize, distance: Option<Distance>) -> Vec<usize> {
    let mut counts: Vec<usize> = Vec::new();
    if let Some(Distance { sides: Some(Sides::Int { left, right }), condition }) = distance {
        let aim = right.saturating_sub(left).saturating_add(condition.wanted_difference());
        let aim = (now as i128).saturating_add(aim);
        counts.extend(usize::try_from(aim).ok().filter(|&aim| aim <= 64));
    }
    counts.extend(0..4);
    counts.retain(|&count| count != now);
    counts
}
