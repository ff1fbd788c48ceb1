import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

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

const Chip = styled.label`
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

export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  /** Shown in place of a long label, which is read aloud. */
  readonly short?: string;
}

interface ChoiceChipsProps<Id extends string | number> {
  label: string;
  choices: readonly Choice<Id>[];
  value: readonly Id[];
  onChange: (chosen: Id[]) => void;
  error?: string | undefined;
}

/** Several of a few, each on or off; the chosen ones are in the order of the choices. */
export function ChoiceChips<Id extends string | number>({
  label,
  choices,
  value,
  onChange,
  error,
}: ChoiceChipsProps<Id>) {
  const toggle = (id: Id): void =>
    onChange(choices.flatMap((each) => ((each.id === id) !== value.includes(each.id) ? [each.id] : [])));
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {choices.map(({ id, label: name, short }) => (
          <Chip key={id}>
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(id)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(id)}
            />
            <span aria-hidden="true">{short ?? name}</span>
          </Chip>
        ))}
      </Row>
      <ErrorText aria-live="polite">{error}</ErrorText>
    </Group>
  );
}
