import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserZone } from '@tablewell/api-client';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { Link } from '@tablewell/federation/router';
import {
  Button,
  ButtonLink,
  ErrorPanel,
  Inline,
  LoadingPanel,
  PageHeading,
  Stack,
  space,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { localeWeekStart } from '../../lib/calendar';
import { dateIn, useDashboardParams, useFormState } from '../../lib/dashboard-params';
import { Icon } from '../../lib/icons';
import { SearchBox } from '../../lib/search-box';
import { useToday } from '../../lib/use-today';
import { ZoneNote } from '../../lib/zone-note';
import { paths } from '../../paths';
import { OpenRequests } from '../../parts/requests/open-requests';
import { PeriodControl } from './period-control';
import { periodOf, periodRange, rangeLabel, stepFrom } from './periods';
import { PrintEvening } from './print-evening';
import { ReservationList } from './reservation-list';
import { useReservationList } from './use-reservation-list';
import { t } from './texts';

/**
 * Every reservation of the restaurant: by period, or by search. Period, date and
 * search are in the address, so that Back from a reservation returns to the same list.
 */
export function ReservationsTab({ restaurantId }: { restaurantId: string | undefined }) {
  const zone = browserZone();
  const { data: clock } = useQuery({
    ...restaurantInfo(restaurantId ?? ''),
    enabled: restaurantId !== undefined,
  });
  const today = useToday(zone, clock);
  const [params, setParams] = useDashboardParams();
  const [typed, setTyped] = useState(() => params.get('q') ?? '');
  const period = periodOf(params.get('period'));
  const date = dateIn(params) ?? today;
  const { start, end } = periodRange(period, date, localeWeekStart(navigator.language));
  const range = useMemo(() => ({ start, end }), [start, end]);
  const listed = useReservationList(restaurantId, range, typed);
  const isDay = start === end && listed.words === '';

  const show = useCallback(
    (change: (before: URLSearchParams) => Record<string, string>): void =>
      setParams(
        (before) => {
          const next = { ...Object.fromEntries(before), tab: 'reservations', ...change(before) };
          return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''));
        },
        { replace: true },
      ),
    [setParams],
  );
  const { words } = listed;
  useEffect(() => {
    if ((params.get('q') ?? '') !== words) show(() => ({ q: words }));
  }, [params, words, show]);

  return (
    <Stack $gap="xs">
      <PageHeading
        title={t('reservations.title')}
        subtitle={t('reservations.lead')}
        actions={
          <Inline $gap="xs">
            {restaurantId && isDay && <PrintEvening restaurantId={restaurantId} date={start} />}
            <NewReservation restaurantId={restaurantId} />
          </Inline>
        }
      />
      <Controls>
        <SearchBox
          label={t('reservations.search.label')}
          placeholder={t('reservations.search.placeholder')}
          value={typed}
          onChange={setTyped}
        />
        {typed.trim() === '' && (
          <PeriodControl
            period={period}
            label={rangeLabel(period, range, today)}
            isNow={range.start <= today && today <= range.end}
            onPeriod={(next) => show(() => ({ period: next, date: '' }))}
            onStep={(by) =>
              show((before) => ({
                date: stepFrom(periodOf(before.get('period')), dateIn(before) ?? today, by),
              }))
            }
            onNow={() => show(() => ({ date: '' }))}
          />
        )}
      </Controls>
      {restaurantId && <ZoneNote restaurantId={restaurantId} shown="viewer" />}
      {restaurantId && listed.words === '' && <OpenRequests restaurantId={restaurantId} zone={zone} />}
      {listed.error && (
        <ErrorPanel message={listed.error} {...(restaurantId ? { retry: listed.retry } : {})} />
      )}
      {listed.loading ? (
        <LoadingPanel text={t('reservations.loading')} />
      ) : (
        (!listed.error || listed.reservations.length > 0) && (
          <ReservationList
            key={listed.words === '' ? range.start + range.end : 'search'}
            restaurantId={restaurantId}
            reservations={listed.reservations}
            stale={listed.stale}
            searched={listed.words}
            zone={zone}
            clock={clock}
            range={listed.words === '' ? range : undefined}
            onClearSearch={() => setTyped('')}
          />
        )
      )}
    </Stack>
  );
}

/** The search and the period share a row if there is room. */
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  > :first-child {
    flex: 10 1 11rem;
  }
  > :last-child {
    flex: 1 1 auto;
  }
`;

function NewReservation({ restaurantId }: { restaurantId: string | undefined }) {
  const state = useFormState();
  const label = (
    <>
      <Icon name="plus" />
      {t('reservations.add.label')}
    </>
  );
  if (!restaurantId) {
    return (
      <Button disabled title={t('reservations.add.noRestaurant')}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink as={Link} to={paths.newReservation(restaurantId)} state={state}>
      {label}
    </ButtonLink>
  );
}
