import { useState } from 'react';
import { useNavigate } from '@tablewell/federation/router';
import { notify } from '@tablewell/ui';
import { availabilityKey } from '../../api/get-availability';
import { reservationById } from '../../api/get-reservation';
import type { Restaurant } from '../../api/types';
import { failureText } from '../../components/failure';
import { useResources } from '../../components/use-resource';
import type { FormErrors } from '../../lib/form-values';
import { isFullyBooked } from '../../lib/fully-booked';
import { t } from '../../lib/language';
import { toConfirmed } from '../../paths';
import type { CreateBody } from './api/create-reservation';
import { forgetDraft } from './draft';
import type { TableHold } from './hold/use-hold';
import type { Booking } from './use-book';

// As the code that books: the form is filled in before anything can fail.
const notices = () => import('./submit').catch(() => undefined);

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
    setBusy(true);
    (await notices())?.dismissFailure();
    try {
      const holdId = await hold.take();
      const made = await book({ ...body, holdId } as CreateBody);
      hold.booked();
      forgetDraft(id);
      resources.put(reservationById(made.id), made);
      resources.invalidate(availabilityKey(id));
      await navigate(toConfirmed(made.id));
    } catch (error) {
      const shown = await notices();
      if (!shown) {
        notify(failureText(error, t('failure.create')), { tone: 'danger' });
        onFailure();
      } else if (isFullyBooked(error)) {
        shown.notifyFullyBooked(restaurant);
        onFailure();
      } else onFailure(shown.notifyFailure(error, t('failure.create'), restaurant));
      resources.invalidate(availabilityKey(id));
    } finally {
      setBusy(false);
    }
  }

  return { busy, send };
}
