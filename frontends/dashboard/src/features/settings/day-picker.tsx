import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const Group = styled.fieldset`
  legend {
    margin-bottom: ${space.xxs};
    padding: 0;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
`;

const Day = styled.label`
  position: relative;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 3.25rem;
    min-height: ${touchTarget};
    padding-inline: ${space.xs};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: 0.9375rem;
    font-weight: 600;
  }
  input:checked + span {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const ErrorText = styled.p`
  margin-top: ${space.xxs};
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

export interface DayPickerProps {
  label: string;
  /** 0 = Sunday to 6 = Saturday. */
  value: readonly number[];
  onChange: (days: number[]) => void;
  error?: string | undefined;
}

/** Days of the week, each on or off. */
export function DayPicker({ label, value, onChange, error }: DayPickerProps) {
  const toggle = (day: number): void =>
    onChange(value.includes(day) ? value.filter((each) => each !== day) : [...value, day].sort());
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {days.map((name, day) => (
          <Day key={name}>
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(day)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(day)}
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
          </Day>
        ))}
      </Row>
      <ErrorText aria-live="polite">{error}</ErrorText>
    </Group>
  );
}
