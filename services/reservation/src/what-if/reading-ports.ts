import type { Clock } from '@tablewell/chassis/clock';
import type {
  AttendanceStore,
  DayStore,
  Demand,
  ReportStore,
  Reservations,
  RestaurantRulesStore,
  StayHistory,
} from '../ports';

/**
 * The dependencies of what-if reads. They run in a thread of their own (decision 0109), so they have neither the caches
 * of the process nor anything to write with.
 */
export interface ReadingPorts {
  /** When the question was asked: the same instant for the whole read. */
  readonly clock: Clock;
  readonly restaurants: Pick<RestaurantRulesStore, 'find'>;
  readonly days: Pick<DayStore, 'view' | 'day'>;
  readonly reservations: Pick<Reservations, 'upcoming' | 'evening' | 'findAll' | 'countByDate'>;
  readonly demand: Pick<Demand, 'between'>;
  readonly reports: ReportStore & AttendanceStore;
  readonly stays: StayHistory;
  /** True once nobody waits for the answer. */
  readonly isAbandoned: () => boolean;
  /** Multiplies the time that a read may take: 1, and more for tests, which share their processors with much else. */
  readonly limitFactor: number;
}
