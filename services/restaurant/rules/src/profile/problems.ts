import { lineProblem } from '@tablewell/shared/text';
import { addressProblem } from './web-address';
import { highestPriceLevel, type Profile, profileBounds } from './profile';

/** An invalid field of a profile. */
interface ProfileProblem {
  readonly field: keyof Profile;
  readonly message: string;
}

const labels: Record<keyof typeof profileBounds, string> = {
  about: 'The description',
  cuisine: 'The cuisine',
  street: 'The street',
  postalCode: 'The postal code',
  city: 'The city',
  region: 'The state or region',
  website: 'The website',
  policies: 'The policies',
};

/** Texts that mails to diners and link previews repeat. */
const mailed = ['street', 'postalCode', 'city', 'region', 'cuisine'] as const;

/** Every problem of a profile (PROFILE-1). Expects a tidied profile. */
export function profileProblems(profile: Profile): ProfileProblem[] {
  const problems: ProfileProblem[] = [];
  for (const [name, most] of Object.entries(profileBounds)) {
    const field = name as keyof typeof profileBounds;
    if (profile[field].length > most)
      problems.push({ field, message: `${labels[field]} cannot exceed ${most} characters` });
  }
  for (const field of mailed) {
    const message = lineProblem(labels[field], profile[field]);
    if (message) problems.push({ field, message });
  }
  const { priceLevel, website, accent } = profile;
  if (!Number.isInteger(priceLevel) || priceLevel < 0 || priceLevel > highestPriceLevel)
    problems.push({ field: 'priceLevel', message: `The price level must be 0 to ${highestPriceLevel}` });
  const badAddress = website === '' ? undefined : addressProblem(website);
  if (badAddress) problems.push({ field: 'website', message: badAddress });
  if (accent !== '' && !/^#[\da-f]{6}$/.test(accent))
    problems.push({ field: 'accent', message: 'Please enter a color such as #1d5744' });
  return problems;
}
