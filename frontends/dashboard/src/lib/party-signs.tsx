import { namesVip } from '@tablewell/shared/vip';
import { VisuallyHidden, color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { allergyWords } from './diner-words';
import type { DinerDetails } from './diner-words';
import { Icon } from './icons';
import { t } from './texts';

/** What makes a party stand out, from its reservation. */
export type SignedParty = DinerDetails & Partial<Pick<Party, 'notes' | 'stage' | 'confirmation' | 'steps'>>;

/** Whether it has said that it comes, and is not here yet. */
export const isComing = ({ stage, confirmation }: SignedParty): boolean =>
  stage === 'confirmed' || (stage === 'booked' && confirmation?.isComing === true);

/**
 * Whether the restaurant called the party without reaching it, and the party has not said since that it comes
 * (EVENING-29).
 */
export const isUnreached = (party: SignedParty): boolean =>
  party.stage === 'booked' &&
  !party.confirmation &&
  (party.steps ?? []).some(({ step }) => step === 'no-answer');

/** `Confirmed`; `called, no answer`: for screen readers, where the sign has no words; empty if nothing is known. */
export function answerLabel(party: SignedParty): string {
  if (isComing(party)) return t('common.diner.coming');
  return isUnreached(party) ? t('common.diner.unreached') : '';
}

/** Whether its notes call the guest a VIP. */
export const isVip = ({ notes = '' }: SignedParty): boolean => namesVip(notes);

export const hasAllergy = (party: SignedParty): boolean => allergyWords(party) !== '';

/** `Allergy: nut allergy; carries EpiPen`, to be read aloud; empty without one. */
export function allergyLabel(party: SignedParty): string {
  const words = allergyWords(party);
  return words ? t('common.diner.allergy', { words }) : '';
}

const Warning = styled.span`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  padding-inline: 0.25rem;
  border-radius: ${radius.sm};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** An allergy in words, with its sign and in the color of a warning. Wraps rather than being cut (EVENING-21). */
export function AllergySign({ of: party }: { of: SignedParty }) {
  const words = allergyWords(party);
  if (!words) return null;
  return (
    <Warning data-allergy="">
      <Icon name="allergy" size={15} />
      {words}
    </Warning>
  );
}

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${color.brass};
  &[data-sign='allergy'] {
    color: ${color.danger};
  }
  &[data-sign='coming'] {
    color: ${color.accent};
  }
  &[data-sign='unreached'] {
    color: ${color.warning};
  }
`;

interface PartyMarksProps {
  of: SignedParty;
  /** The guest comes for the first time. */
  isFirstVisit?: boolean;
  /** How often the guest was at all restaurants of the group; empty: not known. */
  inGroup?: string;
  /** Also the allergy, where there is no room for its words. */
  withAllergy?: boolean;
  size?: number;
}

/** Signs without words, for places as small as a table of the floor; a screen reader reads them out. */
export function PartyMarks({
  of: party,
  isFirstVisit = false,
  inGroup = '',
  withAllergy = false,
  size = 15,
}: PartyMarksProps) {
  const allergy = withAllergy ? allergyLabel(party) : '';
  return (
    <>
      {allergy && (
        <Mark data-sign="allergy" title={allergy}>
          <Icon name="allergy" size={size} />
          <VisuallyHidden>{allergy}</VisuallyHidden>
        </Mark>
      )}
      {isVip(party) && (
        <Mark data-sign="vip" title={t('common.diner.vip')}>
          <Icon name="vip" size={size} />
          <VisuallyHidden>{t('common.diner.vip')}</VisuallyHidden>
        </Mark>
      )}
      {isComing(party) && (
        <Mark data-sign="coming" title={t('common.diner.coming')}>
          <Icon name="check" size={size} />
          <VisuallyHidden>{t('common.diner.coming')}</VisuallyHidden>
        </Mark>
      )}
      {isUnreached(party) && (
        <Mark data-sign="unreached" title={t('common.diner.unreached')}>
          <Icon name="unreached" size={size} />
          <VisuallyHidden>{t('common.diner.unreached')}</VisuallyHidden>
        </Mark>
      )}
      {isFirstVisit && (
        <Mark data-sign="first" title={t('common.diner.firstVisit')}>
          <Icon name="new" size={size} />
          <VisuallyHidden>{t('common.diner.firstVisit')}</VisuallyHidden>
        </Mark>
      )}
      {inGroup && (
        <Mark data-sign="group" title={inGroup}>
          <Icon name="group" size={size} />
          <VisuallyHidden>{inGroup}</VisuallyHidden>
        </Mark>
      )}
    </>
  );
}
