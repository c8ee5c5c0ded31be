int main(void) {
    double d = -0.75;
    unsigned u = (unsigned)d;
    d = -1.0;
    int i = d;
    u += (unsigned)d; //~ float-conversion
    return u + i;
}
