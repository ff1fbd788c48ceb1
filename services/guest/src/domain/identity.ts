import { folded } from '@tablewell/shared/fold';
import { normalizePhone } from '@tablewell/shared/phone';

/** What is known of a person before it is known which guest they are. */
export interface Person {
  readonly name: string;
  readonly phoneNumber: string;
  readonly email?: string | undefined;
}

/** The part of a guest by which a person is recognized. */
export type Known = Person & { readonly key: string };

/** The fewest digits to match by, for a number that is valid in no country. */
const minPhoneDigits = 7;
const phonePrefix = 'phone:';
/** The name of walk-ins whose name nobody asked. */
const unnamed = folded('Walk-in');

/** A name as it is compared: without case, marks, signs and odd spaces. */
export const nameOf = ({ name }: Pick<Person, 'name'>): string => folded(name) || name.trim().toLowerCase();

/**
 * A phone number as it is compared, equal for all notations; undefined for none, and for one with too few digits.
 * @param country the restaurant's, for a number without a country code (PHONE-1); undefined: not known
 */
export function phoneOf(
  { phoneNumber }: Pick<Person, 'phoneNumber'>,
  country: string | undefined,
): string | undefined {
  const known = normalizePhone(phoneNumber, country);
  if (known) return known;
  const digits = phoneNumber.replace(/\D/g, '');
  return digits.length >= minPhoneDigits ? digits : undefined;
}

/** An e-mail address as it is compared; empty without one. */
export const addressOf = ({ email = '' }: Pick<Person, 'email'>): string => email.trim().toLowerCase();

/**
 * The identity of a person: their name with their phone, else with their e-mail, else alone (GUEST-1). One number or one
 * name is not one person: colleagues share a desk's phone, and people share names.
 */
export function guestKey(person: Person, country: string | undefined): string {
  const phone = phoneOf(person, country);
  if (phone) return `${phonePrefix}${phone} ${nameOf(person)}`;
  const address = addressOf(person);
  return address ? `mail:${address} ${nameOf(person)}` : nameKey(person);
}

/** The key of a guest of this name without a phone and an e-mail. */
export const nameKey = (person: Pick<Person, 'name'>): string => `name:${nameOf(person)}`;

/** By what guests are looked up who may be a person. */
export interface Sought {
  /** The person's key, and the one that they have without a phone and an e-mail. */
  readonly keys: readonly string[];
  readonly name: string;
  /** As they are compared: the person's, and the one of a time when the country was not known. Empty without one. */
  readonly phones: readonly string[];
}

/** By what guests are looked up who may be this person, whose key is given. */
export function soughtBy(person: Person, key: string): Sought {
  const phones = [phoneIn({ key }), phoneOf(person, undefined)].flatMap((phone) => phone || []);
  return {
    keys: [key, nameKey(person)],
    name: person.name,
    phones: [...new Set(phones)],
  };
}

/** True for a guest whose phone is known. */
export const hasPhone = ({ key }: Pick<Known, 'key'>): boolean => key.startsWith(phonePrefix);

/** The phone in a key, as it is compared; empty for a guest without one. */
export const phoneIn = ({ key }: Pick<Known, 'key'>): string =>
  hasPhone({ key }) ? (key.slice(phonePrefix.length).split(' ')[0] ?? '') : '';

/**
 * Finds a person among known guests. With a phone: a guest of this phone with the same name, or one that may be it; else
 * the one of the name whose phone is not known yet. Without: the guest of the name with the same e-mail, else the only one
 * of the name. A person who fits several guests becomes a new one: data of one guest must not reach a namesake. Two e-mails are
 * two people if there is no phone that says otherwise.
 * @param key the person's, because parsing a phone costs more than the rest
 */
export function matchGuest<G extends Known>(
  known: readonly G[],
  person: Person,
  key: string,
  country: string | undefined,
): G | undefined {
  const exact = known.find((guest) => guest.key === key);
  if (exact) return exact;
  const phone = phoneIn({ key });
  const name = nameOf(person);
  const address = addressOf(person);
  const isNamesake = (guest: G) => nameOf(guest) === name;
  const isOther = (guest: G) => address !== '' && addressOf(guest) !== '' && addressOf(guest) !== address;
  const theOne = (guests: readonly G[]) =>
    guests.find((guest) => address !== '' && addressOf(guest) === address) ??
    (guests.length === 1 ? guests[0] : undefined);
  const unplaced = known.filter((guest) => !hasPhone(guest) && isNamesake(guest) && !isOther(guest));
  if (phone === '') {
    return theOne(known.filter((guest) => isNamesake(guest) && !isOther(guest)));
  }
  const samePhone = known.filter((guest) => hasPhone(guest) && phoneOf(guest, country) === phone);
  const byName = samePhone.find(isNamesake) ?? samePhone.find((guest) => maybeSameName(nameOf(guest), name));
  return byName ?? theOne(unplaced);
}

/** Whether a person without a phone has the name of several of these guests, and no e-mail tells them apart. */
export function fitsSeveral(guests: readonly Known[], person: Person): boolean {
  const address = addressOf(person);
  const namesakes = guests.filter((guest) => nameOf(guest) === nameOf(person));
  return namesakes.length > 1 && !namesakes.some((guest) => address !== '' && addressOf(guest) === address);
}

/**
 * Whether two folded names under one phone may be one person's: the words of the shorter one are in the longer one, in
 * order, or begin a word of it as an initial. `a lovelace` may be `ada lovelace`, `bob lee` is not `ann lee`. A walk-in
 * without a name may be anybody.
 */
function maybeSameName(one: string, other: string): boolean {
  if (one === unnamed || other === unnamed) return true;
  const [shorter = [], longer = []] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length);
  let at = 0;
  return shorter.every((word) => {
    const found = longer.findIndex((each, index) => index >= at && isWordOrInitial(word, each));
    at = found + 1;
    return found >= 0;
  });
}

const isWordOrInitial = (a: string, b: string): boolean =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Whether who has the same key at another restaurant is the same person (GROUP-23): by a complete number or an address, with a name. A
 * name alone, and a number that is valid in no country, may be anybody's elsewhere.
 */
export const isKnownElsewhere = ({ key }: Pick<Known, 'key'>): boolean =>
  (key.startsWith(`${phonePrefix}+`) || key.startsWith('mail:')) && !key.endsWith(` ${unnamed}`);

/** Whether two guests of one phone may be one person, whose consent ends with either (GROUP-22). */
export const maybeSamePerson = (one: Pick<Person, 'name'>, other: Pick<Person, 'name'>): boolean =>
  maybeSameName(nameOf(one), nameOf(other));
