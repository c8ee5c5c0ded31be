#include <stdio.h>
#include <ctype.h>
enum st { START, INT, FRAC, EXP, WORD, SPACE, STR, ESC, ERR, NST };
static const char *const nm[NST] = { "start", "int", "frac", "exp", "word", "space", "str", "esc", "err" };
static enum st next(enum st s, int c) {
    switch (s) { case START: if (isdigit(c)) return INT; if (isalpha(c)) return WORD; if (isspace(c)) return SPACE; if (c == '"') return STR; return ERR; case INT: return isdigit(c) ? INT : c == '.' ? FRAC : c == 'e' ? EXP : START; case FRAC: return isdigit(c) ? FRAC : c == 'e' ? EXP : START; case EXP: return isdigit(c) ? EXP : START; case WORD: return isalnum(c) || c == '_' ? WORD : START; case SPACE: return isspace(c) ? SPACE : START; case STR: return c == '\\' ? ESC : c == '"' ? NST : STR; case ESC: return STR; default: return START; } }
int main(void) {
    const char *in = "foo_1 12 3.25e7 \"a\\\"b\" x9 # 4e 7.z"; int cnt[NST] = { 0 };
    const char *tok = in; enum st s = START;
    for (const char *p = in;; p++) { int c = (unsigned char)*p; enum st n = c ? next(s, c) : START; if (n == NST) { printf("str <%.*s>\n", (int)(p + 1 - tok), tok); cnt[STR]++; s = START; tok = p + 1; continue; } if (n == START || (s == ERR)) { if (s != START && s != SPACE) printf("%s <%.*s>\n", nm[s], (int)(p - tok), tok); cnt[s]++; tok = p; if (!c) break; n = next(START, c); } s = n; }
    for (int i = 0; i < NST; i++) printf("%s=%d ", nm[i], cnt[i]);
    puts(""); return cnt[WORD];
}
