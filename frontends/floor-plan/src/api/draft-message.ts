import { tableAudiences } from '@tablewell/restaurant-rules/floor';
import type { CountedType, Floor } from '@tablewell/restaurant-rules/floor';

/** The tables to try: those of a floor plan, or counts. */
export type Draft = { readonly floor: Floor } | { readonly counts: readonly CountedType[] };

/** The tables as the message of a change that is not saved. */
export const draftMessage = (draft: Draft) => ({
  tables:
    'floor' in draft
      ? ({ case: 'floor', value: floorMessage(draft.floor) } as const)
      : ({ case: 'tableTypes', value: { items: draft.counts.map((each) => ({ ...each })) } } as const),
});

const floorMessage = ({ tables, combinations }: Floor) => ({
  tables: tables.map(({ number, type, smallest, largest, area = '', audience, priority }) => ({
    number,
    type,
    smallestParty: smallest,
    largestParty: largest,
    area,
    audience: tableAudiences.indexOf(audience) + 1,
    priority,
  })),
  combinations: combinations.map(({ tables: tableNumbers, smallest, largest }) => ({
    tableNumbers: [...tableNumbers],
    smallestParty: smallest,
    largestParty: largest,
  })),
});
