import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { WaitlistEntry } from '../../api/types';
import { Facts } from '../../components/facts';
import { dateLabel, guestsLabel, timeLabel } from '../../lib/labels';
import { t } from '../../lib/language';
import { localTimeAt } from '../../lib/local-time';
import { w } from './texts';
import { rangeText } from './waits';

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: ${space.sm};
  p:only-child {
    grid-column: 1 / -1;
  }
  p {
    padding: ${space.md};
    border-radius: ${radius.md};
    background: ${color.accentSoft};
  }
  strong {
    display: block;
    font-size: 1.375rem;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
`;

/** The place and the range, which change while the page is open; nothing once the party is not in line. */
export function Standing({ entry: { position, quote, date } }: { entry: WaitlistEntry }) {
  if (position === 0) return null;
  return (
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
  );
}

/** What the party asked for. */
export function EntryFacts({ entry }: { entry: WaitlistEntry }) {
  const { date, time, area, name, guests } = entry;
  const facts = [
    { label: t('fact.name'), value: name },
    { label: t('fact.date'), value: date ? dateLabel(date) : '' },
    { label: t('fact.time'), value: time ? timeLabel(time) : '' },
    { label: t('fact.partySize'), value: guestsLabel(guests) },
    { label: w('wait.earliest'), value: earliestOf(entry) },
    { label: t('field.area'), value: area ?? '' },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== '')} />;
}

/** By the restaurant's clock; empty for a party that sits as soon as possible. */
const earliestOf = ({ notBefore, restaurant }: WaitlistEntry): string =>
  notBefore && restaurant ? timeLabel(localTimeAt(new Date(notBefore), restaurant.timezone).time) : '';
