import type { Size } from '../proof';

/** The result of one kind of attack. */
export interface Tried {
  readonly attack: string;
  readonly tried: number;
  readonly failures: readonly string[];
}

/** Counts what is tried, and collects what should not have happened. */
export class Attack {
  private tried = 0;
  private readonly failures: string[] = [];

  constructor(private readonly name: string) {}

  /** One attempt; `isRefused` says whether it had the end that it must have. */
  expect(isRefused: boolean, otherwise: string): void {
    this.tried += 1;
    if (!isRefused) this.failures.push(`${this.name}: ${otherwise}`);
  }

  end(): Tried {
    return { attack: this.name, tried: this.tried, failures: this.failures };
  }
}

/** In the short form every third one. */
const everyNth = { short: 3, full: 1 };

/** The attempts for which there is time. */
export const sample = <T>(all: readonly T[], size: Size): readonly T[] =>
  all.filter((_each, index) => index % everyNth[size] === 0);
