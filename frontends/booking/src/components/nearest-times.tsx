import { useEffect, useRef } from 'react';
import { Banner, Button, Inline, Stack, rich } from '@tablewell/ui';
import { guestsInText, timeLabel } from '../lib/labels';
import { t } from '../lib/language';
import { nearestFree } from '../lib/times';
import type { TimeChoice } from '../lib/times';
import type { Callee } from '../lib/callee';
import { CallLink } from './call-link';
import { Talk } from './talk';
import { FullDay } from './tell-me';

interface NearestTimesProps {
  choices: readonly TimeChoice[];
  /** The chosen time, if there is one. */
  wanted: TimeChoice | undefined;
  guests: number;
  callee: Callee;
  /** The restaurant whose waitlist a full day leads to, if any. */
  restaurantId: string | undefined;
  /** Whether they answer a refused booking: they are scrolled into view and get the focus (BOOKING-20). */
  isAnswer: boolean;
  onChoose: (time: string) => void;
}

/** The available times nearest to a full one; empty while the chosen time is available. */
export function NearestTimes({
  choices,
  wanted,
  guests,
  callee,
  restaurantId,
  isAnswer,
  onChoose,
}: NearestTimesProps) {
  const { phoneNumber: phone, phoneUri } = callee;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isAnswer]);
  if (choices.length > 0 && !choices.some(({ free }) => free)) {
    return (
      <div ref={box} tabIndex={-1}>
        <Banner tone="info" role="status">
          {phone
            ? rich(t('nearest.noneCall', { guests: guestsInText(guests), phone }), {
                call: () => <CallLink phone={phone} uri={phoneUri} />,
              })
            : t('nearest.none', { guests: guestsInText(guests) })}
          {restaurantId && <FullDay restaurantId={restaurantId} guests={guests} />}
        </Banner>
      </div>
    );
  }
  if (!wanted || wanted.free) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="info" role="status">
        <Stack $gap="xs">
          <p>{t('nearest.full', { time: timeLabel(wanted.time), guests: guestsInText(guests) })}</p>
          <Inline $gap="xs">
            {nearestFree(choices, wanted).map(({ time }) => (
              <Button key={time} variant="secondary" onClick={() => onChoose(time)}>
                {timeLabel(time)}
              </Button>
            ))}
          </Inline>
          <Talk to={callee} />
        </Stack>
      </Banner>
    </div>
  );
}
