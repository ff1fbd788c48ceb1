export { turnMinutesOf } from './evening';
export type { Combination, Evening, OnlinePause, PacingLimit, Section, ShiftNote, Table } from './evening';
export {
  coversOf,
  endOf,
  guestsHere,
  hasTablesAt,
  holdsTables,
  isCanceled,
  isExpected,
  isInLine,
  isOver,
  isRequested,
  minuteMs,
  minutesOver,
  minutesSince,
  turnEndOf,
} from './party';
export type {
  Confirmation,
  Party,
  PendingRequest,
  Stage,
  StepName,
  StepTaken,
  Wait,
  WaitRange,
} from './party';
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
export type { Change, Joining, Queued } from './queued-change';
export type { Aside } from './party-after-change';
export { queuedId, withQueued, withQueuedChanges } from './queued';
export { bookKey, bookRoot, eveningKey } from './keys';
export { eveningOf, partiesOn, reservationsByDate, searchReservations } from './queries';
export { showParty, showReservation } from './live';
export { reloadDay, reloadEvenings } from './reload';
export { blockAt, blockWithin } from './block';
export type { Block } from './block';
export { byNumber, collisionsAt, partiesByTable, stateOf, statesAt } from './table-state';
export type { Collision, TableKind, TableState } from './table-state';
export { momentStateOf, partiesAtMoment } from './moment-state';
