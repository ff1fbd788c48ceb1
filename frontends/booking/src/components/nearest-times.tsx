import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import { guestsLabel, timeLabel } from '../lib/labels';
import { nearestFree } from '../lib/times';
import type { TimeChoice } from '../lib/times';
import { CallLink } from './call-link';

export interface NearestTimesProps {
  choices: readonly TimeChoice[];
  /** The chosen time, when there is one. */
  wanted: TimeChoice | undefined;
  guests: number;
  /** Empty when the restaurant has none. */
  restaurantPhone: string;
  onChoose: (time: string) => void;
}

/** The nearest available times to a time that is full; empty while the chosen time is available. */
export function NearestTimes({ choices, wanted, guests, restaurantPhone, onChoose }: NearestTimesProps) {
  if (choices.length > 0 && !choices.some(({ free }) => free)) {
    return (
      <Banner tone="info" role="status">
        No table is free for {guestsLabel(guests)} on this day. Please try another date
        {restaurantPhone && (
          <>
            , or call <CallLink phone={restaurantPhone} />
          </>
        )}
        .
      </Banner>
    );
  }
  if (!wanted || wanted.free) return null;
  return (
    <Banner tone="info" role="status">
      <Stack $gap="xs">
        <p>
          {timeLabel(wanted.time)} is full for {guestsLabel(guests)}. The nearest free times:
        </p>
        <Inline $gap="xs">
          {nearestFree(choices, wanted.time).map(({ time }) => (
            <Button key={time} variant="secondary" onClick={() => onChoose(time)}>
              {timeLabel(time)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}
