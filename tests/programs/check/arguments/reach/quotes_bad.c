//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc == 2 && argv[1][0] == '\'' && argv[1][1] == '"' && argv[1][2] == '\\' && argv[1][3] == '\xc8') {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
