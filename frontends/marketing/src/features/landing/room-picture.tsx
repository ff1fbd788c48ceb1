import { color, radius, shadow } from '@tablewell/ui';
import { styled } from 'styled-components';

const Frame = styled.figure`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding: 0.875rem 1.25rem;
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

const Key = styled.span<{ $paint: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  &::before {
    content: '';
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 50%;
    background: ${({ $paint }) => $paint};
  }
`;

type Status = 'free' | 'reserved' | 'seated';
const paint: Record<Status, { fill: string; ink: string }> = {
  free: { fill: color.accentSoft, ink: color.accent },
  reserved: { fill: color.warningSoft, ink: color.brass },
  seated: { fill: color.accent, ink: color.onAccent },
};

interface Table {
  label: string;
  x: number;
  y: number;
  seats: number;
  status: Status;
  /** Long tables have a width; the others are round. */
  width?: number;
}

const tables: readonly Table[] = [
  { label: '1', x: 85, y: 85, seats: 4, status: 'seated' },
  { label: '2', x: 205, y: 85, seats: 4, status: 'free' },
  { label: '3', x: 385, y: 85, seats: 6, status: 'reserved', width: 130 },
  { label: '4', x: 105, y: 215, seats: 6, status: 'seated', width: 130 },
  { label: '5', x: 275, y: 205, seats: 4, status: 'seated' },
  { label: '6', x: 405, y: 215, seats: 4, status: 'free' },
  { label: '7', x: 85, y: 316, seats: 2, status: 'free' },
  { label: '8', x: 205, y: 316, seats: 2, status: 'reserved' },
  { label: '9', x: 385, y: 316, seats: 6, status: 'seated', width: 130 },
];

/** A dining room as the product draws it: a picture, not the editor. */
export const RoomPicture = () => (
  <Frame>
    <svg
      viewBox="0 0 490 400"
      role="img"
      aria-label="A floor plan with nine tables: three free, two reserved, four seated"
    >
      <rect width="490" height="400" fill={color.surface} />
      <path
        d="M20 130V20h450v360H200M130 380H20V190"
        fill="none"
        stroke={color.border}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {tables.map((table) => (
        <TablePiece key={table.label} {...table} />
      ))}
    </svg>
    <Caption>
      <Key $paint={color.accent}>Seated</Key>
      <Key $paint={color.brass}>Reserved</Key>
      <Key $paint={color.control}>Free</Key>
    </Caption>
  </Frame>
);

function TablePiece({ label, x, y, seats, status, width }: Table) {
  const { fill, ink } = paint[status];
  const edge = status === 'free' ? color.control : fill === color.accent ? color.accent : color.brass;
  return (
    <g transform={`translate(${x} ${y})`}>
      {seatPlaces(seats, width).map(([seatX, seatY], index) => (
        <circle
          key={index}
          cx={seatX}
          cy={seatY}
          r="8"
          fill={color.sunken}
          stroke={color.control}
          strokeWidth="1.5"
        />
      ))}
      {width ? (
        <rect
          x={-width / 2}
          y={-26}
          width={width}
          height={52}
          rx="12"
          fill={fill}
          stroke={edge}
          strokeWidth="2"
        />
      ) : (
        <circle r="30" fill={fill} stroke={edge} strokeWidth="2" />
      )}
      <text textAnchor="middle" dominantBaseline="central" fontSize="17" fontWeight="650" fill={ink}>
        {label}
      </text>
    </g>
  );
}

/** Seats round a table, or along both sides of a long one. */
function seatPlaces(seats: number, width: number | undefined): [number, number][] {
  if (!width) {
    return Array.from({ length: seats }, (_, index) => {
      const turn = (2 * Math.PI * index) / seats;
      return [Math.round(43 * Math.cos(turn)), Math.round(43 * Math.sin(turn))];
    });
  }
  const perSide = seats / 2;
  return Array.from({ length: seats }, (_, index) => {
    const along = ((index % perSide) + 0.5) / perSide - 0.5;
    return [Math.round(along * width), index < perSide ? -38 : 38];
  });
}
