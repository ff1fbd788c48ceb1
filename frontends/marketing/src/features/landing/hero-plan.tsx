import { color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

// The texts, signs and colors are those of the floor plan's canvas and legend (frontends/floor-plan).
type Status = 'Available' | 'Occupied' | 'Reserved';
const looks: Record<Status, { mark: string; fill: string; stroke: string; strokeDasharray?: string }> = {
  Available: { mark: '○', fill: color.successSoft, stroke: color.loadAvailable },
  Occupied: { mark: '●', fill: color.dangerSoft, stroke: color.loadFull },
  Reserved: { mark: '◐', fill: color.warningSoft, stroke: color.loadBusy, strokeDasharray: '7 4' },
};

interface Table {
  x: number;
  y: number;
  seats: number;
  status: Status;
  /** Rectangular tables have a width; the others are round. */
  width?: number;
}

const tables: readonly Table[] = [
  { x: 75, y: 80, seats: 4, status: 'Occupied' },
  { x: 210, y: 80, seats: 4, status: 'Available', width: 84 },
  { x: 370, y: 80, seats: 6, status: 'Reserved', width: 132 },
  { x: 525, y: 80, seats: 4, status: 'Available' },
  { x: 100, y: 218, seats: 6, status: 'Occupied', width: 132 },
  { x: 255, y: 218, seats: 4, status: 'Occupied' },
  { x: 385, y: 218, seats: 4, status: 'Available', width: 84 },
  { x: 525, y: 218, seats: 4, status: 'Reserved' },
];

const gridLine = `color-mix(in srgb, ${color.border} 55%, transparent)`;

const Plan = styled.svg`
  width: 100%;
  aspect-ratio: 12 / 6;
  background-color: ${color.sunken};
  background-image:
    linear-gradient(to right, ${gridLine} 1px, transparent 1px),
    linear-gradient(to bottom, ${gridLine} 1px, transparent 1px);
  background-size: 1.5rem 1.5rem;
  .chair {
    fill: ${color.border};
    stroke: ${color.control};
  }
  text {
    fill: ${color.text};
    font: 650 21px ${font.body};
    text-anchor: middle;
    dominant-baseline: central;
  }
  .mark {
    font-size: 17px;
  }
`;

const Legend = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  height: 3rem;
  padding-inline: ${space.md};
  font-size: 0.8125rem;
  white-space: nowrap;
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  text {
    fill: ${color.text};
    font-size: 12px;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** The room as the Floor Plan tab shows it in the middle of an evening, with a legend. */
export const HeroPlan = () => (
  <>
    <Plan viewBox="0 0 600 300">
      {tables.map((table, index) => (
        <Piece key={index} {...table} label={String(index + 1)} />
      ))}
    </Plan>
    <Legend>
      {(['Available', 'Occupied', 'Reserved'] as const).map((status) => {
        const { mark, ...paint } = looks[status];
        return (
          <span key={status}>
            <svg viewBox="0 0 24 24">
              <rect x="2" y="2" width="20" height="20" rx="5" strokeWidth="2" style={paint} />
              <text x="12" y="12">
                {mark}
              </text>
            </svg>
            {t(`landing.picture.status.${status}`)}
            <strong>{tables.filter((table) => table.status === status).length}</strong>
          </span>
        );
      })}
    </Legend>
  </>
);

function Piece({ x, y, seats, status, width, label }: Table & { label: string }) {
  const { mark, ...paint } = looks[status];
  return (
    <g transform={`translate(${x} ${y})`}>
      {chairs(seats, width).map((transform) => (
        <rect
          key={transform}
          className="chair"
          x="-11"
          y="-7"
          width="22"
          height="14"
          rx="5"
          transform={transform}
        />
      ))}
      {width ? (
        <rect x={-width / 2} y="-32" width={width} height="64" rx="8" strokeWidth="2" style={paint} />
      ) : (
        <circle r="37" strokeWidth="2" style={paint} />
      )}
      <text y="-8">{label}</text>
      <text className="mark" y="14">
        {mark}
      </text>
    </g>
  );
}

/** Chairs around a round table, or along both sides of a rectangular one. */
function chairs(seats: number, width: number | undefined): string[] {
  if (!width)
    return Array.from({ length: seats }, (_, index) => `rotate(${(360 / seats) * index}) translate(0 -43)`);
  const perSide = seats / 2;
  return Array.from({ length: seats }, (_, index) => {
    const along = ((index % perSide) + 0.5) / perSide - 0.5;
    return `translate(${Math.round(along * width)} ${index < perSide ? -38 : 38})`;
  });
}
