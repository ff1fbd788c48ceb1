import type { Clock } from '@tablewell/chassis/clock';
import type { Logger } from '@tablewell/chassis/ops';
import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/calendar';
import { type Board, periods, type Piece, spaceOf } from '../boards/board';
import { nextMonday } from '../boards/next-monday';
import { summarize, type SummarizedReports, type SummaryRow } from '../boards/summaries';
import type {
  BoardStore,
  EventFactory,
  FeedSecrets,
  PeopleStore,
  PieceSummary,
  RestaurantRulesStore,
} from '../ports';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';

interface Days {
  readonly from: string;
  readonly until: string;
}

/** Reads the figures of boards, as their readers would. */
export interface BoardReading {
  reports(
    restaurantId: string,
    days: Days,
  ): Promise<SummarizedReports & { readonly daysWithoutCounts: number; readonly leadTimesKnownFrom: string }>;
  forecast(restaurantId: string): Promise<{
    readonly days: readonly {
      readonly date: string;
      readonly booked: number;
      readonly forecast?: number | undefined;
    }[];
  }>;
  /** How waits ended: within what was told, sooner, later, and without a table. */
  waits(restaurantId: string, days: Days): Promise<readonly [number, number, number, number]>;
  /** The evenings of restaurants on a day, in their order. */
  evenings(
    restaurantIds: readonly string[],
    date: string,
  ): Promise<
    readonly {
      readonly restaurantId: string;
      readonly parties: number;
      readonly covers: number;
      readonly noShows: number;
    }[]
  >;
}

