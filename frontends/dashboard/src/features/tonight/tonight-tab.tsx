import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '@tablewell/shared/zone';
import { Button, ErrorPanel, Inline, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { shortDate } from '../../lib/calendar';
import { useDashboardParams } from '../../lib/dashboard-params';
import { IconButton } from '../../lib/icon-button';
import { messageOf } from '../../lib/message-of';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { useNow } from '../../lib/use-now';
import { useToday } from '../../lib/use-today';
import { ZoneNote } from '../../lib/zone-note';
import { eveningOf } from '@tablewell/api-client/evening';
import { EveningBoard } from './evening-board';
import { EveningSheet } from './evening-sheet';
import { HeadingButton } from './heading-button';
import { usePauseControl } from './pause/use-pause-control';
import { t } from './texts';

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The evening for hosts: expected, waiting and seated parties with their tables, and one tap for each step. */
export function TonightTab({ restaurant }: { restaurant: Restaurant }) {
  const [params, setParams] = useDashboardParams();
  const given = params.get('date');
  const named = isDate(given) ? given : '';
  const evening = useQuery(eveningOf(restaurant.id, named));
  const today = useToday(evening.data?.timezone ?? 'UTC');
  const [prints, setPrints] = useState(false);
  const date = evening.data?.date ?? named;
  const isToday = named === '' || named === today;

  const now = useNow();
  const pause = usePauseControl({
    restaurantId: restaurant.id,
    evening: isToday ? evening.data : undefined,
    now,
  });

  const show = (day: string): void =>
    setParams(day === today ? { tab: 'tonight' } : { tab: 'tonight', date: day }, { replace: true });

  return (
    <Stack $gap="md">
      <PageHeading
        title={isToday ? t('tonight.title') : shortDate(date)}
        actions={
          <Inline $gap="xs">
            {/* First, because it comes and goes: the arrows stay under the finger that leafs through the days. */}
            {pause.button}
            {!isToday && (
              <Button variant="quiet" onClick={() => show(today)}>
                {t('tonight.title')}
              </Button>
            )}
            <IconButton
              icon="left"
              label={t('tonight.previousDay')}
              onClick={() => show(addDays(date, -1))}
            />
            <IconButton icon="right" label={t('tonight.nextDay')} onClick={() => show(addDays(date, 1))} />
            <HeadingButton
              icon="print"
              label={t('tonight.print')}
              disabled={!evening.data}
              onClick={() => setPrints(true)}
            />
          </Inline>
        }
      />
      <ZoneNote restaurantId={restaurant.id} shown="restaurant" />
      {evening.error && !evening.data ? (
        <ErrorPanel message={messageOf(evening.error)} retry={() => void evening.refetch()} />
      ) : evening.data ? (
        <EveningBoard
          key={evening.data.date}
          restaurantId={restaurant.id}
          evening={evening.data}
          isToday={isToday}
          now={now}
          pauseBanner={pause.banner}
        />
      ) : (
        <LoadingPanel text={t('tonight.loading')} />
      )}
      {prints && evening.data && (
        <EveningSheet
          evening={evening.data}
          restaurantName={restaurant.name}
          onPrinted={() => setPrints(false)}
        />
      )}
    </Stack>
  );
}
