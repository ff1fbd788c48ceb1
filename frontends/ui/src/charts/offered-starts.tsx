import { useState } from 'react';
import { ToggleButtons } from '../elements/toggle-buttons';
import { Stack } from '../layout/layout';
import { StartsChart } from './starts-chart';
import type { OfferedDay } from './starts-chart';

export interface OfferedStartsProps {
  days: readonly OfferedDay[];
  /** The party sizes of the counts, in their order. */
  partySizes: readonly number[];
  /** False: counting took too long, and the last days are missing. */
  isComplete: boolean;
  /** A date in a few characters, as the reader writes it: `Nov 21`. */
  dateLabel: (date: string) => string;
}

/** The starts that the next days offer to a party before and after a change, as numbers and as a picture (AVAIL-10). */
export function OfferedStarts({ days, partySizes, isComplete, dateLabel }: OfferedStartsProps) {
  const [size, setSize] = useState(String(partySizes[0] ?? 2));
  const at = Math.max(0, partySizes.indexOf(Number(size)));
  const before = days.reduce((sum, day) => sum + (day.before[at] ?? 0), 0);
  const stretch = days.length === 1 ? 'next day' : `next ${days.length} days`;
  const after = days.reduce((sum, day) => sum + (day.after[at] ?? 0), 0);
  return (
    <Stack $gap="md">
      <div>
        <ToggleButtons
          label="Party size"
          items={partySizes.map((each) => ({ id: String(each), label: `For ${each}` }))}
          selected={size}
          onSelect={setSize}
        />
      </div>
      <p role="status">
        <b>{differenceWords(after - before)}</b> offered to a party of {size} in the {stretch}: {before} now,{' '}
        {after} after the change.
      </p>
      <StartsChart
        days={days}
        at={at}
        dateLabel={dateLabel}
        label={`Starts offered to a party of ${size} on each of the ${stretch}, now and after the change`}
      />
      {!isComplete && <p>The last days of the month were not counted, because it would take too long.</p>}
    </Stack>
  );
}

function differenceWords(difference: number): string {
  if (difference === 0) return 'As many starts';
  const count = Math.abs(difference);
  return `${count} ${difference > 0 ? 'more' : 'fewer'} ${count === 1 ? 'start' : 'starts'}`;
}
