import { useEffect, useRef } from 'react';
import { keepItem, keptItem } from '@tablewell/api-client';

const kinds = ['pointerdown', 'keydown', 'wheel'] as const;

/** When any window of this device was touched last, in epoch milliseconds. */
const storageKey = 'tablewell:touched';
/** How often a window tells the others that it is being used. */
const toldMs = 1_000;

/**
 * Calls back once in a turn, when nobody has touched any window of this device, or a key, for the tablet's idle
 * minutes; never without a turn (TABLET-6). The time is compared with the clock, because timers stop while the device
 * sleeps, and the first touch after that may be another person's.
 */
export function useIdle(turn: string | undefined, minutes: number, onIdle: () => void): void {
  const latest = useRef(onIdle);
  useEffect(() => {
    latest.current = onIdle;
  });
  useEffect(() => {
    if (turn === undefined) return undefined;
    const idle = new IdleClock(minutes * 60_000, () => latest.current());
    const touch = (): void => idle.touch();
    const check = (): void => idle.check();
    for (const kind of kinds) window.addEventListener(kind, touch, { passive: true, capture: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      idle.stop();
      for (const kind of kinds) window.removeEventListener(kind, touch, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, [turn, minutes]);
}

/** Counts the time since the last touch, beginning with one. */
class IdleClock {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private touchedAt = 0;
  private toldAt = 0;
  private isOver = false;

  constructor(
    private readonly idleMs: number,
    private readonly onIdle: () => void,
  ) {
    this.note();
    this.check();
  }

  touch(): void {
    this.check();
    if (!this.isOver) this.note();
  }

  /** Ends the turn if it is time, and looks again when it may be. */
  check(): void {
    if (this.isOver) return;
    clearTimeout(this.timer);
    const left = this.lastTouch() + this.idleMs - Date.now();
    if (left > 0) {
      this.timer = setTimeout(() => this.check(), left);
      return;
    }
    this.stop();
    this.onIdle();
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private note(): void {
    this.touchedAt = Date.now();
    if (Math.abs(this.touchedAt - this.toldAt) < toldMs) return;
    this.toldAt = this.touchedAt;
    keepItem(storageKey, String(this.touchedAt));
  }

  private lastTouch(): number {
    const now = Date.now();
    // The clock may have been set back since: a touch of later would never be long ago.
    if (this.touchedAt > now) this.touchedAt = now;
    const elsewhere = Number(keptItem(storageKey));
    return elsewhere <= now ? Math.max(this.touchedAt, elsewhere) : this.touchedAt;
  }
}
