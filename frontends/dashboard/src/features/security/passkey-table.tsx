import { Button, Inline, Table } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { inLocale } from '../../lib/language';
import type { Passkey } from './api/passkeys';
import { t } from './texts';

const day = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moment = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

interface PasskeyTableProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The user's passkeys, with buttons to rename and to remove each. */
export function PasskeyTable({ passkeys, onRename, onRemove }: PasskeyTableProps) {
  const columns: Column<Passkey>[] = [
    { key: 'name', header: t('security.passkey.column.name'), namesRow: true, cell: ({ name }) => name },
    {
      key: 'kept',
      header: t('security.passkey.column.kept'),
      cell: ({ isSynced }) => t(isSynced ? 'security.passkey.synced' : 'security.passkey.oneDevice'),
    },
    {
      key: 'made',
      header: t('security.passkey.column.made'),
      cell: ({ made }) => (made ? day().format(made) : '–'),
    },
    {
      key: 'used',
      header: t('security.passkey.column.used'),
      cell: ({ used }) => (used ? moment().format(used) : t('security.passkey.never')),
    },
    {
      key: 'actions',
      header: t('security.passkey.column.actions'),
      cell: (passkey) => (
        <Inline $gap="xs" style={{ flexWrap: 'nowrap' }}>
          <Button
            variant="quiet"
            aria-label={t('security.passkey.renameNamed', { name: passkey.name })}
            onClick={() => onRename(passkey)}
          >
            {t('security.passkey.rename')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('security.passkey.removeNamed', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t('security.passkey.remove')}
          </Button>
        </Inline>
      ),
    },
  ];
  return (
    <Table
      caption={t('security.passkey.caption')}
      columns={columns}
      rows={passkeys}
      rowKey={({ id }) => id}
    />
  );
}
