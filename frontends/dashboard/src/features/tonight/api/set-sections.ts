import type { Section } from '@tablewell/api-client/book';

/** Replaces the sections of an evening, based on the version that was shown. */
export async function setSections(request: {
  restaurantId: string;
  date: string;
  version: number;
  sections: readonly Section[];
}): Promise<void> {
  const { restaurantId, date: localDate, version, sections } = request;
  const { evening } = await import('../../../lib/rpc');
  await evening().setSections({
    restaurantId,
    localDate,
    baseVersion: BigInt(version),
    sections: sections.map(({ server, tables }) => ({ server, tableNumbers: [...tables] })),
  });
}
