import type { Store, Table } from '../core/store';

export const campaigns = ['NONE', 'PENDING', 'IN_PROGRESS', 'VERIFIED', 'FAILED'] as const;

/** What the provider knows of a number or a Messaging Service. */
export interface SmsSender {
  /** False: it is not in the account. */
  known: boolean;
  /** The state of its registration with US carriers. */
  campaign: (typeof campaigns)[number];
  /** Why that failed; empty otherwise. */
  reason: string;
}

export type SmsSenders = Pick<Table<SmsSender, string>, 'get' | 'set'>;

/** Senders by their number or id. A sender without a description counts as one of the account that carriers know. */
export const createSmsSenders = (store: Store): SmsSenders => store.table('sms-senders');
