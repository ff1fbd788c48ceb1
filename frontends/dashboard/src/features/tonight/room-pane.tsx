import { useCallback } from 'react';
import { space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party, Section, TableState } from '@tablewell/api-client/evening';
import { BlocksButton } from './blocks/blocks-control';
import type { OpenBlocks } from './blocks/blocks-control';
import type { Spot } from './floor/positions';
import { TableGrid } from './floor/table-grid';
import { ServerBar } from './sections/server-bar';
import type { Drop } from './timeline/drop';
import { Timeline } from './timeline/timeline';

/** What is set for the room: who serves where, and what is blocked. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: flex-start;
  margin-bottom: ${space.sm};
`;

export interface RoomPaneProps {
  shown: 'floor' | 'timeline';
  evening: Evening;
  states: readonly TableState[];
  sections: readonly Section[];
  spots: ReadonlyMap<string, Spot> | undefined;
  now: number;
  onTable: (state: TableState) => void;
  onParty: (party: Party) => void;
  onMove: (party: Party, drop: Drop) => void;
  onServers: () => void;
  onBlocks: (open: OpenBlocks) => void;
}

/** The room of the evening, as its tables or along the time. */
export function RoomPane({ shown, evening, states, sections, spots, now, ...on }: RoomPaneProps) {
  const { onBlocks } = on;
  const openBlocks = useCallback(() => onBlocks({ kind: 'blocks' }), [onBlocks]);
  return (
    <>
      <Bar>
        {shown === 'floor' && evening.tables.length > 0 && (
          <ServerBar sections={sections} parties={evening.parties} onSet={on.onServers} />
        )}
        <BlocksButton evening={evening} now={now} onOpen={onBlocks} />
      </Bar>
      {shown === 'floor' ? (
        <TableGrid
          states={states}
          sections={sections}
          spots={spots}
          at={now}
          zone={evening.timezone}
          onOpen={on.onTable}
        />
      ) : (
        <Timeline evening={evening} now={now} onOpen={on.onParty} onMove={on.onMove} onBlocks={openBlocks} />
      )}
    </>
  );
}
