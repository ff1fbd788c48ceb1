import { Banner, Button, Dialog, Stack, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { inLocale } from '../../lib/language';
import { t } from './texts';
import type { ReservationTimes } from './use-zone-question';

/** A change of the zone, by names of IANA. */
export interface Zones {
  from: string;
  to: string;
}

/** Enough to see what either answer does. */
const shownRows = 20;

const formats = inLocale((locale) => ({
  time: (at: number, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(at),
  dayAndTime: (at: number, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
      timeZone,
    }).format(at),
}));

/** Scrolls, so that the buttons stay in view. */
const List = styled.ul`
  max-height: 14rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-size: 0.9375rem;
  li {
    padding-block: ${space.xs};
    border-bottom: 1px solid ${color.border};
  }
`;

interface ZoneQuestionProps {
  /** Undefined: closed. */
  asked: (Zones & { ahead: readonly Party[] }) | undefined;
  onAnswer: (keeps: ReservationTimes) => void;
  onClose: () => void;
}

/** Asks what a change of the zone means for the reservations ahead, and shows both answers (HOURS-14). */
export function ZoneQuestion({ asked, onAnswer, onClose }: ZoneQuestionProps) {
  return (
    <Dialog
      headed
      open={asked !== undefined}
      title={t('settings.zone.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onAnswer('local')}>{t('settings.zone.local')}</Button>
          <Button variant="secondary" onClick={() => onAnswer('instant')}>
            {t('settings.zone.instant')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('settings.zone.back')}
          </Button>
        </>
      }
    >
      {asked && <Answers {...asked} />}
    </Dialog>
  );
}

function Answers({ from, to, ahead }: Zones & { ahead: readonly Party[] }) {
  const { time, dayAndTime } = formats();
  const rest = ahead.length - shownRows;
  return (
    <Stack $gap="md">
      <p>{t('settings.zone.text', { count: ahead.length })}</p>
      <Banner tone="info">
        <Stack $gap="xs">
          <p>{t('settings.zone.localText')}</p>
          <p>{t('settings.zone.instantText')}</p>
        </Stack>
      </Banner>
      <List aria-label={t('settings.zone.caption')} tabIndex={0}>
        {ahead.slice(0, shownRows).map(({ id, name, startsAt }) => (
          <li key={id}>
            <b>{name}</b>
            <p>
              {t('settings.zone.local')}: {t('settings.zone.stays', { time: dayAndTime(startsAt, from) })}
            </p>
            <p>
              {t('settings.zone.instant')}:{' '}
              {t('settings.zone.becomes', { before: time(startsAt, from), after: dayAndTime(startsAt, to) })}
            </p>
          </li>
        ))}
      </List>
      {rest > 0 && <p>{t('settings.zone.more', { count: rest })}</p>}
    </Stack>
  );
}
