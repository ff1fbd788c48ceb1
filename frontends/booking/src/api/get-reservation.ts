import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

const getReservation = (reservationId: string) =>
  answer(api.GET('/api/reservations/single/{reservationId}', { params: { path: { reservationId } } }));

/** A reservation by its id, which is the permission to see it. */
export const reservationQuery = (id: string) =>
  queryOptions({
    queryKey: ['reservation', id],
    queryFn: () => getReservation(id),
    enabled: id !== '',
    staleTime: 30_000,
  });
