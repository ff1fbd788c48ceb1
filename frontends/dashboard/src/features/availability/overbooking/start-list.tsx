import { Stack, color, radius, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { AdvisedStart, CoversAdvice } from '../../../lib/api/overbooking-advice';
import { clock } from '../../../lib/language';
import { t } from '../texts';
import { percentWords, sizeOf } from './chance-words';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Start = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-left: 4px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 600;
  }
  &[data-size='low'] {
    border-left-color: ${color.success};
  }
  &[data-size='fair'] {
    border-left-color: ${color.warning};
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

interface StartListProps {
  starts: readonly AdvisedStart[];
  /** The day in words. */
  date: string;
  /** From what the chances are known. */
  basis: string;
}

/** The full starts of a day, each with the chance of a wait by covers. */
export function StartList({ starts, date, basis }: StartListProps) {
  return (
    <Stack $gap="sm">
      <p role="status">{t('availability.overbooking.summary', { count: starts.length, date })}</p>
      <List>
        {starts.map(({ localMinute, period, advice }) => (
          <Start key={localMinute} data-size={sizeOf(Math.min(...advice.map(({ chance }) => chance)))}>
            {advice.map((line) => (
              <p key={line.covers}>
                {rich(lineOf(line, clock.label(localMinute)), { b: (words) => <b>{words}</b> })}
              </p>
            ))}
            {period && <Muted>{period}</Muted>}
          </Start>
        ))}
      </List>
      <Muted>{basis}</Muted>
    </Stack>
  );
}

function lineOf({ covers, chance, chanceWithout }: CoversAdvice, time: string): string {
  const words = { covers, time, chance: percentWords(chance) };
  if (chanceWithout < 0.01) return t('availability.overbooking.line', words);
  return t('availability.overbooking.lineWithout', { ...words, without: percentWords(chanceWithout) });
}
