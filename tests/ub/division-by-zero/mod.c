int main(void) {
    unsigned n = 10, d = 3, s = 0;
    double z = 0.0, inf = 1.0 / z;
    if (inf > 1) s++;
    while (n) {
        s += n % d; //~ division-by-zero
        d--;
        n--;
    }
    return s;
}