interface MailParts {
  readonly boards: BoardStore;
  readonly people: PeopleStore;
  readonly restaurants: RestaurantRulesStore & { idsOf(ownerId: string): Promise<string[]> };
  readonly reading: BoardReading;
  readonly secrets: FeedSecrets;
  readonly eventFactory: Pick<EventFactory, 'boardSummarized'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Boards of one run: each takes some reads in a thread. */
const boardsOfRun = 20;
/** After an outage a mail that is later than this is left out: the next one is nearer. */
const latestMs = 2 * 86_400_000;
/** How long the link in a mail works. */
const linkDays = 90;
const dayMs = 86_400_000;
/** The days of a forecast in a mail. */
const forecastDays = 7;

/**
 * Mails the figures of boards on Monday mornings (REPORT-16, REPORT-17): reads them, then notes by one conditional write that
 * this week's mail is under way, with its event. So of several processes one mails, and after a crash another does.
 */
export function mailBoards(parts: MailParts): () => Promise<void> {
  const { boards, clock, logger } = parts;
  return async () => {
    for (const board of await boards.due(clock(), boardsOfRun)) {
      try {
        await mail(parts, board);
      } catch (err) {
        // Others are mailed meanwhile; this one is tried again in the next round.
        logger.warn({ err, board: board.id }, 'the figures of a board could not be read, will retry');
      }
    }
  };
}

async function mail(parts: MailParts, board: Board): Promise<void> {
  const { boards, restaurants, clock, eventFactory } = parts;
  const { restaurantId, nextAt } = board.weekly;
  const now = clock();
  const home = (await restaurants.find(restaurantId)) ?? (await anyOf(parts, board));
  const next = nextMonday(now, home?.timezone ?? 'UTC');
  const isLate = now.getTime() - (nextAt?.getTime() ?? 0) > latestMs;
  if (!home?.entitlements.boards || isLate || board.pieces.length === 0) {
    await boards.noteMailed(board, next, undefined);
    return;
  }
  const group = home.isTest ? [home.id] : await restaurants.idsOf(home.ownerId);
  const recipients = await recipientsOf(parts, board, group);
  if (recipients.length === 0) {
    await boards.noteMailed(board, next, undefined);
    return;
  }
  const pieces: (PieceSummary & { readonly restaurantIds: readonly string[] })[] = [];
  const once = { ...parts, reading: readOnce(parts.reading) };
  for (const piece of board.pieces) pieces.push(...(await summaryOf(once, piece, { home, group })));
  const seenBy = (theirs: readonly string[]) =>
    pieces.flatMap(({ restaurantIds }, place) =>
      restaurantIds.every((id) => theirs.includes(id)) ? [place] : [],
    );
  const event = eventFactory.boardSummarized({
    board: { ...board, weekly: { ...board.weekly, restaurantId: home.id } },
    isTest: home.isTest ?? false,
    pieces: pieces.map(({ restaurantIds: _, ...piece }) => piece),
    recipients: recipients.map(({ userId, email, restaurantIds, token }) => ({
      ...{ userId, email, token, pieces: seenBy(restaurantIds) },
    })),
  });
  await boards.noteMailed(board, next, event);
}

/** Reads the reports of a restaurant and of the same days once for a board: they have what all its pieces need. */
function readOnce(reading: BoardReading): BoardReading {
  const known = new Map<string, ReturnType<BoardReading['reports']>>();
  return {
    ...reading,
    reports(restaurantId, days) {
      const key = `${restaurantId} ${days.from} ${days.until}`;
      const reports = known.get(key) ?? reading.reports(restaurantId, days);
      known.set(key, reports);
      return reports;
    },
  };
}

/** A restaurant of the board, if that at which it was saved was deleted. */
async function anyOf(
  { restaurants }: MailParts,
  { pieces, space }: Board,
): Promise<KnownRestaurant | undefined> {
  for (const { restaurantId } of pieces) {
    const found = restaurantId === '' ? undefined : await restaurants.find(restaurantId);
    if (found && spaceOf(found) === space) return found;
  }
  return undefined;
}

/** The recipients who still work in a restaurant of the owner, each with a link that ends the mails. */
async function recipientsOf(
  { people, boards, secrets, clock }: MailParts,
  { id: boardId, weekly }: Board,
  group: readonly string[],
) {
  const found = await people.find(weekly.recipients);
  const expiresAt = new Date(clock().getTime() + linkDays * dayMs);
  const working = found.filter(({ restaurantIds }) => restaurantIds.some((id) => group.includes(id)));
  return Promise.all(
    working.map(async ({ userId, email, restaurantIds }) => {
      const token = secrets.make();
      await boards.addLink({ hash: secrets.hash(token), boardId, userId, expiresAt });
      return { userId, email, restaurantIds, token };
    }),
  );
}

/** A piece in figures; none if its restaurant was deleted. */
async function summaryOf(
  parts: MailParts,
  piece: Piece,
  { home, group }: { readonly home: KnownRestaurant; readonly group: readonly string[] },
): Promise<(PieceSummary & { readonly restaurantIds: readonly string[] })[]> {
  const { reading, restaurants, clock } = parts;
  const { kind, restaurantId, period, isCompared } = piece;
  const now = clock().getTime();
  if (kind === 'restaurants') {
    const date = addDays(serviceDateOf(now, home), -1);
    const evenings = await reading.evenings(group, date);
    const rows = await Promise.all(
      evenings.map(async ({ restaurantId: id, parties, covers, noShows }) => ({
        ...{ label: (await restaurants.find(id))?.name ?? '', values: [parties, covers, noShows] },
      })),
    );
    return [{ kind, restaurantName: '', from: date, until: date, rows, before: [], restaurantIds: group }];
  }
  const restaurant = await restaurants.find(restaurantId);
  if (!restaurant) return [];
  const today = serviceDateOf(now, restaurant);
  const { from, until } = periods[period ?? 'next-28-days'];
  const days = { from: addDays(today, from), until: addDays(today, until) };
  const of = { kind, restaurantName: restaurant.name, restaurantIds: [restaurantId] };
  if (kind === 'forecast') {
    const told = (await reading.forecast(restaurantId)).days.slice(0, forecastDays);
    const range = { from: told[0]?.date ?? today, until: told.at(-1)?.date ?? today };
    const rows = told.map(({ date, booked, forecast = -1 }) => ({ label: date, values: [booked, forecast] }));
    return [{ ...of, ...range, rows, before: [] }];
  }
  if (kind === 'waits') {
    const values = await reading.waits(restaurantId, days);
    const rows: SummaryRow[] = values.some((value) => value > 0) ? [{ label: '', values }] : [];
    return [{ ...of, ...days, rows, before: [] }];
  }
  const rows = summarize(kind, await reading.reports(restaurantId, days));
  if (!isCompared) return [{ ...of, ...days, rows, before: [] }];
  const length = until - from + 1;
  const earlier = { from: addDays(days.from, -length), until: addDays(days.until, -length) };
  const reports = await reading.reports(restaurantId, earlier);
  const isKnown = reports.daysWithoutCounts === 0 && reports.leadTimesKnownFrom === '';
  return [{ ...of, ...days, rows, before: isKnown ? summarize(kind, reports) : [] }];
}
