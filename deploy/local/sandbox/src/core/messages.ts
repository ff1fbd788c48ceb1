import type { Store, Table } from './store';

export const channels = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];
export type SmsStatus = 'queued' | 'sent' | 'delivered' | 'read' | 'undelivered' | 'received';

/** One mail, SMS or message of WhatsApp as the provider stores it. `at` is an ISO instant. */
export interface Message {
  id: string;
  channel: Channel;
  direction: 'outbound' | 'inbound';
  to: string;
  from: string;
  subject: string | null;
  text: string;
  html: string | null;
  at: string;
  /** The name beside the address from which a mail is sent. */
  fromName?: string;
  /** The address to which a mail is answered. */
  replyTo?: string;
  /** The headers that keep other programs from answering a mail, by their names in lower case. */
  automatic?: Record<string, string>;
  /** The calendar file of a mail. */
  calendar?: { method: string; text: string };
  sms?: { status: SmsStatus; statusCallback: string | null };
}

export interface Messages {
  /** Stores all of them in one commit. */
  add(...messages: Message[]): void;
  update(message: Message): void;
  get(id: string): Message | undefined;
  /** Newest first. Addresses are compared without regard to case, phone numbers by their digits. */
  list(filter?: {
    to?: string | undefined;
    channel?: Channel | undefined;
    limit?: number;
  }): Iterable<Message>;
}

/** A key that is equal for all spellings of an address or a phone number. */
export function addressKey(to: string): string {
  const key = to.includes('@') ? to.trim().toLowerCase() : to.replace(/\D/g, '');
  return key.slice(0, 320);
}

export function createMessages(store: Store): Messages {
  // Two orders of the same messages: by arrival, and by addressee and arrival, so that a lookup never scans.
  const byArrival: Table<string, number> = store.table('message-order');
  const byAddressee: Table<string, [string, number]> = store.table('message-addressee');
  const byId: Table<Message, string> = store.table('message');
  let last = 0;
  for (const { key } of byArrival.range({ reverse: true, limit: 1 })) last = key;

  function* ids(to: string | undefined): Iterable<string> {
    if (to === undefined) {
      for (const { value } of byArrival.range({ reverse: true })) yield value;
      return;
    }
    const key = addressKey(to);
    for (const { value } of byAddressee.range({ start: [key, Infinity], end: [key, -1], reverse: true }))
      yield value;
  }

  return {
    add: (...messages) =>
      store.together(() => {
        for (const message of messages) {
          last += 1;
          byId.set(message.id, message);
          byArrival.set(last, message.id);
          byAddressee.set([addressKey(message.to), last], message.id);
        }
      }),
    update: (message) => byId.set(message.id, message),
    get: (id) => byId.get(id),
    *list({ to, channel, limit = Infinity } = {}) {
      let given = 0;
      for (const id of ids(to)) {
        if (given >= limit) return;
        const message = byId.get(id);
        if (!message || (channel && message.channel !== channel)) continue;
        given += 1;
        yield message;
      }
    },
  };
}
