import type { Party, Section } from '@tablewell/api-client/book';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from '../../../lib/icon-button';
import { coversByServer } from '../model/sections';
import { coversLabel } from '../../../parts/evening/labels';
import { SectionMark } from '../../../parts/evening/section-mark';
import { t } from '../texts';

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }
  label {
    display: flex;
    flex: 1;
    gap: ${space.sm};
    align-items: center;
    min-height: ${touchTarget};
    padding: 0 ${space.sm};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    cursor: pointer;
    &:has(:checked) {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
    &:has(:focus-visible) {
      outline: 3px solid ${color.focus};
    }
  }
  small {
    margin-inline-start: auto;
    color: ${color.textMuted};
  }
`;

interface ServerListProps {
  sections: readonly Section[];
  /** The server whose covers are summed up. */
  parties: readonly Party[];
  /** The server whose tables are shown. */
  chosen: string | undefined;
  onChoose: (server: string) => void;
  onRemove: (server: string) => void;
}

/** The servers of the evening; one of them is chosen. */
export const ServerList = ({ sections, parties, chosen, onChoose, onRemove }: ServerListProps) => {
  const covers = coversByServer(sections, parties);
  return (
    <List aria-label={t('tonight.servers.list')}>
      {sections.map(({ server, tables }, index) => (
        <li key={server}>
          <label>
            <input type="radio" name="server" checked={server === chosen} onChange={() => onChoose(server)} />
            <SectionMark index={index} />
            {server}
            <small>
              {t('tonight.servers.tableCount', { count: tables.length })} ·{' '}
              {coversLabel(covers[index]?.evening ?? 0)}
            </small>
          </label>
          <IconButton
            icon="trash"
            label={t('tonight.servers.remove', { server })}
            onClick={() => onRemove(server)}
          />
        </li>
      ))}
    </List>
  );
};
