import { readdirSync, readFileSync } from 'node:fs';

/** The memory and handles of a process at a moment. */
export interface Footprint {
  /** Its own memory in bytes, without mapped files. */
  readonly memory: number;
  /** Open files and sockets. */
  readonly handles: number;
}

/** Reads the footprint of a process; undefined after it ended. Linux only. */
export function footprintOf(pid: number): Footprint | undefined {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { memory: Number(kilobytes) * 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}

/** All memory of a process that is in use, in bytes, as the limit of its container counts it; undefined after it ended. */
export function residentOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** A measurement and when it was taken, in milliseconds. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** The slope of the line of best fit through these points, by least squares. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(points.map((point) => point.at));
  const value = mean(points.map((point) => point.value));
  const over = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0);
  const under = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/**
 * The minimum of each whole window since a moment. For memory this approximates the size after garbage collection;
 * uncollected garbage varies by tens of megabytes, which can look like growth or hide it. A window that
 * the measurements do not fill has no minimum, because its few samples may all precede a collection.
 */
export function floorsOf(points: readonly Point[], windowMs: number, from = 0): Point[] {
  const floors = new Map<number, Point>();
  for (const point of points) {
    const window = Math.floor((point.at - from) / windowMs);
    const lowest = floors.get(window);
    if (!lowest || point.value < lowest.value) floors.set(window, point);
  }
  const last = Math.floor(((points.at(-1)?.at ?? from) - from) / windowMs);
  return [...floors].filter(([window]) => window >= 0 && window < last).map(([, floor]) => floor);
}
