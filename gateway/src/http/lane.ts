import { AsyncResource } from 'node:async_hooks';
import { LearntLimit, type LimitBounds } from './learnt-limit';

export interface LaneOptions extends LimitBounds {
  /** How long one waits at most before the lane: when many come at once, and when they do not end. 0: nobody does. */
  readonly waitMs: { readonly burst: number; readonly rush: number };
}

/** When always somebody has waited for this long, it is no burst any more. */
const rushAfterMs = 2_000;

/** Somebody's place in a lane, or before it. */
export interface Place {
  /** Gives it to the next one. More than once is as good as once. */
  leave(): void;
}

interface Visitor extends Place {
  enter(): void;
}

/**
 * As many inside as the learnt limit lets in; those who come on top wait before it, in turn, as long as all together are
 * no more than the lane's most and, where the crowd does not end, it is likely that their turn comes soon. Everybody else
 * is turned away at once: a queue that cannot be worked off only makes everybody wait.
 */
export class Lane {
  private inside = 0;
  private readonly waiting = new Set<Visitor>();
  /** Since when there has always been somebody who waits. */
  private crowdedSince = 0;
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
    const isRush = this.isRush();
    const { burst, rush } = this.options.waitMs;
    const hasRoom = this.inside + this.waiting.size < this.options.most;
    if (hasRoom && (!isRush || this.likelyWaitMs() <= rush / 2))
      return this.wait(isRush ? rush : burst, admitted, turnedAway);
    turnedAway();
    return undefined;
  }

  /** A burst is worked off, so those in it are served; in a rush, who waits only stands in the way of the next one. */
  private isRush(): boolean {
    const now = performance.now();
    if (this.waiting.size === 0) this.crowdedSince = now;
    return now - this.crowdedSince > rushAfterMs;
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

  private wait(patienceMs: number, admitted: () => void, turnedAway: () => void): Place {
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
    }, patienceMs);
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
