/** An invoice of the card provider. */
export interface Invoice {
  readonly id: string;
  /** The printed number. */
  readonly number: string;
  readonly createdAt: Date;
  /** Minor units. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** `open`, `paid`, `uncollectible` or `void`. */
  readonly status: string;
  /** The address of its page at the provider; empty for none. */
  readonly url: string;
  /** The subject of the payment. */
  readonly description: string;
}
