//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The first name is as long as the array, and its separator has no room.
typedef unsigned long size_t;
extern void *memccpy(void *, const void *, int, size_t);
int main(void) {
    char path[] = "abc/d", first[3];
    return memccpy(first, path, '/', sizeof path) == 0; //~ VIOLATION
}
