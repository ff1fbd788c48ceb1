const client = async () => (await import('../../../lib/rpc')).evening();

/** Pauses online bookings from now on; 0 minutes: for the rest of the night. */
export async function pauseOnlineBookings(
  restaurantId: string,
  minutes: number,
  stepId: string,
): Promise<void> {
  await (await client()).pauseOnlineBookings({ restaurantId, minutes, stepId });
}

/** Ends the pause. */
export async function resumeOnlineBookings(restaurantId: string, stepId: string): Promise<void> {
  await (await client()).resumeOnlineBookings({ restaurantId, stepId });
}
