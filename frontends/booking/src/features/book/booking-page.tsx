import { NetworkError } from '@tablewell/api-client';
import { openingLine } from '@tablewell/federation';
import { useParams } from '@tablewell/federation/router';
import { LoadingPanel } from '@tablewell/ui';
import { restaurantById } from '../../api/get-restaurant';
import { failureText, isMissing } from '../../components/failure';
import { Oops } from '../../components/oops';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useResource } from '../../components/use-resource';
import { useTitle } from '../../components/use-title';
import { BookingForm } from './booking-form';

const notFound = 'Restaurant not found.';

/** The public booking form of one restaurant. */
export function BookingPage() {
  const { restaurantId = '' } = useParams();
  const { data: restaurant, error, retry } = useResource(restaurantById(restaurantId));
  const title = restaurant ? `Make a Reservation at ${restaurant.name}` : 'Make a Reservation';
  useTitle(title);

  if (restaurant) {
    return (
      <PageFrame title={title} lead={openingLine(restaurant)}>
        <BookingForm key={restaurant.id} restaurant={restaurant} />
      </PageFrame>
    );
  }
  if (error) {
    const message = error instanceof NetworkError ? failureText(error, notFound) : notFound;
    return <Oops title="Oops!" message={message} retry={isMissing(error) ? undefined : retry} />;
  }
  return (
    <PageFrame title={title}>
      <Sheet>
        <LoadingPanel text="Loading restaurant..." />
      </Sheet>
    </PageFrame>
  );
}
