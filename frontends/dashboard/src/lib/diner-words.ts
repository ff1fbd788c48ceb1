import { dietaryLabel, occasionLabel } from '@tablewell/booking-rules/diner-labels';
import type { Party } from '@tablewell/api-client/book';
import { clockAt } from './clock';
import { t } from './texts';

/** The details that a diner gave about a party. */
export type DinerDetails = Partial<
  Pick<Party, 'area' | 'email' | 'occasion' | 'dietary' | 'dietaryNotes' | 'late' | 'messages'>
>;

/** Dietary needs as a text: `Vegan, nut allergy; no sesame`. Empty if the diner gave none. */
export function dietaryWords({ dietary = [], dietaryNotes = '' }: DinerDetails): string {
  const [first, ...rest] = dietary.map(dietaryLabel);
  const needs = first ? [first, ...rest.map((label) => label.toLowerCase())].join(', ') : '';
  return [needs, dietaryNotes].filter(Boolean).join('; ');
}

/** Preferences and rules of faith. Everything else that a diner states can make somebody ill. */
const diets: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'halal', 'kosher']);

/** What can make a guest ill: `Nut allergy; carries EpiPen`. The diner's own words count, too (EVENING-21). */
export const allergyWords = ({ dietary = [], dietaryNotes = '' }: DinerDetails): string =>
  dietaryWords({ dietary: dietary.filter((need) => !diets.has(need)), dietaryNotes });

/** The ids of the other dietary needs. */
export const dietsOf = ({ dietary = [] }: DinerDetails): readonly string[] =>
  dietary.filter((need) => diets.has(need));

/** The other dietary needs: `Vegan`. */
export const dietWords = (party: DinerDetails): string => dietaryWords({ dietary: dietsOf(party) });

/** Birthday; empty without an occasion. */
export const occasionWords = ({ occasion = '' }: DinerDetails): string =>
  occasion ? occasionLabel(occasion) : '';

/** 20 min late, said at 7:05 PM; empty for a party that did not announce it. */
export const lateWords = ({ late }: DinerDetails, zone: string): string =>
  late ? t('common.diner.late', { minutes: late.minutes, time: clockAt(late.saidAt, zone) }) : '';

/** Asked for: Terrace; empty for a party without a requested area. */
export const areaWords = ({ area = '' }: DinerDetails): string =>
  area ? t('common.diner.askedForArea', { area }) : '';

/**
 * What matters about a party in a line: its requested area, what it does not eat, what it celebrates, its last message.
 */
export function cardWords(party: DinerDetails): string {
  const message = party.messages?.at(-1)?.words ?? '';
  return [areaWords(party), dietaryWords(party), occasionWords(party), message && `“${message}”`]
    .filter(Boolean)
    .join(' · ');
}

/** 1 no-show, 3 no-shows: reservations to which a guest did not come. */
export const noShowsLabel = (count: number): string => t('common.diner.noShows', { count });
