import { Button, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { t } from '../texts';
import type { Advice } from './api';
import { expectedWords, proposalWords } from './wait-words';

const Who = styled.span`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Words = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

interface NextButtonProps {
  party: Party;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Shows on the floor the tables for the party that is next in the line (WAIT-32). */
export const NextButton = ({ party, isShown, onShow }: NextButtonProps) => (
  <Button variant={isShown ? 'primary' : 'secondary'} aria-pressed={isShown} onClick={() => onShow(!isShown)}>
    <Who>{t('tonight.wait.next', { name: party.name, size: party.size })}</Who>
  </Button>
);

interface NextWordsProps {
  advice: Advice | undefined;
  zone: string;
}

/** Which table is proposed to that party and why, or how long it still waits. */
export const NextWords = ({ advice, zone }: NextWordsProps) => (
  <Words role="status">{proposalWords(advice, zone) || expectedWords(advice)}</Words>
);
