//! What graphs look like.

use cpa::{Analysis, Arg, Cancel, Cx, ExplorationEnd, ExploreOptions, Order, dump, explore};
use expect_test::{Expect, expect};

use crate::control::{CALLS, LOOPS, counting, describe, parse};

fn check(text: &str, joins: bool, order: Order, expected: &Expect) -> String {
    let program = parse(text);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let mut analysis = counting(joins);
    let (state, prec) = analysis.initial(cx).expect("no limits");
    let mut arg = Arg::new(state, prec, order);
    let explored = explore(&mut analysis, &mut arg, &ExploreOptions::default(), &mut (), cx);
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    assert_eq!(arg.check(), Vec::<String>::new());
    expected.assert_eq(&dump::text(&arg, &program, describe));
    dump::dot(&arg, &program, describe)
}

#[test]
fn separate() {
    let picture = check(
        CALLS,
        false,
        Order::breadth_first(),
        &expect![[r#"
        n0 expanded: l0 0
        n1 expanded: l1 0
          from n0 by e0: enter scope of x
        n2 expanded: l2 1
          from n1 by e1: x = 1
        n3 expanded: l6+ 1
          from n2 by e2: x = add(x), into add
        n4 expanded: l7+ 1
          from n3 by e5: [y > 0]
        n5 expanded: l8+ 1
          from n3 by e6: [y <= 0]
        n6 expanded: l8+ 2
          from n4 by e7: y = 3
        n7 expanded: l3 1
          from n5 by e8: return y, back behind e2
        n8 expanded: l3 2
          from n6 by e8: return y, back behind e2
        n9 expanded: l4 2
          from n7 by e3: x = 2
        n10 expanded: l4 3
          from n8 by e3: x = 2
        n11 expanded: l5 2
          from n9 by e4: return x
        n12 expanded: l5 3
          from n10 by e4: return x
    "#]],
    );
    expect![[r##"
        digraph arg {
          node [shape=box, style=filled, fillcolor="#fafafa"];
          n0 [label="n0\nl0 0", fillcolor="#fafafa"];
          n1 [label="n1\nl1 0", fillcolor="#fafafa"];
          n0 -> n1 [label="e0: enter scope of x"];
          n2 [label="n2\nl2 1", fillcolor="#fafafa"];
          n1 -> n2 [label="e1: x = 1"];
          n3 [label="n3\nl6+ 1", fillcolor="#fafafa"];
          n2 -> n3 [label="e2: x = add(x), into add"];
          n4 [label="n4\nl7+ 1", fillcolor="#fafafa"];
          n3 -> n4 [label="e5: [y > 0]"];
          n5 [label="n5\nl8+ 1", fillcolor="#fafafa"];
          n3 -> n5 [label="e6: [y <= 0]"];
          n6 [label="n6\nl8+ 2", fillcolor="#fafafa"];
          n4 -> n6 [label="e7: y = 3"];
          n7 [label="n7\nl3 1", fillcolor="#fafafa"];
          n5 -> n7 [label="e8: return y, back behind e2"];
          n8 [label="n8\nl3 2", fillcolor="#fafafa"];
          n6 -> n8 [label="e8: return y, back behind e2"];
          n9 [label="n9\nl4 2", fillcolor="#fafafa"];
          n7 -> n9 [label="e3: x = 2"];
          n10 [label="n10\nl4 3", fillcolor="#fafafa"];
          n8 -> n10 [label="e3: x = 2"];
          n11 [label="n11\nl5 2", fillcolor="#fafafa"];
          n9 -> n11 [label="e4: return x"];
          n12 [label="n12\nl5 3", fillcolor="#fafafa"];
          n10 -> n12 [label="e4: return x"];
        }
    "##]]
    .assert_eq(&picture);
}

#[test]
fn joined() {
    check(
        CALLS,
        true,
        Order::reverse_post_order(),
        &expect![[r#"
        n0 expanded: l0 0
        n1 expanded: l1 0
          from n0 by e0: enter scope of x
        n2 expanded: l2 1
          from n1 by e1: x = 1
        n3 expanded: l6+ 1
          from n2 by e2: x = add(x), into add
        n4 expanded: l7+ 1
          from n3 by e5: [y > 0]
        n5 expanded: l8+ 2
          from n3 by e6: [y <= 0]
          from n4 by e7: y = 3
        n6 expanded: l3 2
          from n5 by e8: return y, back behind e2
        n7 expanded: l4 3
          from n6 by e3: x = 2
        n8 expanded: l5 3
          from n7 by e4: return x
    "#]],
    );
}

/// Nothing is assigned, so that each back edge leads to what is known.
#[test]
fn covered() {
    let picture = check(
        LOOPS,
        false,
        Order::breadth_first(),
        &expect![[r#"
        n0 expanded: l0 0
        n1 expanded: l1 0
          from n0 by e0: enter scope of x, y
        n2 expanded: l2 0
          from n1 by e1: [x < 10]
        n3 expanded: l7 0
          from n1 by e2: [x >= 10]
        n4 expanded: l3 0
          from n2 by e3: [y < 10]
        n5 expanded: l6 0
          from n2 by e4: [y >= 10]
        n6 expanded: l8 0
          from n3 by e10: nop
        n7 expanded: l4 0
          from n4 by e5: [x == y]
        n8 expanded: l5 0
          from n4 by e6: [x != y]
        n9 covered by n1: l1 0
          from n5 by e9: nop
        n10 expanded: l9 0
          from n6 by e11: return x
        n11 covered by n8: l5 0
          from n7 by e7: nop
        n12 covered by n2: l2 0
          from n8 by e8: nop
    "#]],
    );
    assert_eq!(picture.lines().filter(|line| line.contains("dotted")).count(), 3);
}
