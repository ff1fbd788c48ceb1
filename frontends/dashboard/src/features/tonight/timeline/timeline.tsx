import { useEffect, useRef } from 'react';
import { color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { BlockBands } from './block-bands';
import { DragHint } from './drag-hint';
import type { Drop } from './drop';
import { hourWidth, labelWidth, layOut } from './layout';
import { PartyBar } from './party-bar';
import { PresentLine, Ruler } from './ruler';
import { usePartyDrag } from './use-party-drag';
import { t } from '../texts';

const Box = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  svg {
    display: block;
    max-width: none;
  }
`;

interface TimelineProps {
  evening: Evening;
  now: number;
  onOpen: (party: Party) => void;
  onMove: (party: Party, drop: Drop) => void;
  /** Shows the blocks of the evening. */
  onBlocks: () => void;
}

/** Tables by time. A party is dragged to another table or time; a clash is shown before the drop. */
export function Timeline({ evening, now, onOpen, onMove, onBlocks }: TimelineProps) {
  const box = useRef<HTMLDivElement>(null);
  const layout = layOut(evening, now);
  const zone = evening.timezone;
  const drag = usePartyDrag({ evening, layout, now, onOpen, onMove });

  // The timeline opens at the present, with what has just started still in sight; later scrolling is left to the user.
  const start = useRef(layout.x(now) - labelWidth - hourWidth);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = start.current;
  }, []);

  return (
    <div>
      <DragHint drag={drag} zone={zone} />
      <Box ref={box}>
        <svg
          width={layout.width}
          height={layout.height}
          role="group"
          aria-label={t('tonight.timeline.title')}
          onPointerMove={drag.follow}
          onPointerUp={drag.end}
          onPointerCancel={drag.cancel}
        >
          <Ruler layout={layout} zone={zone} />
          <BlockBands bands={layout.bands} zone={zone} onOpen={onBlocks} />
          {layout.bars.map((bar) => (
            <PartyBar
              key={`${bar.party.id} ${bar.row}`}
              bar={bar}
              zone={zone}
              now={now}
              by={drag.dragged?.party.id === bar.party.id ? drag.dragged.by : undefined}
              clashes={drag.clash !== undefined}
              onPointerDown={(event) => drag.begin(event, bar)}
              onOpen={() => drag.open(bar.party)}
            />
          ))}
          <PresentLine layout={layout} now={now} />
        </svg>
      </Box>
    </div>
  );
}
