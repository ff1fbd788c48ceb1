import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/message-of';
import { startsOn } from './api/host-form';
import type { Start } from './api/host-form';
import { refusalOf, sizeOf } from './form-values';
import type { Values } from './form-values';
import type { Changed } from './use-booking';
import { t } from './texts';

export interface DayStarts {
  readonly starts: readonly Start[];
  readonly closed: boolean;
  /** Shown instead of the starts while there are none. */
  readonly note: string | undefined;
  /** Why the chosen time is refused; undefined if it is not, or if it is the reservation's own time. */
  readonly refusal: string | undefined;
}

/** The starts of the form's date for its party. Those of the previous date or size stay until the next ones arrive. */
export function useStarts(restaurantId: string, values: Values, changed: Changed | undefined): DayStarts {
  const { date, time } = values;
  const size = sizeOf(values);
  const { data, error } = useQuery({
    ...startsOn(restaurantId, date, size ?? 2, changed?.id),
    enabled: size !== undefined && date !== '',
    placeholderData: (before) => before,
  });
  const { starts = [], closed = false } = data ?? {};
  const isKept = changed?.shown.date === date && changed.shown.time === time;
  return {
    starts,
    closed,
    note: noteOf(data?.starts, closed, error),
    refusal: data && !isKept ? refusalOf(values, starts, closed) : undefined,
  };
}

function noteOf(starts: readonly Start[] | undefined, closed: boolean, error: unknown): string | undefined {
  if (closed) return t('hostForm.closed');
  if (!starts) return error ? messageOf(error) : t('hostForm.loadingTimes');
  return starts.length === 0 ? t('hostForm.noTime') : undefined;
}
