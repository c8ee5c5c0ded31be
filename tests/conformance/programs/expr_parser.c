#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>
#include <setjmp.h>
static const char *p; static jmp_buf err; static const char *why; static double vars[26];
static double expr(void);
static void fail(const char *m) { why = m; longjmp(err, 1); }
static void ws(void) { while (isspace((unsigned char)*p)) p++; }
static double prim(void) {
    ws();
    if (*p == '(') { p++; double v = expr(); ws(); if (*p != ')') fail("expected )"); p++; return v; }
    if (*p == '-') { p++; return -prim(); }
    if (isdigit((unsigned char)*p) || *p == '.') { char *e; double v = strtod(p, &e); p = e; return v; }
    if (islower((unsigned char)*p)) { int c = *p++ - 'a'; ws(); if (*p == '=' && p[1] != '=') { p++; return vars[c] = expr(); } return vars[c]; }
    fail(*p ? "unexpected character" : "unexpected end"); return 0;
}
static double power(void) {
    double b = prim(); ws();
    if (*p == '^') { p++; double e = power(), r = 1; for (int i = 0; i < (int)e; i++) r *= b; return r; }
    return b;
}
static double term(void) {
    double v = power();
    for (;;) { ws(); if (*p == '*') { p++; v *= power(); } else if (*p == '/') { p++; double d = power(); if (d == 0) fail("division by zero"); v /= d; } else return v; } }
static double expr(void) {
    double v = term();
    for (;;) { ws(); if (*p == '+') { p++; v += term(); } else if (*p == '-') { p++; v -= term(); } else return v; } }
int main(void) {
    static const char *const in[] = { "1+2*3", "(1+2)*3", "2^3^2", "-4 + 10/4", "a = 5", "b = a*a - 1", "a+b*(c=2)", "8/4/2", "1 +", "(2", "3/0", "4 $ 4", "-(2-5)*-2", ".5*.5", "10-3-2" };
    int bad = 0;
    for (unsigned i = 0; i < sizeof in / sizeof *in; i++) { p = in[i]; if (setjmp(err)) { printf("%s: error %s at %d\n", in[i], why, (int)(p - in[i])); bad++; continue; } double v = expr(); ws(); if (*p) { printf("%s: trailing %s\n", in[i], p); bad++; } else printf("%s = %g\n", in[i], v); }
    return bad;
}
