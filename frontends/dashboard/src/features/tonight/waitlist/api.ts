import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { WaitRange } from '@tablewell/api-client/book';

/** Why a table is proposed. */
export type ProposalReason = 'best-fit' | 'area' | 'only' | 'combined';

/** The quote for a party that waits. */
export interface Advice {
  /** How long it waits from now on; undefined: no table is expected tonight. */
  readonly expected: WaitRange | undefined;
  /** The table for it now; empty: none. */
  readonly tables: readonly string[];
  readonly reason: ProposalReason;
  /** When it would have to leave before its turn ends. Epoch milliseconds. */
  readonly until: number | undefined;
}

/** The line of tonight: what can be said of each party, by its id. */
export async function loadLine(
  restaurantId: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Advice>> {
  const { waitlist, ProposalReason } = await import('../../../lib/rpc');
  const { waiting } = await waitlist().listWaiting({ restaurantId }, { signal });
  const reasons: Record<number, ProposalReason> = {
    [ProposalReason.AREA]: 'area',
    [ProposalReason.ONLY]: 'only',
    [ProposalReason.COMBINED]: 'combined',
  };
  return new Map(
    waiting.map(({ reservationId, expected, proposedTableNumbers, reason, until }) => [
      reservationId,
      {
        expected: expected && { from: expected.fromMinutes, until: expected.untilMinutes },
        tables: proposedTableNumbers,
        reason: reasons[reason] ?? 'best-fit',
        until: until && timestampDate(until).getTime(),
      },
    ]),
  );
}

/** A party that asked for a time at which no table was free (WAIT-34). */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** HH:MM of the restaurant's clock. */
  readonly time: string;
  readonly phone: string;
  readonly email: string;
  readonly area: string;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** Until when a table is held for it; undefined: none is. Epoch milliseconds. */
  readonly offeredUntil: number | undefined;
}

/** The parties that asked for a full start of a service day, by start and then by when they asked. */
export async function loadListed(
  restaurantId: string,
  date: string,
  signal: AbortSignal,
): Promise<readonly Listed[]> {
  const { waitlistEntries } = await import('../../../lib/rpc');
  const { entries } = await waitlistEntries().listEntries({ restaurantId, serviceDay: date }, { signal });
  return entries
    .filter(({ position }) => position > 0)
    .map((entry) => ({
      id: entry.id,
      name: entry.name,
      size: entry.partySize,
      time: entry.localTime,
      phone: entry.phoneNumber,
      email: entry.email,
      area: entry.area,
      askedAt: entry.joinedAt ? timestampDate(entry.joinedAt).getTime() : 0,
      offeredUntil: entry.offer?.until && timestampDate(entry.offer.until).getTime(),
    }));
}

/** What a party that joins now can be told. */
export interface Quote {
  readonly range: WaitRange | undefined;
  readonly ahead: number;
  /** A table that is free for it now. */
  readonly tables: readonly string[];
  readonly isMeasured: boolean;
}

/** Asks how long a party would wait. */
export async function loadQuote(
  restaurantId: string,
  { size, areas }: { readonly size: number; readonly areas: readonly string[] },
  signal: AbortSignal,
): Promise<Quote> {
  const { waitlist } = await import('../../../lib/rpc');
  const request = { restaurantId, partySize: size, areas: [...areas] };
  const { quote, partiesAhead, tableNumbers, measured } = await waitlist().quoteWait(request, { signal });
  return {
    range: quote && { from: quote.fromMinutes, until: quote.untilMinutes },
    ahead: partiesAhead,
    tables: tableNumbers,
    isMeasured: measured,
  };
}
