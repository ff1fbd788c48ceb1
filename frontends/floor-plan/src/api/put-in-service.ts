/** Books by the tables of a layout from now on, or by counts where `layoutId` is empty. */
export async function putInService(restaurantId: string, layoutId: string): Promise<void> {
  const { layouts } = await import('./rpc');
  await layouts().putLayoutInService({ restaurantId, layoutId });
}
