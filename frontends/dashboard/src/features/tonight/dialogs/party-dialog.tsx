import { useDeferredValue, useState } from 'react';
import { Button, Dialog, Inline, Stack, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { PhoneLink } from '../../../lib/phone';
import { serviceDateAt } from '../../../lib/service-day';
import type { RestaurantClock } from '../../../lib/service-day';
import { mediumDate } from '../../../lib/calendar';
import { DinerFacts, DinerMessages } from '../../../lib/diner-facts';
import { dietsOf, noShowsLabel } from '../../../lib/diner-words';
import { AllergySign, PartyMarks } from '../../../lib/party-signs';
import { expectedAt, isExpected, isInLine, isOver, minutesOver } from '@tablewell/api-client/book';
import type { Block, Collision, Evening, Party, StepName } from '@tablewell/api-client/book';
import { inGroupWords } from '../../../lib/guests/group-guests';
import type { Visits } from '../../../lib/guests/recognize-guests';
import type { StepDetails, Steps } from '../steps/use-steps';
import { DrawnAhead } from '../../../parts/drawn-ahead';
import { ReplyList } from '../../../parts/replies/reply-list';
import { Thread } from '../../../parts/replies/thread';
import { RequestList } from '../../../parts/requests/request-list';
import { UnfitNote } from '../../../parts/unfit/unfit-note';
import { isComing, useUnfit } from '../../../parts/unfit/use-unfit';
import { blockTimes, scopeOf } from '../blocks/block-words';
import { ComingSteps } from './coming-steps';
import { ElsewhereOnly } from './elsewhere-note';
import { PartyEdit } from './party-edit';
import { StayEdit, stayWords } from './stay-edit';
import type { OpenParty } from './use-open-party';
import { clockAt } from '../../../lib/clock';
import { duration, partlyHere, stageLabel, tablesLabel } from '../../../parts/evening/labels';
import { nextStep, otherSteps } from '../model/steps';
import { stepLabel, takenLabel } from '../step-labels';
import { OutOfTurn } from '../waitlist/out-of-turn';
import { t } from '../texts';

const Facts = styled.p`
  color: ${color.textMuted};
`;

const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  &:empty {
    display: none;
  }
`;

const Notes = styled.p`
  padding: ${space.sm};
  border-left: 3px solid ${color.brass};
  background: ${color.sunken};
  white-space: pre-line;
`;

const History = styled.ol`
  margin: 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: 0.875rem;
  list-style: none;
`;

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

interface PartyDialogProps {
  restaurantId: string;
  /** Undefined: no card is open. */
  of: OpenParty | undefined;
  /** The blocks that cover its table. */
  blocks: readonly Block[];
  /** Undefined if it has no phone number, or is not known yet. */
  visits: Visits | undefined;
  evening: Evening;
  zone: string;
  now: number;
  collision: Collision | undefined;
  /** The area of its table, if the diner asked for another one; otherwise empty. */
  otherArea: string;
  onClose: () => void;
  onStep: Steps['take'];
  onUndo: (party: Party) => void;
  onMove: (party: Party) => void;
  onStay: Steps['stay'];
}

/** All details of one party, and all actions on it. */
export function PartyDialog({ of, onClose, ...rest }: PartyDialogProps) {
  const [anyParty] = rest.evening.parties;
  return (
    <>
      <Dialog
        open={of !== undefined}
        title={of ? t('tonight.party.title', { name: of.party.name, size: of.party.size }) : ''}
        onClose={onClose}
        headed
      >
        {of && <Content of={of} onClose={onClose} {...rest} />}
      </Dialog>
      {anyParty && (
        <DrawnAhead
          open={of !== undefined}
          render={() => (
            <Content of={{ party: anyParty, elsewhere: undefined }} onClose={onClose} {...rest} />
          )}
        />
      )}
    </>
  );
}

type ContentProps = Omit<PartyDialogProps, 'of'> & { of: OpenParty };

function Content({ of, ...props }: ContentProps) {
  const [edited, edit] = useState<'details' | 'stay'>();
  const { restaurantId, evening, zone, now, onStay, onClose } = props;
  const { party, elsewhere } = of;
  const close = (): void => (elsewhere ? onClose() : edit(undefined));
  if (edited === 'details') return <PartyEdit {...{ restaurantId, of, zone }} onClose={close} />;
  if (elsewhere) return <ElsewhereOnly {...{ of, zone, onClose }} />;
  // It may have left meanwhile.
  if (edited === 'stay' && party.stage === 'seated')
    return <StayEdit {...{ restaurantId, party, evening, now }} onSave={onStay} onClose={close} />;
  return <Card party={party} onEdit={edit} {...props} />;
}

function Card({
  restaurantId,
  party,
  evening,
  blocks,
  visits,
  zone,
  now,
  collision,
  otherArea,
  onClose,
  onStep,
  onUndo,
  onMove,
  onEdit,
}: Omit<ContentProps, 'of'> & { party: Party; onEdit: (what: 'details' | 'stay') => void }) {
  const { data: restaurant } = useQuery(restaurantInfo(restaurantId));
  const unfit = useUnfit(restaurantId);
  // Messages are asked for once the card is painted: they come later anyway.
  const hasMessages = useDeferredValue(!party.id.startsWith('queued:'), false);
  const next = nextStep(party);
  const last = party.steps.at(-1);
  const canUndo = last?.undoUntil !== undefined && last.undoUntil > now;
  const take = (step: StepName, details: StepDetails = {}): void => {
    onClose();
    onStep(party, step, [], details);
  };
  return (
    <Stack $gap="md">
      <Signs>
        <AllergySign of={party} />
        <PartyMarks of={party} size={20} />
        {visits && <span>{visitsWords(visits, restaurant ?? { timezone: zone })}</span>}
      </Signs>
      <Facts>
        {clockAt(party.startsAt, zone)} · {tablesLabel(party)}
        {party.isPinned && ` ${t('tonight.party.chosenByHost')}`} · {stageLabel(party.stage)}
        {party.peopleHere !== undefined && ` · ${partlyHere(party)}`}
        {party.stage === 'seated' && ` · ${stayWords(party, zone)}`}
      </Facts>
      {minutesOver(party, now) > 0 && (
        <Problem>
          {t('tonight.party.over', { duration: duration(minutesOver(party, now)) })}
          {collision &&
            ` ${t('tonight.party.collision', { name: collision.next.name, size: collision.next.size, table: collision.table, time: clockAt(collision.next.startsAt, zone) })}`}
        </Problem>
      )}
      {party.request && (
        <RequestList restaurantId={restaurantId} requests={[party]} total={1} zone={zone} isOneDay />
      )}
      {isComing(party) && <UnfitNote reasons={unfit.get(party.id)} />}
      {blocks.map((block) => (
        <Problem key={block.id}>{blockedWords(block, zone)}</Problem>
      ))}
      {party.phone && (
        <p>
          <PhoneLink of={party.phone} none="" />
        </p>
      )}
      {isExpected(party) && party.late && (
        <Problem role="status">
          {t('tonight.party.saidLate', {
            time: clockAt(expectedAt(party), zone),
            said: clockAt(party.late.saidAt, zone),
          })}
        </Problem>
      )}
      {/* What can make it ill is said above. */}
      <DinerFacts of={{ ...party, dietary: dietsOf(party), dietaryNotes: '' }} otherArea={otherArea} />
      {party.notes && <Notes>{party.notes}</Notes>}
      <DinerMessages of={party} zone={zone} />
      {hasMessages && (
        <>
          <ReplyList restaurantId={restaurantId} reservationId={party.id} zone={zone} />
          {party.phone && <Thread restaurantId={restaurantId} reservationId={party.id} zone={zone} />}
        </>
      )}
      <ComingSteps party={party} now={now} onStep={take} />
      <OutOfTurn
        {...{ restaurantId, party, evening }}
        onReady={(tables) => {
          onClose();
          onStep(party, 'ready', tables, { outOfTurn: true });
        }}
      />
      <Inline $gap="xs">
        {next && <Button onClick={() => take(next)}>{stepLabel(next)}</Button>}
        {otherSteps(party).map((step) => (
          <Button key={step} variant="secondary" onClick={() => take(step)}>
            {stepLabel(step)}
          </Button>
        ))}
        {!isOver(party) && (
          <Button variant="secondary" onClick={() => onMove(party)}>
            {isInLine(party) ? t('tonight.party.chooseTable') : t('tonight.party.move')}
          </Button>
        )}
        {party.stage === 'seated' && !party.id.startsWith('queued:') && (
          <Button variant="secondary" onClick={() => onEdit('stay')}>
            {t('tonight.stay.title')}
          </Button>
        )}
        {canUndo && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              onUndo(party);
            }}
          >
            {t('tonight.party.undo')}
          </Button>
        )}
      </Inline>
      {party.steps.length > 0 && (
        <History aria-label={t('tonight.party.history')}>
          {party.steps.map(({ id, step, at, by, peopleHere }) => (
            <li key={id}>
              {clockAt(at, zone)} {takenLabel(step)}
              {peopleHere !== undefined && ` · ${partlyHere({ peopleHere, size: party.size })}`}
              {by && ` · ${by}`}
            </li>
          ))}
        </History>
      )}
      <Inline $gap="sm" $justify="between">
        {isEditable(party) ? (
          <Button variant="quiet" onClick={() => onEdit('details')}>
            {t('tonight.party.edit')}
          </Button>
        ) : (
          <span />
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.close')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** First visit; 12 visits, last on Oct 3; 3 visits, 2 no-shows; first visit, 12 visits in Casa Rossi. */
function visitsWords(known: Visits, restaurant: RestaurantClock): string {
  const { count, last, noShows } = known;
  const visits =
    last === undefined
      ? t('tonight.party.visits', { count })
      : t('tonight.party.visitsLast', { count, day: mediumDate(serviceDateAt(last, restaurant)) });
  return [
    count === 0 ? t('tonight.party.firstVisit') : visits,
    ...(noShows > 0 ? [noShowsLabel(noShows)] : []),
    inGroupWords(known),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A walk-in that the service does not have yet cannot be changed there. */
const isEditable = ({ id, stage }: Party): boolean => stage !== 'canceled' && !id.startsWith('queued:');

/** Which tables of the party are blocked, when and why. */
function blockedWords(block: Block, zone: string): string {
  const isOne = block.isEverything || block.area !== '' || block.tables.length === 1;
  const values = { count: isOne ? 1 : 2, tables: scopeOf(block), when: blockTimes(block, zone) };
  return block.reason
    ? t('tonight.party.blockedBecause', { ...values, reason: block.reason })
    : t('tonight.party.blocked', values);
}
