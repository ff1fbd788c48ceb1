import { isExpected, isInLine } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';

/** The parties that make up the covers of an evening: neither canceled, nor no-shows, nor requests without an answer, nor who waits for a
 * table. */
export const countedParties = (parties: readonly Party[]): readonly Party[] =>
  parties.filter(
    (party) =>
      !isInLine(party) &&
      party.stage !== 'canceled' &&
      party.stage !== 'no-show' &&
      party.stage !== 'requested',
  );

/** Whether a party is expected or waits for its table. */
export const isComing = (party: Party): boolean => isExpected(party) || party.stage === 'arrived';

/** Whether a party that comes or waits has no table although the restaurant has tables. */
export const lacksTable = (evening: Pick<Evening, 'tables'>, party: Party): boolean =>
  evening.tables.length > 0 && party.tables.length === 0 && isComing(party);
