import { color, layer, space } from '@tablewell/ui';
import { styled } from 'styled-components';

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

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Says since when nothing new has come in; nothing while the page is connected. The region is there before its text. */
export const ConnectionBar = ({ lostAt }: { lostAt: number | undefined }) => (
  <Bar role="status" data-lost={lostAt === undefined ? undefined : ''}>
    {lostAt !== undefined &&
      `No connection since ${clock.format(lostAt)}. You see what was known then, and changes cannot be saved.`}
  </Bar>
);
