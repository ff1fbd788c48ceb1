import { timestampDate } from '@bufbuild/protobuf/wkt';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sharingTexts } from '@tablewell/booking-rules/guest-sharing';
import { Banner, Button, ErrorPanel, Inline, LoadingPanel, Stack } from '@tablewell/ui';
import type { SharedGuest } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { dateIn } from '../../lib/guests/visit-date';
import { messageOf } from '../../lib/message-of';
import type { RestaurantClock } from '../../lib/service-day';
import { recordSharing, setTags, sharedGuest } from './api/sharing';
import { GuestElsewhere } from './guest-elsewhere';
import { GuestTags } from './guest-tags';
import { PartHeading } from './part-heading';
import { t } from './texts';

interface GuestSharingProps {
  restaurantId: string;
  guestId: string;
  restaurant: RestaurantClock;
}

/** A guest's tags, and what other restaurants of the group share where the guest agreed (GROUP-23, GROUP-24). */
export function GuestSharing({ restaurantId, guestId, restaurant }: GuestSharingProps) {
  const of = { restaurantId, guestId };
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sharedGuest(of));
  const keep = {
    onSuccess: (guest: SharedGuest) => void queries.setQueryData(sharedGuest(of).queryKey, guest),
  };
  const tag = useMutation({ mutationFn: setTags, ...keep });
  const record = useMutation({ mutationFn: recordSharing, ...keep });
  const failed = tag.error ?? record.error;
  if (!data)
    return error ? (
      <ErrorPanel message={t('guests.sharing.notLoaded')} retry={() => void refetch()} />
    ) : (
      <LoadingPanel text={t('guests.sharing.loading')} />
    );
  const group = data.groupName;
  const say = (agreed: boolean) => record.mutate({ ...of, agreed });
  return (
    <Stack $gap="lg">
      {failed && (
        <Banner tone="danger" role="alert">
          {t('guests.sharing.failed', { reason: messageOf(failed) })}
        </Banner>
      )}
      <GuestTags
        tags={data.tags}
        group={group}
        busy={tag.isPending}
        onChange={(tags) => tag.mutate({ ...of, tags })}
      />
      {group && (
        <section aria-labelledby="elsewhere-title">
          <Stack $gap="sm">
            <PartHeading id="elsewhere-title">{t('guests.sharing.title', { group })}</PartHeading>
            <GuestElsewhere guest={data} restaurant={restaurant} />
            {!data.withheld && (
              <div>
                <strong>{t('guests.sharing.said')}</strong>
                <p>{recordWords(data, restaurant)}</p>
              </div>
            )}
            {!data.withheld && !data.agreed && (
              <small>{t('guests.sharing.question', { text: textOf(data) })}</small>
            )}
            <Inline $gap="sm">
              {!data.agreed && !data.withheld && (
                <Button variant="secondary" busy={record.isPending} onClick={() => say(true)}>
                  {t('guests.sharing.record')}
                </Button>
              )}
              {(data.agreed || data.elsewhere.length > 0 || data.withheld) && (
                <Button variant="secondary" busy={record.isPending} onClick={() => say(false)}>
                  {t('guests.sharing.stop')}
                </Button>
              )}
            </Inline>
          </Stack>
        </section>
      )}
    </Stack>
  );
}

/** The text to which a guest agrees, with the name of the group. */
const textOf = ({ textVersion, groupName }: SharedGuest): string =>
  (sharingTexts[textVersion as keyof typeof sharingTexts] ?? '').replace('{group}', groupName);

/** What the guest said at this restaurant, the latest: with whose record, and to which text. */
function recordWords({ record, agreed }: SharedGuest, { timezone }: RestaurantClock): string {
  const said = (['given', 'recorded', 'ended'] as const).flatMap((kind) => {
    const evidence = record?.[kind];
    return evidence?.at ? [{ kind, evidence, at: timestampDate(evidence.at) }] : [];
  });
  const latest = said.reduce<(typeof said)[number] | undefined>(
    (last, each) => (last && last.at > each.at ? last : each),
    undefined,
  );
  // A consent that does not count was said under another name or number, or ended at another restaurant, which is not told here.
  if (!latest || (!agreed && latest.kind !== 'ended')) return t('guests.sharing.none');
  const { kind, evidence, at } = latest;
  const { textVersion: version, groupName: group, recordedByName: name } = evidence;
  const date = dateIn(timezone, at.toISOString());
  if (kind === 'given') return t('guests.sharing.agreed', { date, version, group });
  if (kind === 'recorded') return t('guests.sharing.recorded', { date, name, version, group });
  if (name) return t('guests.sharing.endedBy', { date, name });
  return t('guests.sharing.ended', { date });
}
