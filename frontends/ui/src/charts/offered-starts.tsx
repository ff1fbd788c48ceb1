import { useState } from 'react';
import { ToggleButtons } from '../elements/toggle-buttons';
import { Stack } from '../layout/layout';
import { rich } from '../rich';
import { StartsChart } from './starts-chart';
import type { OfferedDay } from './starts-chart';

/** The starts of some days that are offered to a party size before and after a change. */
interface StartCounts {
  readonly size: number;
  readonly days: number;
  readonly before: number;
  readonly after: number;
}

/** The words of the counts, in the language of their remote. */
export interface OfferedStartsTexts {
  readonly partySize: string;
  forParty(size: number): string;
  /** A sentence with the counts, whose most important words are marked by `<b>`. */
  summary(counts: StartCounts): string;
  /** The name of the chart for screen readers. */
  chart(counts: StartCounts): string;
  readonly incomplete: string;
  readonly before: string;
  readonly after: string;
}

interface OfferedStartsProps {
  days: readonly OfferedDay[];
  /** The party sizes of the counts, in the same order. */
  partySizes: readonly number[];
  /** False: counting took too long, and the last days are missing. */
  isComplete: boolean;
  /** A date in a few characters, in the page's language: `Nov 21`. */
  dateLabel: (date: string) => string;
  texts: OfferedStartsTexts;
}

/** The starts that the next days offer to a party before and after a change, as numbers and as a picture (AVAIL-10). */
export function OfferedStarts({ days, partySizes, isComplete, dateLabel, texts }: OfferedStartsProps) {
  const [size, setSize] = useState(partySizes[0] ?? 2);
  const at = Math.max(0, partySizes.indexOf(size));
  const before = days.reduce((sum, day) => sum + (day.before[at] ?? 0), 0);
  const after = days.reduce((sum, day) => sum + (day.after[at] ?? 0), 0);
  const counts = { size, days: days.length, before, after };
  return (
    <Stack $gap="md">
      <div>
        <ToggleButtons
          label={texts.partySize}
          items={partySizes.map((each) => ({ id: String(each), label: texts.forParty(each) }))}
          selected={String(size)}
          onSelect={(id) => setSize(Number(id))}
        />
      </div>
      <p role="status">{rich(texts.summary(counts), { b: (words) => <b>{words}</b> })}</p>
      <StartsChart days={days} at={at} dateLabel={dateLabel} label={texts.chart(counts)} legend={texts} />
      {!isComplete && <p>{texts.incomplete}</p>}
    </Stack>
  );
}
