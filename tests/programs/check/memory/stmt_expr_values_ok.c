//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Values leave the block as they are, whole records too; the addresses of what lives on outside stay good.
struct pair { int a, b; };
int main(void) {
    int rows[2][2] = { { 1, 2 }, { 3, 4 } };
    struct pair r = ({ struct pair q = { 1, 2 }; q; });
    int b = ({ struct pair q = { 1, 2 }; q; }).b;
    int *row = ({ int k = 1; rows[k]; });
    int same = ({ int q = 1, *p = &q; p == &q; });
    int deep = ({ int q = b; ({ int *p = &q; *p; }); });
    return r.a + row[0] + same + deep - 7;
}
