// What the operating systems call the same things by different names.
#pragma once

#include <cstdio>

#if defined(_WIN32)
#define NOMINMAX
#include <windows.h>
#else
#include <pthread.h>
#include <signal.h>
#endif

#if defined(__x86_64__) || defined(_M_X64)
#include <immintrin.h>
#elif defined(_M_ARM64)
#include <intrin.h>
#endif

namespace voxcap {

// Tell the processor that this is a loop that waits.
inline void pause_processor() {
#if defined(__x86_64__) || defined(_M_X64)
    _mm_pause();
#elif defined(_M_ARM64)
    __yield();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

// Name the calling thread as process viewers show it.
inline void name_thread(int thread) {
#if defined(_WIN32)
    wchar_t name[24];
    swprintf(name, sizeof name / sizeof *name, L"voxcap-%d", thread);
    SetThreadDescription(GetCurrentThread(), name);
#else
    char name[16];  // what Linux allows
    std::snprintf(name, sizeof name, "voxcap-%d", thread);
#if defined(__APPLE__)
    pthread_setname_np(name);
#else
    pthread_setname_np(pthread_self(), name);
#endif
#endif
}

// While it lives, threads that are started leave signals to those that were there before.
class SignalsBlocked {
#if !defined(_WIN32)
public:
    SignalsBlocked() {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_;
#endif
};

}  // namespace voxcap
