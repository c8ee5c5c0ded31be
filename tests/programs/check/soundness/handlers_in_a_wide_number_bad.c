//@ property: unreach-call
//@ truth: false
//@ options: --data-model lp64
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Two pointers are moved as one number.
extern void reach_error(void);
static void harmless(void) {}
static void harmful(void) { reach_error(); }
union both {
    struct { void (*first)(void), (*second)(void); } handlers;
    unsigned __int128 number;
} from, to;
int main(void) {
    from.handlers.first = harmless;
    from.handlers.second = harmful;
    to.handlers.second = harmless;
    to.number = from.number;
    to.handlers.second();
}
