import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clockLabel } from '@tablewell/shared/calendar';
import { browserZone, isAuthFailure } from '@tablewell/api-client';
import type { ReservationUpdate } from '@tablewell/api-client/socket';
import { notify } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import type { Question } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { shortDate } from '../../lib/calendar';
import type { Placed } from '../../lib/reservation';
import { updateReservations } from '@tablewell/api-client/queries';
import { guestsLabel } from './group-by-day';
import { useWhyNoSms } from './use-texting';
import { cancelReservation } from './api/cancel-reservation';
import { deleteReservation } from './api/delete-reservation';
import { uncancelReservation } from './api/uncancel-reservation';

interface Action {
  call: (reservationId: string) => Promise<unknown>;
  question: Question;
  /** How the lists change once it is done; the live update then finds nothing left to do. */
  update: (id: string) => Pick<ReservationUpdate, 'type' | 'reservation'>;
  failure: string;
  /** What is said once it is done. */
  done: string;
  /** What takes it back. */
  undo?: 'cancel' | 'restore';
}

export type ActionName = 'cancel' | 'restore' | 'delete';

// These texts are fixed: guides and training name them word for word.
const actions: Record<ActionName, Action> = {
  cancel: {
    call: cancelReservation,
    question: {
      title: 'Cancel reservation',
      message: 'Are you sure you want to cancel this reservation? The guest will be notified via SMS.',
      confirmLabel: 'Cancel reservation',
      cancelLabel: 'Keep it',
      dangerous: true,
    },
    update: (id) => ({ type: 'canceled', reservation: { id } }),
    failure: 'Failed to cancel reservation',
    done: 'Cancellation done',
    undo: 'restore',
  },
  restore: {
    call: uncancelReservation,
    question: {
      title: 'Restore reservation',
      message: 'Are you sure you want to restore this reservation? It will be set back to active status.',
      confirmLabel: 'Restore reservation',
    },
    update: (id) => ({ type: 'updated', reservation: { id, status: 'active' } }),
    failure: 'Failed to uncancel reservation',
    done: 'Back on the list',
    undo: 'cancel',
  },
  delete: {
    call: deleteReservation,
    question: {
      title: 'Delete reservation',
      message: 'Are you sure you want to delete this reservation? This action cannot be undone.',
      confirmLabel: 'Delete reservation',
      dangerous: true,
    },
    update: (id) => ({ type: 'deleted', reservation: { id } }),
    failure: 'Failed to delete reservation',
    done: 'Removed',
  },
};

interface Run {
  name: ActionName;
  reservation: Placed;
  /** It takes back what was just done. */
  isUndo: boolean;
}

/** Whose reservation it is, and when. */
const wordsOf = ({ name, guests, date, minute }: Placed): string =>
  `${name} · ${guestsLabel(guests)} · ${shortDate(date)}, ${clockLabel(minute)}`;

/** Cancel, restore and delete, each after its question. `busy` holds the reservations that wait for an answer. */
export function useReservationActions(restaurantId: string | undefined) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run = useMutation({
    onMutate: ({ reservation: { id } }) => setBusy((before) => new Set(before).add(id)),
    onSettled: (_answer, _error, { reservation: { id } }) =>
      setBusy((before) => new Set([...before].filter((each) => each !== id))),
    mutationFn: ({ name, reservation }: Run) => actions[name].call(reservation.id),
    onSuccess: (_answer, { name, reservation, isUndo }) => {
      const { update, done, undo } = actions[name];
      if (restaurantId)
        updateReservations(queries, { ...update(reservation.id), restaurantId }, browserZone());
      const again = { name: undo ?? name, reservation, isUndo: true };
      // The question has just said whose it is.
      notify(`${done}: party of ${reservation.guests}.`, {
        ...(undo && !isUndo ? { action: { label: 'Undo', onAct: () => run.mutate(again) } } : {}),
      });
    },
    onError: (error, { name }) => {
      // A refused session leads to sign-in.
      if (!isAuthFailure(error)) notify(`${actions[name].failure}: ${messageOf(error)}`, { tone: 'danger' });
    },
  });

  const why = useWhyNoSms(restaurantId);
  const whyNoSms = useRef(why);
  useEffect(() => {
    whyNoSms.current = why;
  });
  const { mutate } = run;
  // The same function throughout, so that a card is drawn again only for a reason of its own.
  const act = useCallback(
    (name: ActionName, reservation: Placed): void => {
      const reason = name === 'cancel' ? whyNoSms.current(reservation.phoneNumber) : undefined;
      const question = {
        ...actions[name].question,
        about: wordsOf(reservation),
        note: reason && `No SMS will be sent, because ${reason}. Please tell the guest yourself.`,
      };
      void confirm(question).then((yes) => {
        if (yes) mutate({ name, reservation, isUndo: false });
      });
    },
    [confirm, mutate],
  );
  return { busy, act };
}
