//! Terms in place of unknowns.

use index::{FxHashMap, Work, work};

use crate::node::{Node, SymbolId, Term};
use crate::store::TermStore;

impl TermStore {
    /// `t` with `image` of each unknown in its place; those without one stay. `done` remembers what was replaced, for
    /// further terms under the same images.
    pub fn substitute(
        &mut self,
        t: Term,
        image: &dyn Fn(SymbolId) -> Option<Term>,
        done: &mut FxHashMap<Term, Term>,
    ) -> Term {
        let mut stack = vec![t];
        while let Some(&top) = stack.last() {
            if done.contains_key(&top) {
                stack.pop();
                continue;
            }
            let symbols = self.known_symbols(top);
            if symbols.is_some_and(|symbols| symbols.iter().all(|&symbol| image(symbol).is_none())) {
                done.insert(top, top);
                stack.pop();
                continue;
            }
            work::count(Work::Node, 1);
            let node = self.node(top);
            let before = stack.len();
            node.operands(|operand| {
                if !done.contains_key(&operand) {
                    stack.push(operand);
                }
            });
            if stack.len() > before {
                continue;
            }
            let new = match node {
                Node::Symbol(symbol) => image(symbol).unwrap_or(top),
                _ => {
                    let sort = self.sort(top);
                    self.make(with_operands(&node, |operand| done[&operand]), sort)
                }
            };
            done.insert(top, new);
            stack.pop();
        }
        done[&t]
    }
}

/// The node with other operands.
pub(crate) fn with_operands(node: &Node, f: impl Fn(Term) -> Term) -> Node {
    match *node {
        Node::Const(_) | Node::Symbol(_) => *node,
        Node::Unary(op, a) => Node::Unary(op, f(a)),
        Node::Binary(op, a, b) => Node::Binary(op, f(a), f(b)),
        Node::Ite(a, b, c) => Node::Ite(f(a), f(b), f(c)),
        Node::Extract { of, low } => Node::Extract { of: f(of), low },
        Node::Concat { high, low } => Node::Concat { high: f(high), low: f(low) },
        Node::ZeroExtend(a) => Node::ZeroExtend(f(a)),
        Node::SignExtend(a) => Node::SignExtend(f(a)),
        Node::FloatUnary(kind, op, a) => Node::FloatUnary(kind, op, f(a)),
        Node::FloatBinary(kind, op, a, b) => Node::FloatBinary(kind, op, f(a), f(b)),
        Node::Fma(kind, a, b, c) => Node::Fma(kind, f(a), f(b), f(c)),
        Node::FloatCompare(kind, op, a, b) => Node::FloatCompare(kind, op, f(a), f(b)),
        Node::FloatConvert { from, to, of } => Node::FloatConvert { from, to, of: f(of) },
        Node::FloatFromInt { kind, int, of } => Node::FloatFromInt { kind, int, of: f(of) },
        Node::FloatToInt { kind, int, of } => Node::FloatToInt { kind, int, of: f(of) },
        Node::FloatFits { kind, int, of } => Node::FloatFits { kind, int, of: f(of) },
        Node::Fill(a) => Node::Fill(f(a)),
        Node::Store { array, index, element } => Node::Store { array: f(array), index: f(index), element: f(element) },
        Node::Select { array, index } => Node::Select { array: f(array), index: f(index) },
    }
}
