int printf(const char *, ...);
static const char *f(int a, int b) { if (a) if (b) return "ab"; else return "a!b"; return "!a"; }
static int g(int a, int b) { int r = 0; if (a) { if (b) r = 1; } else r = 2; return r; }
static int grade(int s) {
    if (s >= 90) return 'A';
    else if (s >= 80) return 'B'; else if (s >= 70) return 'C'; else { if (s < 0) return '?'; }
    return 'F';
}
int main(void) {
    for (int i = 0; i < 4; i++) printf("%s %d\n", f(i & 1, i & 2), g(i & 1, i & 2));
    for (int s = -10; s <= 100; s += 15) printf("%c", grade(s));
    printf("\n"); int x = 5;
    if (x > 3) ;
    else printf("no\n");
    if (x == 5) x = 6;
    else if (x == 6) x = 7; printf("%d\n", x);
    if (!x) { } else { printf("else\n"); }
    if (x = 0) printf("no\n");
    printf("%d\n", x);
    if ((x = 4) > 3) printf("%d\n", x);
    while (x > 0) if (x-- == 2) break;
    else if (x == 3) continue; else printf("w%d\n", x);
    for (int i = 0; i < 3; i++) if (i == 1) printf("one\n");
    else printf("not %d\n", i);
    do if (x) x--;
    else break;
    while (1);
    return x + 3;
}
