//@ property: unreach-call
//@ truth: true
// Under reachability an execution ends where it divides by zero.
extern void reach_error(void);
int main(void) {
    int zero = 0;
    int x = 1 / zero;
    reach_error();
    return x;
}
