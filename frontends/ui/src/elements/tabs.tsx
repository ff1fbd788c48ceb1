import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { motion, radius, space, touchTarget } from '../tokens/scale';

const List = styled.div`
  display: flex;
  gap: ${space.xxs};
  overflow-x: auto;
  scrollbar-width: thin;
  border-bottom: 1px solid ${color.border};
`;

const Tab = styled.button`
  flex: none;
  min-height: ${touchTarget};
  padding: ${space.xs} ${space.md};
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font-weight: 600;
  cursor: pointer;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.text};
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    color: ${color.accent};
    border-bottom-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const PanelBox = styled.div`
  padding-top: ${space.lg};
`;

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the group for those who cannot see it. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Tabs as the ARIA pattern has them: one tab stop, arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number): void => {
    const item = items[(index + items.length) % items.length];
    if (!item) return;
    onSelect(item.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}-tab-${item.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = items.findIndex((item) => item.id === selected);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      <PanelBox role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${selected}`} tabIndex={0}>
        {children}
      </PanelBox>
    </div>
  );
}
