import { Banner } from '@tablewell/ui';
import { byNumber, repeatedNumbers } from '../../model/numbering';
import { overlapping } from '../../model/outline';
import type { Plan } from '../../model/table';

const listed = new Intl.ListFormat('en-US');

/** Warnings about a plan. They do not prevent saving: a half-done plan is better than a lost one. */
export function PlanWarnings({ plan }: { plan: Plan }) {
  const over = overlapping(plan);
  const repeated = repeatedNumbers(plan);
  if (over.size === 0 && repeated.length === 0) return null;
  const numbers = plan
    .filter(({ id }) => over.has(id))
    .sort(byNumber)
    .map(({ number }) => number || 'without number');
  return (
    <Banner tone="warning" role="status">
      {over.size > 0 && <p>Tables overlap: {listed.format(numbers)}.</p>}
      {repeated.length > 0 && <p>More than one table has the number {listed.format(repeated)}.</p>}
    </Banner>
  );
}
