//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// What `getopt` found is one of the arguments.
extern int getopt(int, char *const *, const char *);
extern char *optarg;
extern void reach_error(void);

int main(int argc, char **argv) {
    if (argc < 3) {
        return 0;
    }
    char *second = argv[2];
    second[0] = 'a';
    int option;
    while ((option = getopt(argc, argv, "o:")) != -1) {
        if (option == 'o' && optarg) {
            optarg[0] = 'b';
        }
    }
    if (second[0] == 'b') {
        reach_error();
    }
    return 0;
}
