import type { RestaurantSummary } from '@tablewell/proto/reservation/v1/reservation_pb';
import {
  type GetWaitlistStatusResponse,
  type WaitlistEntry,
  WaitlistStatus,
} from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { type WaitRange, WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { iso } from '../mapping';

const states = {
  [WaitState.UNSPECIFIED]: 'WAITING',
  [WaitState.WAITING]: 'WAITING',
  [WaitState.PENDING_MERCHANT_CONFIRMATION]: 'PENDING_MERCHANT_CONFIRMATION',
  [WaitState.SERVICE_READY]: 'SERVICE_READY',
  [WaitState.CHECKED_IN]: 'CHECKED_IN',
  [WaitState.SEATED]: 'SEATED',
  [WaitState.CANCELED]: 'CANCELED',
  [WaitState.DECLINED_BY_MERCHANT]: 'DECLINED_BY_MERCHANT',
  [WaitState.NO_SHOW]: 'NO_SHOW',
} as const satisfies Record<WaitState, string>;

const statuses = {
  [WaitlistStatus.UNSPECIFIED]: 'CLOSED_OTHER',
  [WaitlistStatus.OPEN]: 'OPEN',
  [WaitlistStatus.CLOSED_NO_WAIT]: 'CLOSED_NO_WAIT',
  [WaitlistStatus.CLOSED_OTHER]: 'CLOSED_OTHER',
} as const satisfies Record<WaitlistStatus, string>;

const range = ({ fromMinutes, untilMinutes }: WaitRange) => ({ from: fromMinutes, to: untilMinutes });

/** The texts that are not empty. */
const given = <Name extends string>(texts: Record<Name, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<
    Record<Name, string>
  >;

/** An entry of the waitlist; absent fields are unset. */
export function toEntry(entry: WaitlistEntry, restaurant?: RestaurantSummary) {
  const { quote, offer, localDate: date, localTime: time, area, phoneNumber, email, reservationId } = entry;
  return {
    id: entry.id,
    state: states[entry.state],
    position: entry.position,
    ...(quote ? { quote: range(quote) } : {}),
    ...(offer ? { offer: { time: iso(offer.time), until: iso(offer.until) } } : {}),
    name: entry.name,
    guests: entry.partySize,
    ...given({ date, time, area, phoneNumber, email, reservationId }),
    joinedAt: iso(entry.joinedAt),
    ...(entry.notBefore ? { notBefore: iso(entry.notBefore) } : {}),
    ...(entry.lateMinutes > 0 ? { lateMinutes: entry.lateMinutes } : {}),
    ...(entry.coming ? { coming: true } : {}),
    ...(restaurant ? { restaurant: toSummary(restaurant) } : {}),
  };
}

const toSummary = ({ id, name, phoneNumber, phoneUri, timezone }: RestaurantSummary) => ({
  ...{ id, name, phoneNumber, timezone },
  ...given({ phoneUri }),
});

/** Whether one can join, and how long each size would wait. */
export function toStatus({ status, waits, fullStarts, largestParty }: GetWaitlistStatusResponse) {
  return {
    status: statuses[status],
    waits: waits.map(({ partySize, quote, partiesAhead }) => ({
      guests: partySize,
      ...(quote ? range(quote) : {}),
      partiesAhead,
    })),
    ...{ fullStarts, largestParty },
  };
}
