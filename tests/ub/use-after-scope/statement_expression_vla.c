int main(void) {
    int n = 3;
    int *p = ({ int q[n]; q[1] = n; q + 1; });
    return *p; //~ use-after-scope
}
