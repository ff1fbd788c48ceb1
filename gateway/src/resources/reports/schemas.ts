import { type TProperties, Type } from 'typebox';
import { LocalDate } from '../../api/schemas';

const count = (description?: string) => Type.Integer(description ? { description } : {});

export const CoversRow = Type.Object(
  {
    date: LocalDate,
    period: Type.String({ description: 'The operating period of today’s settings; empty: outside of all' }),
    parties: count('Neither canceled nor no-shows'),
    covers: count(),
    walkIns: count('Those of the parties that came without a reservation'),
  },
  { $id: 'CoversRow' },
);
export const NoShowsRow = Type.Object(
  {
    date: LocalDate,
    booked: count('All reservations, whatever became of them; without walk-ins'),
    noShows: count(),
    canceled: count(),
    canceledLate: count('Those canceled less than 24 hours before their time'),
  },
  { $id: 'NoShowsRow' },
);
export const TurnTimesRow = Type.Object(
  {
    partySize: count(),
    parties: count('Parties that hosts marked as seated and as gone'),
    planned: count('The mean of their planned turn times, in minutes'),
    median: count('Of how long they sat, in minutes, rounded to five'),
    lowerQuartile: count(),
    upperQuartile: count(),
  },
  { $id: 'TurnTimesRow' },
);
export const TableUseRow = Type.Object(
  {
    weekday: count('0 = Sunday to 6 = Saturday: that of the service day'),
    minute: count(
      'The quarter of an hour, after the midnight of the service day; beyond 1440 on the next morning',
    ),
    time: Type.String({ description: 'The same by the clock, HH:MM' }),
    parties: Type.Number({ description: 'At tables then, on average' }),
    covers: Type.Number({ description: 'Seated then, on average' }),
    days: count('Over how many days: those of this weekday that had any party'),
  },
  { $id: 'TableUseRow' },
);
export const SourcesRow = Type.Object(
  {
    source: Type.String(),
    fullUrl: Type.String(),
    reservations: count('Canceled ones included, by the local dates of their times'),
  },
  { $id: 'SourcesRow' },
);
export const LostDemandRow = Type.Object(
  {
    date: LocalDate,
    rule: Type.String({ description: 'The rule that turned them away, such as `no-tables-available`' }),
    parties: count('Each visitor of the page once for a date, start and party size'),
    covers: count(),
  },
  { $id: 'LostDemandRow' },
);
export const LeadTimesRow = Type.Object(
  {
    date: LocalDate,
    ahead: Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('longer')], {
      description: 'Made at most a day before its time, at most a week, or longer',
    }),
    reservations: count('Without walk-ins and those canceled 24 hours or more before their time'),
    noShows: count('Those of them that did not come'),
    canceledLate: count(),
  },
  { $id: 'LeadTimesRow' },
);
export const ForecastRow = Type.Object(
  {
    date: LocalDate,
    daysAhead: count('1 = tomorrow'),
    booked: count('People who are booked now'),
    covers: Type.Union([Type.Integer(), Type.Null()], {
      description: 'People who will come, walk-ins included; null: closed, or too few like days are known',
    }),
    closed: Type.Boolean(),
  },
  { $id: 'ForecastRow' },
);
export const ForecastErrorRow = Type.Object(
  {
    daysAhead: count(),
    days: count('Days of the past four weeks that had a forecast'),
    meanError: Type.Number({ description: 'The mean difference between forecast and truth, in people' }),
    meanCovers: Type.Number({ description: 'The mean of the people who came' }),
  },
  { $id: 'ForecastErrorRow' },
);
export const Forecast = Type.Object(
  {
    rows: Type.Array(Type.Ref('ForecastRow')),
    errors: Type.Array(Type.Ref('ForecastErrorRow'), {
      description: 'How far off the forecasts of the past four weeks would have been',
    }),
  },
  { $id: 'Forecast' },
);

const report = (row: string, $id: string, more: TProperties = {}) =>
  Type.Object(
    {
      from: LocalDate,
      to: LocalDate,
      daysWithoutCounts: count('Dates whose reservations were deleted before these counts were kept'),
      rows: Type.Array(Type.Ref(row)),
      ...more,
    },
    { $id },
  );
export const CoversReport = report('CoversRow', 'CoversReport');
export const NoShowsReport = report('NoShowsRow', 'NoShowsReport');
export const TurnTimesReport = report('TurnTimesRow', 'TurnTimesReport');
export const TableUseReport = report('TableUseRow', 'TableUseReport');
export const SourcesReport = report('SourcesRow', 'SourcesReport');
export const LostDemandReport = report('LostDemandRow', 'LostDemandReport');

export const LeadTimesReport = report('LeadTimesRow', 'LeadTimesReport', {
  knownFrom: Type.String({
    description: 'The first date from which lead times are known; empty: in the whole range',
  }),
});

export const ReportQuery = Type.Object({
  from: Type.String({ maxLength: 20, default: '', description: 'A service day, YYYY-MM-DD' }),
  to: Type.String({ maxLength: 20, default: '', description: 'Included; at most 366 days' }),
});
