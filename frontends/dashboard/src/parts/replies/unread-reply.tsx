import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import type { Reply } from './api/replies';
import { t } from './texts';

const Sign = styled.span`
  color: ${color.accent};
  font-weight: 650;
  svg {
    display: inline;
    margin-inline-end: 0.25rem;
    vertical-align: -0.1875rem;
  }
`;

/** The newest unread reply of a reservation, as a part of its line. */
export const UnreadReply = ({ of: { text } }: { of: Reply }) => (
  <Sign data-reply="">
    <Icon name="reply" size={15} />“{text}”
  </Sign>
);

/** For screen readers, before the text. */
export const unreadSign = (): string => t('replies.unreadSign');

/** Both in words, within a label. */
export const unreadReplyWords = ({ text }: Reply): string => t('replies.unread', { text });
