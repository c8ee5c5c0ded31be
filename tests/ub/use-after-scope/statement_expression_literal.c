int main(void) {
    int *p = ({ int *q = (int[]){ 1, 2 }; q + 1; });
    return *p; //~ use-after-scope
}
