import type { Timelines, SeatedParty } from '../../../../../../services/reservation/src/day/tables/timelines';
import type { isHard } from '../../../../../../services/reservation/src/day/claims/claim';

/** Only the first table of a combination is taken. */
export const firstTableAlone = (Original: typeof Timelines) =>
  class extends Original {
    override put(party: SeatedParty, tables: readonly number[]): void {
      super.put(party, tables.slice(0, 1));
      party.tables = tables;
    }

    override remove(party: SeatedParty): void {
      party.tables = party.tables.slice(0, 1);
      super.remove(party);
    }
  };

/** A host's choice is moved like any other party; only a seated party keeps its table. */
export const pinsForgotten =
  (_original: typeof isHard): typeof isHard =>
  ({ seated }) =>
    seated === true;
