import { useId } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Card, Link, LoadingPanel, PageHeading, Stack, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { Copyable } from '../../lib/copyable';
import { defaultEmbedLabel, embedCode } from '../../lib/embed-code';
import { rememberSteps } from '../../lib/first-steps';
import { useRights } from '../../lib/rights';
import { SectionTitle } from '../../lib/section-title';
import { dashboardTab, paths } from '../../paths';
import { ownNameOf } from '../on-your-site/api/own-name';
import { QrSection } from './qr-section';

const Row = styled.div`
  margin-top: ${space.md};
`;

const Lead = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

/** The public booking page of the restaurant, as a link (NAME-6), a QR code and a part of one's own site. */
export function ShareLinkTab({ restaurant }: { restaurant: Pick<Restaurant, 'id' | 'name'> }) {
  const { origin } = window.location;
  const { data: ownName, isPending } = useQuery(ownNameOf(restaurant.id));
  const domain = ownName?.isAllowed && ownName.domain?.isProven ? ownName.domain.host : undefined;
  const link = domain ? `https://${domain}/` : origin + paths.newReservation(restaurant.id);
  const shared = (): void => rememberSteps(restaurant.id, 'share');
  const { settings: maySetUp } = useRights();
  const code = embedCode({ origin, restaurantId: restaurant.id, mode: 'inline', label: defaultEmbedLabel });
  const heading = <PageHeading title="Share Link" subtitle="Where your guests book a table." />;
  // Nobody copies or prints a link that changes a moment later.
  if (isPending)
    return (
      <Stack $gap="lg">
        {heading}
        <LoadingPanel text="Loading your link..." />
      </Stack>
    );
  return (
    <Stack $gap="lg">
      {heading}
      <Part
        title="Direct link"
        lead="For your site, your profile pages, your messages."
        text={link}
        label="Copy link"
        onCopied={shared}
      />
      <QrSection restaurant={restaurant} link={link} onTaken={shared} />
      <Part
        title="Embed code"
        lead={
          <>
            Put this in your site’s page, and guests book without leaving it. Only sites on your list can show
            the page:{' '}
            {maySetUp ? (
              <Link href={`${dashboardTab('settings')}&view=site`}>
                list yours, or choose a button instead
              </Link>
            ) : (
              'the owner lists them in Settings, On your site'
            )}
            .
          </>
        }
        text={code}
        label="Copy code"
        onCopied={shared}
      />
    </Stack>
  );
}

interface PartProps {
  title: string;
  lead: ReactNode;
  text: string;
  label: string;
  onCopied: () => void;
}

function Part({ title, lead, ...copyable }: PartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Lead>{lead}</Lead>
      <Row>
        <Copyable {...copyable} labelledBy={id} />
      </Row>
    </Card>
  );
}
