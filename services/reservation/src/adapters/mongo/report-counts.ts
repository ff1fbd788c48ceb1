import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { type AttendanceCount, type Attending, countAttendance } from '../../party/attendance-counts';
import { countPace, type PaceCount } from '../../party/booking-pace';
import { addUp, type SourceCount } from '../../party/daily-counts';
import {
  countForReports,
  type ReportCounts,
  type StartCount,
  type StayCount,
  type UseCount,
} from '../../party/report-counts';
import { addWaits, type CountedWait, countWaits, noWaits, type WaitCounts } from '../../party/wait-counts';
import type { AttendanceStore, CountOfReports, ReportStore, WaitCountStore } from '../../ports';
import type { MongoDailyCounts } from './daily-counts';
import { pack, packings, unpack } from './packed-counts';
import { reportedFields, toReported } from './reported';
import type { ReservationDocument, ReservationModel } from './reservation-model';
import { countedWaits } from './reservations';
import { waitsOf } from './waits-of-dates';

/** Packed, or as rows by an earlier release. */
type Stored<Count> = string | readonly Count[];

interface ReportCountsDocument {
  /** `<restaurant>:<date>` */
  _id: string;
  restaurantId: string;
  date: string;
  starts: Stored<StartCount>;
  stays: Stored<StayCount>;
  uses: Stored<UseCount>;
  /** Absent: counted by a release that did not count waits (WAIT-27). */
  waits?: WaitCounts;
  /** Absent: counted by a release that did not count them (OVERBOOK-1). */
  attendance?: Stored<AttendanceCount>;
  /** Absent: counted by a release that did not count them (REPORT-10). */
  pace?: PaceCount[];
}

// The shapes of the counts are defined by the domain, and packed.
const counts = { type: Schema.Types.Mixed, required: true };
const reportCountsSchema = documentSchema<ReportCountsDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    starts: counts,
    stays: counts,
    uses: counts,
    waits: { type: Schema.Types.Mixed, default: undefined },
    attendance: { type: Schema.Types.Mixed, default: undefined },
    pace: { type: [Schema.Types.Mixed], default: undefined },
  },
  { collection: 'report_counts', versionKey: false },
);
reportCountsSchema.index({ restaurantId: 1, date: 1 });

/** Reservations in memory at once, besides those of a date. */
const batchSize = 1_000;
/** The counts that are stored in `report_counts`; those that a report does not need are left out when it is read. */
const packed = ['starts', 'stays', 'uses', 'attendance'] as const;

/**
 * The counts of reports: of dates whose reservations are counted and deleted, the collection `report_counts`, written once
 * with the daily counts; of all other dates, the reservations.
 */
export class MongoReportCounts implements ReportStore, WaitCountStore, AttendanceStore {
  readonly model: Model<ReportCountsDocument>;

  constructor(
    connection: Connection,
    private readonly reservations: ReservationModel,
    private readonly daily: MongoDailyCounts,
  ) {
    this.model = connection.model<ReportCountsDocument>('ReportCounts', reportCountsSchema);
  }

