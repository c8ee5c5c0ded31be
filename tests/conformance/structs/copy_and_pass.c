#include <stdio.h>
struct v { int x, y; double w; char tag[6]; };
static struct v add(struct v a, struct v b) { a.x += b.x; a.y += b.y; a.w *= b.w; a.tag[0] = '+'; return a; }
static struct v self(struct v *p) { struct v r = *p; p->x = -1; return r; }
static int third(struct v a) { return a.tag[2]; }
int main(void) {
    struct v a = { 1, 2, 0.5, "alpha" }, b = { 10, 20, 4, "beta" }, c;
    c = add(a, b); printf("%d %d %g %s\n", c.x, c.y, c.w, c.tag); printf("%d %s\n", a.x, a.tag);
    c = a; c.tag[1] = 'L'; printf("%s %s\n", a.tag, c.tag);
    struct v d = self(&a); printf("%d %d\n", d.x, a.x);
    printf("%d\n", add(a, b).x); printf("%s\n", add(b, a).tag); printf("%c\n", add(b, a).tag[1]);
    printf("%c\n", third(b)); struct v arr[3] = { a, b, c }; arr[0] = arr[1]; arr[1] = arr[2]; arr[2] = (struct v){ 9 };
    for (int i = 0; i < 3; i++) printf("%d %g [%s]\n", arr[i].x, arr[i].w, arr[i].tag);
    struct v *p = arr + 1; *p = *(p - 1); printf("%d\n", p->y); (*p).y = 77; printf("%d %d\n", arr[1].y, arr[0].y);
    a = b = c; printf("%s %s\n", a.tag, b.tag); printf("%d\n", (a = d).x); a = a; printf("%d\n", (1 ? a : b).x);
    c = (a.x ? b : d); printf("%d\n", c.x); return add(c, c).y;
}
