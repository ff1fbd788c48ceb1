/** Puts a layout in service, or the table counts if `layoutId` is empty. */
export async function putInService(restaurantId: string, layoutId: string): Promise<void> {
  const { layouts } = await import('./rpc');
  await layouts().putLayoutInService({ restaurantId, layoutId });
}
