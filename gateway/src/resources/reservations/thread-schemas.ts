import { Type } from 'typebox';
import { Instant, RequiredText } from '../../api/schemas';

export const ThreadBody = Type.Object(
  { text: RequiredText(2_000) },
  { examples: [{ text: 'The table is yours until 7:30. See you soon!' }] },
);

export const ResendBody = Type.Object(
  { messageId: RequiredText(500) },
  { examples: [{ messageId: 'Qm3…:sms:reservation-booked' }] },
);

export const ThreadEntry = Type.Object(
  {
    id: Type.String(),
    direction: Type.Enum(['out', 'in']),
    channel: Type.Enum(['sms', 'whatsapp', 'email', 'page'], {
      description: '`page`: the diner wrote it on the page of the reservation',
    }),
    kind: Type.String({ description: '`reservation-booked`, `staff-answer`, `reply`, `message`, …' }),
    state: Type.Enum(
      ['queued', 'accepted', 'sent', 'delivered', 'read', 'failed', 'undelivered', 'suppressed', 'received'],
      { description: 'The furthest that the provider has reported' },
    ),
    reason: Type.String({
      description: 'Why it failed or was not sent, or what a reply changed; empty otherwise',
    }),
    text: Type.String(),
    at: Instant(),
    repeats: Type.String({
      description: 'The id of the message that it repeats to another number; empty: none',
    }),
    canResend: Type.Boolean({
      description:
        'Whether it went to another number than the reservation has now, and can be sent to that one',
    }),
  },
  { $id: 'ThreadEntry' },
);
