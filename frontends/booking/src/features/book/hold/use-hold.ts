import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { keepInTab, keptInTab } from '../../../lib/tab-store';
import { holdTable, releaseHold } from './hold-calls';

/** The table that a diner has chosen. */
export interface ChosenTable {
  /** The date of the start, which after midnight is the one after the evening's. */
  date: string;
  /** HH:MM, in the restaurant's time zone; empty while none is chosen. */
  time: string;
  guests: number;
  /** Absent: anywhere. */
  area?: string | undefined;
}

/** The hold of the chosen table, as the page shows it. */
export interface TableHold {
  kind: 'none' | 'holding' | 'held' | 'ended';
  /** While the table is held. */
  holdId: string | undefined;
  /** When it ends, in epoch milliseconds of this page's clock. */
  endsAt: number;
  /** Holds the table again; undefined if the server has refused to. */
  again: (() => void) | undefined;
  /** To be called when the diner chooses the same time again: holds it, unless it is held. */
  retry: () => void;
  /** To be called when the countdown has ended. */
  end: () => void;
  /** The id of the hold for a booking that is about to be sent. Waits for a pending hold, which would block the booking. */
  take: () => Promise<string | undefined>;
  /** To be called when the table is booked, so that nothing is released. */
  booked: () => void;
}

interface State {
  kind: TableHold['kind'];
  holdId?: string;
  endsAt: number;
  mayHoldAgain: boolean;
}

/** Whether the choice was held before a reload, and would be still. */
function wasHeld(kept: unknown, key: string): boolean {
  const before = kept as { key: string; endsAt: number } | undefined;
  return before?.key === key && before.endsAt > Date.now();
}

/** A choice is held after this delay, so that browsing through the times holds none of them. */
const settleMs = 300;
/** The longest time that a booking waits for a pending hold. */
const maxWaitMs = 5_000;
const none: State = { kind: 'none', endsAt: 0, mayHoldAgain: false };
const holding: State = { ...none, kind: 'holding' };

/**
 * Holds the chosen table while the diner fills in the form (HOLD-6). Another choice replaces the hold, and leaving
 * releases it. A failed hold is ignored, except that `onFull` is called when the time cannot be booked either.
 */
export function useHold(restaurantId: string, chosen: ChosenTable, onFull: () => void): TableHold {
  const [state, setState] = useState(none);
  const [tries, setTries] = useState(0);
  const currentHold = useRef<string | undefined>(undefined);
  /** Incremented whenever the answer to an earlier call becomes obsolete. */
  const generation = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(undefined);
  const { date, time, guests, area } = chosen;
  const key = `${date} ${time} ${guests} ${area ?? ''}`;
  /** The choice that was restored after a reload, perhaps from long ago: it is held if its hold would still last. */
  const [restored] = useState(key);
  const tabKey = `tablewell.hold.${restaurantId}`;
  const hasChosen = useRef(wasHeld(keptInTab(tabKey), key));

  const release = useCallback(() => {
    generation.current += 1;
    if (currentHold.current) releaseHold(restaurantId, currentHold.current);
    currentHold.current = undefined;
  }, [restaurantId]);
  const reportFull = useEffectEvent(onFull);

  useEffect(() => {
    let isStale = false;
    const hold = async (): Promise<void> => {
      const replaces = currentHold.current;
      const own = (generation.current += 1);
      try {
        const made = await holdTable(restaurantId, {
          ...{ date, time, guests },
          ...(area ? { area } : {}),
          ...(replaces ? { replaces } : {}),
        });
        // The next call was made without the id of this hold, so it does not replace it.
        if (generation.current !== own) return releaseHold(restaurantId, made.holdId);
        currentHold.current = made.holdId;
        if (isStale) return;
        const endsAt = Date.now() + made.secondsLeft * 1_000;
        keepInTab(tabKey, { key, endsAt });
        setState({ kind: 'held', holdId: made.holdId, endsAt, mayHoldAgain: true });
      } catch (error) {
        if (isStale || generation.current !== own) return;
        release();
        setState((before) => (before.kind === 'ended' ? { ...before, mayHoldAgain: false } : none));
        if (error instanceof ApiError && error.status === 409) reportFull();
      }
    };
    if (key !== restored) hasChosen.current = true;
    if (time === '' || (!hasChosen.current && tries === 0)) {
      if (currentHold.current) release();
      setState(none);
      return undefined;
    }
    setState((before) => (before.kind === 'none' ? holding : before));
    timer.current = setTimeout(() => (underWay.current = hold()), settleMs);
    return () => {
      isStale = true;
      clearTimeout(timer.current);
    };
  }, [restaurantId, key, restored, tabKey, date, time, guests, area, tries, release]);

  useEffect(() => {
    const leave = (): void => {
      release();
      setState(none);
    };
    // The page was restored from the back-forward cache, with the form unchanged.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setTries((before) => before + 1);
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [release]);

  const tryAgain = () => setTries((before) => before + 1);
  const end = useCallback(() => {
    // The server's end may be a second later.
    release();
    keepInTab(tabKey, undefined);
    setState(({ holdId: _, ...rest }) => ({ ...rest, kind: 'ended' }));
  }, [release, tabKey]);
  return {
    kind: state.kind,
    holdId: state.holdId,
    endsAt: state.endsAt,
    again: state.mayHoldAgain ? tryAgain : undefined,
    retry() {
      if (state.kind === 'none' || state.kind === 'ended') tryAgain();
    },
    end,
    async take() {
      clearTimeout(timer.current);
      await Promise.race([underWay.current, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
      return currentHold.current;
    },
    booked() {
      generation.current += 1;
      currentHold.current = undefined;
      keepInTab(tabKey, undefined);
    },
  };
}
