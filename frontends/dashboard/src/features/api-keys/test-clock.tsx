import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, color, ErrorPanel, Inline, LoadingPanel, notify, Stack } from '@tablewell/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { moveClock, readClock } from './api/test-clock';
import { t } from './texts';

const minuteMs = 60_000;
/** How far a click moves the clock. Programs move it to any time. */
const steps = [
  { name: 'apiKeys.clock.quarter', ms: 15 * minuteMs },
  { name: 'apiKeys.clock.hour', ms: 60 * minuteMs },
  { name: 'apiKeys.clock.day', ms: 24 * 60 * minuteMs },
  { name: 'apiKeys.clock.week', ms: 7 * 24 * 60 * minuteMs },
] as const;

const Title = styled.h4`
  margin: 0;
  font-size: 1rem;
`;
const Shown = styled.p`
  margin: 0;
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Explanation = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;

const dateTime = inLocale(
  (locale) => (zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }),
);

/** The clock of a test restaurant, which is moved forward to see what happens by then (TEST-7). */
export function TestClock({ restaurantId, zone }: { restaurantId: string; zone: string }) {
  const queries = useQueryClient();
  const titleId = useId();
  const { data, error, refetch } = useQuery(readClock(restaurantId));
  const moving = useMutation({
    mutationFn: (ms: number) => moveClock(restaurantId, Date.parse(data?.now ?? '') + ms),
    async onSuccess(clock) {
      queries.setQueryData(readClock(restaurantId).queryKey, clock);
      notify(t('apiKeys.clock.moved', { time: textOf(clock.now, zone) }), { tone: 'success' });
      // Other tabs show times, which have changed with the clock.
      await queries.invalidateQueries();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text={t('apiKeys.clock.loading')} />;
  return (
    <Stack as="section" $gap="sm" aria-labelledby={titleId}>
      <Title id={titleId}>{t('apiKeys.clock.title')}</Title>
      <Shown>{textOf(data.now, zone)}</Shown>
      <Explanation>{t(data.aheadSeconds > 0 ? 'apiKeys.clock.ahead' : 'apiKeys.clock.text')}</Explanation>
      <Inline role="group" aria-label={t('apiKeys.clock.move')}>
        {steps.map(({ name, ms }) => (
          <Button
            key={name}
            variant="secondary"
            busy={moving.isPending && moving.variables === ms}
            disabled={moving.isPending || Date.parse(data.now) + ms > Date.parse(data.latest)}
            onClick={() => moving.mutate(ms)}
          >
            {t(name)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

const textOf = (instant: string, zone: string): string => dateTime()(zone).format(new Date(instant));
