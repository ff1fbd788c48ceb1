import { useState } from 'react';
import { reservationById } from '../../api/get-reservation';
import type { Reservation } from '../../api/types';
import { forgetFailure, tellFailure } from '../../components/failure';
import { useResources } from '../../components/use-resource';

/** A call that tells the restaurant something; its answer replaces the cached reservation. */
export function useTold(fallback: string) {
  const resources = useResources();
  const [busy, setBusy] = useState(false);
  async function tell(call: () => Promise<Reservation>): Promise<boolean> {
    if (busy) return false;
    forgetFailure();
    setBusy(true);
    try {
      const told = await call();
      resources.put(reservationById(told.id), told);
      return true;
    } catch (error) {
      tellFailure(error, fallback);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, tell };
}
