//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
struct packet {
    unsigned length;
    int payload[];
};
int main(void) {
    struct packet *p = malloc(sizeof(*p) + 2 * sizeof(int));
    p->length = 2;
    int *payload = p->payload;
    payload[1] = 4;
    free(payload); //~ VIOLATION valid-free
    return 0;
}
