import { trusted } from 'mongoose';

/** How many event ids a document remembers. Repeats come within the outbox's 24 h, for one document in far fewer. */
const remembered = 64;

/** The field of a document that events change: the ids of those it has taken in. */
export interface HasInbox {
  inbox: string[];
}

/** Mongoose definition of {@link HasInbox}, to spread into a schema. */
export const inboxFields = { inbox: { type: [String], default: [] } };

/** The part of a filter by which an event that was taken in already matches nothing. */
export function notYet(eventId: string) {
  return { inbox: trusted({ $ne: eventId }) };
}

/** The part of an update that records the event together with its effect. */
export function remember(eventId: string) {
  return { $push: { inbox: { $each: [eventId], $slice: -remembered } } };
}
