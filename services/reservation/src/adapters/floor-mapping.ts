import type { Combination, Floor, TableAudience } from '@tablewell/restaurant-rules/floor';
import {
  type Floor as FloorMessage,
  TableAudience as Audience,
} from '@tablewell/proto/restaurant/v1/floor_pb';

export const audiences: Record<TableAudience, Audience> = {
  everyone: Audience.EVERYONE,
  staff: Audience.STAFF,
  'walk-ins': Audience.WALK_INS,
};

const audienceNames: Partial<Record<Audience, TableAudience>> = {
  [Audience.UNSPECIFIED]: 'everyone',
  [Audience.EVERYONE]: 'everyone',
  [Audience.STAFF]: 'staff',
  [Audience.WALK_INS]: 'walk-ins',
};

/**
 * The tables of a floor plan from a contract message. A table whose audience this release does not know is not for
 * guests.
 */
export function toFloor({ tables, combinations }: FloorMessage): Floor {
  return {
    tables: tables.map(({ number, type, smallestParty, largestParty, area, audience, priority }) => ({
      number,
      type,
      smallest: smallestParty,
      largest: largestParty,
      ...(area ? { area } : {}),
      audience: audienceNames[audience] ?? 'staff',
      priority,
    })),
    combinations: combinations.map(({ tableNumbers, smallestParty, largestParty }) => ({
      tables: tableNumbers,
      smallest: smallestParty,
      largest: largestParty,
    })),
  };
}

/** A combination as a contract message. */
export const toCombinationMessage = ({ tables, smallest, largest }: Combination) => ({
  tableNumbers: [...tables],
  smallestParty: smallest,
  largestParty: largest,
});
