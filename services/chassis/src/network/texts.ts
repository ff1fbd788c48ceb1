import { Resolver } from 'node:dns/promises';
import PQueue from 'p-queue';

/** The texts of a TXT record: none if there is no such record, undefined if no name server answered. */
export type LookUpTexts = (name: string) => Promise<readonly string[] | undefined>;

/** Error codes that mean that there is no such record. */
const absent = ['ENOTFOUND', 'ENODATA'];
const timeoutMs = 2_000;
const tries = 2;
/** The most concurrent look-ups; further ones wait, which bounds the load on the resolver. */
const maxConcurrent = 8;
const maxWaiting = 200;
/** No reasonable name has more texts; the rest is ignored. */
const maxTexts = 100;

/** Looks up TXT records, at these name servers or at those of the machine. */
export function createTextLookUp(servers: readonly string[]): LookUpTexts {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers.length > 0) resolver.setServers(servers);
  const queue = new PQueue({ concurrency: maxConcurrent });

  async function texts(name: string): Promise<readonly string[] | undefined> {
    try {
      const records = await resolver.resolveTxt(name);
      return records.slice(0, maxTexts).map((parts) => parts.join('').trim());
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code !== undefined && absent.includes(code) ? [] : undefined;
    }
  }
  return async (name) => (queue.size >= maxWaiting ? undefined : queue.add(() => texts(name)));
}
