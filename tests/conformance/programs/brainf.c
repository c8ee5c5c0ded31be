#include <stdio.h>
#include <string.h>
static int run(const char *prog, const char *in) {
    static unsigned char tape[300]; memset(tape, 0, sizeof tape);
    int p = 0, steps = 0, jump[256], st[64], sp = 0, n = strlen(prog);
    for (int i = 0; i < n; i++) { if (prog[i] == '[') st[sp++] = i; else if (prog[i] == ']') { if (!sp) return -1; int j = st[--sp]; jump[i] = j; jump[j] = i; } }
    if (sp) return -2;
    for (int i = 0; i < n; i++, steps++) switch (prog[i]) { case '>': p++; break; case '<': p--; break; case '+': tape[p]++; break; case '-': tape[p]--; break; case '.': putchar(tape[p]); break; case ',': tape[p] = *in ? *in++ : 0; break; case '[': if (!tape[p]) i = jump[i]; break; case ']': if (tape[p]) i = jump[i]; break; }
    return steps;
}
int main(void) {
    int s = run("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", "");
    printf("%d\n", s); s = run(",[.,]", "echo me"); printf("\n%d\n", s);
    s = run(",>,<[->+<]>.", "!!"); printf("\n%d\n", s);
    printf("%d %d\n", run("[", ""), run("]", "")); return s;
}