  /** Stores a date's counts, unless they are stored already. */
  async keep(
    restaurantId: string,
    date: string,
    all: readonly Attending[],
    waits: readonly CountedWait[],
  ): Promise<void> {
    const { starts, stays, uses } = countForReports(all);
    try {
      await this.model.create({
        ...{ _id: `${restaurantId}:${date}`, restaurantId, date },
        starts: pack(packings.starts, starts),
        stays: pack(packings.stays, stays),
        uses: pack(packings.uses, uses),
        attendance: pack(packings.attendance, countAttendance(all)),
        ...{ waits: countWaits(waits), pace: countPace(all) },
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async between(
    restaurantId: string,
    [from, until]: readonly [string, string],
    lastDate: string,
    wanted: ReadonlySet<CountOfReports>,
  ): ReturnType<ReportStore['between']> {
    const range = { from, until: lastDate };
    const fields = ['date', ...packed.filter((count) => wanted.has(count))];
    const dailyFields = wanted.has('sources') ? 'date sources' : 'date';
    const { closed, kept, openRange } = await this.counted(restaurantId, range, {
      fields: fields.join(' '),
      dailyFields,
    });
    const open =
      wanted.size === 0
        ? []
        : await this.openDates(restaurantId, openRange, {
            ...{ projection: reportedFields(wanted), countDate: countOpen(wanted) },
          });
    const isIn = ({ date }: { readonly date: string }) => date <= until;
    const known = new Set(kept.map(({ date }) => date));
    const attended = new Set(kept.flatMap(({ date, attendance }) => (attendance ? [date] : [])));
    const unknown = wanted.has('attendance')
      ? closed.filter((day) => isIn(day) && !attended.has(day.date)).at(-1)?.date
      : undefined;
    return {
      dates: [...kept.map(toCounts), ...open],
      sources: wanted.has('sources')
        ? addUp([...closed, ...open].filter(isIn).flatMap(({ sources }) => sources))
        : [],
      withoutCounts: closed.filter((day) => isIn(day) && !known.has(day.date)).length,
      ...(unknown === undefined ? {} : { lastWithoutAttendance: unknown }),
    };
  }

  async waits(restaurantId: string, from: string, until: string): ReturnType<WaitCountStore['waits']> {
    const { closed, kept, openRange } = await this.counted(
      restaurantId,
      { from, until },
      { fields: 'date waits' },
    );
    const known = new Map(kept.flatMap(({ date, waits }) => (waits ? [[date, waits] as const] : [])));
    const open = await waitsOf(this.reservations, restaurantId, openRange);
    return {
      counts: [...known.values(), countWaits(open)].reduce(addWaits, noWaits),
      withoutCounts: closed.filter(({ date }) => !known.has(date)).length,
    };
  }

  attendance(restaurantId: string, from: string, until: string): ReturnType<AttendanceStore['attendance']> {
    const read = ({ attendance }: ReportCountsDocument) =>
      attendance === undefined ? undefined : unpack(packings.attendance, attendance);
    return this.countsOf('attendance', { restaurantId, from, until }, read, countAttendance);
  }

  pace(restaurantId: string, from: string, until: string): ReturnType<ReportStore['pace']> {
    return this.countsOf('pace', { restaurantId, from, until }, ({ pace }) => pace, countPace);
  }

  /** One kind of counts of a range of dates; nothing of dates that were counted by a release without it. */
  private async countsOf<Count>(
    field: string,
    { restaurantId, ...range }: { restaurantId: string; from: string; until: string },
    read: (document: ReportCountsDocument) => readonly Count[] | undefined,
    countAll: (all: readonly Attending[]) => readonly Count[],
  ) {
    const { kept, openRange } = await this.counted(restaurantId, range, { fields: `date ${field}` });
    const open = await this.openDates(restaurantId, openRange, {
      projection: reportedFields(new Set(['attendance'])),
      countDate: (date, all) => ({ date, counts: countAll(all.flatMap(toReported)) }),
    });
    const known = kept.flatMap((document) => {
      const counts = read(document);
      return counts ? [{ date: document.date, counts }] : [];
    });
    return [...known, ...open];
  }

  /**
   * The dates of a range that are counted, and the range of the others. A date's daily counts are written after these, and
   * before that its reservations are counted: nothing is counted twice, or missed, while the job is between the two.
   */
  private async counted(
    restaurantId: string,
    { from, until }: { from: string; until: string },
    { fields, dailyFields = 'date' }: { fields: string; dailyFields?: string },
  ) {
    const range = { $gte: from, $lte: until };
    const closed = await this.daily.between(restaurantId, from, until, dailyFields);
    const dates = closed.map(({ date }) => date);
    const kept = await this.model
      .find({ restaurantId, date: trusted({ $in: dates }) })
      .select(`${fields} -_id`)
      .lean<ReportCountsDocument[]>();
    return { closed, kept, openRange: { ...range, $nin: dates } };
  }

  /**
   * The counts of dates whose reservations exist. They are read in the order of their dates and counted date by date: those
   * of a year are more than the memory of a thread.
   */
  private async openDates<Counts>(
    restaurantId: string,
    date: object,
    {
      projection,
      countDate,
    }: {
      projection: Readonly<Record<string, 0 | 1>>;
      countDate: (date: string, all: readonly ReservationDocument[]) => Counts;
    },
  ): Promise<Counts[]> {
    const found = this.reservations.collection.find<ReservationDocument>(
      {
        ...{ restaurantId, 'placement.date': date },
        ...{ status: { $in: ['active', 'canceled'] }, ...countedWaits },
      } as object,
      { projection, sort: { 'placement.date': 1 }, batchSize },
    );
    const dates: Counts[] = [];
    let all: ReservationDocument[] = [];
    const count = () => {
      const [first] = all;
      if (first) dates.push(countDate(first.placement.date, all));
      all = [];
    };
    for await (const document of found) {
      if (all[0] && all[0].placement.date !== document.placement.date) count();
      all.push(document);
    }
    count();
    return dates;
  }
}

const toCounts = ({ date, starts, stays, uses, attendance }: Partial<ReportCountsDocument>) => ({
  date: date ?? '',
  starts: unpack(packings.starts, starts ?? []),
  stays: unpack(packings.stays, stays ?? []),
  uses: unpack(packings.uses, uses ?? []),
  ...(attendance !== undefined ? { attendance: unpack(packings.attendance, attendance) } : {}),
});

interface OpenDate extends ReportCounts {
  readonly date: string;
  readonly attendance: readonly AttendanceCount[];
  readonly sources: readonly SourceCount[];
}

const countOpen =
  (wanted: ReadonlySet<CountOfReports>) =>
  (date: string, all: readonly ReservationDocument[]): OpenDate => {
    const reported = all.flatMap(toReported);
    return {
      date,
      ...countForReports(reported, wanted),
      attendance: wanted.has('attendance') ? countAttendance(reported) : [],
      sources: wanted.has('sources')
        ? addUp(all.map(({ source, sourceUrl: fullUrl }) => ({ source, fullUrl, count: 1 })))
        : [],
    };
  };
