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
// One byte of a pointer is replaced by a constant, and it leads to another member.
extern void reach_error(void);
static void harmless(void) {}
static void harmful(void) { reach_error(); }
struct handlers { void (*first)(void), (*second)(void); };
struct handlers handlers __attribute__((aligned(256))) = {harmless, harmful};
int main(void) {
    void (**handler)(void) = &handlers.first;
    *(unsigned char *)&handler = 8;
    (*handler)();
}
