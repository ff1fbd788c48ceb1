import type { Message } from '../domain/message';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { refuses } from './opt-outs';
import { queueMessage } from './queue-message';
import { withOptOut } from './write-text';

const batchSize = 100;

/**
 * Sends an SMS instead of each message by WhatsApp that failed, once (MESSAGE-47). Several processes may do so at once, and
 * another one goes on after a crash: the id of the SMS keeps it from being written twice.
 */
export function fallBack(ports: Ports) {
  return async (): Promise<void> => {
    for (;;) {
      const failed = await ports.messages.toFallBack(ports.clock(), batchSize);
      for (const message of failed) {
        await replace(ports, message);
        await ports.messages.noteFallBack(message.id);
      }
      if (failed.length < batchSize) return;
    }
  };
}

async function replace(ports: Ports, failed: Message): Promise<void> {
  const { messages, clock } = ports;
  const { id, restaurantId, isTest, reservationId, to, kind, expiresAt, matterEndsAt } = failed;
  // A message that the provider may have taken after all would arrive twice.
  if (failed.inDoubt || expiresAt <= clock() || !hasFailed(failed)) return;
  if (reservationId !== '' && (await messages.isForgotten(reservationId))) return;
  // A diner who ended the messages of one channel does not get them by another.
  if (await refuses(ports, { channel: failed.channel as 'whatsapp', restaurantId, phone: to })) return;
  const at = { channel: 'sms', phone: to } as const;
  const hasOptedOut = await refuses(ports, { ...at, restaurantId });
  const { version, language, told, choices } = failed;
  await queueMessage(ports, `instead:${id}`, {
    ...{ restaurantId, isTest, reservationId, channel: 'sms', kind, to, subject: '', html: '' },
    text: await withOptOut(ports, failed, at),
    ...(version === undefined ? {} : { version }),
    ...(language ? { language } : {}),
    ...(told === undefined ? {} : { told }),
    ...(choices ? { choices } : {}),
    ...{ expiresAt, matterEndsAt, insteadOf: id },
    suppressionReason: hasOptedOut ? suppressions.optedOut : '',
  });
}

/** A receipt of the phone may have come after the failure. */
const hasFailed = ({ status }: Message): boolean => status === 'failed' || status === 'undelivered';
