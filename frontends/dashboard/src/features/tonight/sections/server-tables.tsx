import { byNumber } from '@tablewell/api-client/book';
import type { Section, Table } from '@tablewell/api-client/book';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { serversByTable } from '../../../parts/evening/servers';
import { SectionMark } from '../../../parts/evening/section-mark';
import { t } from '../texts';

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: ${space.xs};
  button {
    display: grid;
    justify-items: center;
    min-height: 3.25rem;
    padding: ${space.xxs};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 650;
    line-height: 1.2;
    cursor: pointer;
  }
  small {
    max-width: 100%;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
    text-overflow: ellipsis;
  }
  [aria-pressed='true'] {
    border: 2px solid ${color.accent};
    background: ${color.accentSoft};
  }
`;

interface ServerTablesProps {
  tables: readonly Table[];
  sections: readonly Section[];
  /** The server who gets the tables that are tapped. */
  chosen: string;
  onToggle: (number: string) => void;
}

/** All tables with their servers; those of the chosen one are pressed. */
export function ServerTables({ tables, sections, chosen, onToggle }: ServerTablesProps) {
  const servers = serversByTable(sections);
  return (
    <Tables>
      {[...tables].sort(byNumber).map(({ number }) => {
        const own = servers.get(number);
        return (
          <button
            key={number}
            type="button"
            aria-pressed={own?.server === chosen}
            aria-label={
              own
                ? t('tonight.servers.served', { number, server: own.server })
                : t('tonight.servers.unserved', { number })
            }
            onClick={() => onToggle(number)}
          >
            {number}
            <small>{own?.server ?? '–'}</small>
            {own && <SectionMark index={own.index} />}
          </button>
        );
      })}
    </Tables>
  );
}
