#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
static int prec(char c) {
    switch (c) { case '+': case '-': return 1; case '*': case '/': case '%': return 2; case '^': return 3; }
    return 0;
}
static void rpn(const char *s, char *o) {
    char st[32]; int n = 0;
    for (; *s; s++) { if (isspace((unsigned char)*s)) continue; if (isdigit((unsigned char)*s)) { while (isdigit((unsigned char)*s)) *o++ = *s++; *o++ = ' '; s--; } else if (*s == '(') st[n++] = '('; else if (*s == ')') { while (n && st[n - 1] != '(') { *o++ = st[--n]; *o++ = ' '; } n--; } else { while (n && (prec(st[n - 1]) > prec(*s) || (prec(st[n - 1]) == prec(*s) && *s != '^'))) { *o++ = st[--n]; *o++ = ' '; } st[n++] = *s; } } while (n) { *o++ = st[--n]; *o++ = ' '; } *o = 0;
}
static long eval(char *s) {
    long st[32]; int n = 0;
    for (char *t = strtok(s, " "); t; t = strtok(NULL, " ")) { if (isdigit((unsigned char)*t)) { st[n++] = atol(t); continue; } long b = st[--n], a = st[--n], r = 1; switch (*t) { case '+': r = a + b; break; case '-': r = a - b; break; case '*': r = a * b; break; case '/': r = a / b; break; case '%': r = a % b; break; case '^': while (b-- > 0) r *= a; break; } st[n++] = r; }
    return st[0];
}
int main(void) {
    const char *t[] = { "1 + 2 * 3", "(1+2)*3", "2^3^2", "100/7%5", "10-4-3", "((7))", "2*(3+4)*5-6/(1+1)" };
    long s = 0;
    for (int i = 0; i < 7; i++) { char o[80]; rpn(t[i], o); printf("%s => %s", t[i], o); long v = eval(o); printf("= %ld\n", v); s += v; }
    return (int)(s % 256);
}
