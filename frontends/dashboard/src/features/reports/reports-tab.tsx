import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError, browserZone } from '@tablewell/api-client';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { Link } from '@tablewell/federation/router';
import { addDays } from '@tablewell/shared/zone';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Inline,
  LoadingPanel,
  PageHeading,
  Stack,
  ToggleButtons,
} from '@tablewell/ui';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { mediumDate } from '../../lib/calendar';
import { useDashboardParams } from '../../lib/dashboard-params';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { useToday } from '../../lib/use-today';
import { paths } from '../../paths';
import { forecastOf } from './api/forecast';
import { reportsOf } from './api/reports';
import { BoardsPage } from './boards/boards-page';
import { t as boardsText } from './boards/texts';
import { ForecastCard } from './forecast-card';
import { InShort } from './in-short';
import { ReportList } from './report-list';
import { ReportsSheet } from './reports-sheet';
import { useRights } from '../../lib/rights';
import { t as common } from '../../lib/texts';
import { t } from './texts';
import { useEarlier } from './use-earlier';

/** Days from today on; whole weeks, so that each weekday counts alike. */
const ranges = {
  month: { from: -28, until: -1, weeksBefore: 4 },
  quarter: { from: -91, until: -1, weeksBefore: 13 },
  year: { from: -364, until: -1, weeksBefore: 52 },
  // Not compared: earlier weeks are over, and these are only booked so far.
  next: { from: 0, until: 27, weeksBefore: undefined },
} as const;
type RangeName = keyof typeof ranges;

/** The reports of a restaurant, or the own dashboards that are arranged of them. */
export function ReportsTab({ restaurant }: { restaurant: Restaurant }) {
  const [params, setParams] = useDashboardParams();
  const mayLeave = useMayLeave();
  const view = params.has('board') ? 'own' : 'all';
  const choose = async (next: 'all' | 'own') => {
    if (next === view || !(await mayLeave())) return;
    setParams((now) => {
      if (next === 'own') now.set('board', '');
      else now.delete('board');
      return now;
    });
  };
  return (
    <Stack $gap="xl">
      <PageHeading title={t('reports.title')} />
      <div>
        <ToggleButtons
          label={boardsText('boards.view')}
          items={(['all', 'own'] as const).map((id) => ({ id, label: boardsText(`boards.${id}`) }))}
          selected={view}
          onSelect={(next) => void choose(next)}
        />
      </div>
      {view === 'own' ? (
        <BoardsPage key={restaurant.id} restaurant={restaurant} />
      ) : (
        <AllReports restaurant={restaurant} />
      )}
    </Stack>
  );
}

/** What the restaurant's evenings brought, for a range of days (REPORT-7). */
function AllReports({ restaurant: { id: restaurantId, name } }: { restaurant: Restaurant }) {
  const zone = browserZone();
  const { exports: mayExport } = useRights();
  const { data: restaurant } = useQuery(restaurantInfo(restaurantId));
  const today = useToday(zone, restaurant);
  const [chosen, setChosen] = useState<RangeName>('month');
  const range = {
    start: addDays(today, ranges[chosen].from),
    end: addDays(today, ranges[chosen].until),
  };
  const { data, error, refetch } = useQuery(reportsOf(restaurantId, range));
  // It goes without: the reports say what was, and the forecast may be had later.
  const { data: forecast } = useQuery(forecastOf(restaurantId, today));
  const earlier = useEarlier(restaurantId, range, ranges[chosen].weeksBefore);
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const days = t('reports.range', { from: mediumDate(range.start), to: mediumDate(range.end) });
  return (
    <Stack $gap="xl">
      <Inline>
        <ToggleButtons
          label={t('reports.period')}
          items={(Object.keys(ranges) as RangeName[]).map((id) => ({ id, label: t(`reports.period.${id}`) }))}
          selected={chosen}
          onSelect={setChosen}
        />
        {data && (
          <Button variant="secondary" onClick={() => setPrinting(true)}>
            {t('reports.print')}
          </Button>
        )}
      </Inline>
      <p role="status">{days}</p>
      {!mayExport && <Banner tone="info">{common('common.noExport')}</Banner>}
      {data ? (
        <>
          {data.daysWithoutCounts > 0 && (
            <Banner tone="info">{t('reports.withoutCounts', { count: data.daysWithoutCounts })}</Banner>
          )}
          <InShort
            restaurantId={restaurantId}
            range={range}
            reports={data}
            weeks={ranges[chosen].weeksBefore}
          />
          {forecast && <ForecastCard restaurantId={restaurantId} forecast={forecast} />}
          <ReportList
            restaurantId={restaurantId}
            range={range}
            reports={data}
            weeks={ranges[chosen].weeksBefore}
          />
          {isPrinting && (
            <ReportsSheet
              reports={data}
              earlier={earlier}
              forecast={forecast}
              title={`${name} · ${days}`}
              onPrinted={printed}
            />
          )}
        </>
      ) : error instanceof ApiError && error.status === 402 ? (
        <UpgradeNote />
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('reports.loading')} />
      )}
    </Stack>
  );
}

const UpgradeNote = () => (
  <EmptyState
    title={t('reports.upgradeTitle')}
    action={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary">
        {t('reports.upgrade')}
      </ButtonLink>
    }
  >
    {t('reports.upgradeText')}
  </EmptyState>
);
