// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface RepliesTexts {
  'replies.at': [values: { when: Value }];
  'replies.failed': [];
  'replies.resumed': [];
  'replies.retry': [];
  'replies.stopped': [];
  'replies.stoppedByCancel': [];
  'replies.title': [];
  'replies.unread': [values: { text: Value }];
  'replies.unreadSign': [];
}
