import { useCallback, useState } from 'react';
import { Button, LoadingPanel, ToggleButtons, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party, Section, TableState } from '@tablewell/api-client/evening';
import { useTabletWide } from '../../lib/use-wide';
import { WhyDialog } from '../availability/why/why-dialog';
import { BlocksButton } from './blocks/blocks-control';
import type { OpenBlocks } from './blocks/blocks-control';
import type { Intent } from './drag/use-table-drag';
import { FloorPlanView } from './floor/floor-plan-view';
import { TableGrid } from './floor/table-grid';
import type { useLayout } from './floor/use-layout';
import { ServerBar } from './sections/server-bar';
import { Timeline } from './timeline/timeline';
import { t } from './texts';

/** The settings for one evening: the sections of the servers, and the blocked tables. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: flex-start;
  margin-bottom: ${space.sm};
`;

const scales = ['whole', 'large'] as const;
type Scale = (typeof scales)[number];

interface RoomPaneProps {
  restaurantId: string;
  shown: 'floor' | 'timeline';
  evening: Evening;
  states: readonly TableState[];
  sections: readonly Section[];
  layout: ReturnType<typeof useLayout>;
  now: number;
  onTable: (state: TableState) => void;
  onParty: (party: Party) => void;
  /** A party was dragged along the timeline. */
  onDrop: (intent: Intent) => void;
  onServers: () => void;
  onBlocks: (open: OpenBlocks) => void;
}

/** The evening by tables, or along the time. */
export function RoomPane({
  restaurantId,
  shown,
  evening,
  states,
  sections,
  layout,
  now,
  ...on
}: RoomPaneProps) {
  const { onBlocks } = on;
  const openBlocks = useCallback(() => onBlocks({ kind: 'blocks' }), [onBlocks]);
  const [isExplaining, setExplaining] = useState(false);
  const [chosenScale, setScale] = useState<Scale>();
  // A phone has no room for a whole readable floor.
  const isTabletWide = useTabletWide();
  const scale = chosenScale ?? (isTabletWide ? 'whole' : 'large');
  const floor = { states, sections, at: now, zone: evening.timezone, onOpen: on.onTable };
  return (
    <>
      <Bar>
        {shown === 'floor' && evening.tables.length > 0 && (
          <ServerBar sections={sections} parties={evening.parties} onSet={on.onServers}>
            {layout && (
              <ToggleButtons
                label={t('tonight.scale.label')}
                items={scales.map((id) => ({ id, label: t(`tonight.scale.${id}`) }))}
                selected={scale}
                onSelect={setScale}
              />
            )}
          </ServerBar>
        )}
        <BlocksButton evening={evening} now={now} onOpen={onBlocks} />
        {shown === 'timeline' && (
          <Button variant="quiet" onClick={() => setExplaining(true)}>
            {t('tonight.why')}
          </Button>
        )}
      </Bar>
      <WhyDialog
        restaurantId={restaurantId}
        date={evening.date}
        open={isExplaining}
        onClose={() => setExplaining(false)}
      />
      {shown === 'floor' ? (
        layout === 'loading' ? (
          <LoadingPanel text={t('tonight.floor.loading')} />
        ) : layout ? (
          <FloorPlanView content={layout} scale={scale} {...floor} />
        ) : (
          <TableGrid {...floor} />
        )
      ) : (
        <Timeline evening={evening} now={now} onOpen={on.onParty} onDrop={on.onDrop} onBlocks={openBlocks} />
      )}
    </>
  );
}
