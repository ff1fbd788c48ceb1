import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { css, styled } from 'styled-components';
import { Banner, Button, Stack, VisuallyHidden, radius, shadow, space } from '@tablewell/ui';
import { guestsLabel, timeLabel } from '../../../lib/labels';
import { formats, t } from '../../../lib/language';
import type { ChosenTable, TableHold } from './use-hold';

/**
 * Stays in view while the diner fills in the rest of the form, but where a phone lying on its side leaves little room.
 */
const inView = css`
  @media (min-height: 30rem) {
    position: sticky;
    top: ${space.xs};
    z-index: 1;
    border-radius: ${radius.md};
    box-shadow: ${shadow.rest};
  }
`;

const Place = styled.div<{ $isInView: boolean }>`
  ${({ $isInView }) => $isInView && inView}
`;

const Chosen = styled.p`
  font-weight: 600;
`;

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

/** Nothing in the moment in which the choice is gone and its hold is still shown. */
const inWords = ({ date, time, guests }: ChosenTable): string =>
  time && [formats.shortDay(date), timeLabel(time), guestsLabel(guests)].join(' · ');

/** The held table and its countdown. A screen reader hears it at the start, at the last minute and at the end (HOLD-6). */
export function HeldTable({ hold, table }: { hold: TableHold; table: ChosenTable }) {
  const left = useSecondsLeft(hold);
  const place = useRef<HTMLDivElement>(null);
  const isInView = hold.kind === 'holding' || hold.kind === 'held';
  useClearOf(place, isInView);
  const ended = t('hold.ended');
  const held = t(left > 60 ? 'hold.held' : 'hold.lastMinute');
  const words = { none: '', holding: '', held, ended }[hold.kind];
  return (
    <>
      {hold.kind !== 'none' && (
        <Place ref={place} $isInView={isInView} style={hold.kind === 'holding' ? unseen : undefined}>
          <Banner tone="info">
            <Stack $gap="xxs">
              {hold.kind === 'ended' ? (
                <p>{ended}</p>
              ) : (
                <>
                  <Chosen>{inWords(table)}</Chosen>
                  <Countdown role="timer">
                    {t('hold.left', { time: clock(hold.kind === 'held' ? left : wholeHold) })}
                  </Countdown>
                </>
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
        </Place>
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

/** The height of a label above its field, with some space, in pixels. */
const labelHeight = 44;

/** Keeps a field that gets the focus, and its label, clear of what stays at the top. */
function useClearOf(place: RefObject<HTMLElement | null>, isInView: boolean): void {
  useEffect(() => {
    if (!isInView) return undefined;
    const { style } = document.documentElement;
    style.scrollPaddingTop = `${(place.current?.offsetHeight ?? 0) + labelHeight}px`;
    return () => void (style.scrollPaddingTop = '');
  }, [place, isInView]);
}
