import { useState } from 'react';
import { useNavigate } from '@tablewell/federation/router';
import { availabilityKey } from '../../api/get-availability';
import { reservationById } from '../../api/get-reservation';
import type { Restaurant } from '../../api/types';
import { dismissFailure, notifyFailure, notifyFullyBooked } from '../../components/failure';
import { useResources } from '../../components/use-resource';
import type { FormErrors } from '../../lib/form-values';
import { isFullyBooked } from '../../lib/fully-booked';
import { t } from '../../lib/language';
import { toConfirmed } from '../../paths';
import type { CreateBody } from './api/create-reservation';
import { forgetDraft } from './draft';
import type { TableHold } from './hold/use-hold';
import type { Booking } from './use-book';

/**
 * Sends a booking and goes on to its confirmation, or shows why it failed: `onFailure` gets the errors of the fields
 * that were refused, if any were.
 */
export function useSendBooking(
  restaurant: Restaurant,
  book: Booking['book'],
  hold: TableHold,
  onFailure: (errors?: FormErrors) => void,
) {
  const { id } = restaurant;
  const navigate = useNavigate();
  const resources = useResources();
  const [busy, setBusy] = useState(false);

  async function send(body: CreateBody): Promise<void> {
    dismissFailure();
    setBusy(true);
    try {
      const holdId = await hold.take();
      const made = await book({ ...body, holdId } as CreateBody);
      hold.booked();
      forgetDraft(id);
      resources.put(reservationById(made.id), made);
      resources.invalidate(availabilityKey(id));
      await navigate(toConfirmed(made.id));
    } catch (error) {
      if (isFullyBooked(error)) {
        notifyFullyBooked(restaurant);
        onFailure();
      } else onFailure(notifyFailure(error, t('failure.create'), restaurant));
      resources.invalidate(availabilityKey(id));
    } finally {
      setBusy(false);
    }
  }

  return { busy, send };
}
