struct n { int v; struct n *next; };
int main(void) {
    struct n c = { 3, 0 }, b = { 2, &c }, a = { 1, &b };
    struct n *p = &a;
    int s = 0;
    while (p->v != 9) { //~ null-dereference
        s += p->v;
        p = p->next;
    }
    return s;
}
