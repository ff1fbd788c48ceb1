import {
  type GetForecastResponse,
  type GetReportsResponse,
  LeadBand,
  ReportKind,
} from '@tablewell/proto/reservation/v1/report_service_pb';
import * as schemas from './schemas';

/** A report as `/api` offers it. */
interface Report {
  readonly summary: string;
  /** The name of its schema. */
  readonly schema: string;
  readonly columns: readonly string[];
  /** The kind of report that it requests. */
  readonly kind: ReportKind;
  readonly rowsOf: (answer: GetReportsResponse) => readonly Readonly<Record<string, string | number>>[];
  /** What the report has beside its rows. */
  readonly moreOf?: (answer: GetReportsResponse) => Readonly<Record<string, string>>;
}

/** The reports of `/api`, by their names in its addresses (REPORT-6). */
export const reports: Readonly<Record<string, Report>> = {
  covers: {
    summary: 'Parties and covers by service day and operating period',
    schema: 'CoversReport',
    columns: Object.keys(schemas.CoversRow.properties),
    kind: ReportKind.COVERS,
    rowsOf: (answer) =>
      answer.covers.map(({ date, period, parties, covers, walkIns }) => ({
        ...{ date, period, parties, covers, walkIns },
      })),
  },
  'no-shows': {
    summary: 'No-shows, cancellations and late ones by service day',
    schema: 'NoShowsReport',
    columns: Object.keys(schemas.NoShowsRow.properties),
    kind: ReportKind.ATTENDANCE,
    rowsOf: ({ attendance }) =>
      attendance.map(({ date, booked, noShows, canceled, canceledLate }) => ({
        ...{ date, booked, noShows, canceled, canceledLate },
      })),
  },
  'turn-times': {
    summary: 'Planned and real turn times by party size',
    schema: 'TurnTimesReport',
    columns: Object.keys(schemas.TurnTimesRow.properties),
    kind: ReportKind.TURN_TIMES,
    rowsOf: ({ turnTimes }) =>
      turnTimes.map(({ partySize, parties, planned, median, lowerQuartile, upperQuartile }) => ({
        ...{ partySize, parties, planned, median, lowerQuartile, upperQuartile },
      })),
  },
  'table-use': {
    summary: 'How many parties and people sit at tables in each quarter of an hour of a weekday',
    schema: 'TableUseReport',
    columns: Object.keys(schemas.TableUseRow.properties),
    kind: ReportKind.TABLE_USE,
    rowsOf: ({ tableUse }) =>
      tableUse.map(({ weekday, minute, parties, covers, days }) => ({
        ...{
          weekday,
          minute,
          time: clockOf(minute),
          parties: rounded(parties),
          covers: rounded(covers),
          days,
        },
      })),
  },
  sources: {
    summary: 'Where reservations came from, most first',
    schema: 'SourcesReport',
    columns: Object.keys(schemas.SourcesRow.properties),
    kind: ReportKind.SOURCES,
    rowsOf: ({ sources }) =>
      sources.map(({ source, fullUrl, reservations }) => ({ source, fullUrl, reservations })),
  },
  'lost-demand': {
    summary: 'Parties that asked for a table and got none, by service day and rule',
    schema: 'LostDemandReport',
    columns: Object.keys(schemas.LostDemandRow.properties),
    kind: ReportKind.LOST,
    rowsOf: ({ lost }) =>
      lost.map(({ date, rule, parties, covers }) => ({ ...{ date, rule, parties, covers } })),
  },
  'lead-times': {
    summary: 'How far ahead reservations were made, by service day',
    schema: 'LeadTimesReport',
    columns: Object.keys(schemas.LeadTimesRow.properties),
    kind: ReportKind.LEAD_TIMES,
    rowsOf: ({ leadTimes }) =>
      leadTimes.map(({ date, band, reservations, noShows, canceledLate }) => ({
        ...{ date, ahead: bandNames[band], reservations, noShows, canceledLate },
      })),
    moreOf: ({ leadTimesKnownFrom: knownFrom }) => ({ knownFrom }),
  },
};

const bandNames: Readonly<Record<LeadBand, string>> = {
  [LeadBand.UNSPECIFIED]: 'longer',
  [LeadBand.DAY]: 'day',
  [LeadBand.WEEK]: 'week',
  [LeadBand.LONGER]: 'longer',
};

/** The forecast as `/api` offers it. A day without one has no number. */
export const forecast = {
  columns: Object.keys(schemas.ForecastRow.properties),
  toAnswer: ({ days, errors }: GetForecastResponse) => ({
    rows: days.map(({ date, daysAhead, booked, forecast: covers, closed }) => ({
      ...{ date, daysAhead, booked, covers: covers ?? null, closed },
    })),
    errors: errors.map(({ daysAhead, days: count, meanError, meanCame }) => ({
      ...{ daysAhead, days: count, meanError: rounded(meanError), meanCovers: rounded(meanCame) },
    })),
  }),
};

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clockOf = (minute: number) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;
const rounded = (value: number) => Math.round(value * 100) / 100;
