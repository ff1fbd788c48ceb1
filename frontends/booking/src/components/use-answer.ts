import { useEffect } from 'react';
import { reservationById } from '../api/get-reservation';
import type { Reservation } from '../api/types';
import { stateOf } from '../lib/reservation-state';
import { useResources } from './use-resource';

const everyMs = 30_000;

/** While a request waits for its answer, looks for it: now and then, and when the page is visible again. */
export function useAnswer(reservation: Reservation): void {
  const resources = useResources();
  const { id } = reservation;
  const waits = stateOf(reservation) === 'requested';
  useEffect(() => {
    if (!waits) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') resources.invalidate(reservationById(id).key);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [resources, id, waits]);
}
