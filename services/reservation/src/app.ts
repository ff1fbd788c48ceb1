import { linkSecrets } from '@tablewell/chassis/crypto';
import { newId } from '@tablewell/chassis/ids';
import { implement, withMemberTurns } from '@tablewell/chassis/rpc';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { createEventFactory } from './adapters/events/event-factory';
import { DemandCounter } from './adapters/demand-counter';
import { guestHandlers } from './adapters/events/guest-events';
import { peopleHandlers } from './adapters/events/people-events';
import { replyHandlers } from './adapters/events/reply-events';
import { restaurantHandlers } from './adapters/events/restaurant-events';
import { MongoCalendarFeeds } from './adapters/mongo/calendar-feeds';
import { boardCollection, MongoBoards } from './adapters/mongo/boards';
import { bookingMonthModel } from './adapters/mongo/booking-month-model';
import { MongoBookingMonths } from './adapters/mongo/booking-months';
import { MongoDailyCounts } from './adapters/mongo/daily-counts';
import { mongoDayStore } from './adapters/mongo/day-store';
import { MongoDemand } from './adapters/mongo/demand';
import { MongoEntitlements } from './adapters/mongo/entitlements';
import { MovedClocks, readClocksEveryMs } from './adapters/mongo/moved-clocks';
import { MongoLayoutFloors } from './adapters/mongo/layout-floors';
import { MongoLeftovers } from './adapters/mongo/leftovers';
import { MongoOwnedData, type OwnedModel } from './adapters/mongo/owned-data';
import { MongoPeople } from './adapters/mongo/people';
import { MongoPersonalData } from './adapters/mongo/personal-data';
import { holdUsageModel } from './adapters/mongo/hold-usage-model';
import { MongoHoldUsages } from './adapters/mongo/hold-usages';
import { phoneBookingModel } from './adapters/mongo/phone-booking-model';
import { MongoPhoneBookings } from './adapters/mongo/phone-bookings';
import { MongoReportCounts } from './adapters/mongo/report-counts';
import { reservationModel as createReservationModel } from './adapters/mongo/reservation-model';
import { MongoReservations } from './adapters/mongo/reservations';
import { MongoRestaurantRules } from './adapters/mongo/restaurant-rules';
import { MongoDaysToReassign } from './adapters/mongo/days-to-reassign';
import { MongoSections } from './adapters/mongo/sections';
import { MongoStayHistory } from './adapters/mongo/stay-history';
import { MongoShiftNotes } from './adapters/mongo/shift-notes';
import { serviceDayModel } from './adapters/mongo/service-day-model';
import { boardService } from './adapters/rpc/board-service';
import { calendarFeedService } from './adapters/rpc/calendar-feed-service';
import { dinerService } from './adapters/rpc/diner-service';
import { eveningService } from './adapters/rpc/evening-service';
import { memberReads } from './adapters/rpc/member-reads';
import { forHolders } from './adapters/rpc/for-holders';
import { groupFiguresService } from './adapters/rpc/group-figures-service';
import { requestService } from './adapters/rpc/request-service';
import { waitlistEntryService } from './adapters/rpc/waitlist-entry-service';
import { waitlistService } from './adapters/rpc/waitlist-service';
import { reservationService } from './adapters/rpc/reservation-service';
import { boardReading } from './adapters/board-reading';
import { readingByThread } from './adapters/what-if/reading-by-thread';
import { ThreadPool } from './adapters/what-if/thread-pool';
import { withThreads } from './adapters/what-if/with-threads';
import { defaultPublicLimits, type PublicLimits } from './limits/public-limits';
import { defaultHoldLimits, type HoldLimits } from './day/claims/table-hold';
import { eraseGuest, reservationsAhead } from './maintenance/erase-guest';
import { eraseRestaurants } from './maintenance/erase-restaurants';
import { giveUpLate } from './commands/give-up-late';
import { answerReminder } from './commands/diner/answer-reminder';
import { endReadyTables } from './commands/waitlist/end-ready-tables';
import { offerStarts } from './commands/waitlist/offer-starts';
import { requoteLine } from './commands/waitlist/requote-line';
import { expireRequests } from './commands/requests/expire-requests';
import { closedWhileTimesMove } from './commands/while-times-move';
import { keepLines } from './maintenance/keep-lines';
import { mailBoards } from './maintenance/mail-boards';
import { moveLocalTimes } from './maintenance/move-local-times';
import { purge } from './maintenance/purge';
import { reassignTables } from './maintenance/reassign-tables';
import { expectedNow } from './queries/expected-now';
import { restaurantClock } from './restaurant/restaurant-clock';
import { sweep } from './maintenance/sweep';

