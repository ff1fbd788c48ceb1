import { Button } from '@tablewell/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Evening } from '@tablewell/api-client/evening';
import { messageOf } from '../../../lib/message-of';
import { PauseBanner } from './pause-banner';
import { PauseDialog } from './pause-dialog';
import { usePause } from './use-pause';
import { t } from '../texts';

/** Among the actions; the banner takes a line of its own. */
const Place = styled.div`
  &[data-paused] {
    flex: 1 1 100%;
  }
`;

export interface PauseControlProps {
  restaurantId: string;
  evening: Evening;
  now: number;
}

/** Pauses online bookings; while they are paused, says until when and resumes them. */
export function PauseControl({ restaurantId, evening, now }: PauseControlProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isChanging = useRef(false);
  const { pause, resume } = usePause(restaurantId);
  const { onlinePause, timezone: zone } = evening;
  const current = onlinePause && onlinePause.until > now ? onlinePause : undefined;
  const isPaused = current !== undefined;
  // The button that was pressed is gone: its counterpart takes the focus, at the device that made the change alone.
  useEffect(() => {
    if (isChanging.current) place.current?.querySelector('button')?.focus();
    isChanging.current = false;
  }, [isPaused]);

  return (
    <Place ref={place} data-paused={isPaused ? '' : undefined}>
      {current ? (
        <PauseBanner
          pause={current}
          zone={zone}
          busy={resume.isPending}
          onResume={() => {
            isChanging.current = true;
            resume.mutate();
          }}
        />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('tonight.pause.title')}
        </Button>
      )}
      <PauseDialog
        open={isOpen && !isPaused}
        now={now}
        zone={zone}
        busy={pause.isPending}
        problem={pause.isError ? messageOf(pause.error) : undefined}
        onPause={(minutes) => {
          isChanging.current = true;
          pause.mutate(minutes, { onSuccess: () => setOpen(false) });
        }}
        onClose={() => {
          setOpen(false);
          pause.reset();
        }}
      />
    </Place>
  );
}
