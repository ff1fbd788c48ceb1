import { Card, Grid, color, font, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from './section';
import { t } from './texts';

const Icon = styled.svg`
  width: 2.75rem;
  height: 2.75rem;
  padding: 0.625rem;
  margin-bottom: ${space.md};
  border-radius: ${radius.md};
  background: ${color.accentSoft};
  color: ${color.accent};
`;

const Title = styled.h3`
  margin-bottom: ${space.xxs};
  font: 600 1.25rem/1.35 ${font.display};
`;

const Text = styled.p`
  color: ${color.textMuted};
`;

/** The six features, each with its benefit for a restaurant. */
const features = [
  {
    id: 'tables',
    icon: 'M4 9h16M6 9v9M18 9v9M12 4v5',
  },
  {
    id: 'mobile',
    icon: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  },
  {
    id: 'zone',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  },
  {
    id: 'plans',
    icon: 'M4 4h16v16H4zM4 12h7M11 4v5M11 15v5M16 12h4',
  },
  {
    id: 'messages',
    icon: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  },
  {
    id: 'live',
    icon: 'M13 3L5 14h6l-1 7 8-11h-6z',
  },
] as const;

export const FeatureGrid = () => (
  <Section title={t('landing.features.title')} lead={t('landing.features.lead')}>
    <Grid $min="18rem">
      {features.map(({ id, icon }) => (
        <Card key={id} $padding="md">
          <Icon
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={icon} />
          </Icon>
          <Title>{t(`landing.features.${id}.title`)}</Title>
          <Text>{t(`landing.features.${id}.text`)}</Text>
        </Card>
      ))}
    </Grid>
  </Section>
);
