#include <stdio.h>
#define max(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define swap(a, b) ({ __typeof__(a) t = a; a = b; b = t; (void)0; })
static int calls; static int f(int x) { calls++; return x; }
static int early(int x) { int y = ({ if (x < 0) return -100; x * 2; }); return y + 1; }
int main(void) {
    printf("%d\n", max(f(3), f(4))); printf("%d\n", calls); int a = 1, b = 2; swap(a, b);
    printf("%d %d\n", a, b); int v = ({ int s = 0; for (int i = 1; i <= 10; i++) s += i; s; });
    printf("%d\n", v); printf("%d %d\n", early(5), early(-5)); struct p { int x, y; };
    struct p q = ({ struct p t = { 3, 4 }; t.x *= 2; t; }); printf("%d %d\n", q.x, q.y);
    printf("%d\n", ({ struct p t = { 7, 8 }; t; }).y);
    int n = 0;
    while (({ n++; n < 5; })) ;
    printf("%d\n", n);
    for (int i = 0; i < 5; i++) { int z = ({ if (i == 2) continue; if (i == 4) break; i; }); printf("%d ", z); }
    puts(""); printf("%d\n", ({ 1; 2; 3; })); printf("%d\n", max(max(1, 5), max(4, 2)));
    ({ printf("void\n"); }); char *s = ({ static char buf[8]; sprintf(buf, "%d", 42); buf; });
    puts(s); printf("%d\n", 1 + ({ int k = 5; k += 2; k; }) * 2); double d = max(1, 2.5);
    printf("%g\n", d); int arr[3] = { ({ 4; }), ({ int t = a; t + 1; }) };
    printf("%d %d\n", arr[0], arr[1]); return ({ goto end; 1; }); end: return v;
}
