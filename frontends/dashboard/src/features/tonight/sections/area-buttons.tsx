import type { Table } from '@tablewell/api-client/book';
import { Button, Inline } from '@tablewell/ui';
import { t } from '../texts';

interface AreaButtonsProps {
  tables: readonly Table[];
  label: string;
  onAssign: (tables: readonly string[]) => void;
}

/** Gives all tables of an area to a server with one press. */
export function AreaButtons({ tables, label, onAssign }: AreaButtonsProps) {
  const areas = [...new Set(tables.map(({ area }) => area))].filter(Boolean);
  if (areas.length === 0) return null;
  return (
    <Inline $gap="xs" role="group" aria-label={label}>
      {areas.map((name) => (
        <Button
          key={name}
          variant="secondary"
          onClick={() => onAssign(tables.filter(({ area }) => area === name).map(({ number }) => number))}
        >
          {t('tonight.servers.area', { area: name })}
        </Button>
      ))}
    </Inline>
  );
}
