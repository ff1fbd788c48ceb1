import type { Party } from '@tablewell/api-client/book';
import type { Drop, Effect, Objection } from '../model/drop';
import { stateWords } from '../../../parts/evening/choice-words';
import { clockAt } from '../../../lib/clock';
import { t } from '../texts';

/** What a drop would do, in words. */
export function effectWords(effect: Effect, party: Party, { tables, startsAt }: Drop, zone: string): string {
  const { name, size } = party;
  const table = tables.join(' + ');
  switch (effect.kind) {
    case 'nothing':
      return '';
    case 'seat':
      return t('tonight.drop.seat', { name, size, table });
    case 'move':
      return t('tonight.drop.move', { name, size, table, time: clockAt(startsAt, zone) });
    case 'swap':
      return t('tonight.drop.swap', {
        name,
        other: effect.other.name,
        table,
        tables: party.tables.join(' + '),
      });
    case 'ask':
      return t('tonight.drop.ask', { reason: objection(effect, zone) });
    case 'refused':
      return objection(effect, zone);
  }
}

const objection = ({ option, ask, stay }: Objection, zone: string): string =>
  t('tonight.drop.objection', {
    table: option.tables.join(' + '),
    reason: stateWords(option, ask, stay, zone),
  });
