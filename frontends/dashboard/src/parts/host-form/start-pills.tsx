import { useId } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clockOf } from '../../lib/clock';
import { coversLabel, partiesLabel } from '../evening/labels';
import type { Start } from './api/host-form';
import { find, t } from './texts';

const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: ${space.xxs};
    font-weight: 600;
  }
`;

const Pills = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${space.xs};
  max-height: 13rem;
  /* Room for the ring of focus. */
  padding: 3px;
  overflow-y: auto;
  label {
    position: relative;
    display: grid;
    place-content: center;
    min-height: ${touchTarget};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  small {
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  [data-refused] {
    border-style: dashed;
    color: ${color.textMuted};
    b {
      text-decoration: line-through;
      text-decoration-thickness: 1px;
    }
  }
  b {
    font-weight: inherit;
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    small {
      color: inherit;
    }
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 0;
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

const Problem = styled.p`
  margin-top: ${space.xxs};
  color: ${color.danger};
  font-size: 0.9375rem;
`;

/** The short form of a refusal, shown below the time; undefined if there is none. */
const shortly = (refusal: string): string | undefined => find(`hostForm.starts.${refusal}`);

interface StartPillsProps {
  starts: readonly Start[];
  /** Shown instead of the starts. */
  note: string | undefined;
  error: string | undefined;
  chosen: string;
  onChoose: (time: string) => void;
}

/** The starts of the day with their covers. A refused start can be chosen too, to be booked anyway. */
export function StartPills({ starts, note, error, chosen, onChoose }: StartPillsProps) {
  const name = useId();
  const errorId = useId();
  // Of past starts only the last two are shown.
  const coming = starts.findIndex(({ refusedBy }) => refusedBy !== 'past');
  const shown = starts.slice(Math.max(0, (coming < 0 ? starts.length : coming) - 2));
  return (
    <Group
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend>{t('hostForm.time')}</legend>
      {note ? (
        <Note>{note}</Note>
      ) : (
        <Pills>
          {shown.map((start) => (
            <label key={start.time} data-refused={start.refusedBy ? '' : undefined} title={start.refusal}>
              <input
                type="radio"
                name={name}
                value={start.time}
                aria-label={labelOf(start)}
                checked={start.time === chosen}
                onChange={() => onChoose(start.time)}
              />
              <b>{clockOf(start.time)}</b>
              <small>
                {[shortOf(start), start.covers > 0 && coversLabel(start.covers)].filter(Boolean).join(' · ')}
              </small>
            </label>
          ))}
        </Pills>
      )}
      {error && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}

const shortOf = ({ refusedBy, isKept }: Start): string =>
  refusedBy ? (shortly(refusedBy) ?? t('hostForm.starts.refused')) : isKept ? t('hostForm.starts.kept') : '';

/** The accessible name of a start. */
function labelOf({ time, parties, covers, refusal, isKept }: Start): string {
  const load =
    parties > 0 ? `${partiesLabel(parties)}, ${coversLabel(covers)}` : t('hostForm.starts.noParties');
  const kept = isKept ? t('hostForm.starts.keptFor') : '';
  return [clockOf(time), load, refusal, kept].filter(Boolean).join(', ');
}
