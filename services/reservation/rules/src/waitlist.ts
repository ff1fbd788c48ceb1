/** How far ahead a party that joins the line may say that it does not sit before, in minutes (WAIT-14). */
export const furthestNotBeforeMinutes = 4 * 60;
