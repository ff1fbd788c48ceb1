import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Banner, Button, Stack, VisuallyHidden } from '@tablewell/ui';
import type { TableHold } from './use-hold';
import { t } from '../../../lib/language';

/** Digits of one width, so that the text does not move every second. */
const Countdown = styled.p`
  font-variant-numeric: tabular-nums;
`;

/**
 * The space for the countdown is reserved when a time is chosen, so that nothing below it moves once the table is held.
 */
const unseen = { visibility: 'hidden' } as const;

/** The length of a hold in seconds, at which the countdown begins. */
const wholeHold = 300;

/** The countdown of a held table. A screen reader hears it at the start, at the last minute and at the end (HOLD-6). */
export function HeldTable({ hold }: { hold: TableHold }) {
  const left = useSecondsLeft(hold);
  const ended = t('hold.ended');
  const held = t(left > 60 ? 'hold.held' : 'hold.lastMinute');
  const words = { none: '', holding: '', held, ended }[hold.kind];
  return (
    <>
      {hold.kind !== 'none' && (
        <div style={hold.kind === 'holding' ? unseen : undefined}>
          <Banner tone="info">
            <Stack $gap="xs">
              {hold.kind === 'ended' ? (
                <p>{ended}</p>
              ) : (
                <Countdown role="timer">
                  {t('hold.left', { time: clock(hold.kind === 'held' ? left : wholeHold) })}
                </Countdown>
              )}
              {hold.kind === 'ended' && hold.again && (
                <div>
                  <Button variant="secondary" onClick={hold.again}>
                    {t('hold.again')}
                  </Button>
                </div>
              )}
            </Stack>
          </Banner>
        </div>
      )}
      {/* Rendered before its text, as screen readers require. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </>
  );
}

/** As in: `4:59`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The whole seconds until the hold ends; ends it when they have passed. */
function useSecondsLeft({ kind, endsAt, end }: TableHold): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (kind !== 'held') return undefined;
    const tick = (): void => {
      setNow(Date.now());
      if (Date.now() >= endsAt) end();
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [kind, endsAt, end]);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}
