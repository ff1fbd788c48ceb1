import type { DateRange } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import { unmetReasonLabel, unmetReasonOf, unmetReasons } from '../../lib/unmet-reasons';
import type { Reports } from './api/reports';
import { BarsChart } from './charts/bars-chart';
import { HeatMap } from './charts/heat-map';
import { StaysChart } from './charts/stays-chart';
import { totalsOf } from './comparison';
import { barsOf } from './grouped';
import { LeadTimesCard } from './lead-times-card';
import { ReportCard } from './report-card';
import {
  attendanceTable,
  coversTable,
  lostTable,
  percentOf,
  periodLabel,
  sourcesTable,
  staysTable,
  useTable,
} from './tables';
import { t } from './texts';
import { WaitsCard } from './waits-card';

interface ReportProps {
  restaurantId: string;
  range: DateRange;
  reports: Reports;
  /** The weeks of the range, if it is compared with as many before. */
  weeks: number | undefined;
}

/** All reports of a range. */
export const ReportList = (props: ReportProps) => (
  <>
    <Covers {...props} />
    <NoShows {...props} />
    <Stays {...props} />
    <Use {...props} />
    <LeadTimesCard {...props} />
    <Lost {...props} />
    <WaitsCard restaurantId={props.restaurantId} range={props.range} />
    <Sources {...props} />
  </>
);

function Covers({ range, reports, ...props }: ReportProps) {
  const table = coversTable(reports);
  const totals = totalsOf(reports);
  const periods = [...new Set(reports.covers.map(({ period }) => period))];
  const figures = reports.covers.map(({ date, period, covers }) => ({ date, name: period, value: covers }));
  return (
    <ReportCard
      {...props}
      range={range}
      name="covers"
      table={table}
      explanation={t('reports.covers.explanation')}
      summary={t('reports.covers.summary', {
        ...{ covers: grouped(totals.covers), parties: grouped(totals.parties) },
      })}
    >
      <BarsChart
        bars={barsOf(range, figures)}
        parts={periods.map((period) => ({ name: period, label: periodLabel(period) }))}
        label={t('reports.covers.chart')}
        legendLabel={t('reports.legend')}
      />
    </ReportCard>
  );
}

function NoShows({ range, reports, ...props }: ReportProps) {
  const { attendance } = reports;
  const { booked, noShows, canceledLate: late } = totalsOf(reports);
  const figures = attendance.flatMap(({ date, noShows: missing, canceled, canceledLate }) => [
    { date, name: 'noShows', value: missing },
    { date, name: 'late', value: canceledLate },
    { date, name: 'earlier', value: canceled - canceledLate },
  ]);
  return (
    <ReportCard
      {...props}
      range={range}
      name="no-shows"
      table={attendanceTable(reports)}
      explanation={t('reports.noShows.explanation')}
      summary={t('reports.noShows.summary', {
        ...{ booked: grouped(booked), noShows: grouped(noShows), share: percentOf(noShows, booked) },
        late: grouped(late),
      })}
    >
      <BarsChart
        bars={barsOf(range, figures)}
        parts={(['noShows', 'late', 'earlier'] as const).map((name) => ({
          name,
          label: t(`reports.noShows.${name}`),
        }))}
        label={t('reports.noShows.chart')}
        legendLabel={t('reports.legend')}
      />
    </ReportCard>
  );
}

function Lost({ range, reports, ...props }: ReportProps) {
  const { lost } = reports;
  const sum = (figure: 'parties' | 'covers') => grouped(lost.reduce((all, each) => all + each[figure], 0));
  const figures = lost.map(({ date, rule, covers }) => ({
    ...{ date, name: unmetReasonOf(rule) ?? '', value: covers },
  }));
  return (
    <ReportCard
      {...props}
      range={range}
      name="lost-demand"
      table={lostTable(reports)}
      explanation={t('reports.lost.explanation')}
      summary={t('reports.lost.summary', { covers: sum('covers'), parties: sum('parties') })}
    >
      <BarsChart
        bars={barsOf(range, figures)}
        parts={unmetReasons
          .filter(({ id }) => figures.some(({ name }) => name === id))
          .map(({ id }) => ({ name: id, label: unmetReasonLabel(id) }))}
        label={t('reports.lost.chart')}
        legendLabel={t('reports.legend')}
      />
    </ReportCard>
  );
}

const Stays = ({ reports, ...props }: ReportProps) => (
  <ReportCard
    {...props}
    name="turn-times"
    table={staysTable(reports)}
    explanation={t('reports.stays.explanation')}
  >
    <StaysChart stays={reports.turnTimes} label={t('reports.stays.chart')} />
  </ReportCard>
);

const Use = ({ reports, ...props }: ReportProps) => (
  <ReportCard
    {...props}
    name="table-use"
    table={useTable(reports)}
    explanation={t('reports.use.explanation')}
  >
    <HeatMap use={reports.tableUse} label={t('reports.use.chart')} />
  </ReportCard>
);

const Sources = (props: ReportProps) => (
  <ReportCard
    {...props}
    name="sources"
    table={sourcesTable(props.reports)}
    explanation={t('reports.sources.explanation')}
  />
);

/** The card of each report, by its name. */
export const reportCards = {
  covers: Covers,
  'no-shows': NoShows,
  'turn-times': Stays,
  'table-use': Use,
  'lead-times': LeadTimesCard,
  'lost-demand': Lost,
  sources: Sources,
} as const;
