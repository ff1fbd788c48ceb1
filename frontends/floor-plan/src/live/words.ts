import { minutesOver, minutesSince } from '@tablewell/api-client/evening';
import type { Party, TableState } from '@tablewell/api-client/evening';
import { clockLabel } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';

/** A time by the restaurant's clock, as in `7:30 PM`. */
export const clockAt = (at: number, zone: string): string => clockLabel(localTimeOf(at, zone).minute);

/** A party's name and size, as in `Anna Rossi, party of 4`. */
export const whoOf = ({ name, size }: Pick<Party, 'name' | 'size'>): string => `${name}, party of ${size}`;

/** The state of a table and its party in one line. */
export function sinceOf({ kind, party, freeUntil, block }: TableState, at: number, zone: string): string {
  if (kind === 'blocked' && block)
    return `Blocked until ${clockAt(block.until, zone)}${block.reason && `: ${block.reason}`}`;
  if (!party || kind === 'free')
    return freeUntil === undefined
      ? 'Free for the rest of the day'
      : `Free until ${clockAt(freeUntil, zone)}`;
  if (kind === 'due')
    return party.stage === 'arrived'
      ? `Waiting for ${minutesSince(party, 'arrive', at) ?? 0} min, expected at ${clockAt(party.startsAt, zone)}`
      : `Due at ${clockAt(party.startsAt, zone)}`;
  if (party.stage !== 'seated' && party.stage !== 'finished')
    return `Planned from ${clockAt(party.from, zone)} to ${clockAt(party.until, zone)}`;
  const since = `Since ${clockAt(party.from, zone)}`;
  return kind === 'over'
    ? `${since}, ${minutesOver(party, at)} min past its time`
    : `${since}, until ${clockAt(party.until, zone)}`;
}
