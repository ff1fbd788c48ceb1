import type { CountedType, Floor } from '@tablewell/restaurant-rules/floor';

/** The tables to try: those of a floor plan, or counts. */
export type Draft = { readonly floor: Floor } | { readonly counts: readonly CountedType[] };

/** Loaded with the calls, because the generated enums are large. */
type WriteAudience = typeof import('./rpc').writeAudience;

/** The tables as the message of a change that is not saved. */
export const draftMessage = (draft: Draft, writeAudience: WriteAudience) => ({
  tables:
    'floor' in draft
      ? ({ case: 'floor', value: floorMessage(draft.floor, writeAudience) } as const)
      : ({ case: 'tableTypes', value: { items: draft.counts.map((each) => ({ ...each })) } } as const),
});

const floorMessage = ({ tables, combinations }: Floor, writeAudience: WriteAudience) => ({
  tables: tables.map(({ number, type, smallest, largest, area = '', audience, priority }) => ({
    number,
    type,
    smallestParty: smallest,
    largestParty: largest,
    area,
    audience: writeAudience(audience),
    priority,
  })),
  combinations: combinations.map(({ tables: tableNumbers, smallest, largest }) => ({
    tableNumbers: [...tableNumbers],
    smallestParty: smallest,
    largestParty: largest,
  })),
});
