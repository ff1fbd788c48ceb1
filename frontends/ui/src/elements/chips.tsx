import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { motion, space, touchTarget } from '../tokens/scale';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.xs};
  &[data-short] {
    gap: ${space.xxs};
  }
`;

const Chip = styled.button`
  min-height: ${touchTarget};
  padding: ${space.xxs} ${space.md};
  border: 1px solid ${color.control};
  border-radius: 999px;
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick};
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }
  &[aria-pressed='true']:not([data-short])::before {
    content: '✓ ' / '';
  }
  /* Seven days stand in a row that does not move when one is chosen, so there is no room for a check mark. */
  &[data-short] {
    min-width: 3.25rem;
    padding-inline: ${space.xs};
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

const Group = styled.div`
  > p:first-child {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
  &:not(:empty) {
    margin-top: ${space.xxs};
  }
`;

interface ChipItem<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  /** Shown in place of a long label, which is read aloud. */
  readonly short?: string;
}

export interface ChipsProps<Id extends string | number> {
  title: string;
  /** Explains what the answer is used for. */
  hint?: string;
  items: readonly ChipItem<Id>[];
  chosen: readonly (string | number)[];
  onChoose: (id: Id) => void;
  error?: string | undefined;
}

/** A group of answers to tap. A chosen one also has a check mark, unless its label is a short one. */
export function Chips<Id extends string | number>(props: ChipsProps<Id>) {
  const { title, hint, items, chosen, onChoose, error } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={described || undefined}>
      <p id={id}>{title}</p>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <Row data-short={items.some(({ short }) => short) ? '' : undefined}>
        {items.map((item) => (
          <Chip
            key={item.id}
            type="button"
            aria-label={item.short && item.label}
            aria-pressed={chosen.includes(item.id)}
            data-short={item.short && ''}
            data-invalid={error ? true : undefined}
            onClick={() => onChoose(item.id)}
          >
            {item.short ?? item.label}
          </Chip>
        ))}
      </Row>
      <ErrorText id={`${id}-error`} aria-live="polite">
        {error}
      </ErrorText>
    </Group>
  );
}
