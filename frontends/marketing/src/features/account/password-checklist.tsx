import { VisuallyHidden, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { passwordRules } from './password-rules';
import { t } from './texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${space.xxs} ${space.md};
  list-style: none;
  font-size: 0.875rem;
`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${({ $met }) => ($met ? color.success : color.textMuted)};
`;

/** Which rules the password meets, while it is typed. */
export const PasswordChecklist = ({ password }: { password: string }) => (
  <List aria-label={t('account.rule.title')}>
    {passwordRules.map(({ id, met }) => (
      <Rule key={id} $met={met(password)}>
        <Mark met={met(password)} />
        {t(`account.rule.${id}`)}
        <VisuallyHidden>{t(met(password) ? 'account.rule.met' : 'account.rule.unmet')}</VisuallyHidden>
      </Rule>
    ))}
  </List>
);

const Mark = ({ met }: { met: boolean }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    {met ? (
      <path d="M3 8.5l3.5 3.5L13 4.5" strokeLinecap="round" />
    ) : (
      <circle cx="8" cy="8" r="5" strokeWidth="1.5" />
    )}
  </svg>
);
