import { useEffect, useMemo, useRef } from 'react';
import type { Evening, Party } from '@tablewell/api-client/book';
import type { Intent } from '../drag/use-table-drag';
import { BlockBands } from './block-bands';
import { DragHint } from './drag-hint';
import { HeadRow, PresentLine, RowLines } from './head-row';
import { layOut, opensAt } from './layout';
import { PartyBar } from './party-bar';
import { PartyLinks } from './party-links';
import { RowLabels } from './row-labels';
import { Corner, Grid, Head, Scroller } from './timeline-style';
import { usePartyDrag } from './use-party-drag';
import { t } from '../texts';

interface TimelineProps {
  evening: Evening;
  /** The parties that a host looks for; undefined: all. */
  hits: ReadonlySet<string> | undefined;
  /** The parties whose guests come for the first time. */
  firstVisits: ReadonlySet<string>;
  now: number;
  onOpen: (party: Party) => void;
  onDrop: (intent: Intent) => void;
  /** Shows the blocks of the evening. */
  onBlocks: () => void;
}

/** Tables by time. A party is dragged to another table or time, or onto another party; the hint says what that does. */
export function Timeline({ evening, hits, firstVisits, now, onOpen, onDrop, onBlocks }: TimelineProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOut(evening, now), [evening, now]);
  const { rowHeight } = layout;
  const zone = evening.timezone;
  const drag = usePartyDrag({ scroller, evening, layout, now, onDrop });

  // The timeline opens at the present; later scrolling is left to the user.
  const start = useRef(opensAt(layout.x, now));
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = start.current;
  }, []);

  return (
    <div>
      <DragHint drag={drag} zone={zone} />
      <Scroller ref={scroller}>
        <Grid>
          <Corner aria-hidden="true">{t('tonight.timeline.covers')}</Corner>
          <Head>
            <HeadRow layout={layout} evening={evening} />
          </Head>
          <RowLabels layout={layout} tables={evening.tables} sections={evening.sections} />
          <svg
            width={layout.width}
            height={layout.height}
            role="group"
            aria-label={t('tonight.timeline.title')}
          >
            <RowLines layout={layout} />
            <BlockBands bands={layout.bands} rowHeight={rowHeight} zone={zone} onOpen={onBlocks} />
            {layout.bars.map((bar, index) => {
              const own = drag?.party.id === bar.party.id ? drag : undefined;
              return (
                <PartyBar
                  key={`${bar.party.id} ${bar.row}`}
                  bar={bar}
                  index={index}
                  rowHeight={rowHeight}
                  table={layout.rows[bar.row]}
                  search={hits && (hits.has(bar.party.id) ? 'hit' : 'other')}
                  isFirstVisit={firstVisits.has(bar.party.id)}
                  zone={zone}
                  now={now}
                  byX={own?.by.x}
                  byY={own?.by.y}
                  effect={own?.effect.kind}
                  onOpen={onOpen}
                />
              );
            })}
            <PartyLinks links={layout.links} rowHeight={rowHeight} />
            <PresentLine layout={layout} now={now} />
          </svg>
        </Grid>
      </Scroller>
    </div>
  );
}
