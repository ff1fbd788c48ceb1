import type { CreateBody } from '../api/types';

/** A diner's consent to sharing in a group, in the shape of a booking's body. */
type SharingConsent = Pick<CreateBody, 'guestSharing' | 'guestSharingTextVersion' | 'guestSharingGroup'>;

let ticked: SharingConsent | undefined;

/**
 * Keeps the consent while its box is on the page; undefined: none. It is kept here rather than with the form, whose code is loaded first and
 * needs it for few restaurants, and never in a draft: it belongs to the text that was shown with it.
 */
export function keepConsent(consent: SharingConsent | undefined): void {
  ticked = consent;
}

/** What a booking says about sharing: nothing unless the box is ticked. */
export const keptConsent = (): SharingConsent => ticked ?? {};
