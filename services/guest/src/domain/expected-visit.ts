/** A reservation as far as the guest list minds: whose it is and whether its time still counts as a visit. */
export interface ExpectedVisit {
  readonly reservationId: string;
  readonly restaurantId: string;
  /** Empty when nobody was ever put on the list for it. */
  readonly guestId: string;
  /** The reservation's version; the highest known holds. */
  readonly version: number;
  readonly startsAt: Date;
  readonly status: 'expected' | 'called-off';
}
