import { color, radius, space, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { WaitlistEntry } from '../../api/types';
import { Facts } from '../../components/facts';
import { dateLabel, guestsLabel, timeLabel } from '../../lib/labels';
import { t } from '../../lib/language';
import { w } from './texts';
import { isOpen, rangeText } from './waits';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space.sm};
  p {
    padding: ${space.md};
    border-radius: ${radius.md};
    background: ${color.accentSoft};
  }
  strong {
    display: block;
    font-size: 1.5rem;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
`;

/** The place and the range, which change while the page is open, and what the party asked for. */
export function EntryFacts({ entry }: { entry: WaitlistEntry }) {
  const { position, quote, offer, date, time, area } = entry;
  const waits = isOpen(entry) && !offer;
  const facts = [
    { label: t('fact.name'), value: entry.name },
    { label: t('fact.date'), value: date ? dateLabel(date) : '' },
    { label: t('fact.time'), value: time ? timeLabel(time) : '' },
    { label: t('fact.partySize'), value: guestsLabel(entry.guests) },
    { label: t('field.area'), value: area ?? '' },
  ];
  return (
    <Stack $gap="md">
      {waits && position > 0 && (
        <Figures aria-live="polite">
          <p>
            {w('wait.place')} <strong>{position}</strong>
          </p>
          {date === undefined && (
            <p>
              {w('wait.time')} <strong>{quote ? rangeText(quote) : w('wait.unknown')}</strong>
            </p>
          )}
        </Figures>
      )}
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </Stack>
  );
}
