import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { drawingOf, shapeFor } from '@tablewell/api-client/floor';
import type { LayoutContent, Piece } from '@tablewell/api-client/floor';
import type { Section, TableState } from '@tablewell/api-client/evening';
import { serversByTable } from '../model/sections';
import { MapLegend } from './map-legend';
import { mapOf, middleOf } from './floor-map';
import type { MapTable } from './floor-map';
import { Drawing, Frame, Plan } from './floor-map-style';
import { TableGrid } from './table-grid';
import { TableSpot } from './table-spot';
import { isBlockedAt } from './table-words';

interface FloorPlanViewProps {
  content: LayoutContent;
  states: readonly TableState[];
  sections: readonly Section[];
  /** Whether the whole floor is shown, as far as it is readable, or a part of it at a size for fingers. */
  scale: 'whole' | 'large';
  /** The instant that is shown. */
  at: number;
  zone: string;
  onOpen: (state: TableState) => void;
}

/** The largest scale in pixels per plan unit. */
const largest = 1.3;

/** The floor as in its layout: tables at their positions, with their states, and the pieces around them. */
export const FloorPlanView = memo(function FloorPlanView({ content, scale, ...rest }: FloorPlanViewProps) {
  const { states, sections, at, zone, onOpen } = rest;
  const map = useMemo(() => mapOf(content), [content]);
  const servers = useMemo(() => serversByTable(sections), [sections]);
  const byNumber = useMemo(() => new Map(states.map((state) => [state.table.number, state])), [states]);
  if (!map) return <TableGrid {...rest} />;
  const drawn = new Set(map.tables.map(({ table }) => table.number));
  const elsewhere = states.filter(({ table }) => !drawn.has(table.number));
  const size = {
    '--least': `${Math.round(map.width * map.scales[scale])}px`,
    '--most': `${Math.round(map.width * largest)}px`,
    '--ratio': map.width / map.height,
  } as CSSProperties;
  return (
    <div>
      <Frame>
        <Plan style={size}>
          <Drawing viewBox={`${map.x} ${map.y} ${map.width} ${map.height}`} aria-hidden="true">
            <Hatching />
            {map.pieces.map((piece) => (
              <PieceShape key={piece.id} piece={piece} />
            ))}
            {map.tables.map(({ table }) => (
              <Furniture key={table.id} table={table} state={byNumber.get(table.number)} at={at} />
            ))}
          </Drawing>
          {map.tables.map((place) => {
            const state = byNumber.get(place.table.number);
            if (!state) return null;
            const server = servers.get(place.table.number);
            return (
              <TableSpot
                key={place.table.id}
                place={place}
                state={state}
                server={server?.server}
                serverIndex={server?.index}
                at={at}
                zone={zone}
                onOpen={onOpen}
              />
            );
          })}
        </Plan>
      </Frame>
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
