import { useId } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clockOf } from '../words';

const Group = styled.fieldset`
  legend {
    margin-bottom: ${space.xxs};
    font-weight: 600;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  max-height: 11rem;
  overflow-y: auto;
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 5.75rem;
    min-height: ${touchTarget};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  label:has(:disabled) {
    border-style: dashed;
    color: ${color.textMuted};
    cursor: not-allowed;
    text-decoration: line-through;
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

const Problem = styled.p`
  color: ${color.danger};
`;

const refusals: Record<string, string> = {
  closed: 'The restaurant is closed on this day.',
  past: 'This day is over.',
  'too-far-ahead': 'Reservations can be made up to three months ahead.',
};

export interface TimeChipsProps {
  times: readonly { time: string; period: string; available: boolean }[];
  loading: boolean;
  /** Why the day offers no time; empty if it does. */
  refusal: string;
  error: string | undefined;
  chosen: string;
  onChoose: (time: string) => void;
}

/** The starts of the day, full ones struck out. One of them is chosen; arrows move between them. */
export function TimeChips({ times, loading, refusal, error, chosen, onChoose }: TimeChipsProps) {
  const name = useId();
  const errorId = useId();
  // What is over or full stays, so that a host can say so; what has passed today is not worth its room.
  const firstOpen = times.findIndex(({ available }) => available);
  const shown = firstOpen < 0 ? times : times.slice(Math.max(0, firstOpen - 2));
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>Time</legend>
      {loading ? (
        <Note>Loading times...</Note>
      ) : times.length === 0 ? (
        <Note>{refusals[refusal] ?? 'No time is offered on this day.'}</Note>
      ) : (
        <Chips>
          {shown.map(({ time, available }) => (
            <label key={time}>
              <input
                type="radio"
                name={name}
                value={time}
                checked={time === chosen}
                disabled={!available}
                onChange={() => onChoose(time)}
              />
              {clockOf(time)}
            </label>
          ))}
        </Chips>
      )}
      {error && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
