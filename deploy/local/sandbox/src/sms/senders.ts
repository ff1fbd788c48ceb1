import type { Store, Table } from '../core/store';

export const brands = ['NONE', 'PENDING', 'IN_REVIEW', 'APPROVED', 'FAILED', 'SUSPENDED'] as const;
export const campaigns = ['NONE', 'PENDING', 'IN_PROGRESS', 'VERIFIED', 'FAILED'] as const;

/** What the provider knows of a number or a Messaging Service. */
export interface SmsSender {
  /** False: it is not in the account. */
  known: boolean;
  /** The state of its registration with US carriers. */
  campaign: (typeof campaigns)[number];
  /** Why that failed; empty otherwise. */
  reason: string;
  /** The state of the business behind it with them, and why that failed. */
  brand: (typeof brands)[number];
  brandReason: string;
}

export type SmsSenders = Pick<Table<SmsSender, string>, 'get' | 'set' | 'range'>;

/** A sender that no test has described: it is in the account, and its brand and campaign are approved. */
const usualSender: SmsSender = {
  known: true,
  campaign: 'VERIFIED',
  reason: '',
  brand: 'APPROVED',
  brandReason: '',
};

/** A sender as it was described; a description of an earlier release has no brand. */
export const describedSender = (senders: Pick<SmsSenders, 'get'>, address: string): SmsSender => ({
  ...usualSender,
  ...senders.get(address),
});

/** Each Messaging Service has a brand of its own here, with the same digits. */
export const brandSid = (service: string): string => service.replace(/^MG/, 'BN');
export const serviceOfBrand = (sid: string): string => sid.replace(/^BN/, 'MG');

/** Senders by their number or id. A sender without a description counts as one of the account that carriers know. */
export const createSmsSenders = (store: Store): SmsSenders => store.table('sms-senders');
