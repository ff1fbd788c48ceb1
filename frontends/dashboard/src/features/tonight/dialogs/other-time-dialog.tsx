import type { ReactNode } from 'react';
import type { Party } from '@tablewell/api-client/book';
import { Button, Dialog, Inline, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Drop } from '../model/drop';
import type { Move } from '../steps/use-steps';
import { clockAt } from '../../../lib/clock';
import { tablesLabel } from '../../../parts/evening/labels';
import { ElsewhereOnly } from './elsewhere-note';
import type { OpenParty } from './use-open-party';
import { t } from '../texts';

const Change = styled.p`
  font-size: 1.125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  s {
    color: ${color.textMuted};
    font-weight: 500;
  }
`;

interface OtherTimeDialogProps {
  /** Undefined: nothing is asked. */
  of: OpenParty | undefined;
  /** Where it was dragged. */
  drop: Drop | undefined;
  zone: string;
  onClose: () => void;
  onMove: (party: Party, move: Move) => void;
}

/** Asks before a party gets another time whether the guest gets a message (EVENING-7). */
export function OtherTimeDialog({ of, drop, zone, onClose, onMove }: OtherTimeDialogProps) {
  const party = of?.party;
  return (
    <Dialog
      open={party !== undefined && drop !== undefined}
      title={party ? t('tonight.otherTime.title', { name: party.name, size: party.size }) : ''}
      onClose={onClose}
      headed
    >
      {of?.elsewhere && <ElsewhereOnly {...{ of, zone, onClose }} />}
      {party && drop && !of.elsewhere && (
        <Stack $gap="md">
          <Change>
            <s>{clockAt(party.startsAt, zone)}</s> → {clockAt(drop.startsAt, zone)}
            {drop.tables !== party.tables && ` · ${tablesLabel(drop)}`}
          </Change>
          <NoticeButtons party={party} onMove={(notice) => onMove(party, { ...drop, ...notice })}>
            <Button variant="secondary" onClick={onClose}>
              {t('tonight.cancel')}
            </Button>
          </NoticeButtons>
        </Stack>
      )}
    </Dialog>
  );
}

interface NoticeButtonsProps {
  party: Party;
  onMove: (notice: Pick<Move, 'isSilent'>) => void;
  children: ReactNode;
}

/** The ways to move a party to another time: a guest who left an address or a number can be told. */
export function NoticeButtons({ party, onMove, children }: NoticeButtonsProps) {
  const isReachable = party.phone !== '' || (party.email ?? '') !== '';
  return (
    <Inline $gap="sm">
      {isReachable ? (
        <>
          <Button onClick={() => onMove({})}>{t('tonight.otherTime.tell')}</Button>
          <Button variant="secondary" onClick={() => onMove({ isSilent: true })}>
            {t('tonight.otherTime.silent')}
          </Button>
        </>
      ) : (
        <Button onClick={() => onMove({ isSilent: true })}>{t('tonight.move.action')}</Button>
      )}
      {children}
    </Inline>
  );
}
