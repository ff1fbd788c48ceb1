import { AsyncResource } from 'node:async_hooks';
import { LearntLimit, type LimitBounds } from './learnt-limit';

export interface LaneOptions extends LimitBounds {
  /** How long one waits at most before the lane; 0: nobody does. */
  readonly waitMs: number;
}

/** Somebody's place in a lane, or before it. */
export interface Place {
  /** Gives it to the next one. More than once is as good as once. */
  leave(): void;
}

interface Visitor extends Place {
  enter(): void;
}

/**
 * As many inside as the learnt limit lets in; those who come on top wait a moment before it, in turn, as long as all
 * together are no more than the lane's most and it is likely that their turn comes in time. Everybody else is turned
 * away at once: a queue that cannot be worked off only makes everybody wait.
 */
export class Lane {
  private inside = 0;
  private readonly waiting = new Set<Visitor>();
  private readonly limit: LearntLimit;

  constructor(private readonly options: LaneOptions) {
    this.limit = new LearntLimit(options);
  }

  /** Calls one of the two, now or when the turn has come, or was too long in coming. */
  enter(admitted: () => void, turnedAway: () => void): Place | undefined {
    if (this.inside < this.limit.size && this.waiting.size === 0) {
      const place = this.take();
      admitted();
      return place;
    }
    if (this.inside + this.waiting.size < this.options.most && this.likelyWaitMs() <= this.options.waitMs / 2)
      return this.wait(admitted, turnedAway);
    turnedAway();
    return undefined;
  }

  /** By what is known of late; things may have become slower since, so only half of the patience is counted on. */
  private likelyWaitMs(): number {
    return ((this.waiting.size + 1) * this.limit.typicalMs) / this.limit.size;
  }

  private take(): Place {
    this.inside += 1;
    this.limit.entered(this.inside);
    const since = performance.now();
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      this.inside -= 1;
      this.limit.left(performance.now() - since);
      this.letIn();
    };
    return { leave };
  }

  private wait(admitted: () => void, turnedAway: () => void): Place {
    let place: Place | undefined;
    // Whoever leaves lets the next one in, who has nothing else to do with the one that left: not its request id, nor its span.
    const goOn = AsyncResource.bind(admitted);
    const visitor: Visitor = {
      enter: () => {
        clearTimeout(late);
        place = this.take();
        goOn();
      },
      leave: () => {
        clearTimeout(late);
        if (!this.waiting.delete(visitor)) place?.leave();
      },
    };
    const late = setTimeout(() => {
      this.waiting.delete(visitor);
      turnedAway();
    }, this.options.waitMs);
    this.waiting.add(visitor);
    return visitor;
  }

  private letIn(): void {
    for (const next of this.waiting) {
      if (this.inside >= this.limit.size) return;
      this.waiting.delete(next);
      next.enter();
    }
  }
}
