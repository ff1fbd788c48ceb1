import { useId } from 'react';
import { Badge, Button, Card, Stack, color, font, media, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { FeatureList } from './feature-list';
import { isFree, priceText } from './plan';
import type { Plan } from './plan';
import { planWords } from './plan-words';
import { t } from '../../texts';

const Sheet = styled(Card)<{ $popular: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  ${({ $popular }) => $popular && `border-color: ${color.accent}; box-shadow: 0 0 0 1px ${color.accent};`}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  min-height: 1.75rem;
`;

const Name = styled.h3`
  font: 600 1.25rem/1.35 ${font.display};
`;

const Price = styled.p`
  color: ${color.textMuted};
  strong {
    color: ${color.text};
    font: 600 2.25rem/1.1 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

/** At the bottom of the card, with the same height for one button as for two, so that the buttons of all plans align. */
const Foot = styled(Stack)<{ $dual: boolean }>`
  margin-top: auto;
  padding-top: ${space.xs};
  ${media.desktop} {
    min-height: ${({ $dual }) => ($dual ? `calc(2 * (${touchTarget} + ${space.xs}))` : 'auto')};
  }
`;

interface PlanCardProps {
  plan: Plan;
  /** The heading level of the plan's name, one below the heading above the plans. */
  nameAs: 'h2' | 'h3';
  /** Name and price only. */
  compact: boolean;
  /** The number of features that are listed; the rest is counted. */
  shownFeatures: number;
  button: { text: string; disabled: boolean };
  onChoose: () => void;
  /** A second button beside a trial: pays at once. */
  onSubscribe: (() => void) | undefined;
  /** `busy`: this plan is being chosen; `waiting`: another one is. */
  state: 'ready' | 'busy' | 'waiting';
}

/** One plan. */
export function PlanCard({ plan, nameAs, compact, shownFeatures, button, state, ...on }: PlanCardProps) {
  const nameId = useId();
  const off = button.disabled || state === 'waiting';
  const second = on.onSubscribe && !isFree(plan) ? on.onSubscribe : undefined;
  return (
    <Sheet as="li" $padding="md" $popular={plan.popular}>
      <Head>
        <Name as={nameAs} id={nameId}>
          {plan.name}
        </Name>
        {plan.popular && <Badge $tone="success">{t('prices.popular')}</Badge>}
      </Head>
      <Price>
        <strong>
          <bdi>{priceText(plan)}</bdi>
        </strong>
        {!isFree(plan) && ` ${t(plan.interval === 'year' ? 'prices.per.year' : 'prices.per.month')}`}
      </Price>
      {!compact && (
        <>
          <Muted>{planWords(plan.description)}</Muted>
          <FeatureList features={plan.features} shown={shownFeatures} />
          <Foot $gap="xs" $dual={on.onSubscribe !== undefined}>
            <Button
              wide
              variant={plan.popular ? 'primary' : 'secondary'}
              aria-describedby={nameId}
              busy={state === 'busy'}
              disabled={off}
              onClick={on.onChoose}
            >
              {button.text}
            </Button>
            {second && (
              <Button
                wide
                variant="quiet"
                aria-describedby={nameId}
                disabled={state !== 'ready'}
                onClick={second}
              >
                {t('prices.button.subscribe')}
              </Button>
            )}
          </Foot>
        </>
      )}
    </Sheet>
  );
}
