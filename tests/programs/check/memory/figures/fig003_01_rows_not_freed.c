//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Fig. 1 of the document on block summaries: a leak behind a long detour that is in order.
extern void *malloc(unsigned long);
extern void free(void *);

enum { N = 9 };
static void waste_analysis_time(void) {
    char ***p3 = malloc(N * sizeof(char **));
    for (int i = 0; i < N; i++) {
        char **p2 = malloc(N * sizeof(char *));
        p3[i] = p2;
        for (int j = 0; j < N; j++) {
            char *p1 = malloc(N * sizeof(char));
            p3[i][j] = p1;
            for (int k = 0; k < N; k++) {
                char p0 = i + j + k;
                p3[i][j][k] = p0;
            }
            free(p1);
        }
        free(p2);
    }
    free(p3);
}
static int *bad_row_of_integers(void) {
    waste_analysis_time();
    return malloc(N * sizeof(int));
}
int main(void) {
    int **matrix = malloc(N * sizeof(int *));
    for (int i = 0; i < N; i++) {
        matrix[i] = bad_row_of_integers();
    }
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
