import { sharingVersionProblem } from '@tablewell/booking-rules/guest-sharing';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';

/** The text to which a diner agrees that a group shares their visits and preferences (GROUP-21). */
export interface SharingConsent {
  readonly textVersion: string;
  /** The group as the text named it. */
  readonly groupName: string;
}

/** What the holder of a reservation last said about it. */
export type SharingChoice = { readonly at: Date } & (
  ({ readonly agreed: true } & SharingConsent) | { readonly agreed: false }
);

const longestGroupName = 100;

/**
 * The consent of a request, sanitized, or the refusal of its text or group by field. Only diners consent for
 * themselves: a consent from a signed-in member or from an API key is refused. Staff record under their own names what
 * a guest says (GROUP-23).
 */
export function readSharingConsent(
  actor: Actor | undefined,
  { textVersion, groupName: given }: SharingConsent,
): SharingConsent | Refusal {
  const groupName = sanitize(given);
  const problem =
    (actor && 'Only the diner agrees to sharing: record what a guest says on the guest’s page') ??
    sharingVersionProblem(textVersion) ??
    (groupName === '' || groupName.length > longestGroupName
      ? `The name of the group has 1 to ${longestGroupName} characters`
      : undefined);
  return problem ? invalid([{ field: 'guestSharing', message: problem }]) : { textVersion, groupName };
}

/** What a diner says about sharing at an instant; undefined if it is what they said before. */
export function newSharingChoice(
  known: SharingChoice | undefined,
  consent: SharingConsent | undefined,
  at: Date,
): SharingChoice | undefined {
  if (!consent) return known?.agreed === false ? undefined : { agreed: false, at };
  const { textVersion, groupName } = consent;
  const isKnown = known?.agreed && known.textVersion === textVersion && known.groupName === groupName;
  return isKnown ? undefined : { agreed: true, textVersion, groupName, at };
}
