import type { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import type { Meanings } from '../enums';
import type { StepTaken } from './party';

/** The step of each value in a message; undefined: none that this release knows. */
export const steps: Meanings<typeof Step, StepTaken['step'] | undefined> = {
  UNSPECIFIED: undefined,
  CONFIRM: 'confirm',
  NO_ANSWER: 'no-answer',
  LATE: 'late',
  GIVE_UP_TABLE: 'give-up-table',
  ARRIVE: 'arrive',
  SEAT: 'seat',
  FINISH: 'finish',
  NO_SHOW: 'no-show',
  MOVE: 'move',
  JOIN: 'join',
  READY: 'ready',
  LEAVE: 'leave',
  TURN_AWAY: 'turn-away',
  LAPSE: 'lapse',
};
