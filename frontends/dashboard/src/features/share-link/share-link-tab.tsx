import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card, Link, LoadingPanel, PageHeading, Stack, color, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { Copyable } from '../../lib/copyable';
import { defaultEmbedLabel, embedCode } from '../../lib/embed-code';
import { rememberSteps } from '../../lib/first-steps';
import { useRights } from '../../lib/rights';
import { SectionTitle } from '../../lib/section-title';
import { dashboardTab, paths } from '../../paths';
import { QrSection } from './qr-section';
import { t } from './texts';

const Row = styled.div`
  margin-top: ${space.md};
`;

const Lead = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

interface ShareLinkTabProps {
  restaurant: Pick<Restaurant, 'id' | 'name'>;
  /** The restaurant's own domain that leads to its page; undefined: none. */
  domain: string | 'loading' | undefined;
}

/** The public booking page of the restaurant, as a link (NAME-6), a QR code and an element for its own site. */
export function ShareLinkTab({ restaurant, domain }: ShareLinkTabProps) {
  const { origin } = window.location;
  const link = domain ? `https://${domain}/` : origin + paths.newReservation(restaurant.id);
  const shared = (): void => rememberSteps(restaurant.id, 'share');
  const { settings: maySetUp } = useRights();
  const code = embedCode({ origin, restaurantId: restaurant.id, mode: 'inline', label: defaultEmbedLabel });
  const heading = <PageHeading title={t('shareLink.title')} subtitle={t('shareLink.lead')} />;
  // The link is shown once the domain is known, so that no owner copies or prints the wrong one.
  if (domain === 'loading')
    return (
      <Stack $gap="lg">
        {heading}
        <LoadingPanel text={t('shareLink.loading')} />
      </Stack>
    );
  return (
    <Stack $gap="lg">
      {heading}
      <Part
        title={t('shareLink.direct.title')}
        lead={t('shareLink.direct.lead')}
        text={link}
        label={t('shareLink.direct.copy')}
        onCopied={shared}
      />
      <QrSection restaurant={restaurant} link={link} onTaken={shared} />
      <Part
        title={t('shareLink.code.title')}
        lead={
          maySetUp
            ? rich(t('shareLink.code.lead'), {
                link: (words) => <Link href={`${dashboardTab('settings')}&view=site`}>{words}</Link>,
              })
            : t('shareLink.code.leadForHosts')
        }
        text={code}
        label={t('shareLink.code.copy')}
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
