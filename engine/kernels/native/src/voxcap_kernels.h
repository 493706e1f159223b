// The C interface of Voxcap's kernels, called through ctypes.
//
// Nothing here allocates, throws, or keeps what it is given: memory belongs to the caller and stays
// where it is while a call runs. Different pools and workspaces may be used at the same time.
// Results of a row depend neither on the other rows of the call nor on the number of threads.
#pragma once

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define VOX_API __declspec(dllexport)
#else
#define VOX_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

// Changed whenever a structure, a function or a packed layout changes.
#define VOX_ABI_VERSION 1

enum { VOX_BLOCK_ROWS = 16, VOX_GROUP = 32, VOX_MAX_PARTS = 3 };

// How the numbers of a matrix lie in memory.
//
// VOX_FLOAT32, VOX_BFLOAT16: row-major [n_rows][n_columns], as in a checkpoint.
// VOX_INT8: weight = value * scales[row], values -127..127. Rows in blocks of 16, columns padded with
//   zeros to a multiple of 32. A block is, for each 4 columns, 64 bytes: byte row * 4 + column.
// VOX_INT4: weight = (nibble - 8) * scale, a scale for each row and 32 columns. Rows in blocks of
//   16, columns padded to a multiple of 32. A block is, for each 32 columns, 288 bytes: 4 pieces
//   of 64 bytes, byte row * 4 + t of piece j holding column j * 8 + t in its low nibble and column
//   j * 8 + 4 + t in its high nibble, then 16 scales in float16.
enum VoxFormat { VOX_FLOAT32 = 0, VOX_BFLOAT16 = 1, VOX_INT8 = 2, VOX_INT4 = 3, VOX_N_FORMATS = 4 };

// A matrix and what is added to its product.
typedef struct {
    int32_t format;
    int32_t n_rows;         // outputs
    int32_t n_columns;      // inputs
    int32_t reserved;
    const void* weights;    // packed as the format says, aligned to 64 bytes unless it is dense
    const float* scales;    // VOX_INT8: [n_rows padded to 16]; else null
    const float* bias;      // [n_rows] or null
} VoxMatrix;

// Matrices that read the same input; their outputs lie side by side.
typedef struct {
    int32_t n_parts;
    int32_t reserved;
    VoxMatrix parts[VOX_MAX_PARTS];
} VoxLinear;

// The threads that share a call's work. The caller's is one of them.
typedef struct VoxPool VoxPool;

VOX_API int vox_abi_version(void);

// Bytes of VoxMatrix, VoxLinear, VoxAttention, VoxStep, VoxLayer, VoxStack and VoxTimes, in this
// order: 7 numbers.
VOX_API void vox_structure_sizes(size_t* sizes);

// Names of the instruction sets compiled in that this processor can run, best first, divided by
// commas; of "avx512vnni", "avxvnni", "avx2", "neon", "portable".
VOX_API const char* vox_instruction_sets(void);

// Returns null when there is no such instruction set here or no thread can be started.
VOX_API VoxPool* vox_pool_create(int n_threads, const char* instruction_set);
VOX_API void vox_pool_destroy(VoxPool* pool);
// Takes effect with the next call; threads are started and ended as needed. Returns 0, or -1 if
// they could not be started, in which case the pool goes on with those it has.
VOX_API int vox_pool_set_threads(VoxPool* pool, int n_threads);
VOX_API int vox_pool_threads(const VoxPool* pool);
VOX_API const char* vox_pool_instruction_set(const VoxPool* pool);

// Bytes of a packed matrix without its int8 scales.
VOX_API size_t vox_packed_bytes(int format, int n_rows, int n_columns);

// Quantise rows to `out` (and `scales` for VOX_INT8). `source_format` is VOX_FLOAT32 or
// VOX_BFLOAT16, row-major with `row_stride` values from row to row. Returns 0, or -1 for formats
// that cannot be packed.
VOX_API int vox_pack(VoxPool* pool, int format, int source_format, const void* source,
                     int64_t row_stride, int n_rows, int n_columns, void* out, float* scales);

// Write row `row` of a matrix as float32 [n_columns].
VOX_API void vox_unpack_row(const VoxMatrix* matrix, int row, float* out);

// Bytes of workspace for `vox_linear` with up to `n_rows` rows of up to `n_columns` inputs.
VOX_API size_t vox_linear_workspace_bytes(int n_rows, int n_columns);

