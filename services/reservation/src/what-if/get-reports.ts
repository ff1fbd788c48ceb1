import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { Refusal } from '@tablewell/chassis/refusal';
import type { OpeningRules } from '@tablewell/restaurant-rules/availability/day-hours';
import { addDays } from '@tablewell/shared/calendar';
import { type LostByRule, lostByRule, onServiceDays as unmetOnServiceDays } from '../day/starts/demand';
import type { SourceCount } from '../party/daily-counts';
import type { CountOfReports } from '../ports';
import { refuseRange } from '../restaurant/date-problems';
import { type LeadTimes, leadTimesByDay } from './lead-times';
import type { ReadingPorts } from './reading-ports';
import {
  type Attendance,
  attendanceByDay,
  type CoversOfPeriod,
  coversByPeriod,
  onServiceDays,
  type TableUse,
  type TurnTimes,
  turnTimesBySize,
  useByQuarter,
} from './reports';

const maxRangeDays = 366;
/** Pages with fewer reservations are left out; a restaurant whose link is in mails has one for each. */
const maxSources = 200;

/** Each report, with the counts that it adds up. */
const countsOf = {
  covers: ['starts'],
  attendance: ['starts'],
  turnTimes: ['stays'],
  tableUse: ['uses'],
  sources: ['sources'],
  lost: [],
  leadTimes: ['attendance'],
} as const satisfies Record<string, readonly CountOfReports[]>;
export type ReportKind = keyof typeof countsOf;
const allKinds = Object.keys(countsOf) as ReportKind[];

/** The reports of a range of service days. Those that are not asked for are empty. */
interface Reports {
  readonly covers: readonly CoversOfPeriod[];
  readonly attendance: readonly Attendance[];
  readonly turnTimes: readonly TurnTimes[];
  readonly tableUse: readonly TableUse[];
  readonly sources: readonly SourceCount[];
  readonly lost: readonly LostByRule[];
  readonly leadTimes: readonly LeadTimes[];
  /** The first date from which lead times are known; empty: in the whole range. */
  readonly leadTimesKnownFrom: string;
  /** Dates whose reservations were deleted before these counts were kept. */
  readonly daysWithoutCounts: number;
}

/**
 * The reports of a restaurant, all of them or only some, for its members, under a plan with analytics (REPORT-1, PLAN-6).
 */
export function getReports(ports: Pick<ReadingPorts, 'demand' | 'reports' | 'restaurants'>) {
  return async (
    actor: Actor | undefined,
    {
      restaurantId,
      from,
      until,
      only = allKinds,
    }: { restaurantId: string; from: string; until: string; only?: readonly ReportKind[] },
  ): Promise<Reports | Refusal> => {
    const refused =
      refuseWithoutPermission('reservations', actor, restaurantId) ??
      refuseRange(['from', from], ['until', until], maxRangeDays);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (restaurant && !restaurant.entitlements.analytics) return planRequired();
    const rules: OpeningRules = restaurant ?? { periods: [], closures: { weekly: [], special: [] } };
    // The last evening may end on the next date.
    const last = addDays(until, 1);
    const wants = new Set<ReportKind>(only);
    const wanted = new Set<CountOfReports>(only.flatMap((kind) => countsOf[kind]));
    const [{ dates, sources, withoutCounts, lastWithoutAttendance: unknown }, unmet] = await Promise.all([
      ports.reports.between(restaurantId, [from, until], last, wanted),
      wants.has('lost') ? ports.demand.between(restaurantId, from, last) : [],
    ]);
    const counts = onServiceDays(dates, rules, { from, until });
    return {
      covers: wants.has('covers') ? coversByPeriod(counts, rules) : [],
      attendance: wants.has('attendance') ? attendanceByDay(counts) : [],
      turnTimes: turnTimesBySize(counts),
      tableUse: useByQuarter(counts),
      sources: sources.slice(0, maxSources),
      lost: lostByRule(unmetOnServiceDays(rules, unmet).filter(({ date }) => from <= date && date <= until)),
      leadTimes: leadTimesByDay(dates, rules, { from, until }),
      leadTimesKnownFrom: unknown === undefined ? '' : addDays(unknown, 1),
      daysWithoutCounts: withoutCounts,
    };
  };
}

/** Refused under a plan without analytics (PLAN-6). */
export const planRequired = () =>
  new Refusal('plan-required', 'plan-required', 'Reports are part of the Premium plan.', {
    requiredPlan: 'premium',
  });
