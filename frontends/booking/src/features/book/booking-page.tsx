import { NetworkError, storedToken } from '@tablewell/api-client';
import { faceLine, openingLine } from '@tablewell/federation';
import { useParams } from '@tablewell/federation/router';
import { LoadingPanel, Stack } from '@tablewell/ui';
import { restaurantById } from '../../api/get-restaurant';
import { failureText, isMissing } from '../../components/failure';
import { ErrorPage } from '../../components/error-page';
import { optional } from '../../components/optional';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useResource } from '../../components/use-resource';
import { RestaurantColors } from '../../components/restaurant-colors';
import { useTitle } from '../../components/use-title';
import { BookingForm } from './booking-form';
import { Cover, Logo } from './face/cover';
import { formats, t } from '../../lib/language';

// It stands below the form.
const AboutRestaurant = optional(async () => (await import('./face/own-words')).AboutRestaurant);

// Only of test restaurants.
const TestNote = optional(async () => (await import('./rarely')).TestNote);

// Only members of the restaurant see it.
const MembersBar = optional(async () => (await import('./rarely')).MembersBar);

/** The public booking form of one restaurant. */
export function BookingPage() {
  const { restaurantId = '' } = useParams();
  const { data: restaurant, error, retry } = useResource(restaurantById(restaurantId));
  const title = restaurant ? t('page.bookAt', { restaurant: restaurant.name }) : t('page.book');
  useTitle(title);

  if (restaurant) {
    const { cover, logo } = restaurant.face ?? {};
    return (
      <PageFrame
        title={
          <>
            {logo && <Logo {...logo} />}
            {title}
          </>
        }
        lead={
          // All its lines stay beside the logo, which floats.
          <Stack as="span" $gap="xxs">
            {openingLine(restaurant, { t, formats })}
            <bdi>{faceLine(restaurant.face ?? {})}</bdi>
          </Stack>
        }
        cover={cover && <Cover {...cover} />}
      >
        <RestaurantColors of={restaurant} />
        {restaurant.mode === 'test' && <TestNote />}
        <BookingForm key={restaurant.id} restaurant={restaurant} />
        <AboutRestaurant restaurant={restaurant} />
        {storedToken() && <MembersBar restaurantId={restaurant.id} />}
      </PageFrame>
    );
  }
  if (error) {
    const notFound = t('failure.restaurant');
    const message = error instanceof NetworkError ? failureText(error, notFound) : notFound;
    return (
      <ErrorPage title={t('page.oops')} message={message} retry={isMissing(error) ? undefined : retry} />
    );
  }
  return (
    <PageFrame title={title}>
      <Sheet>
        <LoadingPanel text={t('page.loadingRestaurant')} />
      </Sheet>
    </PageFrame>
  );
}
