import { Badge, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Reservation } from '../api/types';
import { dateLabel, guestsLabel, timeLabel } from '../lib/labels';
import { localTimeAt } from '../lib/local-time';

/** One line of a summary. */
export interface Fact {
  label: string;
  value: string;
}

/** A reservation in words, its times by the restaurant's clock. What was not given is left out. */
export function factsOf(reservation: Reservation): Fact[] {
  const at = localTimeAt(new Date(reservation.reservation_time), reservation.restaurant.timezone);
  const facts = [
    { label: 'Name', value: reservation.name },
    { label: 'Date', value: dateLabel(at.date) },
    { label: 'Time', value: timeLabel(at.time) },
    { label: 'Party size', value: guestsLabel(reservation.guests) },
    { label: 'Phone', value: reservation.phoneNumber },
    { label: 'Notes', value: reservation.notes },
    { label: 'Reservation ID', value: reservation.id },
  ];
  return facts.filter(({ value }) => value !== '');
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
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
  color: ${color.textMuted};
`;

const Value = styled.dd`
  margin: 0;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  white-space: pre-line;
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
    {facts.map(({ label, value }) => (
      <Row key={label}>
        <Label>{label}</Label>
        <Value>
          {value}
          {before && !before.some((old) => old.label === label && old.value === value) && (
            <>
              {' '}
              <Badge $tone="success">Changed</Badge>
            </>
          )}
        </Value>
      </Row>
    ))}
  </List>
);
