import { Banner, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { FormErrors } from '../lib/form-values';
import { t } from '../lib/language';

const List = styled.ul`
  padding-inline-start: ${space.lg};
`;

/** All errors of a reservation that a member of the restaurant enters, as one list. */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const messages = Object.values(errors).filter((message) => message !== undefined && message !== '');
  if (messages.length === 0) return null;
  return (
    <Banner tone="danger" role="alert" title={t('form.errors')}>
      <List>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </List>
    </Banner>
  );
}
