import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../../texts';
import { planWords } from './plan-words';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: 1.125rem 1fr;
  gap: ${space.xs};
  svg {
    margin-top: 0.3rem;
    color: ${color.accent};
  }
`;

const More = styled.li`
  padding-inline-start: calc(1.125rem + ${space.xs});
  color: ${color.textMuted};
`;

/** The features of a plan; those beyond `shown` are only counted. */
export const FeatureList = ({ features, shown }: { features: readonly string[]; shown: number }) => (
  <List>
    {features.slice(0, shown).map((feature) => (
      <Feature key={feature}>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M3 8.5l3.5 3.5L13 4.5" />
        </svg>
        {planWords(feature)}
      </Feature>
    ))}
    {features.length > shown && <More>{t('prices.features.more', { count: features.length - shown })}</More>}
  </List>
);
