import type { IdSource } from '@tablewell/chassis/ids';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Board, Person, PieceKind } from './boards/board';
import type { SummaryRow } from './boards/summaries';
import type { Block } from './day/claims/block';
import type { BookingMonth } from './limits/booking-month';
import type { CountedBooking } from './limits/counted-booking';
import type { ClaimRequest } from './day/claim-request';
import type { AttendanceCount } from './party/attendance-counts';
import type { PaceCount } from './party/booking-pace';
import type { DateCount, SourceCount } from './party/daily-counts';
import type { RequestingParty, UnmetCount, UnmetRule } from './day/starts/demand';
import type { DayChange } from './day/restrict';
import type { DayView } from './day/tables/day-view';
import type { HoldUsage } from './limits/hold-usage';
import type { OnlinePause } from './day/claims/online-pause';
import type { PartyGroup } from './party/day-figures';
import type { PartyEvent } from './party/party-event';
import type { ClaimedTable } from './day/claims/placement';
import type { ReportCount, ReportCounts } from './party/report-counts';
import type { PublicLimits } from './limits/public-limits';
import type { Reservation } from './party/reservation';
import type { WaitCounts } from './party/wait-counts';
import type { DueTimes, RestaurantClock } from './restaurant/restaurant-clock';
import type { KnownRestaurant, RestaurantRules } from './restaurant/restaurant-rules';
import type { CalendarFeed } from './evening/calendar-feed';
import type { EveningSections } from './evening/sections';
import type { MeasuredStay } from './evening/waiting/stays';
import type { ShiftNote } from './evening/shift-note';
import type { ServiceDay } from './day/claims/claim';
import type { HoldLimits } from './day/claims/table-hold';

/** Read copies of restaurants. */
export interface RestaurantRulesStore {
  /** Undefined if unknown or deleted. */
  find(id: string): Promise<KnownRestaurant | undefined>;
  /**
   * Waits until every further request uses this version or a newer one, and this version of the layout in service if
   * one is given; false if aborted before.
   */
  waitFor(
    id: string,
    version: number,
    layout: { readonly id: string; readonly version: number } | undefined,
    signal: AbortSignal,
  ): Promise<boolean>;
}

type DecidedChange = DayChange | Refusal | undefined;

/**
 * Service days, with all that their claims and restrictions are decided on. Conditional writes prevent conflicting
 * decisions.
 */
export interface DayStore {
  /** Makes the claim, or returns a refusal without any effect. */
  claim(request: ClaimRequest): Promise<ClaimedTable | Refusal>;
  /** Releases a claim. Idempotent. */
  release(restaurantId: string, dates: readonly string[], claimId: string): Promise<void>;
  /** These successive dates, prepared for decisions; may be cached for a moment. */
  view(restaurant: RestaurantRules, dates: readonly string[], now: Date): Promise<DayView>;
  /** The day as stored. */
  day(restaurantId: string, date: string): Promise<ServiceDay>;
  /**
   * Writes the fields that `change` computes from the stored day, with its event; undefined leaves the day unchanged.
   * After a concurrent write the day is read and `change` is called again. Returns the stored day, the refusal of the
   * change, or `busy` after too many concurrent writes.
   */
  change(
    restaurantId: string,
    date: string,
    change: (day: ServiceDay) => DecidedChange | Promise<DecidedChange>,
    event: (day: ServiceDay) => OutboxEntry | undefined,
  ): Promise<ServiceDay | Refusal | 'busy'>;
}

/** Days with a line. */
export interface DaysWithLine {
  daysWithLine(max: number): Promise<readonly { readonly restaurantId: string; readonly date: string }[]>;
}

/** A pause of online bookings that was made or ended. */
interface PauseSet {
  readonly restaurantId: string;
  readonly timezone: string;
  /** The local date on which it begins. */
  readonly date: string;
  readonly pause: OnlinePause;
  readonly resumed: boolean;
}

/** A block that was made or lifted. */
interface BlockSet {
  readonly restaurant: RestaurantRules;
  readonly block: Block;
  /** All local dates of the change. */
  readonly dates: readonly string[];
  readonly lifted: boolean;
}

