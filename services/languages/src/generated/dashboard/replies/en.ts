// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "replies.at": [
  "By SMS · ",
  [
   "when"
  ]
 ],
 "replies.failed": [
  "Replies could not be loaded."
 ],
 "replies.resumed": [
  "This guest gets SMS from you again."
 ],
 "replies.retry": [
  "Try again"
 ],
 "replies.stopped": [
  "This guest gets no more SMS from you."
 ],
 "replies.stoppedByCancel": [
  "CANCEL is how phone companies end messages: this guest gets no more SMS from you. The reservation is not canceled."
 ],
 "replies.title": [
  "Replies by SMS"
 ],
 "replies.unread": [
  "unread reply: “",
  [
   "text"
  ],
  "”"
 ],
 "replies.unreadSign": [
  "Unread reply:"
 ]
};
