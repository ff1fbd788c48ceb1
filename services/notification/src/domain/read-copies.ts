/** A restaurant as far as messages mind. */
export interface Restaurant {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  /** The countries whose numbers it texts. Absent in copies from before it was kept: any. */
  readonly smsCountries?: readonly string[];
}

/** An account's owner as far as messages mind. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** Absent in copies from before it was kept: those accounts count as verified. */
  readonly isVerified?: boolean;
}

/** A reservation as its event tells it. */
export interface Reservation {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  readonly restaurantId: string;
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
  readonly startsAt: Date;
  /** The restaurant's local date, YYYY-MM-DD, and minutes after its midnight. */
  readonly localDate: string;
  readonly localMinute: number;
}
