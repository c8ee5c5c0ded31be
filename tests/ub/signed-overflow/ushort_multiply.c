int main(void) {
    unsigned short a = 65535, b = 65535;
    unsigned ok = (unsigned)a * b;
    unsigned char c = 255, d = c * c & 255;
    unsigned r = a * b; //~ signed-overflow
    return r + ok + d;
}
