import type { Lease, Ports } from '../ports';

/** Duration of a lease, longer than any attempt takes. After a crash others take over when it expires. */
export const leaseMs = 30_000;
/** Latest start of an attempt after the claim; a suspended process gives the message up. */
const latestStartMs = 10_000;

export function newLease({ clock, newId }: Pick<Ports, 'clock' | 'newId'>): Lease {
  return { id: newId(), until: new Date(clock().getTime() + leaseMs), takenAt: performance.now() };
}

/** Whether too little of a lease is left: another process may have it before the provider responds. */
export const isLate = ({ takenAt }: Lease): boolean => performance.now() - takenAt > latestStartMs;
