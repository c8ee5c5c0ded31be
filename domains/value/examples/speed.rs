//! Transfers per second and bytes per state on a straight-line-and-loops program: `cargo run --release --example speed`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use cfa::Program;
use cpa::{Action, Cancel, Cpa, Cx, Flow, Transition};
use index::Interner;
use source::SourceMap;
use types::DataModel;
use value::{InitialPrecision, ValueCpa, ValueOptions};

/// Counts what is allocated.
struct Counting;

static USED: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        USED.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's contract is passed on.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        USED.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's contract is passed on.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const PROGRAM: &str = "int a, b, c, d[8]; struct { int x; long y; } s;
    int main(void) {
        unsigned i = 0, sum = 0;
        while (1) {
            i = i + 1; sum = sum + i * 3; a = sum & 255; b = a ^ i;
            if (b > 100) c = b - 100; else c = b + 1;
            s.x = c; s.y = s.y + s.x; d[i & 7] = c;
            sum = sum + d[(i + 1) & 7];
        }
    }";

fn lower(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("speed.c", text.as_bytes()).expect("small");
    let (ast, _) = syntax::parse(file, &mut sources, &mut names);
    let Ok((typed, _)) = sema::analyse(vec![ast], sources, names, DataModel::Lp64) else { panic!("it is C") };
    let Ok(program) = lower::lower(typed, "main") else { panic!("it can be lowered") };
    program
}

fn main() {
    let statics: String = (0..std::env::args().nth(1).map_or(0, |n| n.parse().expect("a number")))
        .map(|n| format!("int unused{n} = {n};"))
        .collect();
    let program = lower(&format!("{statics}{PROGRAM}"));
    let options = ValueOptions { initial: InitialPrecision::All, ..ValueOptions::default() };
    let mut cpa = ValueCpa::new(&cfa::Facts::new(&program), options);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let (mut state, prec) = cpa.initial(cx).expect("no limit");
    let mut loc = program.functions[program.start].body.expect("it has one").entry;
    let mut kept = Vec::new();
    let steps = 1_000_000;
    let (began, before) = (Instant::now(), USED.load(Ordering::Relaxed));
    for _ in 0..steps {
        let mut next = None;
        for &edge in &program.locs[loc].outgoing {
            let op = &program.edges[edge].op;
            let flow = match op {
                cfa::Op::Call(call) => match call.callee {
                    cfa::Callee::Direct(function) => Flow::Enter(function),
                    cfa::Callee::Pointer(_) => panic!("there is none"),
                },
                _ => Flow::Next,
            };
            let t = Transition::new(Action::of_main(edge), op, flow);
            let mut successors = cpa.transfer(&state, &prec, &t, &mut (), cx).expect("no limit");
            if let Some(successor) = successors.pop() {
                let target = match flow {
                    Flow::Enter(function) => program.functions[function].body.expect("it has one").entry,
                    _ => program.edges[edge].target,
                };
                next = Some((target, successor));
            }
        }
        let (target, successor) = next.expect("the program goes on");
        kept.push(std::rc::Rc::new(std::mem::replace(&mut state, successor)));
        loc = target;
    }
    let seconds = began.elapsed().as_secs_f64();
    let bytes = USED.load(Ordering::Relaxed) - before;
    println!("{:.0} successors per second, {} bytes per state", steps as f64 / seconds, bytes / steps);
}
