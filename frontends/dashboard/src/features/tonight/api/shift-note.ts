/** Replaces the note of an evening, based on the version that was shown; an empty text removes it. */
export async function setShiftNote(request: {
  restaurantId: string;
  date: string;
  text: string;
  version: number;
}): Promise<void> {
  const { restaurantId, date: localDate, text, version } = request;
  const client = (await import('../../../lib/rpc')).evening();
  await client.setShiftNote({ restaurantId, localDate, text, baseVersion: BigInt(version) });
}
