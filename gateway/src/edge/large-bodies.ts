import { type Claimant, Shares } from './shares';

interface LargeBodySizes {
  /** The memory in bytes that all large bodies may take. */
  readonly maxBytes: number;
  /** The part of it that is kept for claimants with only one large body. */
  readonly reservedBytes: number;
}

/** How many large bodies of one user are received or worked on at once. */
export const largeBodiesOfOneUser = 2;

/** A large body from its first byte to the end of the work on it. */
export interface LargeBody {
  /** Counts bytes that arrived. False: there is no memory for them, and the body must be refused. */
  grow(bytes: number): boolean;
  /** All of it has arrived: it is no longer given up for others. */
  arrived(): void;
  /** Gives its memory back, when the work on it has ended; further calls do nothing. */
  release(): void;
}

interface Held {
  readonly claimant: Claimant;
  bytes: number;
  /** Ends the receipt of the body; undefined once it has arrived. */
  giveUp: (() => void) | undefined;
}

/**
 * Bounds the memory of large bodies by the bytes that arrived, so that a socket that sends nothing takes nothing from
 * others. When the memory is used up, the body that has been arriving for longest gives way to one of a claimant
 * without another.
 */
export class LargeBodies {
  private readonly bytes = new Shares();
  private readonly bodies = new Shares();
  /** The oldest first. */
  private readonly held = new Set<Held>();

  constructor(private readonly sizes: LargeBodySizes) {}

  /** The memory in bytes that is in use. */
  get total(): number {
    return this.bytes.total;
  }

  /**
   * Begins a body; undefined if its user has too many already.
   *
   * @param giveUp ends the receipt of the body, whose memory is then given back by `release`
   */
  begin(claimant: Claimant, giveUp: () => void): LargeBody | undefined {
    if (this.bodies.heldByTenant(claimant) >= largeBodiesOfOneUser) return undefined;
    const mine: Held = { claimant, bytes: 0, giveUp };
    this.held.add(mine);
    this.bodies.add(claimant);
    return {
      grow: (more) => {
        if (!this.held.has(mine) || !this.allows(mine, more)) return false;
        mine.bytes += more;
        this.bytes.add(claimant, more);
        return true;
      },
      arrived: () => (mine.giveUp = undefined),
      release: () => this.release(mine),
    };
  }

  private allows({ claimant }: Held, more: number): boolean {
    const { maxBytes, reservedBytes } = this.sizes;
    const isOnlyOne = this.bodies.heldBy(claimant) === 1;
    if (!isOnlyOne) return this.bytes.allows(claimant, maxBytes - reservedBytes, more);
    while (this.bytes.total + more > maxBytes) {
      const slowest = [...this.held].find(
        (each) => each.giveUp && each.bytes > 0 && each.claimant !== claimant,
      );
      if (!slowest) return false;
      slowest.giveUp?.();
      this.release(slowest);
    }
    return true;
  }

  private release(held: Held): void {
    if (!this.held.delete(held)) return;
    this.bodies.remove(held.claimant);
    this.bytes.remove(held.claimant, held.bytes);
  }
}
