import { ApiError } from '@tablewell/api-client';
import type { Reservation } from '../../api/types';
import { updateReservation } from '../../api/update-reservation';
import type { UpdateBody } from '../../api/update-reservation';
import { notifyFailure } from '../../components/failure-notice';
import { changedDetails } from '../../lib/changed-details';
import { t } from '../../lib/language';
import type { CreateBody } from './api/create-reservation';

/** The differences between the form as it is now and the booking that was sent. */
function amendmentOf(sent: CreateBody, shown: CreateBody): UpdateBody {
  const { name, phoneNumber = '', notes = '' } = shown;
  return {
    ...(name !== sent.name && { name }),
    ...(phoneNumber !== (sent.phoneNumber ?? '') && { phoneNumber }),
    ...(notes !== (sent.notes ?? '') && { notes }),
    ...changedDetails(sent, shown),
  };
}

/**
 * Changes a booking, whose first answer was lost, to what the form shows now, and returns it. A refused change leaves the
 * booking as it was sent, and the diner reads why.
 */
export async function amend(made: Reservation, sent: CreateBody, shown: CreateBody): Promise<Reservation> {
  const amendment = amendmentOf(sent, shown);
  if (Object.keys(amendment).length === 0) return made;
  try {
    return await updateReservation(made.id, amendment);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    notifyFailure(error, t('failure.update'), made.restaurant);
    return made;
  }
}
