import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { Icon } from '../../../lib/icons';
import type { Reply } from '../../../parts/replies/api/replies';
import { t } from '../texts';

const Line = styled.button`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  width: 100%;
  min-height: ${touchTarget};
  padding-inline: ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.accent};
  font: inherit;
  font-size: 0.875rem;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
`;

interface UnreadCountProps {
  parties: readonly Party[];
  unread: ReadonlyMap<string, Reply>;
  onOpen: (party: Party) => void;
}

/** How many parties of the evening have unread replies, above all of them; a press opens the first. */
export function UnreadCount({ parties, unread, onOpen }: UnreadCountProps) {
  const wrote = parties.filter(({ id }) => unread.has(id)).sort((a, b) => a.startsAt - b.startsAt);
  const [first] = wrote;
  if (!first) return null;
  return (
    <Line type="button" onClick={() => onOpen(first)}>
      <Icon name="reply" size={16} />
      {t('tonight.unread', { count: wrote.length })}
    </Line>
  );
}
