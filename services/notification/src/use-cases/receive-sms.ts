import { normalisePhone } from '@tablewell/booking-rules/phone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { answerTo, type Wish, wishIn } from '../domain/sms-keywords';
import type { Ports } from '../ports';

/** The form fields of the SMS provider's webhook. */
export type SmsFields = Record<string, string>;

const finalReports: Record<string, 'delivered' | 'failed'> = {
  delivered: 'delivered',
  failed: 'failed',
  undelivered: 'failed',
};

/** A guest's answer or a delivery report. Answers the text to reply with, empty for none. */
export function receiveSms(ports: Ports) {
  return async (fields: SmsFields, signature: string): Promise<string | Refusal> => {
    if (!ports.isSigned(fields, signature)) {
      return invalid([{ field: 'signature', message: 'The signature does not match.' }], 'bad-signature');
    }
    const id = fields['MessageSid'] ?? fields['SmsSid'] ?? '';
    const status = fields['MessageStatus'] ?? '';
    if (status === '' || status === 'received') return hear(ports, id, fields);
    const final = finalReports[status];
    const reason = fields['ErrorCode']
      ? `The provider reports error ${fields['ErrorCode']}`
      : `It is ${status}`;
    if (final) await ports.messages.report(id, final, final === 'failed' ? reason : '', ports.clock());
    return '';
  };
}

async function hear(ports: Ports, id: string, fields: SmsFields): Promise<string> {
  const known = await ports.optOuts.answered(id);
  if (known !== undefined) return known;
  const from = fields['From'] ?? '';
  const phone = normalisePhone(from) ?? from;
  const wish = wishIn(fields['Body'] ?? '');
  const restaurantId = wish === 'none' ? undefined : await carryOut(ports, wish, phone);
  const restaurant = restaurantId ? await ports.copies.restaurant(restaurantId) : undefined;
  const wanted = answerTo(wish, restaurant === 'gone' ? undefined : restaurant);
  const answer = wanted !== '' && (await mayAnswer(ports, id, phone)) ? wanted : '';
  await ports.optOuts.noteAnswer(id, answer, ports.clock());
  return answer;
}

/** Does it, and answers which restaurant it concerns: the one that last wrote to the number (contract §3). */
async function carryOut(
  { optOuts, messages, clock }: Ports,
  wish: Wish,
  phone: string,
): Promise<string | undefined> {
  const writer = await messages.lastWriterTo(phone);
  if (wish === 'stop' && writer) await optOuts.add(writer, phone, clock());
  if (wish === 'start') return (await optOuts.undoLast(phone)) ?? writer;
  return writer;
}

/** Whether a number has had fewer answers today than it may; what it asked for is done either way. */
async function mayAnswer({ quotaCounts, quotas, clock }: Ports, inboundId: string, phone: string) {
  const quota = {
    scope: 'number',
    channel: 'sms',
    subject: `answers:${phone}`,
    limit: quotas.answersToNumber,
    reason: '',
    warns: false,
  } as const;
  return (await quotaCounts.take(quota, inboundId, clock())).kind !== 'used-up';
}
