import type { Queued } from '../model/apply-step';
import type { TableChange } from '../model/table-options';

/** The result of sending a change. */
export type Outcome =
  | { readonly kind: 'done' }
  /** The service cannot be reached, or is busy, as it says why: the change waits. */
  | { readonly kind: 'wait'; readonly why?: string }
  /** It cannot be done any more. */
  | { readonly kind: 'refused'; readonly why: string };

/** A change that the service refused, with its message. */
export interface Refused {
  readonly entry: Queued;
  readonly why: string;
}

/** The parties that lost or changed their tables by a change of this device. */
export interface Displacement {
  /** The id of the change. */
  readonly id: string;
  readonly restaurantId: string;
  readonly date: string;
  readonly changes: readonly TableChange[];
}

interface State {
  readonly queued: readonly Queued[];
  readonly refused: readonly Refused[];
  /** The service could not be reached at the last attempt. */
  readonly isStuck: boolean;
  /** Why the service lets the first change wait; empty if it could not be reached. */
  readonly waitsBecause: string;
  /** What the last changes took from others. */
  readonly displaced: readonly Displacement[];
}

/** The storage in which a queue survives a reload. */
type QueueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const none: State = { queued: [], refused: [], isStuck: false, waitsBecause: '', displaced: [] };
const storageKey = 'tablewell:evening-changes';
/** More changes than a host makes while the connection is lost for an evening. */
const most = 500;
/** More than are shown between two renderings. */
const mostDisplaced = 20;
/** Milliseconds until the next attempt while the service cannot be reached. */
const retryMs = 3_000;

/**
 * The changes of hosts on this device, sent one after another in order, each until it is accepted or refused. They
 * survive a reload. A later change of the party of a refused one is still sent: the service decides whether it fits
 * (EVENING-6).
 */
export class ChangeQueue {
  private state: State;
  private readonly listeners = new Set<() => void>();
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (
      entry: Queued,
      tell: (changes: readonly TableChange[]) => void,
    ) => Promise<Outcome>,
    private readonly storage: QueueStorage,
  ) {
    this.state = { ...none, queued: read(storage) };
    if (this.state.queued.length > 0) void this.flush();
  }

  readonly snapshot = (): State => this.state;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Adds a change and sends it as soon as those before it are sent; false if the queue is full. The listeners hear of
   * it in the next task: rendering an evening takes a tablet longer than the service, and the request need not wait.
   */
  add(entry: Queued): boolean {
    if (this.state.queued.length >= most) return false;
    this.store({ ...this.state, queued: [...this.state.queued, entry] });
    void this.flush();
    setTimeout(() => this.notify());
    return true;
  }

  /** Takes back a change that is not being sent yet; false if it is too late for that. */
  takeBack(id: string): boolean {
    const at = this.state.queued.findIndex((entry) => entry.id === id);
    if (at < 0 || (at === 0 && this.isSending)) return false;
    this.replace({ ...this.state, queued: this.state.queued.filter((entry) => entry.id !== id) });
    return true;
  }

  /** Removes a refusal that was read. */
  dismiss(id: string): void {
    this.replace({ ...this.state, refused: this.state.refused.filter(({ entry }) => entry.id !== id) });
  }

  /** Retries immediately, for example when the connection is back. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    clearTimeout(this.timer);
    this.isSending = true;
    try {
      for (let first = this.state.queued[0]; first; first = this.state.queued[0]) {
        const outcome = await this.send(first, (changes) => this.displace(first, changes));
        if (outcome.kind === 'wait') {
          const waitsBecause = outcome.why ?? '';
          if (!this.state.isStuck || this.state.waitsBecause !== waitsBecause)
            this.replace({ ...this.state, isStuck: true, waitsBecause });
          this.timer = setTimeout(() => void this.flush(), retryMs);
          return;
        }
        const queued = this.state.queued.filter(({ id }) => id !== first.id);
        const refused =
          outcome.kind === 'refused'
            ? [...this.state.refused, { entry: first, why: outcome.why }]
            : this.state.refused;
        this.replace({ ...this.state, queued, refused, isStuck: false, waitsBecause: '' });
      }
    } finally {
      this.isSending = false;
    }
  }

  /** Known before the evening is loaded again, where the same changes would look like those of others. */
  private displace({ id, restaurantId, date }: Queued, changes: readonly TableChange[]): void {
    if (changes.length === 0) return;
    const displaced = [...this.state.displaced, { id, restaurantId, date, changes }].slice(-mostDisplaced);
    this.replace({ ...this.state, displaced });
  }

  private replace(state: State): void {
    this.store(state);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private store(state: State): void {
    this.state = state;
    try {
      this.storage.setItem(storageKey, JSON.stringify(state.queued));
    } catch {
      // Without storage they are kept until the page is left.
    }
  }
}

/** What an earlier page has left; empty if it cannot be read. */
function read(storage: QueueStorage): readonly Queued[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? (found as Queued[]).slice(0, most) : [];
  } catch {
    return [];
  }
}
