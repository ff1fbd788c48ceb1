import { noProfile, type Profile, tidyProfile } from '@tablewell/restaurant-rules/profile/profile';
import { profileProblems } from '@tablewell/restaurant-rules/profile/problems';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { outdated } from './outdated-changes';

/** A profile as a caller gives it. One of an earlier release does not know the region. */
export type GivenProfile = Omit<Profile, 'region'> & Partial<Pick<Profile, 'region'>>;

interface PutProfileCommand {
  readonly restaurantId: string;
  readonly profile: GivenProfile;
  /** The version of the profile that the change is based on. */
  readonly baseVersion: number;
}

/** Replaces the profile, for members who may change the settings. An outdated change is a conflict (PROFILE-1). */
export function putProfile(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, profile: given, baseVersion }: PutProfileCommand,
  ): Promise<Restaurant | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const tidied = tidyProfile({ ...noProfile, ...given });
    const problems = profileProblems(tidied);
    if (problems.length > 0)
      return invalid(problems.map(({ field, message }) => ({ field: `profile.${field}`, message })));
    return changeRestaurant(ports, restaurantId, ['profile'], (current) => {
      if (baseVersion !== (current.profileVersion ?? 0)) return outdated.profile();
      const before = { ...noProfile, ...current.profile };
      const profile = given.region === undefined ? { ...tidied, region: before.region } : tidied;
      if (isSame(profile, before)) return current;
      const version = current.version + 1;
      return { ...current, profile, profileVersion: version, version };
    });
  };
}

const isSame = (one: Profile, other: Profile): boolean =>
  Object.keys(noProfile).every((key) => one[key as keyof Profile] === other[key as keyof Profile]);
