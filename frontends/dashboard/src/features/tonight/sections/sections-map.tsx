import { useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Section, Table } from '@tablewell/api-client/book';
import type { LayoutContent } from '@tablewell/api-client/floor';
import { areasOf, mapOf } from '../floor/floor-map';
import type { FloorMap } from '../floor/floor-map';
import { isInside } from '../model/lasso';
import type { Point } from '../model/lasso';
import { serversByTable } from '../../../parts/evening/servers';
import { sectionPaint } from '../../../parts/evening/section-paint';
import { t } from '../texts';

/** A finger draws on it; beside it, it scrolls. */
const Plan = styled.div`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  & + & {
    margin-top: ${space.xs};
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    overflow: visible;
    pointer-events: none;
  }
  button {
    position: absolute;
    display: grid;
    place-content: center;
    min-width: 1.75rem;
    min-height: 1.75rem;
    padding: 0;
    border: 1px solid ${color.control};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.text};
    font-size: 0.8125rem;
    font-weight: 650;
    cursor: pointer;
    transform: translate(-50%, -50%);
  }
  button[aria-pressed='true'] {
    border: 2px solid ${color.accent};
    background: ${color.accentSoft};
  }
  i {
    position: absolute;
    inset: auto 2px 2px;
    height: 0.3125rem;
    border-radius: 2px;
    background: var(--server);
  }
`;

interface SectionsMapProps {
  content: LayoutContent;
  tables: readonly Table[];
  sections: readonly Section[];
  /** The server who gets the tables that are tapped or drawn round. */
  chosen: string;
  onToggle: (number: string) => void;
  onAssign: (numbers: readonly string[]) => void;
}

/** The floor, area by area, on which a line round tables gives them to a server. */
export function SectionsMap({ content, ...rest }: SectionsMapProps) {
  const maps = useMemo(() => {
    const areas = areasOf(content);
    const all = areas.length > 1 ? areas.map((area) => mapOf(content, area)) : [mapOf(content)];
    return all.filter((map) => map !== undefined);
  }, [content]);
  return (
    <div>
      {maps.map((map, index) => (
        <AreaMap key={index} map={map} {...rest} />
      ))}
    </div>
  );
}

/** A pointer that moves no farther than this, as a part of the width, only taps. */
const tapWithin = 0.02;
const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** One area. Positions are parts of its width and height. */
function AreaMap({
  map,
  tables,
  sections,
  chosen,
  onToggle,
  onAssign,
}: Omit<SectionsMapProps, 'content'> & { map: FloorMap }) {
  const plan = useRef<HTMLDivElement>(null);
  // A pointer can move several times before the line is rendered.
  const latest = useRef<readonly Point[]>([]);
  const [line, setLine] = useState<readonly Point[]>([]);
  const known = new Set(tables.map(({ number }) => number));
  const servers = serversByTable(sections);
  const drawn = map.tables.filter(({ table }) => known.has(table.number));

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width = 1, height = 1 } = plan.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - (left ?? 0)) / width, y: (clientY - (top ?? 0)) / height };
  };
  const isDrawing = (points: readonly Point[]): boolean =>
    points.some(({ x, y }) => Math.hypot(x - (points[0]?.x ?? x), y - (points[0]?.y ?? y)) > tapWithin);

  const draw = (points: readonly Point[]): void => {
    latest.current = points;
    setLine(points);
  };
  function follow(event: PointerEvent): void {
    if (latest.current.length === 0) return;
    draw([...latest.current, pointAt(event)]);
    // From here on the pointer belongs to the drawing, so that the table where it began is not tapped.
    if (isDrawing(latest.current)) plan.current?.setPointerCapture(event.pointerId);
  }
  function end(): void {
    const points = latest.current;
    const inside = drawn.filter(({ left, top }) => isInside({ x: left, y: top }, points));
    if (isDrawing(points) && inside.length > 0) onAssign(inside.map(({ table }) => table.number));
    draw([]);
  }

  return (
    <Plan
      ref={plan}
      style={{ aspectRatio: map.width / map.height }}
      onPointerDown={(event) => event.isPrimary && draw([pointAt(event)])}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => draw([])}
    >
      {drawn.map(({ table: { number }, left, top, width, height }) => {
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
            style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
            onClick={() => onToggle(number)}
          >
            {number}
            {own && <i style={{ ['--server' as string]: sectionPaint(own.index) }} />}
          </button>
        );
      })}
      {isDrawing(line) && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <polygon
            points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill={color.accent}
            fillOpacity="0.12"
            stroke={color.accent}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </Plan>
  );
}
