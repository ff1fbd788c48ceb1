import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import { guestsLabel, timeLabel } from '../lib/labels';
import { nearestFree } from '../lib/times';
import type { TimeChoice } from '../lib/times';

export interface NearestTimesProps {
  choices: readonly TimeChoice[];
  /** HH:MM of the time that is full. */
  wanted: string;
  guests: number;
  onChoose: (time: string) => void;
}

/** What to have instead of a time that is full, one tap away. */
export function NearestTimes({ choices, wanted, guests, onChoose }: NearestTimesProps) {
  const nearest = nearestFree(choices, wanted);
  const full = `${timeLabel(wanted)} is full for ${guestsLabel(guests)}.`;
  if (nearest.length === 0) {
    return (
      <Banner tone="info" role="status">
        {full} No other time is free on this day. Please try another date.
      </Banner>
    );
  }
  return (
    <Banner tone="info" role="status">
      <Stack $gap="xs">
        <p>{full} The nearest free times:</p>
        <Inline $gap="xs">
          {nearest.map(({ time, label }) => (
            <Button key={time} variant="secondary" onClick={() => onChoose(time)}>
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}
