import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry, type OutboxEntry } from '@tablewell/chassis/outbox';
import {
  DinerNote,
  WaitNews as WaitNewsMessage,
} from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { viewParty } from '../../evening/evening';
import type { NoteKind } from '../../party/diner-note';
import type { Override } from '../../party/hosts-change';
import type { PartyEvent, WaitNews } from '../../party/party-event';
import { stepNames, toParty } from '../evening-mapping';
import { stages, toMessage } from '../mapping';
import { toRange } from '../wait-mapping';

const noteNames: Record<NoteKind, DinerNote> = {
  late: DinerNote.LATE,
  'on-time': DinerNote.ON_TIME,
  message: DinerNote.MESSAGE,
  'consent-withdrawn': DinerNote.CONSENT_WITHDRAWN,
  'sharing-agreed': DinerNote.SHARING_AGREED,
  'sharing-ended': DinerNote.SHARING_ENDED,
  confirmed: DinerNote.CONFIRMED,
  'cancel-refused': DinerNote.CANCEL_REFUSED,
};

const newsNames: Record<WaitNews, WaitNewsMessage> = {
  joined: WaitNewsMessage.JOINED,
  offered: WaitNewsMessage.OFFERED,
  'offer-ended': WaitNewsMessage.OFFER_ENDED,
  requoted: WaitNewsMessage.REQUOTED,
};

/** The outbox entry of a party's event. */
export function partyEntry(event: PartyEvent, made: { readonly id: string; readonly at: Date }): OutboxEntry {
  const { reservation: party } = event;
  const reservation = toMessage(party);
  switch (event.kind) {
    case 'booked':
      return outboxEntry(events.reservationBooked, { reservation, ...toOverride(event.override) }, made);
    case 'accepted':
      return outboxEntry(events.reservationAccepted, { reservation, ...toOverride(event.override) }, made);
    case 'requested': {
      const previous = event.previous ? { previous: toMessage(event.previous) } : {};
      return outboxEntry(events.reservationRequested, { reservation, ...previous }, made);
    }
    case 'changed': {
      const { previous, override, withoutNotice = false, messagesWait = false, undoneVersion = 0 } = event;
      return outboxEntry(
        events.reservationChanged,
        {
          reservation,
          previous: toMessage(previous),
          ...toOverride(override),
          withoutNotice,
          messagesWait,
          undoneVersion: BigInt(undoneVersion),
        },
        made,
      );
    }
    case 'declined':
      return outboxEntry(events.reservationDeclined, { reservation }, made);
    case 'expired':
      return outboxEntry(events.reservationExpired, { reservation }, made);
    case 'canceled':
      return outboxEntry(events.reservationCanceled, { reservation }, made);
    case 'restored':
      return outboxEntry(events.reservationRestored, { reservation }, made);
    case 'deleted':
      return outboxEntry(events.reservationDeleted, { reservation }, made);
    case 'stepped': {
      const { step, previousStage, undone, overfilled, overridden = [] } = event;
      return outboxEntry(
        events.reservationStepped,
        {
          reservation,
          party: toParty(viewParty(party, made.at), made.at),
          step: stepNames[step.step],
          previousStage: previousStage ? stages[previousStage] : Stage.UNSPECIFIED,
          takenAt: timestampFromDate(step.takenAt),
          undone,
          overfilled,
          overridden: [...overridden],
        },
        made,
      );
    }
    case 'waited': {
      const { forStart = false, quote, readyUntil } = party.wait ?? {};
      return outboxEntry(
        events.reservationWaited,
        {
          reservation,
          news: newsNames[event.news],
          forStart,
          ...(quote ? { quote: toRange(quote) } : {}),
          ...(forStart && readyUntil ? { offeredUntil: timestampFromDate(readyUntil) } : {}),
        },
        made,
      );
    }
    case 'noted':
      return outboxEntry(
        events.reservationNoted,
        {
          reservation,
          party: toParty(viewParty(party, made.at), made.at),
          note: noteNames[event.note],
        },
        made,
      );
  }
}

/** The fields of an override; empty without one. */
function toOverride(override: Override | undefined) {
  return override && override.overridden.length > 0
    ? { overridden: [...override.overridden], reason: override.reason, overLimit: override.overLimit ?? '' }
    : {};
}
