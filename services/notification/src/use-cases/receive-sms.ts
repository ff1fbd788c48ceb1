import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { FairQueue } from '@tablewell/chassis/resilience';
import { phoneTraits, readAddress } from '../domain/channels';
import type { Reported } from '../domain/message';
import type { OwnSender } from '../domain/sender';
import type { Ports } from '../ports';
import { scopeOf } from './opt-outs';
import { receiveReply } from './receive-reply';

/** The form fields of the SMS provider's webhook. */
type SmsFields = Record<string, string>;

/** What the provider reports, by its own word; earlier states are known without a report. */
const reports: Readonly<Record<string, Reported>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  undelivered: 'undelivered',
};
/** The provider's error for a recipient who has opted out (MESSAGE-22); a report has it as text. */
const optedOutError = '21610';

/** Replies that are handled at once; each asks the store a dozen times. */
const atOnce = 32;
/** As many wait as are handled while the provider waits for their answer. */
const maxWaiting = 1_000;
/** How many replies from one number may wait; people do not type faster. */
const waitingOfOne = 20;

const busy = () =>
  new Refusal('unavailable', 'busy', 'Too many replies wait. Please deliver this one again.');

/**
 * Handles a guest's reply or a delivery report. Returns the answer's text, empty for none. The replies of a number are
 * handled one after another: they keep their order. Numbers take turns, so that a flood of one delays no other, and so do the senders that
 * they wrote to: a flood of many guests of one restaurant delays no guest of another with a sender of its own (MESSAGE-5). The turn
 * of a reply is given up if its caller stops waiting.
 */
export function receiveSms(ports: Ports) {
  const turns = new FairQueue(maxWaiting, { atOnce, waitingOfOne });
  return async (fields: SmsFields, signature: string, signal?: AbortSignal): Promise<string | Refusal> => {
    if (!ports.isSigned(fields, signature)) {
      return invalid([{ field: 'signature', message: 'The signature does not match.' }], 'bad-signature');
    }
    const id = fields['MessageSid'] ?? fields['SmsSid'] ?? '';
    const status = fields['MessageStatus'] ?? '';
    if (status === '' || status === 'received') {
      const sender = fields['From'] ?? '';
      const from = readAddress(sender);
      const text = fields['Body'] ?? '';
      const optOutType = fields['OptOutType'] ?? '';
      const known = await ports.optOuts.answered(id);
      if (known !== undefined) return known;
      const handle = async () =>
        receiveReply(ports, { id, from, own: await ownSender(ports, fields, 'To'), text, optOutType });
      const group = fields['MessagingServiceSid'] || fields['To'];
      return (await turns.take(sender, handle, { signal, group })) ?? busy();
    }
    const reported = Object.hasOwn(reports, status) ? reports[status] : undefined;
    if (reported) await report(ports, { id, reported, status, error: fields['ErrorCode'] ?? '' }, fields);
    return '';
  };
}

async function report(
  ports: Ports,
  { id, reported, status, error }: { id: string; reported: Reported; status: string; error: string },
  fields: SmsFields,
): Promise<void> {
  const { messages, optOuts, clock } = ports;
  const isFailure = reported === 'failed' || reported === 'undelivered';
  const reason = error ? `The provider reports error ${error}` : `It is ${status}`;
  await messages.report(id, reported, isFailure ? reason : '', clock());
  if (!isFailure || error !== optedOutError) return;
  const { channel, phone } = readAddress(fields['To'] ?? '');
  if (phone === '') return;
  const scope = scopeOf(channel, await ownSender(ports, fields, 'From'));
  await optOuts.add(scope, phone, clock(), { kind: 'provider' });
}

/** The restaurant's own sender of a webhook: a Messaging Service, or a number; undefined: the shared one. */
async function ownSender(
  { senders }: Ports,
  fields: SmsFields,
  side: 'From' | 'To',
): Promise<OwnSender | undefined> {
  const service = fields['MessagingServiceSid'];
  const ofService = service ? await senders.by(service) : undefined;
  const { channel, phone } = readAddress(fields[side] ?? '');
  return ofService ?? (phoneTraits[channel].hasOwnSenders ? senders.by(phone) : undefined);
}
