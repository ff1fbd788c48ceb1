import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { Ports } from '../ports';
import { receiveReply } from './receive-reply';

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
    if (status === '' || status === 'received')
      return receiveReply(ports, { id, from: fields['From'] ?? '', text: fields['Body'] ?? '' });
    const final = finalReports[status];
    const reason = fields['ErrorCode']
      ? `The provider reports error ${fields['ErrorCode']}`
      : `It is ${status}`;
    if (final) await ports.messages.report(id, final, final === 'failed' ? reason : '', ports.clock());
    return '';
  };
}
