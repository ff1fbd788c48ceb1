import { localText } from '@tablewell/federation';
import { controlStyle } from '@tablewell/ui';
import { styled } from 'styled-components';
import { timeLabel } from '../../../lib/labels';
import type { LocalTime } from '../../../lib/local-time';
import { t } from '../../../lib/language';

const Hours = styled.select`
  ${controlStyle}
  width: auto;
  max-width: 9.5rem;
  padding-inline: 0.5rem 0;
  text-overflow: ellipsis;
`;

interface AroundFieldProps {
  hours: readonly LocalTime[];
  hour: LocalTime;
  onHour: (hour: LocalTime) => void;
}

/** The hour around which the times of a long day are shown. */
export const AroundField = ({ hours, hour, onHour }: AroundFieldProps) => (
  <Hours
    aria-label={t('times.hour')}
    autoComplete="off"
    value={localText(hour)}
    onChange={({ target }) => onHour(hours.find((each) => localText(each) === target.value) ?? hour)}
  >
    {hours.map((each) => (
      <option key={localText(each)} value={localText(each)}>
        {t('times.around', { time: timeLabel(each.time) })}
      </option>
    ))}
  </Hours>
);
