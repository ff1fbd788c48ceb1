import { useEffect } from 'react';
import { reservationById } from '../api/get-reservation';
import type { Reservation } from '../api/types';
import { stateOf } from '../lib/reservation-state';
import { useResources } from './use-resource';

const everyMs = 30_000;

/** Polls for the answer to a pending request: at an interval, and when the page becomes visible again. */
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
