import { useEffect, useState } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import { announcedMinutes, maySendLateNotice } from '@tablewell/booking-rules/late';
import { Button, color, radius, space, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Reservation } from '../../api/types';
import { timeLabel } from '../../lib/labels';
import { localTimeAt } from '../../lib/local-time';
import { stateOf } from '../../lib/reservation-state';
import { reportLate } from './api/diner-calls';
import { Part, PartTitle } from './part';
import { useSend } from './use-send';
import { t } from '../../lib/language';

const tickMs = 30_000;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
  gap: ${space.xs};
  max-width: 26rem;
  button {
    padding-inline: ${space.xxs};
  }
`;

/** Aligns its text with the text around it. */
const Back = styled(Button)`
  padding-inline: 0;
`;

const Sent = styled.p`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.accentSoft};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;

/** The time by the server's clock in epoch milliseconds, updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Lets the diner announce that the party is late; shown only near its start (AFTER-3). */
export function LateCard({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, late } = reservation;
  const now = useNow();
  const { busy, send } = useSend(restaurant, t('after.lateFailed'));
  const startsAt = Date.parse(reservation.reservation_time);
  if (stateOf(reservation) !== 'confirmed' || !maySendLateNotice(startsAt, now)) return null;
  const report = (minutes: number) => void send(() => reportLate(id, minutes));
  const saidAt = late && timeLabel(localTimeAt(new Date(late.saidAt), restaurant.timezone).time);
  return (
    <Part aria-labelledby="late-title">
      <Stack $gap="sm">
        <PartTitle id="late-title">{t('after.lateTitle')}</PartTitle>
        <p>{t('after.lateLead', { restaurant: restaurant.name })}</p>
        <Choices>
          {announcedMinutes.map((minutes) => (
            <Button
              key={minutes}
              variant={late?.minutes === minutes ? 'primary' : 'secondary'}
              aria-pressed={late?.minutes === minutes}
              disabled={busy}
              onClick={() => report(minutes)}
            >
              {t('after.minutes', { count: minutes })}
            </Button>
          ))}
        </Choices>
        <Sent role="status">
          {late &&
            saidAt &&
            t('after.lateSent', { restaurant: restaurant.name, count: late.minutes, time: saidAt })}
        </Sent>
        {late && (
          <div>
            <Back variant="quiet" disabled={busy} onClick={() => report(0)}>
              {t('after.onTime')}
            </Back>
          </div>
        )}
      </Stack>
    </Part>
  );
}
