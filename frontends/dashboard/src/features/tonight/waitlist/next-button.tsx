import { useId } from 'react';
import { Button, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { t } from '../texts';
import type { Advice } from './api';
import { expectedWords, proposalWords } from './wait-words';

/** Beside the servers, of whom it leaves one in sight. */
const Words = styled.span`
  min-width: 6rem;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface NextButtonProps {
  party: Party;
  advice: Advice | undefined;
  zone: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Shows on the floor the tables for the party that is next in the line, and says which is proposed and why (WAIT-32). */
export function NextButton({ party, advice, zone, isShown, onShow }: NextButtonProps) {
  const words = useId();
  return (
    <>
      <Button
        variant={isShown ? 'primary' : 'secondary'}
        aria-pressed={isShown}
        aria-describedby={isShown ? words : undefined}
        onClick={() => onShow(!isShown)}
      >
        {t('tonight.wait.next', { name: party.name, size: party.size })}
      </Button>
      {isShown && (
        <Words id={words} role="status">
          {proposalWords(advice, zone) || expectedWords(advice)}
        </Words>
      )}
    </>
  );
}
