import { useEffect, useState } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import { Button, ConfirmDialog, Stack, color, font, radius, space } from '@tablewell/ui';
import { keyframes, styled } from 'styled-components';
import type { WaitlistEntry } from '../../api/types';
import { entryById } from '../../api/get-waitlist';
import { useResources } from '../../components/use-resource';
import { guestsInText, timeLabel } from '../../lib/labels';
import { shortDay } from '../../lib/days';
import { t } from '../../lib/language';
import { localTimeAt } from '../../lib/local-time';
import { acceptOffer, declineOffer } from './api/waitlist-calls';
import { w } from './texts';
import { useAct } from './use-act';
import { titleOf } from './waits';

const minuteMs = 60_000;
const lookEveryMs = 5_000;

const glow = keyframes`
  50% { box-shadow: 0 0 0 0.75rem color-mix(in srgb, ${color.accent} 35%, transparent); }
`;

/** Lights up like a restaurant's pager; still for those who want no motion. */
const Light = styled.section`
  padding: ${space.xl} ${space.lg};
  border-radius: ${radius.lg};
  background: ${color.accent};
  color: ${color.onAccent};
  text-align: center;
  animation: ${glow} 1.6s ease-in-out infinite;
  button {
    min-height: 3.5rem;
  }
`;

const Title = styled.h2`
  margin: 0;
  font: 600 clamp(1.75rem, 1.2rem + 3vw, 2.5rem) / 1.15 ${font.display};
`;

const Until = styled.p`
  font-size: 1.125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** On the light, in its own colors turned round. */
const Yes = styled(Button)`
  && {
    background: ${color.onAccent};
    color: ${color.accent};
    font-size: 1.25rem;
  }
`;

const No = styled(Button)`
  && {
    background: transparent;
    border-color: currentcolor;
    color: ${color.onAccent};
  }
`;

/** The minutes that are left until an instant, by the server's clock; renewed while the page is open. */
function useMinutesLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / minuteMs));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), lookEveryMs);
    return () => clearInterval(timer);
  });
  return minutes;
}

interface PagerProps {
  entry: WaitlistEntry;
  stage: 'ready' | 'offer';
}

/** The table or start held for the party, and its answers: it comes or takes it, or gives it up (WAIT-20). */
export function Pager({ entry, stage }: PagerProps) {
  const { id, offer, restaurant, coming = false, date = '', time = '', guests } = entry;
  const until = offer?.until ?? '';
  const [asks, setAsks] = useState(false);
  const { busy, act } = useAct(entry);
  const resources = useResources();
  const count = useMinutesLeft(until);
  const isOver = count === 0;
  useEffect(() => {
    if (isOver) resources.invalidate(entryById(id).key);
  }, [resources, id, isOver]);
  useEffect(() => {
    // A page that was never touched may not vibrate.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300]);
  }, [until]);
  const isOffer = stage === 'offer';
  const name = restaurant?.name ?? '';
  const held = timeLabel(localTimeAt(new Date(until), restaurant?.timezone ?? 'UTC').time);
  const decline = () => {
    setAsks(false);
    void act(() => declineOffer(id));
  };
  return (
    <>
      <Light aria-labelledby="pager-title">
        <Stack $gap="md">
          <div role="alert">
            <Title id="pager-title">{titleOf(stage)}</Title>
            <p>
              {isOffer
                ? w('wait.offerWords', {
                    day: shortDay(date),
                    time: timeLabel(time),
                    guests: guestsInText(guests),
                  })
                : w('wait.readyWords', { restaurant: name })}
            </p>
          </div>
          <Until>
            {w('wait.until', { time: held })}
            <br />
            {w('wait.minutesLeft', { count })}
          </Until>
          <div role="status">{coming && t('after.comingSent', { restaurant: name })}</div>
          {!coming && (
            <Yes size="large" wide busy={busy} onClick={() => void act(() => acceptOffer(id))}>
              {w(isOffer ? 'wait.take' : 'wait.coming')}
            </Yes>
          )}
          <No size="large" variant="secondary" wide disabled={busy} onClick={() => setAsks(true)}>
            {w(isOffer ? 'wait.noThanks' : 'wait.giveUp')}
          </No>
        </Stack>
      </Light>
      <ConfirmDialog
        open={asks}
        title={w('wait.askGiveUp')}
        message={w('wait.giveUpMeans')}
        confirmLabel={w(isOffer ? 'wait.noThanks' : 'wait.giveUp')}
        cancelLabel={w('wait.keep')}
        dangerous
        onCancel={() => setAsks(false)}
        onConfirm={decline}
      />
    </>
  );
}
