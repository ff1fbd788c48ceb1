import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { clockText } from '@tablewell/shared/calendar';
import { type LocalTime, localTimeOf } from '@tablewell/shared/zone';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { NoteKind } from '../../party/diner-note';
import type { Override } from '../../party/hosts-change';
import type { EventFactory } from '../../ports';
import { viewParty } from '../../evening/evening';
import { toBlock } from '../block-mapping';
import { stepNames, toOnlinePause, toParty, toSection, toShiftNote } from '../evening-mapping';
import { stages, toMessage } from '../mapping';

const noteNames: Record<NoteKind, DinerNote> = {
  late: DinerNote.LATE,
  'on-time': DinerNote.ON_TIME,
  message: DinerNote.MESSAGE,
  'consent-withdrawn': DinerNote.CONSENT_WITHDRAWN,
};

/** Creates the events of reservations. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  return {
    booked: (reservation, override) =>
      outboxEntry(
        events.reservationBooked,
        { reservation: toMessage(reservation), ...toOverride(override) },
        made(),
      ),
    requested: (reservation, previous) =>
      outboxEntry(
        events.reservationRequested,
        { reservation: toMessage(reservation), ...(previous ? { previous: toMessage(previous) } : {}) },
        made(),
      ),
    accepted: (reservation, override) =>
      outboxEntry(
        events.reservationAccepted,
        { reservation: toMessage(reservation), ...toOverride(override) },
        made(),
      ),
    declined: (reservation) =>
      outboxEntry(events.reservationDeclined, { reservation: toMessage(reservation) }, made()),
    expired: (reservation) =>
      outboxEntry(events.reservationExpired, { reservation: toMessage(reservation) }, made()),
    changed: (reservation, previous, { override, undoneVersion = 0, ...details } = {}) =>
      outboxEntry(
        events.reservationChanged,
        {
          reservation: toMessage(reservation),
          previous: toMessage(previous),
          ...toOverride(override),
          withoutNotice: details.withoutNotice ?? false,
          messagesWait: details.messagesWait ?? false,
          undoneVersion: BigInt(undoneVersion),
        },
        made(),
      ),
    canceled: (reservation) =>
      outboxEntry(events.reservationCanceled, { reservation: toMessage(reservation) }, made()),
    restored: (reservation) =>
      outboxEntry(events.reservationRestored, { reservation: toMessage(reservation) }, made()),
    stepped: ({ reservation, step, previousStage, undone, overfilled }) => {
      const at = clock();
      return outboxEntry(
        events.reservationStepped,
        {
          reservation: toMessage(reservation),
          party: toParty(viewParty(reservation, at), at),
          step: stepNames[step.step],
          previousStage: previousStage ? stages[previousStage] : Stage.UNSPECIFIED,
          takenAt: timestampFromDate(step.takenAt),
          undone,
          overfilled,
        },
        made(),
      );
    },
    noted: (reservation, note) => {
      const at = clock();
      return outboxEntry(
        events.reservationNoted,
        {
          reservation: toMessage(reservation),
          party: toParty(viewParty(reservation, at), at),
          note: noteNames[note],
        },
        made(),
      );
    },
    deleted: (reservation) =>
      outboxEntry(events.reservationDeleted, { reservation: toMessage(reservation) }, made()),
    sectionsSet: ({ restaurantId, date: localDate, version, sections }) =>
      outboxEntry(
        events.sectionsSet,
        { restaurantId, localDate, version: BigInt(version), sections: sections.map(toSection) },
        made(),
      ),
    shiftNoteSet: (note) => {
      const { restaurantId, date: localDate } = note;
      return outboxEntry(events.shiftNoteSet, { restaurantId, localDate, note: toShiftNote(note) }, made());
    },
    onlinePauseSet: ({ restaurantId, timezone, date: localDate, pause, resumed }) =>
      outboxEntry(
        events.onlinePauseSet,
        {
          restaurantId,
          localDate,
          pause: toOnlinePause(pause),
          untilLocal: toLocalText(localTimeOf(pause.until, timezone)),
          resumed,
        },
        made(),
      ),
    blockSet: ({ restaurant, block, dates, lifted }) =>
      outboxEntry(
        events.blockSet,
        {
          restaurantId: restaurant.id,
          block: toBlock(restaurant, block),
          localDates: [...dates],
          fromLocal: toLocalText(localTimeOf(block.from, restaurant.timezone)),
          untilLocal: toLocalText(localTimeOf(block.until, restaurant.timezone)),
          lifted,
        },
        made(),
      ),
  };
}

/** YYYY-MM-DDTHH:MM. */
function toLocalText({ date, minute }: LocalTime): string {
  return `${date}T${clockText(minute)}`;
}

/** The fields of an override; empty without one. */
function toOverride(override: Override | undefined) {
  return override && override.overridden.length > 0
    ? { overridden: [...override.overridden], reason: override.reason, overLimit: override.overLimit ?? '' }
    : {};
}
