import { signingKeys } from '@tablewell/chassis/crypto';

/** The secret that signs, and the one before it, which signs too until it ends (HOOK-3). */
export interface WebhookSecrets {
  readonly current: string;
  readonly former?: { readonly secret: string; readonly endsAt: Date } | undefined;
}

const prefix = 'whsec_';
const secretBytes = 32;
/** How long the former secret stays valid. */
export const overlapMs = 24 * 3_600_000;

export const makeSecret = (): string => prefix + signingKeys.make(secretBytes);

/**
 * The secrets after a new one was made. After two changes within a day only the latest two are valid: the second change
 * ends the first secret.
 */
export function rotated(
  { current }: WebhookSecrets,
  secret: string,
  now: Date,
  endsFormer: boolean,
): WebhookSecrets {
  if (endsFormer) return { current: secret };
  return { current: secret, former: { secret: current, endsAt: new Date(now.getTime() + overlapMs) } };
}

/** The secrets that are valid, the current one first. */
const validAt = ({ current, former }: WebhookSecrets, now: Date): string[] => [
  current,
  ...(former && former.endsAt > now ? [former.secret] : []),
];

/** The headers of Standard Webhooks 1.0.0 for these very bytes, sent at this moment. */
export function signedHeaders(
  secrets: WebhookSecrets,
  { webhookId, body }: { readonly webhookId: string; readonly body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const sign = (secret: string) =>
    `v1,${signingKeys.sign(secret.slice(prefix.length), `${webhookId}.${timestamp}.${body}`)}`;
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': validAt(secrets, now).map(sign).join(' '),
  };
}
