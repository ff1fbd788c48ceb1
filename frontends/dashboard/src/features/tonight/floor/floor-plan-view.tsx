import { memo, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToggleButtons, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { drawingOf, shapeFor } from '@tablewell/api-client/floor';
import type { LayoutContent, Piece } from '@tablewell/api-client/floor';
import type { Section, TableState } from '@tablewell/api-client/book';
import { serversByTable } from '../../../parts/evening/servers';
import { MapLegend } from './map-legend';
import { areasOf, fitAreas, fitOf, mapOf, middleOf } from './floor-map';
import type { MapTable } from './floor-map';
import { Drawing, Frame, Plan } from './floor-map-style';
import { TableGrid } from './table-grid';
import { TableSpot } from './table-spot';
import { markOf } from './sought';
import type { Sought } from './sought';
import { isBlockedAt, isFirstVisitAt } from './table-words';
import { useSpace } from './use-space';
import { t } from '../texts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin-bottom: ${space.xs};
  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

interface FloorPlanViewProps {
  content: LayoutContent;
  states: readonly TableState[];
  sections: readonly Section[];
  /** Undefined: all. */
  sought: Sought | undefined;
  /** The parties whose guests come for the first time. */
  firstVisits: ReadonlySet<string>;
  /** The instant that is shown. */
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
  /** Shown beside the choice of a part. */
  children: ReactNode;
}

const views = ['whole', 'areas', 'large'] as const;
/** The whole floor, its areas below each other, or the floor at a size for fingers. */
type View = (typeof views)[number];

/**
 * The floor as in its layout: tables at their positions, with their states, and the pieces around them. Where the whole is
 * too small to read, its areas are shown below each other.
 */
export const FloorPlanView = memo(function FloorPlanView({ content, children, ...rest }: FloorPlanViewProps) {
  const { states, sections, sought, firstVisits, at, zone, onOpen } = rest;
  const place = useRef<HTMLDivElement>(null);
  const room = useSpace(place);
  const whole = useMemo(() => mapOf(content), [content]);
  const byArea = useMemo(
    () =>
      areasOf(content).flatMap((area) => {
        const map = mapOf(content, area);
        return map ? [{ area, map }] : [];
      }),
    [content],
  );
  const [chosen, choose] = useState<View>();
  const servers = useMemo(() => serversByTable(sections), [sections]);
  const byNumber = useMemo(() => new Map(states.map((state) => [state.table.number, state])), [states]);
  if (!whole)
    return (
      <>
        {children}
        <TableGrid {...rest} />
      </>
    );
  const hasAreas = byArea.length > 1;
  const fits = fitOf(whole, room, 'whole').isReadable;
  const view = chosen ?? (fits ? 'whole' : hasAreas ? 'areas' : 'large');
  const scales = fitAreas(
    byArea.map(({ map }) => map),
    room,
  );
  const shown =
    view === 'areas'
      ? byArea.map((each, index) => ({ ...each, scale: scales[index] ?? 1 }))
      : [{ area: '', map: whole, scale: fitOf(whole, room, view).scale }];
  const drawn = new Set(shown.flatMap(({ map }) => map.tables.map(({ table }) => table.number)));
  const elsewhere = states.filter(({ table }) => !drawn.has(table.number));
  return (
    <div ref={place}>
      <Tools>
        <div>{children}</div>
        <ToggleButtons
          label={t('tonight.scale.label')}
          items={views
            .filter((id) => id !== 'areas' || hasAreas)
            .map((id) => ({ id, label: t(`tonight.scale.${id}`) }))}
          selected={view}
          onSelect={choose}
        />
      </Tools>
      {shown.map(({ area, map, scale }) => (
        <Frame key={area} aria-label={area || undefined} role={area ? 'region' : undefined}>
          {area && <h3>{area}</h3>}
          <Plan
            data-search={sought ? '' : undefined}
            style={{ width: Math.round(map.width * scale), height: Math.round(map.height * scale) }}
          >
            <Drawing viewBox={`${map.x} ${map.y} ${map.width} ${map.height}`} aria-hidden="true">
              <Hatching />
              {map.pieces.map((piece) => (
                <PieceShape key={piece.id} piece={piece} />
              ))}
              {map.tables.map(({ table }) => (
                <Furniture key={table.id} table={table} state={byNumber.get(table.number)} at={at} />
              ))}
            </Drawing>
            {map.tables.map((spot) => {
              const state = byNumber.get(spot.table.number);
              if (!state) return null;
              const server = servers.get(spot.table.number);
              return (
                <TableSpot
                  key={spot.table.id}
                  place={spot}
                  state={state}
                  server={server?.server}
                  serverIndex={server?.index}
                  mark={markOf(state, sought)}
                  isFirstVisit={isFirstVisitAt(state, firstVisits)}
                  at={at}
                  zone={zone}
                  onOpen={onOpen}
                />
              );
            })}
          </Plan>
        </Frame>
      ))}
      <MapLegend states={states} />
      {elsewhere.length > 0 && <TableGrid {...rest} states={elsewhere} />}
    </div>
  );
});

const PieceShape = memo(function PieceShape({ piece }: { piece: Piece }) {
  const { transform, box, corner, leaf, label } = drawingOf(piece);
  return (
    <g data-piece={piece.kind} transform={transform}>
      <rect {...box} rx={corner} />
      {leaf && <path className="leaf" d={leaf} />}
      {piece.label && (
        <text x={label.x} y={label.y} data-corner={label.isInCorner || undefined} transform={label.transform}>
          {piece.label}
        </text>
      )}
    </g>
  );
});

interface FurnitureProps {
  table: MapTable['table'];
  /** Undefined: the evening has no table with this number. */
  state: TableState | undefined;
  at: number;
}

/** The background of a blocked table is hatched, because color alone is not enough. */
const Hatching = () => (
  <pattern
    id="blocked-hatching"
    width="8"
    height="8"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <rect className="ground" width="8" height="8" />
    <rect className="stripe" width="2" height="8" />
  </pattern>
);

const Furniture = memo(function Furniture({ table, state, at }: FurnitureProps) {
  const { top, round, seats } = shapeFor(table.type);
  const { x, y } = middleOf(table);
  return (
    <g
      data-kind={state?.kind ?? 'none'}
      data-blocked={state && isBlockedAt(state, at) ? '' : undefined}
      transform={`translate(${x} ${y}) rotate(${table.rotation})`}
    >
      {seats && <path className="chair" d={seats} />}
      {round ? (
        <circle className="top" r={top.width / 2} />
      ) : (
        <rect
          className="top"
          x={-top.width / 2}
          y={-top.height / 2}
          width={top.width}
          height={top.height}
          rx={8}
        />
      )}
    </g>
  );
});
