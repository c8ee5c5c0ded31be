/* Two threads add to one counter without a lock: an update can be lost.
 *
 * Expect, for now: `carve run` says that threads are not supported yet and
 * stops with status 126; `carve cfa` shows the operations `start` and `join`. */
#include <assert.h>
#include <pthread.h>

static int counter;

static void *add(void *unused) {
    int seen = counter;
    counter = seen + 1;
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, add, 0);
    pthread_create(&second, 0, add, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(counter == 2);
    return 0;
}
