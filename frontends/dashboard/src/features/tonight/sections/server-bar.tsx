import { memo, useMemo } from 'react';
import { Button, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { coversByServer } from '../model/sections';
import type { Section } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { SectionMark } from '../../../parts/evening/section-mark';
import { t } from '../texts';

const Bar = styled.div`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  min-width: 0;
  > button {
    flex: none;
  }
`;

/** One line, which scrolls if there are many servers, so that the floor stays in sight. */
const Servers = styled.ul`
  display: flex;
  gap: ${space.xs};
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    flex: none;
    min-height: 2rem;
    padding: 0 ${space.xs};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.textMuted};
  }
`;

interface ServerBarProps {
  sections: readonly Section[];
  parties: readonly Party[];
  onSet: () => void;
}

/** The servers with their covers, now and for the evening. */
export const ServerBar = memo(function ServerBar({ sections, parties, onSet }: ServerBarProps) {
  const covers = useMemo(() => coversByServer(sections, parties), [sections, parties]);
  return (
    <Bar>
      {covers.length > 0 && (
        <Servers aria-label={t('tonight.servers.title')}>
          {covers.map(({ server, index, now, evening }) => (
            <li key={server}>
              <SectionMark index={index} />
              <b>{server}</b>
              <span>{t('tonight.servers.covers', { now, evening })}</span>
            </li>
          ))}
        </Servers>
      )}
      <Button variant="secondary" onClick={onSet}>
        {sections.length > 0 ? t('tonight.servers.title') : t('tonight.servers.set')}
      </Button>
    </Bar>
  );
});
