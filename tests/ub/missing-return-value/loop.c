static int find(const int *v, int n, int k) {
    for (int i = 0; i < n; i++)
        if (v[i] == k) return i;
}
int main(void) {
    int v[3] = { 4, 5, 6 };
    int r = find(v, 3, 5);
    int at = find(v, 3, 9); //~ missing-return-value
    return r + at;
}
