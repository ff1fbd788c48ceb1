import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browser } from '@tablewell/federation';
import { Button, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { followPerson, showNobody } from '../../../lib/shared-tablet';
import type { SharedTablet } from '../../../lib/shared-tablet';
import { endTurn } from '../api/tablets';
import { t } from '../texts';
import { LeaveDialog } from './leave-dialog';
import { PinPad } from './pin-pad';

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Who = styled.p`
  flex: 1 1 10rem;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};
  b {
    color: ${color.text};
  }
`;

const kinds = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once nobody has touched the page or a key for so many minutes; never without `minutes`. */
function useIdle(minutes: number | undefined, onIdle: () => void): void {
  const latest = useRef(onIdle);
  useEffect(() => {
    latest.current = onIdle;
  });
  useEffect(() => {
    if (minutes === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), minutes * 60_000);
    };
    begin();
    for (const kind of kinds) window.addEventListener(kind, begin, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      kinds.forEach((kind) => window.removeEventListener(kind, begin, { capture: true }));
    };
  }, [minutes]);
}

interface TabletBarProps {
  tablet: SharedTablet;
  /** Who uses it; undefined: nobody does. */
  person: string | undefined;
  isLeaving: boolean;
  onStay: () => void;
}

/** Who uses the shared tablet, with the way to change that (TABLET-3, TABLET-6). */
export function TabletBar({ tablet, person, isLeaving, onStay }: TabletBarProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { turn } = tablet;
  /** A turn that this page has ended although the server may not know it. */
  const over = useRef('');
  const done = useCallback(async (): Promise<void> => {
    over.current = turn ?? '';
    showNobody(queries);
    await endTurn().catch(() => undefined);
    await followPerson(queries);
  }, [queries, turn]);
  useIdle(turn === undefined ? undefined : tablet.idleMinutes, () => void done());
  useEffect(() => {
    // The call that ended it was lost, and the session was read again.
    if (turn !== undefined && turn === over.current) void done();
  }, [turn, done]);
  return (
    <Bar role="region" aria-label={t('security.bar.label')}>
      <Who>
        {tablet.name} · <b>{person ?? t('security.bar.nobody')}</b>
      </Who>
      {person !== undefined && (
        <Button variant="quiet" onClick={() => void done()}>
          {t('security.bar.done')}
        </Button>
      )}
      <Button variant={person === undefined ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
        {t(person === undefined ? 'security.bar.enter' : 'security.bar.change')}
      </Button>
      <PinPad
        open={isAsking}
        onClose={() => setAsking(false)}
        onEntered={() => {
          setAsking(false);
          void followPerson(queries);
        }}
      />
      <LeaveDialog open={isLeaving} tablet={tablet} onClose={onStay} onLeft={browser.reload} />
    </Bar>
  );
}
