import { color, layer, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';
import { clockAt } from '../lib/clock';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  &[data-lost] {
    padding: ${space.xs} ${space.md};
    border-top: 1px solid ${color.warning};
    background: ${color.warningSoft};
    color: ${color.warning};
    font-weight: 600;
  }
`;

interface ConnectionBarProps {
  /** Epoch milliseconds; undefined while the page is connected. */
  lostAt: number | undefined;
  /** The restaurant’s, by whose clock the time is given. */
  zone: string;
  /** Changes that are made on this page are kept and sent later. */
  keepsChanges: boolean;
}

/**
 * Shows since when there has been no live connection; empty while the page is connected. The live region exists before
 * its text.
 */
export const ConnectionBar = ({ lostAt, zone, keepsChanges }: ConnectionBarProps) => (
  <Bar role="status" data-lost={lostAt === undefined ? undefined : ''}>
    {lostAt !== undefined &&
      t(keepsChanges ? 'app.lostKeeping' : 'app.lost', { time: clockAt(lostAt, zone) })}
  </Bar>
);
