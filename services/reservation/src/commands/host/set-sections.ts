import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { dateProblems } from '../../restaurant/date-problems';
import { tablesOf } from '../../evening/evening-tables';
import { type EveningSections, isSameSections, refuseSections, type Section } from '../../evening/sections';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';

interface SetSectionsCommand {
  readonly restaurantId: string;
  readonly date: string;
  readonly sections: readonly Section[];
  /** The version that the change is based on. */
  readonly baseVersion: number;
}

/** Replaces the sections of an evening, for members (EVENING-8). A repeated call returns the sections that it wrote. */
export function setSections(ports: Pick<Ports, 'restaurants' | 'sections' | 'eventFactory' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, date, baseVersion, sections: given }: SetSectionsCommand,
  ): Promise<EveningSections | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const problems = dateProblems('localDate', date);
    if (problems.length > 0) return invalid(problems);
    const sections = given.map(({ server, tableNumbers }) => ({ server: sanitize(server), tableNumbers }));
    const bad = refuseSections(sections, tablesOf(restaurant));
    if (bad) return bad;
    const next = { restaurantId, date, version: baseVersion + 1, sections };
    const stored = await versionOf(ports, restaurantId, date);
    if ((stored?.version ?? 0) === baseVersion) {
      const event = ports.eventFactory.sectionsSet(next);
      if (await ports.sections.put(next, event, ports.clock(restaurantId))) return next;
    }
    const present = await versionOf(ports, restaurantId, date);
    const isRepeated = present?.version === next.version && isSameSections(present.sections, sections);
    return isRepeated ? present : changedSince();
  };
}

async function versionOf({ sections }: Pick<Ports, 'sections'>, restaurantId: string, date: string) {
  const found = await sections.latest(restaurantId, date);
  return found?.date === date ? found : undefined;
}

const changedSince = () =>
  new Refusal(
    'conflict',
    'changed-since',
    'Someone else has changed the sections in the meantime. Please load them again.',
  );
