/* What Android's headers expect from its own libc (bionic), and glibc lacks. */
#include <stdint.h>
#define __INTRODUCED_IN(x)
#define __REMOVED_IN(x)
#define __DEPRECATED_IN(x)
#define __RENAME(x)
#define __RENAME_IF_FILE_OFFSET64(x)
