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
import { useIdle } from './use-idle';

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

interface TabletBarProps {
  tablet: SharedTablet;
  /** The name of the person whose PIN was entered last; undefined after their turn. */
  person: string | undefined;
  isLeaving: boolean;
  onStay: () => void;
}

/** Shows who uses the shared tablet, and lets another person begin (TABLET-3, TABLET-6). */
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
  useIdle(turn, tablet.idleMinutes, () => void done());
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
