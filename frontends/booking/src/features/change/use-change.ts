import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@tablewell/federation/router';
import { availabilityKey } from '../../api/get-availability';
import { reservationById } from '../../api/get-reservation';
import type { Reservation } from '../../api/types';
import { dismissFailure, notifyFailure, notifyFullyBooked } from '../../components/failure-notice';
import { useResources } from '../../components/use-resource';
import type { FormErrors } from '../../lib/form-values';
import { isFullyBooked } from '../../lib/fully-booked';
import type { Outcome } from '../../lib/outcome';
import { paths } from '../../paths';
import { cancelReservation } from './api/cancel-reservation';
import { updateReservation } from '../../api/update-reservation';
import type { UpdateBody } from '../../api/update-reservation';
import { t } from '../../lib/language';

/** How long the success message is shown before the page moves on, in milliseconds. */
const afterUpdateMs = 1000;
const afterCancelMs = 2000;

/** The call in progress, or the success shown before the page moves on. */
export type Progress = undefined | 'updating' | 'canceling' | 'updated' | 'canceled';

/** The mutations that change and cancel a reservation, with their error messages and navigation. */
export function useChange(
  reservation: Reservation,
  refuse: (errors: FormErrors) => void,
  onFull: () => void,
) {
  const navigate = useNavigate();
  const resources = useResources();
  const [progress, setProgress] = useState<Progress>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function goOn(outcome: Outcome, afterMs: number): void {
    timer.current = setTimeout(() => {
      // Only now, so that the page does not change while the user reads the message.
      resources.put(reservationById(reservation.id), outcome.reservation);
      resources.invalidate(availabilityKey(reservation.restaurant.id));
      void navigate(paths.outcome, { state: outcome });
    }, afterMs);
  }

  async function update(body: UpdateBody): Promise<void> {
    dismissFailure();
    setProgress('updating');
    try {
      const updated = await updateReservation(reservation.id, body);
      setProgress('updated');
      goOn({ action: 'updated', reservation: updated, before: reservation }, afterUpdateMs);
    } catch (error) {
      setProgress(undefined);
      resources.invalidate(availabilityKey(reservation.restaurant.id));
      if (isFullyBooked(error)) {
        notifyFullyBooked(reservation.restaurant);
        onFull();
      } else refuse(notifyFailure(error, t('failure.update'), reservation.restaurant));
    }
  }

  async function cancel(): Promise<void> {
    dismissFailure();
    setProgress('canceling');
    try {
      const { status } = await cancelReservation(reservation.id);
      setProgress('canceled');
      goOn({ action: 'cancelled', reservation: { ...reservation, status } }, afterCancelMs);
    } catch (error) {
      setProgress(undefined);
      notifyFailure(error, t('failure.cancel'), reservation.restaurant);
    }
  }

  return { progress, update, cancel };
}
