static int *mk(int v) { int loc[4] = { v }; int *p = loc; return p; }
int main(void) {
    int *p = mk(5);
    int k = 3;
    return *p + k; //~ use-after-scope
}
