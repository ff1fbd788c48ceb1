import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorPanel, Link, LoadingPanel, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { Section } from '../settings/section';
import { SettingsIndex } from '../settings/settings-index';
import { profileOf } from './api/profile';
import type { Face } from './api/profile';
import { PictureField } from './picture-field';
import { ProfileForm } from './profile-form';

const titles = ['Pictures', 'About', 'Address', 'Color'];

/** The restaurant's own face on its booking page. */
export function BookingPageView({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const query = profileOf(restaurantId);
  const { data, error, refetch } = useQuery(query);
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text="Loading booking page..." />;
  function show(face: Face): void {
    queries.setQueryData(query.queryKey, (before) => before && { ...before, face });
  }
  const { logo, cover } = data.face;
  return (
    <Stack $gap="lg" key={restaurantId}>
      <SettingsIndex titles={titles} />
      <p>
        <Link href={`/reservations/${restaurantId}`} target="_blank" rel="noopener">
          Open the booking page
        </Link>
      </p>
      <Section title="Pictures" lead="They are shown as soon as you choose them.">
        <PictureField
          restaurantId={restaurantId}
          kind="cover"
          title="Cover"
          hint="A wide photo above the heading, at least 640 pixels wide; 1920 or more is best."
          picture={cover}
          onChange={show}
        />
        <PictureField
          restaurantId={restaurantId}
          kind="logo"
          title="Logo"
          hint="At least 96 pixels wide. A transparent PNG looks right on light and dark pages."
          picture={logo}
          onChange={show}
        />
      </Section>
      <ProfileForm restaurantId={restaurantId} saved={data} />
    </Stack>
  );
}
