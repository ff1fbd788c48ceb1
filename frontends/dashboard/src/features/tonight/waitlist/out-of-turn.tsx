import { Button, Inline } from '@tablewell/ui';
import type { Evening, Party } from '@tablewell/api-client/book';
import { t } from '../texts';
import { suits } from './suits';
import { useLine } from './use-line';

interface OutOfTurnProps {
  restaurantId: string;
  party: Party;
  evening: Evening;
  onReady: (tables: readonly string[]) => void;
}

/** Offers a waiting party tables that also fit parties ahead of it; each button names whom it would pass over. */
export function OutOfTurn({ restaurantId, party, evening, onReady }: OutOfTurnProps) {
  const line = useLine(restaurantId, evening.parties);
  if (party.stage !== 'waiting' || line.get(party.id)?.tables.length) return null;
  const others = evening.parties.flatMap((other) => {
    const tables =
      other.id === party.id || other.stage !== 'waiting' ? [] : (line.get(other.id)?.tables ?? []);
    const [number] = tables;
    const table = tables.length === 1 ? evening.tables.find((one) => one.number === number) : undefined;
    return table && suits(table, party) ? [{ other, tables }] : [];
  });
  if (others.length === 0) return null;
  return (
    <Inline $gap="xs">
      {others.map(({ other, tables }) => (
        <Button key={other.id} variant="secondary" onClick={() => onReady(tables)}>
          {t('tonight.wait.before', { table: tables.join(' + '), name: other.name })}
        </Button>
      ))}
    </Inline>
  );
}