// y = x Wt + b: x float32 [n_rows][x_stride], y float32 [n_rows][y_stride]; any n_rows >= 0.
VOX_API void vox_linear(VoxPool* pool, const VoxLinear* linear, const float* x, int64_t x_stride,
                        int n_rows, float* y, int64_t y_stride, void* workspace);

// The index of the largest output of each row (the first of equals), and its value; the outputs
// themselves go to `y` if that is not null.
VOX_API void vox_argmax(const float* y, int64_t y_stride, int n_rows, int n_columns,
                        int32_t* best, float* value);

// The shape of a layer's attention and of its cache: keys and values are
// [n_kv_heads][n_slots][head_size] each, in float32 or bfloat16.
typedef struct {
    int32_t n_heads;
    int32_t n_kv_heads;
    int32_t head_size;      // a multiple of 2
    int32_t window;         // keys a query sees, itself included
    int32_t block_size;     // slots of a block
    int32_t cache_format;   // VOX_FLOAT32 or VOX_BFLOAT16
    int64_t n_slots;
    float scale;            // of the scores before the softmax, above 0
    int32_t reserved;
} VoxAttention;

// One packed step, as engine/attention/spec.py describes it.
typedef struct {
    int32_t n_rows;                 // rows of x, padding included
    int32_t n_sequences;
    const int32_t* query_start;     // [n_sequences + 1]
    const int32_t* seq_lens;        // [n_sequences]
    const int64_t* slots;           // [n_rows], -1 where nothing is written
    const int32_t* block_table;     // [n_sequences][table_stride]
    int64_t table_stride;
} VoxStep;

// Store keys and values of the rows that have a slot: [n_rows][n_kv_heads][head_size] with the
// given strides in values from row to row.
VOX_API void vox_write_kv(VoxPool* pool, const VoxAttention* shape, const VoxStep* step,
                          const float* key, int64_t key_stride, const float* value,
                          int64_t value_stride, void* keys, void* values);

// Attend from query [n_rows][n_heads][head_size] to what the cache holds; out is contiguous
// [n_rows][n_heads][head_size]. Rows outside every sequence are left as they are.
VOX_API void vox_attend(VoxPool* pool, const VoxAttention* shape, const VoxStep* step,
                        const float* query, int64_t query_stride, const void* keys,
                        const void* values, float* out);

// One pre-norm layer: x += Wo attention(norm(x)), x += Wdown (silu(gate) * up) of norm(x) * scale.
typedef struct {
    const float* attention_norm;    // [dim]
    const float* ffn_norm;          // [dim]
    VoxLinear qkv;                  // query, key and value heads side by side
    VoxLinear output;
    VoxLinear gate_up;              // gate, then up, each of hidden_dim
    VoxLinear down;
    void* keys;                     // of the cache, as VoxAttention says
    void* values;
} VoxLayer;

typedef struct {
    int32_t n_layers;
    int32_t dim;
    int32_t hidden_dim;
    float norm_eps;
    VoxAttention attention;
    const VoxLayer* layers;         // [n_layers]
} VoxStack;

// Nanoseconds by kind of work, added up until the caller sets them to 0.
typedef struct {
    int64_t linear_ns;
    int64_t attention_ns;
    int64_t glue_ns;
} VoxTimes;

VOX_API size_t vox_stack_workspace_bytes(const VoxStack* stack, int max_rows);

// Advance x, float32 [step->n_rows][dim], through all layers in place.
//
// rotations: [n_rows][head_size / 2][2], cosine and sine of each interleaved pair.
// ffn_scales: null, or a factor of the ffn norm's output, [n_layers][rows][dim] with the strides
//   given in values; a row stride of 0 is one scale for all rows.
VOX_API void vox_stack(VoxPool* pool, const VoxStack* stack, const VoxStep* step,
                       const float* rotations, const float* ffn_scales, int64_t scale_layer_stride,
                       int64_t scale_row_stride, float* x, void* workspace, VoxTimes* times);

// RMS norm of x [n_rows][dim] to out.
VOX_API void vox_rms_norm(const VoxPool* pool, const float* x, int n_rows, int dim,
                          const float* weight, float eps, float* out);

// Read memory from end to end, 128 bytes at a time, with all threads; returns the sum of its 64-bit
// words. For measuring how fast memory can be read.
VOX_API uint64_t vox_read(VoxPool* pool, const void* bytes, size_t n_bytes);

#ifdef __cplusplus
}
#endif
