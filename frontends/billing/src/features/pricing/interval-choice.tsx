import { ToggleButtons } from '@tablewell/ui';
import type { Interval } from './plan';

const intervals = [
  { id: 'month', label: 'Monthly' },
  { id: 'year', label: 'Yearly, 20% cheaper' },
] as const;

/** Chooses whether the plans are billed by the month or by the year. */
export const IntervalChoice = ({
  selected,
  onSelect,
}: {
  selected: Interval;
  onSelect: (interval: Interval) => void;
}) => (
  <div>
    <ToggleButtons label="Billing period" items={intervals} selected={selected} onSelect={onSelect} />
  </div>
);
