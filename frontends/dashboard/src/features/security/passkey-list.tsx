import { Button, color, Inline, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { inLocale } from '../../lib/language';
import type { Passkey } from './api/passkeys';
import { t } from './texts';

const day = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moment = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding: ${space.sm} ${space.md};
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const About = styled.div`
  flex: 1 1 15rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Details = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The user's passkeys, with buttons to rename and to remove each. */
export const PasskeyList = ({ passkeys, onRename, onRemove }: PasskeyListProps) => (
  <List aria-label={t('security.passkey.title')}>
    {passkeys.map((passkey) => (
      <Item key={passkey.id}>
        <About>
          <strong>{passkey.name}</strong>
          <Details>{t(passkey.isSynced ? 'security.passkey.synced' : 'security.passkey.oneDevice')}</Details>
          <Details>
            {passkey.made && t('security.passkey.made', { day: day().format(passkey.made) })}{' '}
            {passkey.used
              ? t('security.passkey.used', { moment: moment().format(passkey.used) })
              : t('security.passkey.never')}
          </Details>
        </About>
        <Inline $gap="xs">
          <Button
            variant="secondary"
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
      </Item>
    ))}
  </List>
);
