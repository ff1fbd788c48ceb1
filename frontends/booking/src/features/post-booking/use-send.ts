import { useState } from 'react';
import { reservationById } from '../../api/get-reservation';
import type { Reservation } from '../../api/types';
import { dismissFailure, notifyFailure } from '../../components/failure-notice';
import { useResources } from '../../components/use-resource';

/** A call that sends something to the restaurant; its answer replaces the cached reservation. */
export function useSend(restaurant: Reservation['restaurant'], fallback: string) {
  const resources = useResources();
  const [busy, setBusy] = useState(false);
  async function send(call: () => Promise<Reservation>): Promise<boolean> {
    if (busy) return false;
    dismissFailure();
    setBusy(true);
    try {
      const answer = await call();
      resources.put(reservationById(answer.id), answer);
      return true;
    } catch (error) {
      notifyFailure(error, fallback, restaurant);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, send };
}
