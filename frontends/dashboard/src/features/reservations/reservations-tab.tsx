import { useState } from 'react';
import { browserZone } from '@tablewell/api-client';
import { Link, useSearchParams } from '@tablewell/federation/router';
import { Button, ButtonLink, ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { localeWeekStart } from '../../lib/calendar';
import { Icon } from '../../lib/icons';
import { SearchBox } from '../../lib/search-box';
import { useToday } from '../../lib/use-today';
import { paths } from '../../paths';
import { PeriodControl } from './period-control';
import { periodOf, periodRange, rangeLabel } from './periods';
import type { PeriodId } from './periods';
import { ReservationList } from './reservation-list';
import { useListed } from './use-listed';

/** Every reservation of the restaurant: by period, or by search (spec, section 2, "Reservations tab"). */
export function ReservationsTab({ restaurantId }: { restaurantId: string | undefined }) {
  const zone = browserZone();
  const today = useToday(zone);
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [offset, setOffset] = useState(0);
  const period = periodOf(params.get('period'));
  const range = periodRange(period, offset, today, localeWeekStart(navigator.language));
  const { reservations, loading, error, retry } = useListed(restaurantId, range, typed);

  function choosePeriod(next: PeriodId): void {
    setOffset(0);
    setParams({ tab: 'reservations', period: next }, { replace: true });
  }

  return (
    <Stack $gap="lg">
      <PageHeading
        title="Reservations"
        subtitle="Manage all your restaurant's reservations in one place."
        actions={<NewReservation restaurantId={restaurantId} />}
      />
      <Stack $gap="sm">
        <SearchBox
          label="Search all reservations"
          placeholder="Search all reservations..."
          value={typed}
          onChange={setTyped}
        />
        {typed.trim() === '' && (
          <PeriodControl
            period={period}
            label={rangeLabel(period, range, today)}
            onPeriod={choosePeriod}
            onStep={(by) => setOffset((before) => before + by)}
          />
        )}
      </Stack>
      {error && <ErrorPanel message={error} {...(restaurantId ? { retry } : {})} />}
      {loading ? (
        <LoadingPanel text="Loading reservations..." />
      ) : (
        <ReservationList
          key={typed.trim() === '' ? range.start + range.end : 'search'}
          restaurantId={restaurantId}
          reservations={reservations}
          zone={zone}
        />
      )}
    </Stack>
  );
}

function NewReservation({ restaurantId }: { restaurantId: string | undefined }) {
  const label = (
    <>
      <Icon name="plus" />
      New Reservation
    </>
  );
  if (!restaurantId) {
    return (
      <Button disabled title="Please select a restaurant first">
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink as={Link} to={paths.newReservation(restaurantId)}>
      {label}
    </ButtonLink>
  );
}
