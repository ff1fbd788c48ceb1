/**
 * How a program of ours is run, and its bundle compiled: V8 takes nothing that was compiled with other flags (decision 0022).
 * 256 MB of what lives long are what Node takes by itself in a pod of 512 MiB; without a bound it depends on the machine, and on a
 * large one lets garbage lie for minutes. The bound alone would leave 2 MB for what is young (decision 0025).
 */
export const heapFlags = ['--max-old-space-size=256', '--max-semi-space-size=16'];
