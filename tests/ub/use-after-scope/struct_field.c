struct ctx { int *slot; int n; };
static void init(struct ctx *c) { int v = 4; c->slot = &v; c->n = *c->slot; }
int main(void) {
    static int ok = 1;
    struct ctx c = { &ok, 0 };
    int r = *c.slot;
    init(&c);
    r += c.n;
    *c.slot = 2; //~ use-after-scope
    return r;
}
