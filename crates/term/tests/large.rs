//! Terms that are very deep, very wide or very many: nothing may recurse along them or cost their square.

use index::FxHashMap;
use term::{Binary, Model, Node, Sort, Term, TermStore, Value};

const DEPTH: usize = 100_000;

/// A term as deep as that, of operators that are all seen through one by one.
fn deep(store: &mut TermStore, x: Term, y: Term) -> Term {
    let mut whole = x;
    for step in 0..DEPTH {
        let number = store.constant(0x1357_9bdf ^ step as u128, 32);
        let condition = store.binary(Binary::Ult, y, number);
        whole = match step % 6 {
            0 => store.binary(Binary::And, whole, number),
            1 => store.binary(Binary::Or, whole, number),
            2 => store.binary(Binary::Xor, whole, number),
            3 => store.add(whole, number),
            4 => store.ite(condition, whole, number),
            _ => store.mul(whole, y),
        };
    }
    whole
}

#[test]
fn deep_terms() {
    let mut store = TermStore::new();
    let [x, y] = [Sort::Bits(32); 2].map(|sort| store.symbol(sort));
    let whole = deep(&mut store, x, y);
    assert!(store.dag_size(whole, 1_000_000) > DEPTH / 2);
    assert_eq!(store.dag_size(whole, 100), 100);
    let text = store.display(whole).to_string();
    assert!(text.len() < 2500 && text.ends_with('…'), "{text}");
    assert_eq!(store.symbols_of(whole).len(), 2);
    // Every constructor on top of it.
    let one = store.constant(1, 32);
    for op in [Binary::Eq, Binary::Ult, Binary::Slt, Binary::Udiv, Binary::Srem, Binary::Lshr, Binary::And] {
        store.binary(op, whole, one);
        store.binary(op, one, whole);
        store.binary(op, whole, x);
    }
    for low in 0..32 {
        store.extract(whole, low, 1);
    }
    store.not(whole);
    let image = store.constant(12345, 32);
    let mut model = Model::default();
    let Node::Symbol(y_id) = store.node(y) else { panic!("a symbol") };
    model.set(y_id, Value::Bits(12345));
    let expected = model.bits(&store, whole);
    let replaced = store.substitute(whole, &|symbol| (symbol == y_id).then_some(image), &mut FxHashMap::default());
    assert_eq!(model.bits(&store, replaced), expected);
}

#[test]
fn deep_truth() {
    let mut store = TermStore::new();
    let mut left = store.truth();
    let mut right = store.truth();
    let mut either = store.falsity();
    let mut chosen = store.falsity();
    for _ in 0..DEPTH {
        let p = store.symbol(Sort::BOOL);
        left = store.and(left, p);
        right = store.and(p, right);
        either = store.or(p, either);
        chosen = store.ite(p, either, chosen);
    }
    let whole = store.and(left, chosen);
    let negated = store.not(whole);
    assert!(Model::default().holds(&store, negated));
    let mut parts = Vec::new();
    store.split_conjunction(left, &mut parts);
    assert_eq!(parts.len(), DEPTH);
}

#[test]
fn many_symbols() {
    let mut store = TermStore::new();
    let mut sum = store.constant(0, 32);
    let mut sums = Vec::new();
    for _ in 0..20_000 {
        let x = store.symbol(Sort::Bits(32));
        sum = store.add(sum, x);
        sums.push(sum);
    }
    assert_eq!(store.symbols_of(sum).len(), 20_000);
    assert_eq!(store.symbols_of(sums[9]).len(), 10);
    assert_eq!(store.symbols_of(sums[99]).len(), 100);
    let symbols = store.symbols_of(sums[499]).to_vec();
    assert!(symbols.is_sorted() && symbols.len() == 500);
}
