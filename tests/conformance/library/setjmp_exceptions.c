#include <stdio.h>
#include <stdlib.h>
#include <setjmp.h>
struct frame { jmp_buf b; struct frame *up; }; static struct frame *top; static const char *msg;
#define TRY { struct frame fr_; fr_.up = top; top = &fr_; if (!setjmp(fr_.b)) {
#define CATCH top = fr_.up; } else { top = fr_.up;
#define END } }
static void throw_(const char *m) { msg = m; if (!top) { puts("uncaught"); exit(9); } longjmp(top->b, 1); }
static int parse(const char *s) {
    int v = 0;
    if (!*s) throw_("empty");
    for (; *s; s++) { if (*s < '0' || *s > '9') throw_("digit"); v = v * 10 + *s - '0'; if (v > 1000) throw_("range"); }
    return v;
}
static int sum(const char **v) {
    int s = 0;
    for (; *v; v++) { TRY s += parse(*v); CATCH printf("skip %s (%s)\n", *v, msg); if (msg[0] == 'r') throw_("rethrown"); END }
    return s;
}
int main(void) {
    const char *a[] = { "12", "x", "", "30", NULL }, *b[] = { "5", "99999", "7", NULL };
    printf("%d\n", sum(a)); TRY printf("%d\n", sum(b)); CATCH printf("outer: %s\n", msg);
    END printf("%d\n", top == NULL); throw_("end"); return 0;
}
