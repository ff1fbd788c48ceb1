import { answer, api } from '@tablewell/api-client';
import type { Resource } from '../lib/resource-store';
import type { WaitlistEntry, WaitlistStatus } from './types';

/** Whether one can join the waitlist of a restaurant, and how long parties of each size would wait. */
export const waitlistStatus = (restaurantId: string): Resource<WaitlistStatus> => ({
  key: `waitlist/${restaurantId}`,
  load: () => answer(api.GET('/api/waitlist/{restaurantId}/status', { params: { path: { restaurantId } } })),
  freshMs: 15_000,
});

/** An entry of the waitlist by its id, which is the permission to see it. */
export const entryById = (id: string): Resource<WaitlistEntry> => ({
  key: `waitlist-entry/${id}`,
  load: () => answer(api.GET('/api/waitlist/entries/{id}', { params: { path: { id } } })),
  freshMs: 10_000,
});
