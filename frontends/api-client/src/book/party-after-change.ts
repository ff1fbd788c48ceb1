import type { Queued } from './queued-change';
import { minuteMs, turnEndOf } from './party';
import type { Party, Stage, StepName } from './party';

/** The steps that leave the stage. */
export type Aside = 'no-answer' | 'late' | 'give-up-table';

/** The steps of the service's record that a host does not take. */
type Recorded = StepName | 'move' | 'join' | 'lapse';

const isAside = (step: Recorded): step is Aside | 'move' =>
  step === 'no-answer' || step === 'late' || step === 'give-up-table' || step === 'move';

/** The stage after a step. */
const stageAfter: Record<Exclude<Recorded, Aside | 'move'>, Stage> = {
  join: 'waiting',
  lapse: 'waiting',
  ready: 'ready',
  leave: 'canceled',
  'turn-away': 'canceled',
  confirm: 'confirmed',
  arrive: 'arrived',
  seat: 'seated',
  finish: 'finished',
  'no-show': 'no-show',
};

/** A party once a change is made. `turnMs`: how long a party of its size that sits down now keeps its table. */
export function partyAfterChange(party: Party, { id, at, change }: Queued, turnMs: number): Party {
  switch (change.kind) {
    case 'step': {
      const { step, peopleHere, minutes = 0 } = change;
      const taken = { id, step, at, by: '', ...(peopleHere ? { peopleHere } : {}) };
      if (isAside(step))
        return {
          ...party,
          ...(step === 'late' ? { late: lateIn(party, minutes, at) } : {}),
          ...(step === 'give-up-table' ? { tables: [], isPinned: false } : {}),
          steps: [...party.steps, taken],
        };
      const stage = stageAfter[step];
      const tables = change.tables.length > 0 ? change.tables : party.tables;
      const end = Math.min(at + turnMs, change.until ?? Infinity);
      const stay =
        stage === 'seated' && party.stage !== 'seated' ? { from: at, until: end, turnEndsAt: end } : {};
      const left = stage === 'finished' || stage === 'no-show' ? { until: Math.min(party.until, at) } : {};
      const held = stage === 'ready' ? { from: at, until: at + turnMs } : {};
      const steps = [...party.steps, taken];
      const said =
        change.step === 'confirm' ? { confirmation: { isComing: true, at, by: 'host' as const } } : {};
      const { peopleHere: _, ...others } = party;
      const here = peopleHere ? { peopleHere } : {};
      return { ...others, ...here, stage, tables, ...stay, ...held, ...left, ...said, steps };
    }
    case 'undo': {
      const steps = party.steps.filter((step) => step.id !== change.undoneId);
      const undone = party.steps.find(({ id: one }) => one === change.undoneId)?.step;
      const isUnsaid = undone === 'confirm';
      const { confirmation, late, peopleHere: _, ...others } = party;
      // Earlier announcements of the party are known once the service answers.
      const unsaid = {
        ...others,
        ...(late && undone !== 'late' ? { late } : {}),
        ...hereAfter(steps),
      };
      return isUnsaid || !confirmation
        ? { ...unsaid, stage: stageOf(steps), steps }
        : {
            ...{ ...unsaid, confirmation, steps },
            stage: stageOf(steps, confirmation.isComing ? 'confirmed' : 'booked'),
          };
    }
    case 'move': {
      const by = change.startsAt === undefined ? 0 : change.startsAt - party.startsAt;
      const { startsAt, from, until } = party;
      return {
        ...party,
        tables: change.tables.length > 0 ? change.tables : party.tables,
        isPinned: true,
        startsAt: startsAt + by,
        from: from + by,
        until: until + by,
        turnEndsAt: turnEndOf(party) + by,
      };
    }
    case 'stay': {
      const { size = party.size, until } = change;
      return { ...party, size, ...(until === undefined ? {} : { until, turnEndsAt: until }) };
    }
    case 'swap':
    case 'join':
    case 'walk-in':
      return party;
  }
}

/** The stage to which the steps of a party lead; `first`: that without any. */
export function stageOf(steps: Party['steps'], first: Stage = 'booked'): Stage {
  for (const { step } of [...steps].reverse()) if (!isAside(step)) return stageAfter[step];
  return first;
}

/** How many are here after the steps of a party. */
function hereAfter(steps: Party['steps']): Pick<Party, 'peopleHere'> {
  const last = steps.findLast(({ step }) => !isAside(step));
  return last?.peopleHere ? { peopleHere: last.peopleHere } : {};
}

/** A party that comes in `minutes` minutes, counted from now, or from its time if that is ahead. */
const lateIn = ({ startsAt }: Party, minutes: number, at: number) => ({
  minutes: Math.max(0, Math.ceil((at - startsAt) / minuteMs)) + minutes,
  saidAt: at,
});
