import { type Message, tellsEnd } from './message';

/** An SMS to the sender of a reply, by which the reply finds its restaurant and its reservation. */
export type Texted = Pick<
  Message,
  | 'restaurantId'
  | 'reservationId'
  | 'version'
  | 'kind'
  | 'status'
  | 'inDoubt'
  | 'createdAt'
  | 'sentAt'
  | 'matterEndsAt'
>;

/** Whom a reply is for and what it is about. */
export interface Addressee {
  readonly restaurantId: string;
  readonly reservationId: string;
  readonly matterEndsAt: Date;
  /** Whether the restaurant still expects the party. */
  readonly isExpected: boolean;
}

interface Matter extends Addressee {
  /** Whether its time is ahead, or so little over that the party may still be on its way. */
  readonly isDue: boolean;
  /** When its restaurant last sent the sender a message; 0: never. */
  readonly textedAt: number;
}

/** How long after its time a party may still be on its way. */
const lateMs = 2 * 3_600_000;

/**
 * Which restaurant and reservation a reply is for. If several restaurants share the number, those that still expect the
 * sender come first, and among them the one that sent a message last; then its earliest expected reservation, or
 * without one its latest. `restaurantId` limits it to one restaurant.
 */
export function addresseeOf(
  messages: readonly Texted[],
  now: Date,
  restaurantId?: string,
): Addressee | undefined {
  const matters = mattersOf(messages, now).filter(
    (each) => !restaurantId || each.restaurantId === restaurantId,
  );
  const open = matters.filter(({ isDue, isExpected }) => isDue && isExpected);
  const [writer] = [...(open.length > 0 ? open : matters)].sort((a, b) => b.textedAt - a.textedAt);
  const of = (all: readonly Matter[]) => all.filter((each) => each.restaurantId === writer?.restaurantId);
  const byTime = (a: Matter, b: Matter) => a.matterEndsAt.getTime() - b.matterEndsAt.getTime();
  return of(open).sort(byTime)[0] ?? of(matters).sort(byTime).at(-1);
}

/** One for each reservation, as its newest message tells it. */
function mattersOf(messages: readonly Texted[], now: Date): Matter[] {
  const newest = new Map<string, Texted>();
  const textedAt = new Map<string, number>();
  for (const message of messages) {
    const { restaurantId, reservationId, version = 0 } = message;
    textedAt.set(restaurantId, Math.max(textedAt.get(restaurantId) ?? 0, sentTime(message)));
    if (reservationId === '') continue;
    const known = newest.get(reservationId);
    if (!known || version > (known.version ?? 0)) newest.set(reservationId, message);
  }
  return [...newest.values()].map(({ restaurantId, reservationId, kind, matterEndsAt }) => ({
    restaurantId,
    reservationId,
    matterEndsAt,
    isExpected: !tellsEnd(kind),
    isDue: matterEndsAt.getTime() >= now.getTime() - lateMs,
    textedAt: textedAt.get(restaurantId) ?? 0,
  }));
}

/** When the provider got it; 0: it was not sent. A message in doubt may have arrived. */
function sentTime({ status, sentAt, inDoubt, createdAt }: Texted): number {
  if (sentAt && status !== 'suppressed') return sentAt.getTime();
  return status === 'queued' && inDoubt ? createdAt.getTime() : 0;
}