interface WhatIfSettings {
  /** The built `what-if-thread`. */
  readonly program: string;
  /** The store, to which each thread connects by itself. */
  readonly mongodbUrl: string;
  /** Multiplies the time limits of reads; 1 by default. */
  readonly limitFactor?: number;
  /** Whether the thread of quick reads starts seconds after the process and is kept; false by default. */
  readonly isKept?: boolean;
}

/** The service's settings. */
export interface ReservationSettings {
  /** Days after its time for which a reservation's personal data is kept (PRIVACY-1, RETENTION_DAYS). */
  readonly retentionDays: number;
  /** Interval of the jobs after crashes, deleted restaurants and changed settings. */
  readonly sweepEveryMs: number;
  /** Interval of the job that deletes personal data. */
  readonly purgeEveryMs: number;
  /** The threads of what-if reads; absent: the service has none, and does not implement these reads. */
  readonly whatIf?: WhatIfSettings;
  /** How long a private calendar is served before it is made again, a minute by default. */
  readonly calendarFreshMs?: number;
  /** Limits for public callers; absent ones have their default values. */
  readonly limits?: Partial<PublicLimits>;
  /** Limits of holds; absent ones have their default values. */
  readonly holds?: Partial<HoldLimits>;
}

/** Builds the reservation service. */
export function buildReservation({
  retentionDays,
  sweepEveryMs,
  purgeEveryMs,
  whatIf,
  calendarFreshMs = 60_000,
  limits: ownLimits = {},
  holds: ownHolds = {},
}: ReservationSettings) {
  const limits = { ...defaultPublicLimits, ...ownLimits };
  const holds = { ...defaultHoldLimits, ...ownHolds };
  return ({ connection, clock, logger, enqueueEvents }: ServiceKit): ServiceParts => {
    const dayModel = serviceDayModel(connection);
    const monthModel = bookingMonthModel(connection);
    const reservationModel = createReservationModel(connection);
    const phoneModel = phoneBookingModel(connection);
    const counts = new MongoDailyCounts(connection);
    const entitlements = new MongoEntitlements(connection);
    const floors = new MongoLayoutFloors(connection);
    const restaurants = new MongoRestaurantRules(connection, entitlements, floors);
    const clocks = new MovedClocks(restaurants, clock);
    // Its answer comes long before the process listens, for which the indexes are made first; else the job reads it again.
    clocks.read().catch((error: unknown) => logger.warn({ err: error }, 'test clocks were not read yet'));
    const timeIn = restaurantClock(clock, clocks.aheadMs);
    const openDays = mongoDayStore(dayModel, { machine: clock, ofRestaurants: timeIn }, enqueueEvents);
    const days = closedWhileTimesMove(openDays, restaurants);
    const quotas = new MongoBookingMonths(monthModel, reservationModel, clock);
    const heldModel = holdUsageModel(connection);
    const holdUsages = new MongoHoldUsages(heldModel, holds, clock, timeIn);
    const phones = new MongoPhoneBookings(phoneModel, reservationModel, clock);
    const reservations = new MongoReservations(reservationModel, enqueueEvents, counts);
    const sections = new MongoSections(connection, enqueueEvents);
    const shiftNotes = new MongoShiftNotes(connection, enqueueEvents);
    const feeds = new MongoCalendarFeeds(connection, clock);
    const people = new MongoPeople(connection);
    const holders = forHolders(people);
    const boards = new MongoBoards(connection, enqueueEvents);
    const unmet = new MongoDemand(connection);
    const stays = new MongoStayHistory(reservationModel);
    const reports = new MongoReportCounts(connection, reservationModel, counts);
    const demand = new DemandCounter(unmet, clock, logger);
    const eventFactory = createEventFactory(clock, newId);
    const stores = { restaurants, days, quotas, phones, holdUsages, sections, reservations };
    const ports = { ...stores, shiftNotes, demand, stays, eventFactory, limits, holds, clock: timeIn, newId };
    const { dueTimes } = clocks;
    const personalData = new MongoPersonalData(reservationModel, dayModel);
    const leftovers = new MongoLeftovers({ dayModel, monthModel, reservationModel, quotas, clock });
    const daysToReassign = new MongoDaysToReassign(dayModel, reservationModel, clock, timeIn);
    const owned = new MongoOwnedData([
      reservationModel,
      dayModel,
      monthModel,
      phoneModel,
      heldModel,
      counts.model,
      reports.model,
      floors.model,
      sections.model,
      shiftNotes.model,
      unmet.model,
      feeds.model,
    ] as unknown as OwnedModel[]);
    const common = { clock, logger };
    logger.info(
      { retentionDays },
      'personal data of reservations is deleted this many days after their time',
    );
    const implementations = withMemberTurns(memberReads, [
      reservationService(ports, holders),
      eveningService(ports),
      groupFiguresService(ports),
      implement(AvailabilityService, {}),
      implement(ReportService, {}),
      boardService({ ...ports, boards, people, secrets: linkSecrets }),
      requestService(ports),
      waitlistService({ ...ports, waitCounts: reports }),
      waitlistEntryService(ports),
      dinerService(ports, holders),
      calendarFeedService({ ...ports, feeds, people, secrets: linkSecrets }, calendarFreshMs),
    ]);
    const threads = whatIf && new ThreadPool({ ...whatIf, data: whatIf }, logger);
    return {
      implementations: threads ? withThreads(implementations, threads, timeIn) : implementations,
      handlers: [
        ...restaurantHandlers(restaurants, { entitlements, floors, boards, clocks }, clock),
        ...replyHandlers(answerReminder(ports), clocks.aheadMs),
        ...peopleHandlers({ people, boards, feeds, restaurants }),
        ...guestHandlers(eraseGuest(personalData, reservationsAhead(ports))),
      ],
      outboxes: ['reservations', 'sections', 'service_days', 'shift_notes', boardCollection],
      jobs: [
        { name: 'read-test-clocks', everyMs: readClocksEveryMs, run: () => clocks.read() },
        {
          name: 'sweep',
          everyMs: sweepEveryMs,
          run: sweep({
            leftovers,
            days,
            daysToReassign,
            reservations,
            timeIn,
            ...common,
          }),
        },
        {
          name: 'expire-requests',
          everyMs: sweepEveryMs,
          run: expireRequests({ ...ports, dueTimes }, logger),
        },
        {
          name: 'end-ready-tables',
          everyMs: sweepEveryMs,
          run: endReadyTables({ ...ports, dueTimes }, logger),
        },
        {
          name: 'keep-lines',
          everyMs: sweepEveryMs,
          run: keepLines({ ...ports, lines: openDays, logger }),
        },
        {
          name: 'requote',
          everyMs: sweepEveryMs,
          run: requoteLine({ ...ports, lines: openDays }, expectedNow(ports), logger),
        },
        {
          name: 'offer-full-starts',
          everyMs: sweepEveryMs,
          run: offerStarts({ ...ports, dueTimes }, logger),
        },
        {
          name: 'give-up-tables-of-late-parties',
          everyMs: sweepEveryMs,
          run: giveUpLate(
            {
              ...ports,
              lateParties: {
                restaurants: () => restaurants.givingUp(),
                due: (id, from, until) => reservations.dueAt(id, from, until),
              },
            },
            logger,
          ),
        },
        {
          name: 'reassign-tables',
          everyMs: sweepEveryMs,
          run: reassignTables({
            restaurants,
            reservations,
            days: daysToReassign,
            moveLocalTimes: (rules, upcoming) =>
              moveLocalTimes({ ...ports, days: openDays }, rules, upcoming),
            timeIn,
            ...common,
          }),
        },
        {
          name: 'erase-deleted-restaurants',
          everyMs: sweepEveryMs,
          run: eraseRestaurants({ restaurants, owned, ...common }),
        },
        ...(threads && whatIf.isKept
          ? [{ name: 'keep-thread', everyMs: sweepEveryMs, run: () => threads.keep() }]
          : []),
        ...(threads
          ? [
              {
                name: 'mail-boards',
                everyMs: purgeEveryMs,
                run: mailBoards({
                  ...{ boards, people, restaurants, eventFactory, secrets: linkSecrets, ...common },
                  reading: {
                    ...readingByThread(threads, clock),
                    ...boardReading({ ...ports, waitCounts: reports }),
                  },
                }),
              },
            ]
          : []),
        { name: 'flush-demand-counts', everyMs: sweepEveryMs, run: () => demand.flush() },
        {
          name: 'purge-personal-data',
          everyMs: purgeEveryMs,
          run: purge({ data: personalData, sections, shiftNotes, counts, reports, retentionDays, ...common }),
        },
      ],
      async close() {
        await threads?.close();
        await demand.flush();
      },
    };
  };
}
