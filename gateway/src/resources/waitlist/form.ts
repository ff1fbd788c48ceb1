import type { Audience } from '@tablewell/booking-rules';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import type { Static } from 'typebox';
import { formProblems } from '../reservations/problems';
import type { JoinWaitlistBody } from './schemas';

type Body = Partial<Static<typeof JoinWaitlistBody>>;

const together = 'Please give date and time together, or neither';

/**
 * Every problem that can be found in the form itself, before a captcha token is spent on it. The rules are those of the
 * reservation service, which makes the final decision.
 */
export function joinProblems(body: Body, audience: Audience): FieldProblem[] {
  const { name, guests, phoneNumber, email, date, time } = body;
  const isEmpty = (text = '') => sanitize(text) === '';
  const contact = 'Please give a phone number or an email address';
  return [
    ...formProblems({ name, guests, phoneNumber, email }, audience),
    ...(isEmpty(phoneNumber) && isEmpty(email) ? [{ field: 'phoneNumber', message: contact }] : []),
    ...(date !== undefined && time === undefined ? [{ field: 'time', message: together }] : []),
    ...(date === undefined && time !== undefined ? [{ field: 'date', message: together }] : []),
  ];
}

/** The fields of a party that joins, from a body. */
export function toJoin({ date, time, ...body }: Static<typeof JoinWaitlistBody>) {
  return {
    name: body.name,
    partySize: body.guests,
    phoneNumber: body.phoneNumber ?? '',
    email: body.email ?? '',
    area: body.area ?? '',
    language: body.language ?? '',
    notBefore: body.notBefore ?? '',
    ...(date !== undefined && time !== undefined
      ? { start: { time: { case: 'local' as const, value: `${date}T${time}` } } }
      : {}),
  };
}
