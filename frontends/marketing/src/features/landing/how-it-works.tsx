import { color, font, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from './section';

const Steps = styled.ol`
  display: grid;
  gap: ${space.xl};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Step = styled.li`
  padding-top: ${space.md};
  border-top: 2px solid ${color.brass};
`;

const Count = styled.span`
  color: ${color.brass};
  font: 600 1rem/1 ${font.display};
`;

const Title = styled.h3`
  margin-block: ${space.xs} ${space.xxs};
  font: 600 1.25rem/1.35 ${font.display};
`;

const Text = styled.p`
  color: ${color.textMuted};
`;

const steps = [
  {
    title: 'Set up your restaurant',
    text: 'Enter your opening hours and your tables. It takes about ten minutes.',
  },
  {
    title: 'Accept reservations',
    text: 'Put your booking link on your site, your profile or a card on the counter.',
  },
  {
    title: 'Manage and optimize',
    text: 'See every day at a glance, know your guests, and learn when your room is full.',
  },
] as const;

export const HowItWorks = () => (
  <Section title="How it works">
    <Steps>
      {steps.map(({ title, text }, index) => (
        <Step key={title}>
          <Count aria-hidden="true">Step {index + 1}</Count>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Step>
      ))}
    </Steps>
  </Section>
);
