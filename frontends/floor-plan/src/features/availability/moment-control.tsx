import { Button, TextField, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Moment } from './use-moment';

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
  flex: 1 1 100%;
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

/** Chooses the moment that the canvas shows. */
export const MomentControl = ({ moment, seatingMinutes }: { moment: Moment; seatingMinutes: number }) => (
  <Row role="group" aria-label="Moment shown">
    <TextField
      label="Date"
      type="date"
      value={moment.date}
      onChange={(event) => moment.choose(event.target.value, moment.time)}
    />
    <TextField
      label="Time"
      type="time"
      value={moment.time}
      onChange={(event) => moment.choose(moment.date, event.target.value)}
    />
    <Button variant="secondary" disabled={moment.isNow} onClick={moment.toNow}>
      Now
    </Button>
    <Hint>
      {moment.isNow ? 'Shown as it is now' : 'Shown as it will be then'}, in the restaurant’s time. Reserved:
      a party is due within {seatingMinutes} minutes.
    </Hint>
  </Row>
);
