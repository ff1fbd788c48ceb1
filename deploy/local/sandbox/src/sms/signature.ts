import { createHmac } from 'node:crypto';

/**
 * `X-Twilio-Signature` of a form-encoded webhook: the address, then each field's name and value in the order of
 * the names, hashed with the account's token.
 */
export function smsSignature(authToken: string, url: string, form: string): string {
  const fields = [...new URLSearchParams(form)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = url + fields.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
