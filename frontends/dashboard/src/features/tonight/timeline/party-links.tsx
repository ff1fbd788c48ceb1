import { color } from '@tablewell/ui';
import type { Link, TimelineLayout } from './layout';

interface PartyLinksProps {
  links: readonly Link[];
  rowHeight: TimelineLayout['rowHeight'];
}

/** A line along the bars of one party at several tables, with a knot at each, so that they are seen as one. */
export const PartyLinks = ({ links, rowHeight }: PartyLinksProps) => (
  <g aria-hidden="true" pointerEvents="none">
    {links.map(({ party, rows, x }) => {
      const middle = (row: number): number => (row + 0.5) * rowHeight;
      return (
        <g key={party.id} transform={`translate(${x + 7} 0)`}>
          <line
            y1={middle(rows[0] ?? 0)}
            y2={middle(rows.at(-1) ?? 0)}
            stroke={color.brass}
            strokeWidth="3"
            strokeLinecap="round"
          />
          {rows.map((row) => (
            <circle
              key={row}
              cy={middle(row)}
              r={4}
              fill={color.surface}
              stroke={color.brass}
              strokeWidth="2.5"
            />
          ))}
        </g>
      );
    })}
  </g>
);
