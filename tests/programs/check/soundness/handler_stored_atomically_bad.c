//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Atomic functions get what they store as a value, and give what was there.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static void harmless(void) {}
static void harmful(void) { reach_error(); }
void (*stored)(void) = harmless, (*swapped)(void) = harmless, (*taken)(void) = harmful;
int main(void) {
    void (*handler)(void);
    switch (__VERIFIER_nondet_int()) {
    case 0: __atomic_store_n(&stored, harmful, 5); handler = stored; break;
    case 1: __sync_bool_compare_and_swap(&swapped, harmless, harmful); handler = swapped; break;
    default: handler = __sync_lock_test_and_set(&taken, harmless); break;
    }
    handler();
}
