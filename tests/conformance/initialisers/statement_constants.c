int first(void){ static int z=({3;}); static int y=({({1+1;});})+1; static const char *s=({"abc";}); return z+y+s[0];}
struct P { int a, b; };
int main(void) {
    static struct P y = { ({ 1; }), 2 };
    static int w[] = { ({ 1; }), [2] = ({ 5; }) };
    return first() + y.b + w[2];
}
