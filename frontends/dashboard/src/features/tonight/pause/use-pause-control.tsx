import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Evening } from '@tablewell/api-client/book';
import { IconButton } from '../../../lib/icon-button';
import { messageOf } from '../../../lib/message-of';
import { PauseBanner } from './pause-banner';
import { PauseDialog } from './pause-dialog';
import { usePause } from './use-pause';
import { t } from '../texts';

interface PauseControlOptions {
  restaurantId: string;
  /** The evening of today; undefined while another one is shown, or none yet. */
  evening: Evening | undefined;
  now: number;
}

interface PauseControl {
  /** Pauses online bookings; absent while they are paused. */
  button: ReactNode;
  /** Says until when they are paused, and resumes them. */
  banner: ReactNode;
}

/** Pauses and resumes online bookings, by a button in the heading and a banner above the evening. */
export function usePauseControl({ restaurantId, evening, now }: PauseControlOptions): PauseControl {
  const [isOpen, setOpen] = useState(false);
  const pauseButton = useRef<HTMLButtonElement>(null);
  const resumeButton = useRef<HTMLButtonElement>(null);
  const isChanging = useRef(false);
  const { pause, resume } = usePause(restaurantId);
  const { onlinePause, timezone: zone = 'UTC' } = evening ?? {};
  const current = onlinePause && onlinePause.until > now ? onlinePause : undefined;
  const isPaused = current !== undefined;
  // The button that was pressed is gone: its counterpart takes the focus, at the device that made the change alone.
  useEffect(() => {
    if (isChanging.current) (isPaused ? resumeButton : pauseButton).current?.focus();
    isChanging.current = false;
  }, [isPaused]);

  const button = evening && (
    <>
      {!isPaused && (
        <IconButton
          ref={pauseButton}
          icon="pause"
          label={t('tonight.pause.title')}
          onClick={() => setOpen(true)}
        />
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
    </>
  );
  const banner = current && (
    <PauseBanner
      ref={resumeButton}
      pause={current}
      zone={zone}
      busy={resume.isPending}
      onResume={() => {
        isChanging.current = true;
        resume.mutate();
      }}
    />
  );
  return { button, banner };
}
