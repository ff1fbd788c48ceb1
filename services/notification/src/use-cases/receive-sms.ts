import { normalizePhone } from '@tablewell/shared/phone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { answerTo, type Intent, intentOf } from '../domain/sms-keywords';
import type { Ports } from '../ports';

/** The form fields of the SMS provider's webhook. */
type SmsFields = Record<string, string>;

const finalReports: Record<string, 'delivered' | 'failed'> = {
  delivered: 'delivered',
  failed: 'failed',
  undelivered: 'failed',
};

/** Handles a guest's reply or a delivery report. Returns the answer's text, empty for none. */
export function receiveSms(ports: Ports) {
  return async (fields: SmsFields, signature: string): Promise<string | Refusal> => {
    if (!ports.isSigned(fields, signature)) {
      return invalid([{ field: 'signature', message: 'The signature does not match.' }], 'bad-signature');
    }
    const id = fields['MessageSid'] ?? fields['SmsSid'] ?? '';
    const status = fields['MessageStatus'] ?? '';
    if (status === '' || status === 'received') return handleReply(ports, id, fields);
    const final = finalReports[status];
    const reason = fields['ErrorCode']
      ? `The provider reports error ${fields['ErrorCode']}`
      : `It is ${status}`;
    if (final) await ports.messages.report(id, final, final === 'failed' ? reason : '', ports.clock());
    return '';
  };
}

async function handleReply(ports: Ports, id: string, fields: SmsFields): Promise<string> {
  const known = await ports.optOuts.answered(id);
  if (known !== undefined) return known;
  const from = fields['From'] ?? '';
  const phone = normalizePhone(from) ?? from;
  const intent = intentOf(fields['Body'] ?? '');
  const writer = intent === 'none' ? undefined : await ports.messages.lastWriterTo(phone);
  const restaurantId =
    intent === 'none' ? undefined : await applyIntent(ports, intent, phone, writer?.restaurantId);
  const restaurant = restaurantId ? await ports.copies.restaurant(restaurantId) : undefined;
  const wanted = answerTo(intent, restaurant === 'gone' ? undefined : restaurant, writer?.language);
  const answer = wanted !== '' && (await mayAnswer(ports, id, phone)) ? wanted : '';
  await ports.optOuts.noteAnswer(id, answer, ports.clock());
  return answer;
}

/**
 * Applies a reply's intent, and returns the restaurant it is for: the one that last sent a message to the number
 * (MESSAGE-3).
 */
async function applyIntent(
  { optOuts, clock }: Ports,
  intent: Intent,
  phone: string,
  writer: string | undefined,
): Promise<string | undefined> {
  if (intent === 'stop' && writer) await optOuts.add(writer, phone, clock());
  if (intent === 'start') return (await optOuts.undoLast(phone)) ?? writer;
  return writer;
}

/** Whether the number's daily limit allows an answer; the intent is applied in any case. */
async function mayAnswer({ quotaCounts, quotas, clock }: Ports, inboundId: string, phone: string) {
  const whole = {
    scope: 'number',
    channel: 'sms',
    subject: `answers:${phone}`,
    limit: quotas.answersToNumber,
    reason: '',
    warns: false,
  } as const;
  return (await quotaCounts.take({ whole }, inboundId, clock())).kind !== 'used-up';
}
