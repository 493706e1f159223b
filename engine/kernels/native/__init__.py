"""The kernels in C++, called through ctypes."""
