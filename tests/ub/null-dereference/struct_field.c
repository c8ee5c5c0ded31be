struct s { int a, b; struct s *n; };
int main(void) {
    struct s t = { 1, 2, 0 }, u = { 3, 4, &t };
    int r = u.n->b;
    r += u.n->n->b; //~ null-dereference
    return r;
}
