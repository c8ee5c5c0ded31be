#include <stdio.h>
struct hdr { int type; }; struct circ { int type; int r; }; struct rect { int type; int w, h; };
union shape { struct hdr h; struct circ c; struct rect r; };
static int area(const union shape *s) {
    switch (s->h.type) { case 1: return 3 * s->c.r * s->c.r; case 2: return s->r.w * s->r.h; }
    return -1;
}
int main(void) {
    union shape v[3]; v[0].c = (struct circ){ 1, 5 }; v[1].r = (struct rect){ 2, 6, 7 };
    v[2].h.type = 9;
    for (int i = 0; i < 3; i++) printf("%d\n", area(&v[i]));
    v[0].r.type = 2; v[0].r.h = 4; printf("%d\n", area(v)); union shape t = v[1]; t.h.type = 1;
    printf("%d\n", area(&t));
    struct rect *p = &v[1].r; p->w++; printf("%d\n", area(v + 1));
    printf("%d\n", (int)sizeof(union shape)); struct hdr *h = (struct hdr *)&v[1];
    printf("%d\n", h->type); return area(v + 1);
}
