import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { statuses } from './slot-load';
import { statusColor, statusLabel } from './status-look';
import { t } from '../texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  color: ${color.textMuted};
  font-size: 0.875rem;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
  i {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 3px;
  }
  .seated {
    border: 1px solid ${color.control};
    background: repeating-linear-gradient(45deg, ${color.control} 0 2px, ${color.sunken} 2px 4px);
  }
`;

/** The meaning of the colors. */
export const Legend = ({ estimated }: { estimated: boolean }) => (
  <List aria-label={t('overview.load.legend')}>
    {statuses.map((status) => (
      <li key={status}>
        <i style={{ background: statusColor[status] }} aria-hidden="true" />
        {statusLabel(status)}{' '}
        {estimated ? t(`overview.load.count.${status}`) : t(`overview.load.percent.${status}`)}
      </li>
    ))}
    <li>
      <i className="seated" aria-hidden="true" />
      {t('overview.load.seatedBefore')}
    </li>
  </List>
);
