import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minuteOf } from '@tablewell/shared/calendar';
import { addDays } from '@tablewell/shared/zone';
import { Button, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { eveningOf } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { shortDate } from '../../lib/calendar';
import { dateIn, useDashboardParams } from '../../lib/dashboard-params';
import { IconButton } from '../../lib/icon-button';
import { messageOf } from '../../lib/message-of';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { useNow } from '@tablewell/api-client/use-now';
import { useServiceMode } from '../../lib/use-service-mode';
import { BoardHead, HeadSlot, HeadTitle } from './board-head';
import { ClockNote } from './clock-note';
import { EveningBoard } from './evening-board';
import { RestaurantSwitch } from '../../parts/restaurant-switch/restaurant-switch';
import { EveningSheet } from '../../parts/evening/evening-sheet';
import { usePauseControl } from './pause/use-pause-control';
import { firstVisitsIn, useVisits } from './use-visits';
import { clockAt } from '../../lib/clock';
import { t } from './texts';

const nobody: readonly Party[] = [];

/** The evening for hosts: expected, waiting and seated parties with their tables, and one tap for each step. */
export function TonightTab({ restaurant }: { restaurant: Restaurant }) {
  const [params, setParams] = useDashboardParams();
  const named = dateIn(params) ?? '';
  // The service says which day it is, and is asked again every minute: the day turns on an open page, too.
  const tonight = useQuery(eveningOf(restaurant.id, ''));
  const today = tonight.data?.date;
  const isToday = named === '' || named === today;
  const other = useQuery({ ...eveningOf(restaurant.id, named), enabled: !isToday });
  const shown = isToday ? tonight : other;
  const evening = shown.data;
  const [prints, setPrints] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isInService, setInService] = useServiceMode();
  const date = evening?.date ?? named;

  // The board has asked for them already.
  const visits = useVisits(restaurant.id, prints && evening ? evening.parties : nobody);
  const now = useNow();
  const pause = usePauseControl({
    restaurantId: restaurant.id,
    evening: isToday ? evening : undefined,
    now,
  });

  const step = (by: 1 | -1): void =>
    setParams(
      (before) => {
        const day = addDays(dateIn(before) ?? today ?? date, by);
        return day === today ? { tab: 'tonight' } : { tab: 'tonight', date: day };
      },
      { replace: true },
    );

  return (
    <>
      <RestaurantSwitch />
      <BoardHead data-service={isInService || undefined}>
        <IconButton
          icon="rail"
          label={t('tonight.service.title')}
          aria-pressed={isInService}
          onClick={() => setInService(!isInService)}
        />
        <HeadTitle>
          <h1>{isToday ? t('tonight.title') : shortDate(date)}</h1>
          {evening && (
            <p>
              {isToday && `${shortDate(date)} · `}
              <b>{clockAt(now, evening.timezone)}</b>
            </p>
          )}
        </HeadTitle>
        {!isToday && (
          <Button variant="quiet" onClick={() => setParams({ tab: 'tonight' }, { replace: true })}>
            {t('tonight.title')}
          </Button>
        )}
        {!(isInService && isToday) && date !== '' && (
          <>
            <IconButton icon="left" label={t('tonight.previousDay')} onClick={() => step(-1)} />
            <IconButton icon="right" label={t('tonight.nextDay')} onClick={() => step(1)} />
          </>
        )}
        <HeadSlot ref={setSlot} data-slot="" />
      </BoardHead>
      <ClockNote />
      {!evening ? (
        shown.error ? (
          <ErrorPanel message={messageOf(shown.error)} retry={() => void shown.refetch()} />
        ) : (
          <LoadingPanel text={t('tonight.loading')} />
        )
      ) : (
        <EveningBoard
          key={evening.date}
          restaurantId={restaurant.id}
          evening={evening}
          isToday={isToday}
          callListAt={restaurant.callListAt ? minuteOf(restaurant.callListAt) : undefined}
          grace={restaurant.lateAfterMinutes ?? 0}
          givesUpAfter={restaurant.giveUpLateAfterMinutes ?? undefined}
          isInService={isInService}
          now={now}
          head={slot}
          tools={
            <>
              {pause.button}
              <IconButton
                data-spare=""
                icon="print"
                label={t('tonight.print')}
                onClick={() => setPrints(true)}
              />
            </>
          }
          pauseBanner={pause.banner}
        />
      )}
      {prints && evening && (
        <EveningSheet
          evening={evening}
          firstVisits={firstVisitsIn(visits)}
          restaurantName={restaurant.name}
          onPrinted={() => setPrints(false)}
        />
      )}
    </>
  );
}
