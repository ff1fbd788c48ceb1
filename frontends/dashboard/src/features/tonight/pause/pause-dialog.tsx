import { Banner, Button, Dialog, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clockAt } from '../../../lib/clock';
import { t } from '../texts';

/** In minutes; 0 is the rest of the night. */
const lengths = [30, 60, 120, 0] as const;

const minuteMs = 60_000;

const Lengths = styled.div`
  display: grid;
  gap: 0.5rem;
  small {
    margin-inline-start: 0.375rem;
    font-weight: 400;
    opacity: 0.85;
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

interface PauseDialogProps {
  open: boolean;
  now: number;
  zone: string;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  onPause: (minutes: number) => void;
  onClose: () => void;
}

/** How long online bookings are paused: chosen by one tap. */
export function PauseDialog({ open, now, zone, busy, problem, onPause, onClose }: PauseDialogProps) {
  return (
    <Dialog open={open} title={t('tonight.pause.title')} onClose={onClose} headed>
      <Stack $gap="md">
        <Note>{t('tonight.pause.text')}</Note>
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <Lengths role="group" aria-label={t('tonight.pause.howLong')}>
          {lengths.map((minutes) => (
            <Button key={minutes} variant="secondary" disabled={busy} onClick={() => onPause(minutes)}>
              {t(`tonight.pause.length.${minutes}`)}
              {minutes > 0 && (
                <small>
                  {t('tonight.pause.untilTime', { time: clockAt(now + minutes * minuteMs, zone) })}
                </small>
              )}
            </Button>
          ))}
        </Lengths>
      </Stack>
    </Dialog>
  );
}
