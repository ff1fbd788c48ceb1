/** A reservation as the guest list needs it: its guest, and whether it will count as a visit. */
export interface ExpectedVisit {
  readonly reservationId: string;
  readonly restaurantId: string;
  /** Empty without a guest. */
  readonly guestId: string;
  /** The reservation's version; the highest wins. */
  readonly version: number;
  readonly startsAt: Date;
  /** `no-show`: the host has said so; its time may be ahead. */
  readonly status: 'expected' | 'no-show' | 'called-off';
}