/** A request for quota in the month in which a reservation is made, under a plan with a limit. */
export interface QuotaRequest extends Omit<CountedBooking, 'madeAt'> {
  readonly restaurantId: string;
  readonly month: BookingMonth;
  /** The month's limit. */
  readonly limit: number;
  /** The limit is that of test restaurants, not of a plan. */
  readonly isTest?: true;
}

/**
 * Monthly limits. Written reservations are counted directly, and only those that are not written yet are stored as pending, so
 * that cancellations and changes of plan need no update.
 */
export interface MonthlyQuota {
  /** Whether quota is left at this moment. */
  hasQuota(request: QuotaRequest): Promise<boolean>;
  /** Reserves quota until the reservation's version is written. */
  take(request: QuotaRequest): Promise<'taken' | 'full' | 'busy'>;
  /** Releases the quota of a version that will not be written. Idempotent. */
  releaseQuota(request: QuotaRequest): Promise<void>;
}

/** A public caller's request for another upcoming reservation of a phone number. */
export interface PhoneBookingRequest {
  readonly restaurant: Pick<RestaurantRules, 'id' | 'country'>;
  /** Hash of the number. */
  readonly phoneHash: string;
  readonly reservationId: string;
  /** The reservation's version with this number. */
  readonly version: number;
  /** The booking's idempotency key, if it has one. */
  readonly key?: string;
  /** The number's limit. */
  readonly limit: number;
}

/** Upcoming reservations of phone numbers, made by the public. */
export interface PhoneBookings {
  /** Adds a hold before the reservation is written. It expires by itself if the reservation is never written. */
  take(request: PhoneBookingRequest): Promise<'taken' | 'full' | 'busy'>;
}

/** For how long network addresses hold tables. The address is that of the call that is being served (HOLD-4). */
export interface HoldUsages {
  /** Whether the address may hold a table once more, instead of the hold `replaced`, if there is one. */
  mayHold(restaurantId: string, time: HoldUsage, replaced: string): Promise<boolean>;
  /** Adds a hold; false if the address may not have another one, because of a concurrent hold. */
  add(restaurantId: string, time: HoldUsage, replaced: string): Promise<boolean>;
  /** Ends a hold that was released. */
  end(restaurantId: string, holdId: string): Promise<void>;
  /** Removes a hold that was booked. */
  remove(restaurantId: string, holdId: string): Promise<void>;
}

/** A replaced claim to release, stored with the change so that a crash does not lose it. */
export interface PendingRelease {
  readonly claimId: string;
  readonly dates: readonly string[];
}

/** Reservations. Events are written with the change. */
/** How reservations are searched. */
export interface SearchOptions {
  /** ISO 3166 alpha-2: that of phone numbers without a country code; undefined: not known. */
  readonly country: string | undefined;
  /** Whether phone numbers and mail addresses are compared (ROLE-8). */
  readonly withContacts: boolean;
}

/** How several restaurants are searched. */
export interface GroupSearchOptions extends SearchOptions {
  readonly part: 'ahead' | 'earlier';
  readonly now: Date;
  readonly max: number;
}

