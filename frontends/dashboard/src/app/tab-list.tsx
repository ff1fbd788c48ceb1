import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { color, media, motion, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../lib/icons';
import { useWide } from '../lib/use-wide';
import type { Tab as TabItem, TabId } from './tabs';
import { t } from './texts';

export const panelId = 'dashboard-panel';
export const tabElementId = (tab: TabId): string => `dashboard-tab-${tab}`;

/** A bar that scrolls sideways on a phone; a column in the rail on a wide screen. */
const List = styled.div`
  display: flex;
  gap: ${space.xxs};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  padding: ${space.xxs} ${space.md};
  /* Fades at the edge, to show that more tabs can be scrolled to. */
  mask-image: linear-gradient(90deg, transparent, #000 1rem, #000 calc(100% - 1.5rem), transparent);
  ${media.desktop} {
    flex-direction: column;
    padding: 0;
    overflow: visible;
    mask-image: none;
  }
`;

const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.sm};
  min-height: ${touchTarget};
  padding: ${space.xs} ${space.sm};
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.textMuted};
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.md};
  }
`;

interface TabListProps {
  tabs: readonly TabItem[];
  selected: TabId;
  onSelect: (tab: TabId) => void;
}

/**
 * The dashboard's tabs, following the ARIA pattern: one tab stop; arrows, Home and End move the focus. A tab is opened
 * by Enter or Space, because each of them loads data and is an entry of the history.
 */
export function TabList({ tabs, selected, onSelect }: TabListProps) {
  const vertical = useWide();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = document.getElementById(tabElementId(selected));
    const bar = list.current;
    // Not scrollIntoView: that would scroll the page, too.
    if (tab && bar)
      bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2;
  }, [selected, vertical]);

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => tabElementId(id) === document.activeElement?.id);
    const [next, previous] = vertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
    const target = { [next]: at + 1, [previous]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = tabs[(target + tabs.length) % tabs.length];
    if (tab) document.getElementById(tabElementId(tab.id))?.focus();
  }

  return (
    <List
      ref={list}
      role="tablist"
      aria-label={t('app.tabs')}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={tabElementId(id)}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <Icon name={id} />
          {label}
        </Tab>
      ))}
    </List>
  );
}
