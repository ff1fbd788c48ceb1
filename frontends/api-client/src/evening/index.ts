export {
  coversOf,
  endOf,
  guestsHere,
  hasTablesAt,
  holdsTables,
  isExpected,
  isOver,
  isRequested,
  minuteMs,
  minutesOver,
  turnEndOf,
  minutesSince,
  turnMinutesOf,
} from './evening';
export type {
  Combination,
  Evening,
  OnlinePause,
  PacingLimit,
  Party,
  Section,
  ShiftNote,
  Stage,
  StepName,
  Confirmation,
  Table,
} from './evening';
export { steps } from './steps';
export {
  expectedAt,
  hasLongDelay,
  isDueToGiveUp,
  isGivenUp,
  isOverdue,
  markedLate,
  minutesLate,
} from './lateness';
export { showParty } from './show-party';
export { eveningKey, eveningOf, eveningRoot } from './query';
export { blockAt, blockWithin } from './block';
export type { Block } from './block';
export { byNumber, collisionsAt, partiesByTable, stateOf, statesAt } from './table-state';
export type { Collision, TableKind, TableState } from './table-state';
export { momentStateOf, partiesAtMoment } from './moment-state';
