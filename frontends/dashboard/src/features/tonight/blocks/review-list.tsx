import { Banner, Stack, ToggleButtons, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { shortDate } from '../../../lib/calendar';
import type { BlockReview } from '../api/blocks';
import { clockAt } from '../../../lib/clock';
import { destinationOf, partiesAtTables } from './block-words';
import { t } from '../texts';

const List = styled.ul`
  max-height: 14rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.sm};
    justify-content: space-between;
    padding: ${space.xxs} 0;
    border-bottom: 1px solid ${color.border};
  }
  li:last-child {
    border-bottom: 0;
  }
  small {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const options = ['move', 'stay'] as const;

interface ReviewListProps {
  /** Undefined while it is loaded for the first time. */
  review: BlockReview | undefined;
  problem: string | undefined;
  zone: string;
  isMoving: boolean;
  /** Several dates are blocked, so each party is listed with its date. */
  hasDates: boolean;
  onMoving: (isMoving: boolean) => void;
}

/** The parties at the tables of a block, before it is made: where they would be moved, and why some stay. */
export function ReviewList({ review, problem, zone, isMoving, hasDates, onMoving }: ReviewListProps) {
  if (problem)
    return (
      <Banner tone="danger" role="status">
        {problem}
      </Banner>
    );
  if (!review) return <Note role="status">{t('tonight.review.loading')}</Note>;
  if (review.total === 0) return <Note role="status">{t('tonight.review.none')}</Note>;
  const left = review.total - review.parties.length;
  return (
    <Banner tone="warning" role="status" title={partiesAtTables(review.total)}>
      <Stack $gap="xs">
        <List aria-label={t('tonight.review.title')}>
          {review.parties.map(({ party, ...fate }) => (
            <li key={party.id}>
              <span>
                {hasDates && `${shortDate(fate.date)}, `}
                {clockAt(party.startsAt, zone)} · {party.name}, {party.size}
              </span>
              <small>{destinationOf(fate, isMoving)}</small>
            </li>
          ))}
        </List>
        {left > 0 && <Note>{t('tonight.review.more', { left })}</Note>}
        {review.parties.some(({ movesTo }) => movesTo.length > 0) && (
          <ToggleButtons
            label={t('tonight.review.fate')}
            items={options.map((id) => ({ id, label: t(`tonight.review.${id}`) }))}
            selected={isMoving ? 'move' : 'stay'}
            onSelect={(id) => onMoving(id === 'move')}
          />
        )}
      </Stack>
    </Banner>
  );
}
