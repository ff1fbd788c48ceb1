/**
 * The flags for running our programs and for compiling their bundles: V8 rejects a code cache made with other flags
 * (decision 0022). 256 MB of old space is Node's default in a pod of 512 MiB; without a limit it depends on the
 * machine, and on a large one garbage is kept for minutes. The limit alone would leave 2 MB for the young generation
 * (decision 0025).
 */
export const heapFlags = ['--max-old-space-size=256', '--max-semi-space-size=16'];
