static int last(int n) {
    int v[n];
    for (int i = 0; i < n; i++) v[i] = i;
    int s = v[n - 1];
    return s + v[n]; //~ out-of-bounds-read
}
int main(void) { return last(5); }
