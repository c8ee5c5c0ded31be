//! Affine relations [Karr, Acta Informatica 1976] of sample points, not yet of states: linear equations that points
//! have in common. What is found is a candidate, which `claims.rs` puts to the solver.

use num::{BigInt, BigRational, Integer, One, Signed, ToPrimitive, Zero};

/// `sum of factors[i] * x[i] + rest = 0`, in whole numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Equation {
    factors: Vec<BigInt>,
    rest: BigInt,
}

impl Equation {
    /// Whether it has small factors only. Others are true by accident.
    pub fn is_simple(&self) -> bool {
        self.factors.iter().all(|factor| factor.abs() <= BigInt::from(64))
    }
    pub fn has(&self, number: usize) -> bool {
        !self.factors[number].is_zero()
    }
    /// The factors, and then the rest, modulo 2^128.
    pub fn bits(&self) -> impl Iterator<Item = u128> {
        let modulus = BigInt::one() << 128;
        self.factors.iter().chain([&self.rest]).map(move |x| x.mod_floor(&modulus).to_u128().unwrap_or(0))
    }
}

/// Independent equations that all points satisfy, and of which all others follow.
pub(crate) fn equations(points: &[Vec<i128>]) -> Vec<Equation> {
    let Some(columns) = points.first().map(|point| point.len() + 1) else { return Vec::new() };
    // The last column stands for the constant.
    let number = |&x: &i128| BigRational::from_integer(BigInt::from(x));
    let mut rows: Vec<Vec<BigRational>> =
        points.iter().map(|point| point.iter().chain([&1]).map(number).collect()).collect();
    let mut pivots: Vec<usize> = Vec::new();
    // From the constant on, so that it is expressed by nothing else.
    for column in (0..columns).rev() {
        let rank = pivots.len();
        let Some(found) = (rank..rows.len()).find(|&row| !rows[row][column].is_zero()) else { continue };
        rows.swap(rank, found);
        let scale = rows[rank][column].recip();
        rows[rank].iter_mut().for_each(|entry| *entry *= &scale);
        let pivot_row = rows[rank].clone();
        for row in (0..rows.len()).filter(|&row| row != rank) {
            let factor = rows[row][column].clone();
            if !factor.is_zero() {
                rows[row].iter_mut().zip(&pivot_row).for_each(|(entry, pivot)| *entry -= &factor * pivot);
            }
        }
        pivots.push(column);
    }
    let free = (0..columns).filter(|column| !pivots.contains(column));
    free.map(|column| {
        let mut solution = vec![BigRational::zero(); columns];
        solution[column] = BigRational::one();
        for (row, &pivot) in pivots.iter().enumerate() {
            solution[pivot] = -rows[row][column].clone();
        }
        whole(&solution)
    })
    .collect()
}

/// The fractions times their common denominator.
fn whole(solution: &[BigRational]) -> Equation {
    let common = solution.iter().fold(BigInt::one(), |common, entry| common.lcm(entry.denom()));
    let mut factors: Vec<BigInt> = solution.iter().map(|entry| entry.numer() * (&common / entry.denom())).collect();
    let rest = factors.pop().unwrap_or_default();
    Equation { factors, rest }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn equation(factors: &[i128], rest: i128) -> Equation {
        Equation { factors: factors.iter().copied().map(BigInt::from).collect(), rest: BigInt::from(rest) }
    }

    #[test]
    fn one_point_says_all_is_constant() {
        assert_eq!(equations(&[vec![3, -7]]), [equation(&[1, 0], -3), equation(&[0, 1], 7)]);
    }

    #[test]
    fn a_plane_through_points() {
        // x + y = 3 * z, whatever the fourth is.
        let points = [vec![0, 0, 0, 9], vec![1, 2, 1, -4], vec![2, 1, 1, 0], vec![5, 4, 3, 1], vec![-3, 0, -1, 8]];
        assert_eq!(equations(&points), [equation(&[1, 1, -3, 0], 0)]);
    }

    #[test]
    fn fractions_are_cleared() {
        // 2 * x = 3 * y + 1
        let points = [vec![2, 1], vec![5, 3], vec![-1, -1]];
        assert_eq!(equations(&points), [equation(&[2, -3], -1)]);
    }

    #[test]
    fn points_everywhere_have_nothing_in_common() {
        assert_eq!(equations(&[vec![0, 0], vec![1, 0], vec![0, 1]]), []);
        assert_eq!(equations(&[]), []);
    }

    #[test]
    fn accidents_are_not_simple() {
        let found = equations(&[vec![524288, 7, 0], vec![99, 4, 1]]);
        assert_eq!((found.len(), found.iter().filter(|equation| equation.is_simple()).count()), (2, 1));
        for equation in found {
            let [x, y, _, rest] = equation.bits().collect::<Vec<_>>()[..] else {
                panic!("three numbers and a constant")
            };
            assert_eq!(x.wrapping_mul(524288).wrapping_add(y.wrapping_mul(7)).wrapping_add(rest), 0);
        }
    }

    #[test]
    fn numbers_of_any_size() {
        let large = i128::from(i64::MAX);
        assert_eq!(equations(&[vec![large, large], vec![-large, -large], vec![0, 0]]), [equation(&[1, -1], 0)]);
    }
}
