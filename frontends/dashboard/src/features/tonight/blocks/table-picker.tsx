import { useId } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { byNumber } from '@tablewell/api-client/evening';
import type { Table } from '@tablewell/api-client/evening';

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
  gap: ${space.xs};
  max-height: 15rem;
  /* Room for the ring of focus. */
  padding: 3px;
  overflow-y: auto;
  button {
    min-height: ${touchTarget};
    padding: ${space.xxs};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: none;
    color: ${color.text};
    font-weight: 650;
    line-height: 1.2;
    cursor: pointer;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
  }
  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    small {
      color: inherit;
    }
  }
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

export interface TablePickerProps {
  tables: readonly Table[];
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (numbers: readonly string[]) => void;
}

/** Any number of tables, by tapping their numbers. */
export function TablePicker({ tables, chosen, error, onChoose }: TablePickerProps) {
  const problemId = useId();
  const press = (number: string): void =>
    onChoose(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);
  return (
    <div>
      <Tables role="group" aria-label="Tables" aria-describedby={problemId}>
        {[...tables].sort(byNumber).map(({ number, seats, area }, index) => (
          <button
            key={number}
            type="button"
            aria-pressed={chosen.includes(number)}
            data-invalid={error !== undefined && index === 0 ? true : undefined}
            aria-label={`Table ${number}, ${seats} seats${area && `, ${area}`}`}
            onClick={() => press(number)}
          >
            {number}
            <small>{seats} seats</small>
          </button>
        ))}
      </Tables>
      <Problem id={problemId} aria-live="polite">
        {error}
      </Problem>
    </div>
  );
}
