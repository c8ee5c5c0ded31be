#include <stdio.h>
#include <stdbool.h>
struct flags { bool r : 1, w : 1, x : 1; unsigned : 1; unsigned prio : 4; enum { LOW, HIGH = 3 } lvl : 2; int delta : 6; };
static struct flags mk(const char *s) {
    struct flags f = { 0 };
    for (; *s; s++) switch (*s) { case 'r': f.r = 1; break; case 'w': f.w = 2; break; case 'x': f.x = -1; break; case '+': f.prio++; break; case '-': f.prio--; break; case '<': f.delta--; break; case '>': f.delta += 5; break; case 'h': f.lvl = HIGH; }
    return f;
}
static void show(struct flags f) {
    printf("%c%c%c p%u l%d d%d\n", f.r ? 'r' : '-', f.w ? 'w' : '-', f.x ? 'x' : '-', f.prio, f.lvl, f.delta);
}
static bool any(const struct flags *f) { return f->r || f->w || f->x; }
static struct flags merge(struct flags a, struct flags b) {
    a.r |= b.r; a.w |= b.w; a.x &= b.x; a.prio = a.prio > b.prio ? a.prio : b.prio;
    a.delta += b.delta; return a;
}
int main(void) {
    show(mk("rw")); show(mk("x+++")); show(mk("-")); show(mk("<<")); show(mk(">>>>>>>"));
    show(mk("h")); struct flags a = mk("rx++>"), b = mk("wx+<"); show(merge(a, b));
    printf("%d %d\n", any(&a), any(&(struct flags){ 0 })); a.r = !a.r; a.w ^= 1;
    a.x = a.w && a.r; show(a); a.prio = 15; a.prio += 1; show(a); a.delta = 31; a.delta++;
    show(a); a.r = a.prio == 0; printf("%d\n", a.r + a.w + a.x);
    struct flags arr[2] = { { .prio = 9 }, { .delta = -32 } }; arr[0].delta = arr[1].delta;
    arr[1].prio = ~arr[0].prio; show(arr[0]); show(arr[1]);
    printf("%d\n", (int)sizeof(struct flags)); return arr[1].prio;
}
