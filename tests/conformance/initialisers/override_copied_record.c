// A designator into a record that was copied before: to gcc the copy, with its effects, is gone. Elements of a list or
// a string stay.
#include <stdio.h>
struct inner { int x, y; };
struct outer { int a, b; struct inner in; };
static struct outer make(int k) { printf("make%d ", k); return (struct outer){ k, k, { k, k } }; }
static void show(const struct outer *o) { printf("%d %d %d %d\n", o->a, o->b, o->in.x, o->in.y); }
static struct outer from_literal[2] = { [0] = (struct outer){ 1, 2, { 3, 4 } }, [0].in.y = 9 };
int main(void) {
    struct outer base = make(9);
    struct inner in = { 5, 6 };
    struct outer copied[2] = { base, [1] = base, [1].a = 4 };
    show(&copied[0]), show(&copied[1]);
    struct outer called[2] = { [1] = make(3), [1].in.x = 4 };
    show(&called[1]);
    struct outer member = { .in = in, .a = 1, .in.x = 8 };
    show(&member);
    struct outer again = { .in.x = 8, .a = 2, .in = in };
    show(&again);
    struct outer listed = { 1, 2, { 3, 4 }, .in.x = 7 };
    show(&listed);
    struct outer literal[1] = { [0] = (struct outer){ 1, 2, { 3, 4 } }, [0].in.y = 9 };
    show(&literal[0]), show(&from_literal[0]);
    struct { char s[6]; int k; } text = { "hello", .s[0] = 'J', .k = 3 };
    printf("%s %d\n", text.s, text.k);
    return 0;
}
