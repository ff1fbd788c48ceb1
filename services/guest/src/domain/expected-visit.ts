/** A reservation as the guest list needs it: its guest, and whether it will count as a visit. */
export interface ExpectedVisit {
  readonly reservationId: string;
  readonly restaurantId: string;
  /** Empty without a guest. */
  readonly guestId: string;
  /** The reservation's version; the highest wins. */
  readonly version: number;
  readonly startsAt: Date;
  readonly status: 'expected' | 'called-off';
}
