import { useId } from 'react';
import { Link } from '@tablewell/federation/router';
import {
  Button,
  Card,
  VisuallyHidden,
  color,
  linkStyle,
  media,
  radius,
  space,
  touchTarget,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { dismissSteps, rememberSteps } from '../../../lib/first-steps';
import { Icon } from '../../../lib/icons';
import { SectionTitle } from '../../../lib/section-title';
import { dashboardTab } from '../../../paths';
import { stepWords } from './step-words';
import { useFirstSteps } from './use-first-steps';
import { t } from '../texts';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.sm};
  > p {
    margin-right: auto;
    color: ${color.textMuted};
  }
`;

const Steps = styled.ol`
  margin-top: ${space.sm};
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${space.xxs} ${space.sm};
  align-content: center;
  align-items: center;
  min-height: ${touchTarget};
  padding-block: ${space.xs};
  & + & {
    border-top: 1px solid ${color.border};
  }
  > button {
    grid-column: 2;
    justify-self: start;
  }
  ${media.tablet} {
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    > button {
      grid-column: 3;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 1.75rem;
  height: 1.75rem;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.pill};
  [data-done] & {
    border-color: transparent;
    background: ${color.successSoft};
    color: ${color.success};
  }
`;

const Title = styled(Link)`
  ${linkStyle}
  font-weight: 600;
  [data-done] & {
    color: ${color.textMuted};
    font-weight: 400;
  }
`;

const Detail = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

/** The first steps of a new owner, ticked as they are done. Renders nothing once all are done. */
export function FirstStepsList({ restaurantId, today }: { restaurantId: string; today: string }) {
  const id = useId();
  const state = useFirstSteps(restaurantId, today);
  if (!state) return null;
  const { restaurant, steps, done } = state;
  const words = stepWords(restaurant);
  return (
    <Card as="section" $padding="md" aria-labelledby={id}>
      <Header>
        <SectionTitle id={id}>{t('overview.steps.title')}</SectionTitle>
        <p aria-live="polite">{t('overview.steps.progress', { done: done.size, all: steps.length })}</p>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('overview.steps.hideLabel')}
          onClick={() => dismissSteps(restaurantId)}
        >
          {t('overview.steps.hide')}
        </Button>
      </Header>
      <Steps>
        {steps.map((step) => {
          const { title, detail, tab, at, mayBeRight } = words[step];
          const ticked = done.has(step);
          return (
            <Step key={step} data-done={ticked ? '' : undefined}>
              <Mark>{ticked && <Icon name="check" size={16} />}</Mark>
              <div>
                <Title to={dashboardTab(tab) + (at ? `#${at}` : '')}>
                  {ticked && <VisuallyHidden>{t('overview.steps.done')} </VisuallyHidden>}
                  {title}
                </Title>
                {!ticked && <Detail>{detail}</Detail>}
              </div>
              {!ticked && mayBeRight && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('overview.steps.looksGoodLabel', { step: title })}
                  onClick={() => rememberSteps(restaurantId, step)}
                >
                  {t('overview.steps.looksGood')}
                </Button>
              )}
            </Step>
          );
        })}
      </Steps>
    </Card>
  );
}
