import { Card, Grid, color, font, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from './section';

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
    title: 'Smart table management',
    text: 'Each party gets the smallest table that fits. A taken table is never offered twice.',
    icon: 'M4 9h16M6 9v9M18 9v9M12 4v5',
  },
  {
    title: 'Mobile-first',
    text: 'Guests book on their phones in under a minute, and you can run the evening from yours.',
    icon: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  },
  {
    title: 'Timezone support',
    text: 'Times are always in your restaurant’s time zone, daylight saving included.',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  },
  {
    title: 'Visual floor plans',
    text: 'Draw your room once. See at a glance which tables are free, reserved or occupied.',
    icon: 'M4 4h16v16H4zM4 12h7M11 4v5M11 15v5M16 12h4',
  },
  {
    title: 'SMS and email notifications',
    text: 'You and your guests are told at once about bookings, changes and cancellations.',
    icon: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  },
  {
    title: 'Real-time updates',
    text: 'A booking appears on your screen the moment it is made, without a reload.',
    icon: 'M13 3L5 14h6l-1 7 8-11h-6z',
  },
] as const;

export const FeatureGrid = () => (
  <Section title="Everything the front of house needs" lead="And nothing that gets in the way of it.">
    <Grid $min="18rem">
      {features.map(({ title, text, icon }) => (
        <Card key={title} $padding="md">
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
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Card>
      ))}
    </Grid>
  </Section>
);
