// <pthread.h> with one thread.
//@ only checked
#include <pthread.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    pthread_mutex_t mutex, *no_mutex = 0;
    pthread_mutexattr_t how, *no_how = 0;
    pthread_attr_t attr, *no_attr = 0;
    pthread_cond_t cond, *no_cond = 0;
    char small[2];
    switch (LINE) {
    FAULT pthread_mutex_init(no_mutex, 0); break;
    FAULT pthread_mutex_init((pthread_mutex_t *)small, 0); break;
    FAULT pthread_mutex_destroy(no_mutex); break;
    FAULT pthread_mutexattr_init(no_how); break;
    FAULT pthread_mutexattr_settype(no_how, PTHREAD_MUTEX_NORMAL); break;
    FAULT pthread_mutexattr_destroy(no_how); break;
    FAULT pthread_attr_init(no_attr); break;
    FAULT pthread_attr_init((pthread_attr_t *)small); break;
    FAULT pthread_attr_setdetachstate(no_attr, PTHREAD_CREATE_DETACHED); break;
    FAULT pthread_attr_destroy(no_attr); break;
    FAULT pthread_cond_init(no_cond, 0); break;
    FAULT pthread_cond_signal(no_cond); break;
    FAULT pthread_cond_broadcast(no_cond); break;
    FAULT pthread_cond_destroy(no_cond); break;
    }
    pthread_mutexattr_init(&how);
    pthread_mutexattr_settype(&how, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &how);
    pthread_mutex_destroy(&mutex);
    pthread_mutexattr_destroy(&how);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_attr_destroy(&attr);
    pthread_cond_init(&cond, 0);
    pthread_cond_signal(&cond);
    pthread_cond_broadcast(&cond);
    pthread_cond_destroy(&cond);
    return 0;
}
