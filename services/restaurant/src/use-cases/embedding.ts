import { siteProblems, tidySites } from '@tablewell/restaurant-rules/embedding/sites';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { outdated } from './outdated-changes';

interface PutSitesCommand {
  readonly restaurantId: string;
  readonly sites: readonly string[];
  /** The version of the list that the change is based on. */
  readonly baseVersion: number;
}

/** Replaces the sites that may show the booking page (EMBED-2), for members who may change the settings. */
export function putSites(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, sites: given, baseVersion }: PutSitesCommand,
  ): Promise<Restaurant | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const sites = tidySites(given);
    const problems = siteProblems(sites);
    if (problems.length > 0) return invalid(problems);
    return changeRestaurant(ports, restaurantId, ['sites'], (current) => {
      if (baseVersion !== (current.sitesVersion ?? 0)) return outdated.sites();
      if (JSON.stringify(sites) === JSON.stringify(current.sites)) return current;
      const version = current.version + 1;
      return { ...current, sites, sitesVersion: version, version };
    });
  };
}
