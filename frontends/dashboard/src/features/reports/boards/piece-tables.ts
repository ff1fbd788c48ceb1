import { grouped } from '../../../lib/language';
import type { RestaurantOfGroup } from '../../../parts/group/overview';
import { t as groupText } from '../../../parts/group/texts';
import type { Reports } from '../api/reports';
import type { WaitFigures } from '../api/waits';
import { totalsOf } from '../comparison';
import { leadTimesTable } from '../lead-times';
import {
  attendanceTable,
  coversTable,
  lostTable,
  percentOf,
  sourcesTable,
  staysTable,
  useTable as tableUseTable,
} from '../tables';
import type { ReportTable } from '../tables';
import { t as reportsText } from '../texts';
import type { EarlierReports } from '../use-earlier';
import type { PieceKind } from './board';
import { t } from './texts';

type Figures = ReturnType<typeof totalsOf>;

/** The figures in short, beside those of the days before if they are known. */
function inShortTable(reports: Reports, earlier: EarlierReports | undefined): ReportTable {
  const [now, before] = [totalsOf(reports), earlier?.reports && totalsOf(earlier.reports)];
  const row = (label: string, figure: (of: Figures) => string) => [
    ...[label, figure(now)],
    ...(before ? [figure(before)] : []),
  ];
  return {
    caption: t('boards.kind.in-short'),
    headers: [t('boards.figure'), t('boards.value'), ...(before ? [earlier?.than ?? ''] : [])],
    rows: [
      ...(['covers', 'parties', 'walkIns'] as const).map((name) =>
        row(reportsText(`reports.covers.${name}`), (of) => grouped(of[name])),
      ),
      ...(['noShows', 'canceledLate'] as const).map((name) =>
        row(reportsText(`reports.share.${name}`), (of) => percentOf(of[name], of.booked)),
      ),
    ],
  };
}

/** The table of a report on a board. */
export function reportTable(
  kind: Exclude<PieceKind, 'waits' | 'forecast' | 'restaurants'>,
  reports: Reports,
  earlier: EarlierReports | undefined,
): ReportTable {
  switch (kind) {
    case 'in-short':
      return inShortTable(reports, earlier);
    case 'lead-times':
      return leadTimesTable(reports, earlier);
    case 'covers':
      return coversTable(reports);
    case 'no-shows':
      return attendanceTable(reports);
    case 'turn-times':
      return staysTable(reports);
    case 'table-use':
      return tableUseTable(reports);
    case 'lost-demand':
      return lostTable(reports);
    case 'sources':
      return sourcesTable(reports);
  }
}

export const waitsTable = ({ within, sooner, later, left }: WaitFigures): ReportTable => ({
  caption: reportsText('reports.waits.title'),
  headers: [t('boards.figure'), t('boards.value')],
  rows: [
    [t('boards.waits.within'), within],
    [t('boards.waits.sooner'), sooner],
    [t('boards.waits.later'), later],
    [t('boards.waits.left'), left],
  ],
});

export const restaurantsTable = (restaurants: readonly RestaurantOfGroup[]): ReportTable => ({
  caption: t('boards.kind.restaurants'),
  headers: [
    groupText('group.restaurant'),
    ...(['parties', 'covers', 'noShows', 'requests'] as const).map((name) => groupText(`group.${name}`)),
  ],
  rows: restaurants.map(({ name, parties, covers, noShows, openRequests }) => [
    ...[name, parties, covers, noShows, openRequests],
  ]),
});
