import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { type Snippets, snippetsProblem, snippetTexts } from '../domain/snippets';
import type { Ports } from '../ports';

/** The texts that members insert into answers, for all of them (MESSAGE-42). */
export function listSnippets({ snippets }: Pick<Ports, 'snippets'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId }: { restaurantId: string },
  ): Promise<Snippets | Refusal> =>
    refuseWithoutPermission('reservations', actor, restaurantId) ?? snippets.of(restaurantId);
}

/** Replaces all of them (MESSAGE-42), for members who may change the settings. */
export function putSnippets({ snippets }: Pick<Ports, 'snippets'>) {
  return async (
    actor: Actor | undefined,
    given: { restaurantId: string; texts: readonly string[]; baseVersion: number },
  ): Promise<Snippets | Refusal> => {
    const { restaurantId, baseVersion } = given;
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const texts = snippetTexts(given.texts);
    const problem = snippetsProblem(texts);
    if (problem !== undefined) return invalid([{ field: 'texts', message: problem }]);
    if (baseVersion < 0) return invalid([{ field: 'baseVersion', message: 'A version is 0 or more.' }]);
    const next = { texts, version: baseVersion + 1 };
    if (await snippets.put(restaurantId, next)) return next;
    return new Refusal(
      'conflict',
      'snippets-changed',
      'These texts were changed by someone else meanwhile. Please load them again.',
    );
  };
}
