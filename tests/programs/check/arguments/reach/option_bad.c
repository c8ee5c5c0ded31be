//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc > 3 && argv[1][0] == 'x') {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
