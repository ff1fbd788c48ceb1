import { announcedMinutes } from '@tablewell/booking-rules/late';
import { Button, Stack, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { WaitlistEntry } from '../../api/types';
import { t } from '../../lib/language';
import { Part, PartTitle } from '../post-booking/part';
import { tellHost } from './api/waitlist-calls';
import { w } from './texts';
import { useAct } from './use-act';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
  gap: ${space.xs};
  max-width: 26rem;
  button {
    padding-inline: ${space.xxs};
  }
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

/** Aligns its text with the text around it. */
const Back = styled(Button)`
  padding-inline: 0;
`;

/** Lets a party say that it is here, or late (WAIT-19). */
export function News({ entry }: { entry: WaitlistEntry }) {
  const { id, state, lateMinutes = 0 } = entry;
  const restaurant = entry.restaurant?.name ?? '';
  const { busy, act } = useAct(entry);
  const isHere = state === 'CHECKED_IN';
  const late = (minutes: number) => void act(() => tellHost(id, { lateMinutes: minutes }));
  return (
    <Part aria-labelledby="news-title">
      <Stack $gap="sm">
        <PartTitle id="news-title">{isHere ? w('wait.here') : t('after.lateTitle')}</PartTitle>
        <Sent role="status">
          {isHere
            ? w('wait.hereSent', { restaurant })
            : lateMinutes > 0
              ? w('wait.lateSent', { restaurant, count: lateMinutes })
              : ''}
        </Sent>
        {!isHere && (
          <>
            <Choices>
              {announcedMinutes.map((minutes) => (
                <Button
                  key={minutes}
                  variant={lateMinutes === minutes ? 'primary' : 'secondary'}
                  aria-pressed={lateMinutes === minutes}
                  disabled={busy}
                  onClick={() => late(minutes)}
                >
                  {t('after.minutes', { count: minutes })}
                </Button>
              ))}
            </Choices>
            {lateMinutes > 0 && (
              <div>
                <Back variant="quiet" disabled={busy} onClick={() => late(0)}>
                  {t('after.onTime')}
                </Back>
              </div>
            )}
            <Button
              size="large"
              variant="secondary"
              wide
              busy={busy}
              onClick={() => void act(() => tellHost(id, { here: true }))}
            >
              {w('wait.here')}
            </Button>
          </>
        )}
      </Stack>
    </Part>
  );
}
