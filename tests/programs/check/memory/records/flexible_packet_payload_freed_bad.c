//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
