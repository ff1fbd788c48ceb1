import { smsSignature } from '../../../../local/sandbox/src/sms/signature';
import type { Caller } from '../../../proofs/src/product/caller';

const path = '/api/notifications/sms/webhook';

/** A guest's SMS as the provider tells it. */
export interface InboundSms {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  /** The number that it was sent to: that of the restaurant. */
  readonly to: string;
}

/** Delivers SMS of guests to the product as the provider does: each once, whatever the answer. */
export class InboundCourier {
  constructor(
    private readonly options: {
      readonly authToken: string;
      /** The product's public origin, which signatures cover. */
      readonly origin: string;
    },
  ) {}

  /** `token`: of the signature; a forger does not know the right one. */
  deliver(caller: Caller, { id, from, text, to }: InboundSms, token = this.options.authToken) {
    const { origin } = this.options;
    const form = new URLSearchParams({
      ...{ AccountSid: 'AC0', ApiVersion: '2010-04-01', MessageSid: id, SmsSid: id },
      ...{ From: from, To: to, Body: text, NumMedia: '0', NumSegments: '1' },
    }).toString();
    return caller.send('POST', path, form, {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': smsSignature(token, origin + path, form),
    });
  }
}
