import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { availabilityRules } from '../../lib/api/availability-rules';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { messageOf } from '../../lib/message-of';
import { SectionIndex } from '../../forms/section-index';
import { t as whyTexts } from '../../parts/why/texts';
import { OverbookingSection } from './overbooking/overbooking-section';
import { RulesForm } from './rules-form';
import { WhySection } from './why-section';
import { t } from './texts';

const titles = (): string[] => [
  t('availability.pacing.title'),
  t('availability.turnTimes.title'),
  t('availability.windows.title'),
  t('availability.sizes.title'),
  t('availability.extraCovers.title'),
  t('availability.specialDays.title'),
  t('availability.simulator.title'),
  t('availability.overbooking.title'),
  whyTexts('why.title'),
];

/** The rules by which a restaurant offers its starts. */
export function AvailabilityView({ restaurant }: { restaurant: Restaurant }) {
  const { data, error, refetch } = useQuery(availabilityRules(restaurant.id));
  if (data)
    return (
      <Fragment key={restaurant.id}>
        <SectionIndex titles={titles()} />
        <RulesForm restaurant={restaurant} saved={data} />
        <OverbookingSection restaurantId={restaurant.id} />
        <WhySection restaurantId={restaurant.id} timezone={restaurant.timezone ?? 'UTC'} />
      </Fragment>
    );
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  return <LoadingPanel text={t('availability.loading')} />;
}
