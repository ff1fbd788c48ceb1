import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import { clockText } from '@tablewell/shared/calendar';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import {
  WaitlistEntryService,
  WaitlistStatus as StatusMessage,
} from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { acceptOffer, declineOffer, leaveEntry } from '../../commands/waitlist/answer-offer';
import { joinByLink } from '../../commands/waitlist/join-by-link';
import { tellHost } from '../../commands/waitlist/tell-host';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import { linesNow } from '../../queries/line-now';
import { quoteForJoining } from '../../queries/quote-for-joining';
import {
  type Entry,
  getEntry,
  getWaitlistStatus,
  listEntries,
  viewEntry,
  type WaitlistStatus,
} from '../../queries/waitlist-entries';
import { toRestaurantSummary } from '../restaurant-summary';
import { entryState, toRange } from '../wait-mapping';
import { toRequestedTime } from './when';

const statuses: Record<WaitlistStatus, StatusMessage> = {
  open: StatusMessage.OPEN,
  'no-wait': StatusMessage.CLOSED_NO_WAIT,
  closed: StatusMessage.CLOSED_OTHER,
};

/** `WaitlistEntryService` on the use cases. */
export function waitlistEntryService(ports: Ports): Implementation {
  const lines = linesNow(ports);
  const cases = {
    status: getWaitlistStatus(ports, lines),
    join: joinByLink(ports, quoteForJoining(ports)),
    get: getEntry(ports, lines),
    leave: leaveEntry(ports),
    accept: acceptOffer(ports),
    decline: declineOffer(ports),
    tell: tellHost(ports),
    list: listEntries(ports, lines),
  };
  /** The entry after a change. */
  const changed = async (outcome: Promise<Reservation | Refusal>) => {
    const party = orThrowRefusal(await outcome);
    return { entry: toEntry(orThrowRefusal(await viewEntry(ports, lines, party))) };
  };
  return implement(WaitlistEntryService, {
    async getWaitlistStatus({ restaurantId }) {
      const found = await cases.status(restaurantId);
      if (isRefusal(found)) return orThrowRefusal(found);
      const { status, waits, fullStarts, largestParty } = found;
      return {
        ...{ status: statuses[status], fullStarts, largestParty },
        waits: waits.map(({ partySize, quote, ahead }) => ({
          ...{ partySize, partiesAhead: ahead },
          ...(quote ? { quote: toRange(quote) } : {}),
        })),
      };
    },
    async joinByLink({ start, $typeName: _, ...request }, context) {
      const command = { ...request, start: toRequestedTime(start) };
      return changed(cases.join(command, context.values.get(actorKey)));
    },
    async getEntry({ id }) {
      const found = orThrowRefusal(await cases.get(id));
      return { entry: toEntry(found), restaurant: toRestaurantSummary(found.restaurant) };
    },
    leaveEntry: ({ id }) => changed(cases.leave(id)),
    acceptOffer: ({ id }) => changed(cases.accept(id)),
    declineOffer: ({ id }) => changed(cases.decline(id)),
    tellHost: ({ id, news }) =>
      changed(
        cases.tell(
          id,
          news.case === 'lateMinutes' ? { kind: 'late', minutes: news.value } : { kind: 'here' },
        ),
      ),
    async listEntries({ restaurantId, serviceDay }, context) {
      const found = orThrowRefusal(await cases.list(context.values.get(actorKey), restaurantId, serviceDay));
      const entries = found.map((entry) => {
        const { phoneNumber, email = '' } = entry.party;
        return { ...toEntry(entry), phoneNumber, email };
      });
      return { entries };
    },
  });
}

function toEntry({ party, position, quote }: Entry) {
  const { id, restaurantId, name, partySize, area = '', wait, placement, createdAt } = party;
  const isForStart = wait === undefined || wait.forStart === true;
  const { readyUntil, readyAt, notBefore, lateMinutes = 0 } = wait ?? {};
  const time = isForStart ? timestampFromMs(placement.from) : readyAt && timestampFromDate(readyAt);
  return {
    ...{ id, restaurantId, name, partySize, area, position, lateMinutes, state: entryState(party) },
    ...(isForStart ? { localDate: placement.date, localTime: clockText(placement.minute) } : {}),
    ...(quote ? { quote: toRange(quote) } : {}),
    ...(readyUntil && time ? { offer: { time, until: timestampFromDate(readyUntil) } } : {}),
    ...(wait ? {} : { reservationId: id }),
    coming: wait?.comingAt !== undefined,
    joinedAt: timestampFromDate(wait?.joinedAt ?? createdAt),
    ...(notBefore ? { notBefore: timestampFromDate(notBefore) } : {}),
  };
}
