//@ link: three_files_a_part.c three_files_b_part.c
int printf(const char *, ...);
int a_call(int), b_call(int);
extern int total;
int trace[8], ntrace;
void note(int v) { trace[ntrace++] = v; }
static int local(void) { return 1; }
int main(void) {
    total = 5; int r = a_call(2) + b_call(3) + local(); printf("%d %d\n", r, total);
    for (int i = 0; i < ntrace; i++) printf("%d ", trace[i]);
    printf("\n"); return r;
}
