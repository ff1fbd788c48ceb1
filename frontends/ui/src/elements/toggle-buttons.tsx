import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { media, radius, space, touchTarget } from '../tokens/scale';

const Group = styled.div`
  display: inline-flex;
  /* Long labels go on a second row of a phone. */
  flex-wrap: wrap;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  button {
    flex: 1;
    min-height: calc(${touchTarget} - 6px);
    padding: ${space.xxs} ${space.xs};
    border: 0;
    border-radius: calc(${radius.md} - 2px);
    background: transparent;
    color: ${color.textMuted};
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  ${media.tablet} {
    button {
      padding-inline: ${space.sm};
    }
  }
  button:hover {
    color: ${color.text};
  }
  button[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

interface ToggleButtonsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** A single choice as a row of buttons. */
export const ToggleButtons = <Id extends string>({
  label,
  items,
  selected,
  onSelect,
}: ToggleButtonsProps<Id>) => (
  <Group role="group" aria-label={label}>
    {items.map((item) => (
      <button
        key={item.id}
        type="button"
        aria-pressed={item.id === selected}
        onClick={() => onSelect(item.id)}
      >
        {item.label}
      </button>
    ))}
  </Group>
);
