#include <stdio.h>
#include <string.h>
#include <ctype.h>
#include <stdlib.h>
enum kind { ID, NUM, STR, OP, KW, END };
struct tok { enum kind k; int line, len; const char *s; };
struct lex { const char *p; int line; };
static const char *const kws[] = { "if", "else", "while", "return", NULL }, *const ops[] = { "<<=", "==", "!=", "<=", ">=", "&&", "||", "->", "<<", ">>", "++", NULL };
static struct tok next(struct lex *l) {
    for (;;) { while (isspace((unsigned char)*l->p)) if (*l->p++ == '\n') l->line++; if (l->p[0] == '/' && l->p[1] == '/') while (*l->p && *l->p != '\n') l->p++; else if (l->p[0] == '/' && l->p[1] == '*') { l->p += 2; while (*l->p && (l->p[0] != '*' || l->p[1] != '/')) if (*l->p++ == '\n') l->line++; if (*l->p) l->p += 2; } else break; }
    struct tok t = { END, l->line, 0, l->p }; const char *p = l->p;
    if (!*p) return t;
    if (isalpha((unsigned char)*p) || *p == '_') { while (isalnum((unsigned char)*p) || *p == '_') p++; t.k = ID; for (int i = 0; kws[i]; i++) if ((size_t)(p - t.s) == strlen(kws[i]) && !strncmp(kws[i], t.s, p - t.s)) t.k = KW; } else if (isdigit((unsigned char)*p)) { char *e; strtol(p, &e, 0); p = e; t.k = NUM; } else if (*p == '"') { p++; while (*p && *p != '"') p += *p == '\\' && p[1] ? 2 : 1; if (*p) p++; t.k = STR; } else { t.k = OP; int n = 1; for (int i = 0; ops[i]; i++) if (!strncmp(ops[i], p, strlen(ops[i]))) { n = strlen(ops[i]); break; } p += n; }
    t.len = p - t.s; l->p = p; return t;
}
int main(void) { struct lex l = { "if (x_1 <= 0x1F && y != 017) { // note\n  z <<= 3; /* multi\n line */ return \"a\\\"b\"; }\nelse while(i++ > 9) p->q = i>>2;", 1 }; int cnt[6] = { 0 }; struct tok t; do { t = next(&l); cnt[t.k]++; printf("%d:%s:%.*s ", t.line, (const char *[]){ "id", "num", "str", "op", "kw", "end" }[t.k], t.len, t.s); } while (t.k != END); puts(""); for (int i = 0; i < 6; i++) printf("%d ", cnt[i]); puts(""); return cnt[OP]; }
