import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, newId } from '@tablewell/api-client';
import { messageOf, messageOfRefusal } from '../../lib/message-of';
import { toast } from '../../lib/toast';
import { cancelReservation } from '../../lib/api/cancel-reservation';
import { deleteReservation } from '../../lib/api/delete-reservation';
import { bookKey } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { clockAt } from '../../lib/clock';
import { bookParty, changeParty, startsKey } from './api/host-form';
import type { HostBooking } from './api/host-form';
import { t } from './texts';

/** A reservation that is changed, with its earlier values. */
export interface Changed {
  readonly id: string;
  readonly version: number;
  readonly before: HostBooking;
  /** Its date and time as the form shows them. */
  readonly shown: { readonly date: string; readonly time: string };
}

interface BookingOptions {
  restaurantId: string;
  /** The reservation that is changed; undefined for a new one. */
  changed: Changed | undefined;
  /** The restaurant's zone. */
  zone: string;
  onDone: () => void;
}

/** Sends the host's form, shows the result, and undoes it on demand. */
export function useBooking({ restaurantId, changed, zone, onDone }: BookingOptions) {
  const queries = useQueryClient();
  // One id per booking, however often it is sent.
  const [stepId, setStepId] = useState(newId);
  const refresh = (): void => {
    for (const queryKey of [bookKey(restaurantId), startsKey(restaurantId)])
      void queries.invalidateQueries({ queryKey });
  };

  async function takeBack(party: Party): Promise<string> {
    if (changed) {
      // A colleague's later change is not undone with it.
      await changeParty(party, changed.before, newId(), true);
      return t('hostForm.undone.changed', { name: party.name });
    }
    // A guest with a number or an address may have got a message about the booking, so the cancellation must be sent,
    // too.
    if (party.email || party.phone) {
      await cancelReservation(party.id);
      return t('hostForm.undone.canceled', { name: party.name });
    }
    await deleteReservation(party.id);
    return t('hostForm.undone.deleted', { name: party.name });
  }

  return useMutation({
    mutationFn: (booking: HostBooking) =>
      changed ? changeParty(changed, booking, stepId) : bookParty(restaurantId, booking, stepId),
    onSuccess: (party) => {
      refresh();
      const undo = (): void =>
        void takeBack(party)
          .then(
            (text) => toast(text),
            (error: unknown) =>
              toast(t('hostForm.undone.failed', { reason: messageOf(error) }), { tone: 'danger' }),
          )
          .finally(refresh);
      const facts = { name: party.name, size: party.size, time: clockAt(party.startsAt, zone) };
      toast(t(changed ? 'hostForm.changed' : 'hostForm.booked', facts), {
        tone: 'success',
        action: { label: t('hostForm.undo'), onAct: undo },
      });
      onDone();
    },
    onError: (error) => {
      // After a refusal, what is sent next is another booking.
      if (error instanceof ApiError) setStepId(newId());
      void queries.invalidateQueries({ queryKey: startsKey(restaurantId) });
      if (isOutdated(error)) void queries.invalidateQueries({ queryKey: bookKey(restaurantId) });
    },
  });
}

const outdated = new Set(['changed-since']);

/** Whether a change was refused because somebody else has changed the reservation since it was shown. */
export const isOutdated = (error: unknown): boolean => messageOfRefusal(error, outdated) !== undefined;

/** The refusals that a host can override. */
const overridable = new Set([
  'past',
  'too-far-ahead',
  'closed',
  'not-offered',
  'pacing',
  'no-tables-available',
  'table-taken',
  'leaves-without-table',
  'table-too-small',
  'table-blocked',
  'tables-blocked',
]);

/** The text of a refusal that a host can override; undefined for other failures. */
export const overridableRefusal = (error: unknown): string | undefined =>
  messageOfRefusal(error, overridable);
