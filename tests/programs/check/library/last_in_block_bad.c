//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The first name is as long as the array, and its separator has no room.
typedef unsigned long size_t;
extern void *memccpy(void *, const void *, int, size_t);
int main(void) {
    char path[] = "abc/d", first[3];
    return memccpy(first, path, '/', sizeof path) == 0; //~ VIOLATION
}