export interface Reservations {
  find(id: string): Promise<Reservation | undefined>;
  /** The restaurant's reservations with these ids, without purged ones. */
  findAll(restaurantId: string, ids: readonly string[]): Promise<Reservation[]>;
  /** The reservation of an unexpired key. */
  findByIdempotencyKey(restaurantId: string, key: string, now: Date): Promise<Reservation | undefined>;
  /** `taken`: the idempotency key is used. `void`: the id has a tombstone of a sweep. */
  insert(
    reservation: Reservation,
    idempotencyKey: string,
    events: readonly OutboxEntry[],
  ): Promise<'done' | 'taken' | 'void'>;
  /** Inserts a tombstone with the key, under a fresh `id`, so that the key cannot be used; false if it was used. */
  invalidateKey(restaurantId: string, key: string, id: string, now: Date): Promise<boolean>;
  /** Writes if the stored version is `before`; false after a concurrent change. */
  replace(
    reservation: Reservation,
    before: number,
    events: readonly OutboxEntry[],
    pendingReleases: readonly PendingRelease[],
  ): Promise<boolean>;
  /** Removes a pending release, after the claim is released. */
  clearPendingRelease(id: string, pendingReleases: PendingRelease): Promise<void>;
  /** By time, ascending. Instants in epoch milliseconds, the end not included. */
  between(restaurantId: string, from: number, until: number): Promise<Reservation[]>;
  /** The same with the steps of hosts, up to `max` reservations. */
  evening(restaurantId: string, from: number, until: number, max: number): Promise<Reservation[]>;
  /** The parties of several restaurants that start between two instants, counted by how far they have come. */
  countParties(restaurantIds: readonly string[], from: number, until: number): Promise<PartyGroup[]>;
  /** How many requests of each restaurant wait for an answer. */
  countRequests(restaurantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Reservations of several restaurants that a text finds: those ahead by time, or earlier ones from the latest. */
  searchAll(
    restaurantIds: readonly string[],
    text: string,
    search: GroupSearchOptions,
  ): Promise<Reservation[]>;
  /** Active reservations from an instant on, by time. */
  upcoming(restaurantId: string, from: number, max: number): Promise<Reservation[]>;
  /**
   * Reservations that a text finds, by name, phone, notes, e-mail or id; by service time. An empty text finds all.
   * @param country the restaurant's, for numbers without a country code
   */
  search(restaurantId: string, text: string, options: SearchOptions): Promise<Reservation[]>;
  /** Requests that wait for an answer, by the time of the party, up to `max`, and their total number. */
  requests(restaurantId: string, max: number): Promise<{ found: Reservation[]; total: number }>;
  /** The parties of the waitlist that joined in a time and wait, or have a ready table; by joining. */
  waiting(restaurantId: string, from: number, until: number): Promise<Reservation[]>;
  /** All parties that joined the waitlist in a time. */
  waits(restaurantId: string, from: number, until: number): Promise<Reservation[]>;
  /** The ids of parties whose ready table was held until an instant. */
  overdueReady(times: DueTimes, max: number): Promise<string[]>;
  /** The parties of all restaurants that wait for full starts, with an offer or without one; by start. */
  listed(now: Date, max: number): Promise<Reservation[]>;
  /** The entries of a restaurant for the starts of a time. */
  listedAt(restaurantId: string, from: number, until: number): Promise<Reservation[]>;
  countRequestsWithoutTable(restaurantId: string): Promise<number>;
  /** The ids of requests that were not answered in time. */
  overdueRequests(times: DueTimes, max: number): Promise<string[]>;
  countBySource(restaurantId: string): Promise<SourceCount[]>;
  /**
   * By service day, ascending, both ends included, without dates that have no reservation.
   * @param turn when the service day turns, in minutes after local midnight
   */
  countByDate(restaurantId: string, startDate: string, endDate: string, turn: number): Promise<DateCount[]>;
}

/** How long parties of the last weeks sat. */
export interface StayHistory {
  /** May be some hours old. */
  of(restaurantId: string, now: Date): Promise<readonly MeasuredStay[]>;
}

/** What reports add up. */
export type CountOfReports = ReportCount | 'attendance' | 'sources';

/** The counts of reports, by local date. */
export interface ReportStore {
  /**
   * The counts of a range of local dates up to and including the last one, and the sources of the reservations of the
   * range itself, most first. Only the wanted ones are read; the others are empty.
   */
  between(
    restaurantId: string,
    range: readonly [from: string, until: string],
    lastDate: string,
    wanted: ReadonlySet<CountOfReports>,
  ): Promise<{
    readonly dates: readonly (ReportCounts & {
      readonly date: string;
      /** Absent: an earlier release counted it without. */
      readonly attendance?: readonly AttendanceCount[];
    })[];
    readonly sources: readonly SourceCount[];
    /** Dates of the range whose reservations were deleted before these counts were kept. */
    readonly withoutCounts: number;
    /** The last date of the range that an earlier release counted without attendance; absent: there is none. */
    readonly lastWithoutAttendance?: string;
  }>;
  /** How a range of local dates filled, both ends included; nothing of dates that an earlier release counted. */
  pace(
    restaurantId: string,
    from: string,
    until: string,
  ): Promise<readonly { readonly date: string; readonly counts: readonly PaceCount[] }[]>;
}

/** Boards of reports. */
export interface BoardStore {
  /** The boards of an owner, or of a test restaurant. */
  list(space: string): Promise<Board[]>;
  find(space: string, id: string): Promise<Board | undefined>;
  /** False if its maker has `most` boards already. */
  insert(board: Board, most: number): Promise<boolean>;
  /** Writes if the stored version is the previous one; false after a concurrent change. */
  replace(board: Board): Promise<boolean>;
  /** Idempotent. */
  remove(id: string): Promise<void>;
  /** Ends the weekly mail to somebody. Idempotent. */
  removeRecipient(id: string, userId: string): Promise<void>;
  /** The boards whose weekly mail is due, the longest due first. */
  due(now: Date, max: number): Promise<Board[]>;
  /** Notes when the next mail is due, with the event of this one, unless another process has. */
  noteMailed(board: Board, nextAt: Date, event: OutboxEntry | undefined): Promise<boolean>;
  /** Stores the hash of a token that ends the mails to somebody. */
  addLink(link: BoardLink): Promise<void>;
  /** Undefined if unknown or expired. */
  findLink(hash: string): Promise<BoardLink | undefined>;
}

/** A link with which a recipient ends the mails of a board. */
export interface BoardLink {
  readonly hash: string;
  readonly boardId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Read copies of the people who work in restaurants. */
export interface PeopleStore {
  /** The people who work at one of these restaurants, at most 200. */
  workingAt(restaurantIds: readonly string[]): Promise<readonly Person[]>;
  /** The users among these who work anywhere. */
  find(userIds: readonly string[]): Promise<readonly Person[]>;
  /**
   * Until when somebody from whom the contacts of guests are withheld has worked at the restaurant (ROLE-8), in epoch milliseconds:
   * Infinity if somebody still does, -Infinity if nobody has.
   */
  lackedContactsUntil(restaurantId: string): Promise<number>;
}

/** Where people may make calendars, by the changes of their memberships. */
export interface FeedMakers {
  /** False if the latest known change says that the user may make none there. */
  mayMakeFeeds(userId: string, restaurantId: string): Promise<boolean>;
  /** Stores where a user with a read copy may make calendars from an instant on; false if a later state is stored. */
  noteFeedPlaces(userId: string, restaurantIds: readonly string[], at: Date): Promise<boolean>;
}

/** What became of reservations, by local date. */
export interface AttendanceStore {
  /** The counts of a range of local dates, both ends included; none of dates that an earlier release counted. */
  attendance(
    restaurantId: string,
    from: string,
    until: string,
  ): Promise<readonly { readonly date: string; readonly counts: readonly AttendanceCount[] }[]>;
}

/** How waits ended, by local date. */
export interface WaitCountStore {
  /** The counts of a range of local dates, both ends included. */
  waits(
    restaurantId: string,
    from: string,
    until: string,
  ): Promise<{
    readonly counts: WaitCounts;
    /** Dates of the range whose parties were deleted before waits were counted. */
    readonly withoutCounts: number;
  }>;
}

/** Creates the outbox entries of events. */
export interface EventFactory {
  ofParty(event: PartyEvent): OutboxEntry;
  sectionsSet(sections: EveningSections): OutboxEntry;
  shiftNoteSet(note: ShiftNote): OutboxEntry;
  onlinePauseSet(set: PauseSet): OutboxEntry;
  blockSet(set: BlockSet): OutboxEntry;
  boardSummarized(summary: BoardSummary): OutboxEntry;
}

/** The figures of a board for a week, to be mailed (REPORT-17). */
export interface BoardSummary {
  readonly board: Board;
  readonly isTest: boolean;
  readonly pieces: readonly PieceSummary[];
  readonly recipients: readonly {
    readonly userId: string;
    readonly email: string;
    readonly token: string;
    /** The places of the pieces of restaurants in which they work, from 0. */
    readonly pieces: readonly number[];
  }[];
}

export interface PieceSummary {
  readonly kind: PieceKind;
  /** Empty: all restaurants of the group. */
  readonly restaurantName: string;
  readonly from: string;
  readonly until: string;
  readonly rows: readonly SummaryRow[];
  readonly before: readonly SummaryRow[];
}

/** The sections of evenings. The event is written with the change. */
export interface SectionsStore {
  /** The sections of this date, else of the latest earlier date with sections. */
  latest(restaurantId: string, date: string): Promise<EveningSections | undefined>;
  /** Writes if the stored version is the previous one; false after a concurrent change. */
  put(sections: EveningSections, event: OutboxEntry, at: Date): Promise<boolean>;
}

/** The notes of evenings. The event is written with the change. */
export interface ShiftNotes {
  find(restaurantId: string, date: string): Promise<ShiftNote | undefined>;
  /** Writes if the stored version is the previous one; false after a concurrent change. */
  put(note: ShiftNote, event: OutboxEntry): Promise<boolean>;
}

/** Private calendars. */
export interface CalendarFeeds {
  /** The oldest first. */
  list(restaurantId: string): Promise<CalendarFeed[]>;
  /** By the hash of its secret. */
  find(hash: string): Promise<CalendarFeed | undefined>;
  /** False if the restaurant has `most` of them. */
  insert(feed: CalendarFeed, hash: string, most: number): Promise<boolean>;
  /** Gives a calendar another address, by the hash of its secret; the earlier one is unknown from then on. Undefined if there is no such calendar. */
  replaceAddress(
    { restaurantId, id }: Pick<CalendarFeed, 'restaurantId' | 'id'>,
    address: { readonly hash: string; readonly madeBy: string },
  ): Promise<CalendarFeed | undefined>;
  /**
   * Ends those whose address a person made, except at the restaurants in `keptAt`. Idempotent.
   * @param until only the addresses made until then; undefined: all
   */
  endThoseOf(userId: string, keptAt: readonly string[], at: Date, until?: Date): Promise<void>;
  /** Ends one whose address this maker made, unless another member has made another address since. */
  end(feed: Pick<CalendarFeed, 'restaurantId' | 'id' | 'madeBy'>): Promise<void>;
  /** Idempotent. */
  remove(restaurantId: string, id: string): Promise<void>;
  noteRead(feed: CalendarFeed, at: Date): Promise<void>;
}

/** Secrets of private calendars. */
export interface FeedSecrets {
  /** 256 random bits, URL-safe. */
  make(): string;
  hash(secret: string): string;
}

/** Counts of parties that were turned away. */
export interface Demand {
  /**
   * Counts a party of the current caller once. Stored later; lost if the process ends before.
   * @param ruleOf finds the rule that refused it; called only for a visitor that was not counted yet
   */
  note(requested: RequestingParty, ruleOf: () => Promise<UnmetRule>): Promise<void>;
  /** The counts of a range of local dates, both ends included. */
  between(restaurantId: string, from: string, until: string): Promise<UnmetCount[]>;
}

/** The dependencies of the use cases. */
export interface Ports {
  readonly restaurants: RestaurantRulesStore;
  readonly days: DayStore;
  readonly quotas: MonthlyQuota;
  readonly phones: PhoneBookings;
  readonly holdUsages: HoldUsages;
  readonly sections: SectionsStore;
  readonly shiftNotes: ShiftNotes;
  readonly reservations: Reservations;
  readonly demand: Demand;
  readonly stays: StayHistory;
  readonly eventFactory: EventFactory;
  readonly limits: PublicLimits;
  readonly holds: HoldLimits;
  readonly clock: RestaurantClock;
  readonly newId: IdSource;
}
