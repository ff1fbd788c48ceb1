import { marketingTextVersion } from '@tablewell/booking-rules/diner-details';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { iso } from '../mapping';

/** What a body says about a diner. */
export interface DinerBody {
  readonly email?: string | undefined;
  readonly occasion?: string | undefined;
  readonly dietary?: readonly string[] | undefined;
  readonly dietaryNotes?: string | undefined;
  readonly marketingConsent?: boolean | undefined;
  readonly marketingTextVersion?: string | undefined;
}

/** What a diner told, as `/api` shows it: absent where nothing was. */
export function toDinerAnswer({ email, occasion, dietary, marketingConsent, late, messages }: Reservation) {
  return {
    ...(email === '' ? {} : { email }),
    ...(occasion === '' ? {} : { occasion }),
    ...(dietary && dietary.needs.length > 0 ? { dietary: dietary.needs } : {}),
    ...(dietary && dietary.words !== '' ? { dietaryNotes: dietary.words } : {}),
    ...(marketingConsent ? { marketingConsent: marketingConsent.withdrawnAt === undefined } : {}),
    ...(late ? { late: { minutes: late.minutes, saidAt: iso(late.saidAt) } } : {}),
    ...(messages.length > 0
      ? { messages: messages.map(({ id, words, sentAt }) => ({ id, message: words, sentAt: iso(sentAt) })) }
      : {}),
  };
}

/** The fields of a call; those that the body does not name are absent. */
export function toDinerFields({ email, occasion, dietary, dietaryNotes }: DinerBody) {
  const isAboutFood = dietary !== undefined || dietaryNotes !== undefined;
  return {
    ...(email === undefined ? {} : { email }),
    ...(occasion === undefined ? {} : { occasion }),
    ...(isAboutFood ? { dietary: { needs: [...(dietary ?? [])], words: dietaryNotes ?? '' } } : {}),
  };
}

/** The version of the text that the diner agreed to; empty: none. */
export function consentIn({ marketingConsent, marketingTextVersion: shown }: DinerBody): string {
  return marketingConsent ? (shown ?? marketingTextVersion) : '';
}
