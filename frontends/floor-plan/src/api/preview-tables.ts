import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type { Draft } from './reservations-to-review';

export type Preview = components['schemas']['AvailabilityPreview'];

/** The starts that are offered before and after these tables are in service. */
export const previewTables = (restaurantId: string, draft: Draft): Promise<Preview> =>
  answer(
    api.POST('/api/restaurant/{id}/availability-rules/preview', {
      params: { path: { id: restaurantId } },
      body:
        'floor' in draft
          ? { floor: floorBody(draft.floor) }
          : { tableAvailability: countsBody(draft.counts) },
    }),
  );

const floorBody = ({ tables, combinations }: Extract<Draft, { floor: unknown }>['floor']) => ({
  tables: tables.map(({ number, type, smallest, largest, area = '', audience, priority }) => ({
    number,
    type,
    smallestParty: smallest,
    largestParty: largest,
    area,
    audience,
    priority,
  })),
  combinations: combinations.map(({ tables: tableNumbers, smallest, largest }) => ({
    tableNumbers: [...tableNumbers],
    smallestParty: smallest,
    largestParty: largest,
  })),
});

const countsBody = (counts: Extract<Draft, { counts: unknown }>['counts']) =>
  Object.fromEntries(counts.map(({ key, count, capacity }) => [key, { count, capacity }]));
