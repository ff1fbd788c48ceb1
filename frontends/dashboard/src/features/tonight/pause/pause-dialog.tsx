import { Banner, Button, Dialog, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clockAt } from '../words';

const lengths = [
  { minutes: 30, label: '30 minutes' },
  { minutes: 60, label: '1 hour' },
  { minutes: 120, label: '2 hours' },
  { minutes: 0, label: 'Rest of the night' },
] as const;

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

export interface PauseDialogProps {
  open: boolean;
  now: number;
  zone: string;
  busy: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onPause: (minutes: number) => void;
  onClose: () => void;
}

/** For how long online bookings stop: one tap. */
export function PauseDialog({ open, now, zone, busy, problem, onPause, onClose }: PauseDialogProps) {
  return (
    <Dialog open={open} title="Pause online bookings" onClose={onClose} headed>
      <Stack $gap="md">
        <Note>
          Guests cannot book these times online meanwhile. Reservations that are booked stay, and you can
          still book parties yourself.
        </Note>
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <Lengths role="group" aria-label="For how long">
          {lengths.map(({ minutes, label }) => (
            <Button key={minutes} variant="secondary" disabled={busy} onClick={() => onPause(minutes)}>
              {label}
              {minutes > 0 && <small>until {clockAt(now + minutes * minuteMs, zone)}</small>}
            </Button>
          ))}
        </Lengths>
      </Stack>
    </Dialog>
  );
}
