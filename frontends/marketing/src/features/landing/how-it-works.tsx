import { color, font, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from './section';
import { t } from './texts';

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

/** Each has a title and a text. */
const steps = ['setUp', 'accept', 'manage'] as const;

export const HowItWorks = () => (
  <Section title={t('landing.steps.title')}>
    <Steps>
      {steps.map((step, index) => (
        <Step key={step}>
          <Count aria-hidden="true">{t('landing.steps.number', { number: index + 1 })}</Count>
          <Title>{t(`landing.steps.${step}.title`)}</Title>
          <Text>{t(`landing.steps.${step}.text`)}</Text>
        </Step>
      ))}
    </Steps>
  </Section>
);
