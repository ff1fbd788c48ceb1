import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { blockTimes, scopeOf } from '../blocks/block-words';
import type { Band } from './layout';
import { t } from '../texts';

const Group = styled.g`
  cursor: pointer;
  outline: none;
  text {
    fill: ${color.textMuted};
    font-size: 12px;
    font-weight: 600;
    pointer-events: none;
  }
  rect:last-of-type {
    stroke: ${color.control};
    stroke-dasharray: 4 3;
  }
  &:focus-visible rect:last-of-type {
    stroke: ${color.focus};
    stroke-width: 3;
    stroke-dasharray: none;
  }
`;

interface BlockBandsProps {
  bands: readonly Band[];
  rowHeight: number;
  zone: string;
  onOpen: () => void;
}

/** The blocks of tables as hatched bands behind the parties. One band per block is a tab stop. */
export function BlockBands({ bands, rowHeight, zone, onOpen }: BlockBandsProps) {
  const patternId = useId();
  const seen = new Set<string>();
  return (
    <>
      <defs>
        <pattern
          id={patternId}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="8" height="8" fill={color.sunken} />
          <rect width="8" height="2.5" fill={color.border} />
        </pattern>
      </defs>
      {bands.map((band) => {
        const isFirst = !seen.has(band.block.id);
        seen.add(band.block.id);
        return (
          <BlockBand
            key={`${band.block.id} ${band.row}`}
            band={band}
            rowHeight={rowHeight}
            name={isFirst ? nameOf(band, zone) : undefined}
            fill={`url(#${patternId})`}
            onOpen={onOpen}
          />
        );
      })}
    </>
  );
}

const nameOf = ({ block }: Band, zone: string): string =>
  [t('tonight.timeline.blocked', { tables: scopeOf(block) }), blockTimes(block, zone), block.reason]
    .filter(Boolean)
    .join(', ');

interface BlockBandProps {
  band: Band;
  rowHeight: number;
  /** Absent: another band of its block is read aloud. */
  name: string | undefined;
  fill: string;
  onOpen: () => void;
}

function BlockBand({ band: { block, row, x, width }, rowHeight, name, fill, onOpen }: BlockBandProps) {
  const height = rowHeight - 2;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  const button =
    name === undefined ? { 'aria-hidden': true } : { role: 'button', tabIndex: 0, 'aria-label': name };
  return (
    <Group
      {...button}
      transform={`translate(${x} ${row * rowHeight + 1})`}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <rect width={width} height={height} fill={fill} rx={4} />
      <rect width={width} height={height} fill="none" rx={4} pointerEvents="all" />
      <svg width={Math.max(0, width - 8)} height={height} x={4}>
        <text x={6} y={height / 2 + 4} paintOrder="stroke" stroke={color.surface} strokeWidth="4">
          {block.reason || t('tonight.kind.blocked')}
        </text>
      </svg>
    </Group>
  );
}
