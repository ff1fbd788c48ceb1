import { Button, TextField, color, space, useTypedValue } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Moment } from './use-moment';
import { t } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
  /* A field keeps a line's gap below it for its error. */
  > button {
    margin-bottom: ${space.xxs};
  }
  input {
    min-width: 8.5rem;
  }
`;

const Hint = styled.p`
  flex: 1 1 20rem;
  margin-bottom: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

/** The bounds of the date field; no restaurant plans beyond them. */
const earliest = '2020-01-01';
const latest = '2099-12-31';

const wordsOf = ({ isNow, at, now }: Moment): string => {
  if (isNow) return t('plan.moment.now');
  return at > now ? t('plan.moment.planned') : t('plan.moment.past');
};

/** Chooses the moment that the canvas shows. */
export function MomentControl({ moment }: { moment: Moment }) {
  const chooseDay = (day: string): void => {
    if (earliest <= day && day <= latest) moment.choose(day, moment.time);
  };
  const date = useTypedValue({ value: moment.date, onCommit: chooseDay });
  const time = useTypedValue({ value: moment.time, onCommit: (clock) => moment.choose(moment.date, clock) });
  return (
    <Row role="group" aria-label={t('plan.moment.label')}>
      <TextField label={t('plan.moment.date')} type="date" min={earliest} max={latest} {...date} />
      <TextField label={t('plan.moment.time')} type="time" {...time} />
      <Button variant="secondary" disabled={moment.isNow} onClick={moment.toNow}>
        {t('plan.moment.toNow')}
      </Button>
      <Hint>{t('plan.moment.hint', { moment: wordsOf(moment) })}</Hint>
    </Row>
  );
}
