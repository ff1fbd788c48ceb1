import { Badge, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Reservation } from '../api/types';
import { dateLabel, guestsLabel, timeLabel } from '../lib/labels';
import { localTimeAt } from '../lib/local-time';
import { t } from '../lib/language';

/** One line of a summary. */
interface Fact {
  label: string;
  value: string;
  /** Set smaller, so that a meaningless id stays on one line. */
  code?: true;
  /** Whether the value runs from left to right in every language, such as a phone number. */
  ltr?: true;
}

/** A reservation as labeled facts, with times in the restaurant's time zone. Empty fields are left out. */
export function factsOf(reservation: Reservation): Fact[] {
  const at = localTimeAt(new Date(reservation.reservation_time), reservation.restaurant.timezone);
  const facts: Fact[] = [
    { label: t('fact.name'), value: reservation.name },
    { label: t('fact.date'), value: dateLabel(at.date) },
    { label: t('fact.time'), value: timeLabel(at.time) },
    { label: t('fact.partySize'), value: guestsLabel(reservation.guests) },
    { label: t('field.area'), value: reservation.area ?? '' },
    { label: t('fact.phone'), value: reservation.phoneNumber, ltr: true },
    { label: t('fact.notes'), value: reservation.notes },
    { label: t('fact.id'), value: reservation.id, code: true, ltr: true },
  ];
  return facts.filter(({ value }) => value !== '');
}

const List = styled.dl`
  display: grid;
  /* Long labels, as German ones are, leave the values room on a small phone. */
  grid-template-columns: fit-content(42%) minmax(0, 1fr);
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  gap: ${space.md};
  padding-block: ${space.sm};
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Label = styled.dt`
  hyphens: auto;
  color: ${color.textMuted};
`;

const Value = styled.dd<{ $code: boolean }>`
  margin: 0;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $code }) => $code && `font: 500 0.8125rem/1.8 ${font.numeric};`}
`;

/** A summary; the facts that are not in `before` are marked as changed. */
export const Facts = ({
  facts,
  before,
}: {
  facts: readonly Fact[];
  before?: readonly Fact[] | undefined;
}) => (
  <List>
    {facts.map(({ label, value, code, ltr }) => (
      <Row key={label}>
        <Label>{label}</Label>
        <Value $code={code ?? false}>
          <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi>
          {before && !before.some((old) => old.label === label && old.value === value) && (
            <>
              {' '}
              <Badge $tone="success">{t('fact.changed')}</Badge>
            </>
          )}
        </Value>
      </Row>
    ))}
  </List>
);
