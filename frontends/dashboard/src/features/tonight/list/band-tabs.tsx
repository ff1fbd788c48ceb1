import { memo } from 'react';
import { ToggleButtons } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { bandNames, bandsOf } from '../model/bands';
import type { BandName } from '../model/bands';
import { t } from '../texts';

const Row = styled.div`
  > div {
    display: flex;
    flex-wrap: nowrap;
  }
  /* Lower than a finger, which reaches a little beyond them. */
  && button {
    position: relative;
    min-height: 2rem;
    padding-block: 0;
    padding-inline: 0.125rem;
    font-size: clamp(0.75rem, 3.4vw, 0.875rem);
    font-variant-numeric: tabular-nums;
    &::after {
      position: absolute;
      inset: -0.375rem 0;
      content: '';
    }
  }
`;

interface BandTabsProps {
  parties: readonly Party[];
  now: number;
  selected: BandName;
  onSelect: (band: BandName) => void;
}

/** Chooses the part of the list that is shown; each says how many parties it has. */
export const BandTabs = memo(function BandTabs({ parties, now, selected, onSelect }: BandTabsProps) {
  const { waiting, inLine, expected, overdue, seated, done } = bandsOf(parties, now);
  const counts = {
    all: parties.length,
    waiting: waiting.length + inLine.length,
    expected: expected.length + overdue.length,
    seated: seated.length,
    done: done.length,
  };
  return (
    <Row>
      <ToggleButtons
        label={t('tonight.band.label')}
        items={bandNames.map((id) => ({
          id,
          label: t('tonight.band.counted', { band: t(`tonight.band.${id}`), count: counts[id] }),
        }))}
        selected={selected}
        onSelect={onSelect}
      />
    </Row>
  );
});
