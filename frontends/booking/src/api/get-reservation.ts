import { answer, api } from '@tablewell/api-client';
import type { Resource } from '../lib/resource-store';
import type { Reservation } from './types';

/** A reservation by its id, which is the permission to see it. */
export const reservationById = (reservationId: string): Resource<Reservation> => ({
  key: `reservation/${reservationId}`,
  load: () =>
    answer(api.GET('/api/reservations/single/{reservationId}', { params: { path: { reservationId } } })),
  freshMs: 30_000,
});
