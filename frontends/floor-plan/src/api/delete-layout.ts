/** Deletes a layout. Refused with 409 for the last one. */
export async function deleteLayout(restaurantId: string, layoutId: string): Promise<void> {
  const { layouts } = await import('./rpc');
  await layouts().deleteLayout({ restaurantId, layoutId });
}
