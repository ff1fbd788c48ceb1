import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { motion, space, touchTarget } from '../tokens/scale';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.xs};
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
  &[aria-pressed='true']::before {
    content: '✓ ' / '';
  }
`;

const Group = styled.div`
  p {
    margin: 0;
    font-weight: 600;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

interface ChipsProps<Id extends string> {
  title: string;
  /** Explains what the answer is used for. */
  hint?: string;
  items: readonly { id: Id; label: string }[];
  chosen: readonly string[];
  onChoose: (id: Id) => void;
}

/** A group of answers to tap. A chosen one also has a check mark. */
export function Chips<Id extends string>({ title, hint, items, chosen, onChoose }: ChipsProps<Id>) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={hint && `${id}-hint`}>
      <p id={id}>{title}</p>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <Row>
        {items.map((item) => (
          <Chip
            key={item.id}
            type="button"
            aria-pressed={chosen.includes(item.id)}
            onClick={() => onChoose(item.id)}
          >
            {item.label}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
