import { Banner, Button, Dialog, Inline, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Party, StepName, TableState } from '@tablewell/api-client/book';
import { partiesByTable } from '@tablewell/api-client/book';
import { blockTimes } from '../blocks/block-words';
import type { Intent } from '../drag/use-table-drag';
import { kindLabel, stateText } from '../floor/table-words';
import { dropOf, effectOf } from '../model/drop';
import { clockAt } from '../../../lib/clock';
import { nextStep } from '../model/steps';
import { stepLabel } from '../step-labels';
import { seatsLabel } from '../../../parts/evening/labels';
import { t } from '../texts';

const Facts = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding: 0.25rem 0;
    border-bottom: 1px solid ${color.border};
  }
`;

interface TableDialogProps {
  state: TableState | undefined;
  evening: Evening;
  now: number;
  onClose: () => void;
  onStep: (party: Party, step: StepName) => void;
  /** Seats a waiting party here, or asks about it if something speaks against it. */
  onSeat: (intent: Intent) => void;
  onWalkIn: (table: string) => void;
  onOpenParty: (party: Party) => void;
  /** Blocks the table. */
  onBlock: (table: string) => void;
  /** Shows all blocks. */
  onBlocks: () => void;
}

/** One table: its current and next parties; seats somebody at it, or frees it. */
export function TableDialog({ state, onClose, ...rest }: TableDialogProps) {
  return (
    <Dialog
      open={state !== undefined}
      title={state ? t('tonight.table.title', { number: state.table.number }) : ''}
      onClose={onClose}
      headed
    >
      {state && <Content state={state} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Content({
  state,
  evening,
  now,
  onClose,
  onStep,
  onSeat,
  onWalkIn,
  onOpenParty,
  onBlock,
  onBlocks,
}: TableDialogProps & { state: TableState }) {
  const { table, kind, party, block } = state;
  const zone = evening.timezone;
  const own = partiesByTable(evening.parties).get(table.number) ?? [];
  const waiting = evening.parties
    .filter(({ stage, tables }) => stage === 'arrived' && !tables.includes(table.number))
    .map((each) => {
      const drop = dropOf(each, table.number);
      return { party: each, drop, effect: effectOf(evening, each, drop, now) };
    })
    .filter(({ effect }) => effect.kind === 'seat' || effect.kind === 'ask');
  const isTaken = kind === 'occupied' || kind === 'over';
  return (
    <Stack $gap="md">
      <Facts>
        {[seatsLabel(table.seats), table.area, kindLabel(kind), stateText(state, now, zone)]
          .filter(Boolean)
          .join(' · ')}
      </Facts>
      {own.length > 0 && (
        <List aria-label={t('tonight.table.parties')}>
          {own.map((each) => {
            const step = nextStep(each);
            return (
              <li key={each.id}>
                <Button variant="quiet" onClick={() => onOpenParty(each)}>
                  {clockAt(each.startsAt, zone)} · {each.name}, {each.size}
                </Button>
                {step && each === party && (
                  <Button
                    variant={step === 'arrive' ? 'secondary' : 'primary'}
                    onClick={() => onStep(each, step)}
                  >
                    {stepLabel(step)}
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
      {!isTaken && kind !== 'blocked' && waiting.length > 0 && (
        <Stack $gap="xs">
          <Facts>{t('tonight.table.seatWaiting')}</Facts>
          <Inline $gap="xs">
            {waiting.map((intent) => (
              <Button key={intent.party.id} variant="secondary" onClick={() => onSeat(intent)}>
                {intent.party.name}, {intent.party.size}
                {intent.effect.kind === 'ask' && '…'}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      {block && (
        <Banner
          tone="warning"
          title={t('tonight.table.blocked', { when: blockTimes(block, zone) })}
          actions={
            <Button variant="secondary" onClick={onBlocks}>
              {t('tonight.blocks.open')}
            </Button>
          }
        >
          {[block.reason, t('tonight.table.blockedBy', { by: block.by })].filter(Boolean).join(' · ')}
        </Banner>
      )}
      <Inline $gap="sm">
        {!isTaken && (
          <Button onClick={() => onWalkIn(table.number)}>
            {kind === 'blocked' ? t('tonight.table.walkInAnyway') : t('tonight.table.walkIn')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onBlock(table.number)}>
          {t('tonight.table.block')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.close')}
        </Button>
      </Inline>
    </Stack>
  );
}
