import { ToggleButtons } from '@tablewell/ui';
import type { Interval } from './plan';
import { t } from '../../texts';

const intervals = ['month', 'year'] as const;

/** Chooses whether the plans are billed by the month or by the year. */
export const IntervalChoice = ({
  selected,
  onSelect,
}: {
  selected: Interval;
  onSelect: (interval: Interval) => void;
}) => (
  <div>
    <ToggleButtons
      label={t('prices.interval.label')}
      items={intervals.map((id) => ({ id, label: t(`prices.interval.${id}`) }))}
      selected={selected}
      onSelect={onSelect}
    />
  </div>
);
