import { createHmac } from 'node:crypto';

/** `Stripe-Signature` of a webhook body sent at the given second. */
export function stripeSignature(secret: string, body: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}
