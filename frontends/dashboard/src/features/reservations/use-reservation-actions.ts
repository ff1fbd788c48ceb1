import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserZone, isAuthFailure } from '@tablewell/api-client';
import type { ReservationUpdate } from '@tablewell/api-client/socket';
import { notify } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import type { Question } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { shortDate } from '../../lib/calendar';
import type { LocalParty } from '../../lib/local-party';
import { showReservation } from '@tablewell/api-client/book';
import { guestsLabel } from './group-by-day';
import { useWhyNoSms } from './use-texting';
import { cancelReservation } from '../../lib/api/cancel-reservation';
import { deleteReservation } from '../../lib/api/delete-reservation';
import { uncancelReservation } from './api/uncancel-reservation';
import { t } from './texts';
import { clock } from '../../lib/language';

interface Action {
  call: (reservationId: string) => Promise<unknown>;
  /** How the lists change after the action; the live update then finds nothing left to change. */
  update: (id: string) => Pick<ReservationUpdate, 'type' | 'reservation'>;
  /** The action that undoes it. */
  undo?: 'cancel' | 'restore';
}

export type ActionName = 'cancel' | 'restore' | 'delete';

const actions: Record<ActionName, Action> = {
  cancel: {
    call: cancelReservation,
    update: (id) => ({ type: 'canceled', reservation: { id } }),
    undo: 'restore',
  },
  restore: {
    call: uncancelReservation,
    update: (id) => ({ type: 'updated', reservation: { id, status: 'active' } }),
    undo: 'cancel',
  },
  delete: {
    call: deleteReservation,
    update: (id) => ({ type: 'deleted', reservation: { id } }),
  },
};

/** The texts are fixed: guides and training quote them. */
const questionOf = (name: ActionName): Question => ({
  title: t(`reservations.${name}.title`),
  message: t(`reservations.${name}.question`),
  confirmLabel: t(`reservations.${name}.title`),
  ...(name === 'cancel' ? { cancelLabel: t('reservations.cancel.keep') } : {}),
  ...(name === 'restore' ? {} : { dangerous: true }),
});

interface Run {
  name: ActionName;
  reservation: LocalParty;
  /** The action undoes the previous one. */
  isUndo: boolean;
}

/** The reservation's guest and time. */
const wordsOf = ({ name, size, date, minute }: LocalParty): string =>
  `${name} · ${guestsLabel(size)} · ${shortDate(date)}, ${clock.label(minute)}`;

/**
 * Cancel, restore and delete, each after a confirmation. `busy` contains the reservations whose change is under way.
 */
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
      const { update, undo } = actions[name];
      if (restaurantId) showReservation(queries, { ...update(reservation.id), restaurantId }, browserZone());
      const again = { name: undo ?? name, reservation, isUndo: true };
      // The confirmation has just named the guest.
      notify(t(`reservations.${name}.done`, { guests: reservation.size }), {
        ...(undo && !isUndo
          ? { action: { label: t('reservations.undo'), onAct: () => run.mutate(again) } }
          : {}),
      });
    },
    onError: (error, { name }) => {
      // A refused session leads to sign-in.
      if (!isAuthFailure(error))
        notify(t(`reservations.${name}.failed`, { reason: messageOf(error) }), { tone: 'danger' });
    },
  });

  const why = useWhyNoSms(restaurantId);
  const whyNoSms = useRef(why);
  useEffect(() => {
    whyNoSms.current = why;
  });
  const { mutate } = run;
  // The same function every time, so that a card is rendered again only if it changed.
  const act = useCallback(
    (name: ActionName, reservation: LocalParty): void => {
      const reason = name === 'cancel' ? whyNoSms.current(reservation.phone) : undefined;
      const question = {
        ...questionOf(name),
        about: wordsOf(reservation),
        note: reason && t('reservations.cancel.noSms', { reason }),
      };
      void confirm(question).then((yes) => {
        if (yes) mutate({ name, reservation, isUndo: false });
      });
    },
    [confirm, mutate],
  );
  return { busy, act };
}
