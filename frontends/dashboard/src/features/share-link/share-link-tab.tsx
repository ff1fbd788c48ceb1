import { useEffect, useId, useState } from 'react';
import { Button, Card, PageHeading, Stack, color, font, notify, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SectionTitle } from '../../lib/section-title';
import { rememberSteps } from '../../lib/first-steps';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { Icon } from '../../lib/icons';
import { paths } from '../../paths';
import { embedCode } from './embed-code';
import { QrSection } from './qr-section';

const Code = styled.pre`
  flex: 1 1 16rem;
  min-width: 0;
  margin: 0;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font: 0.9375rem/1.5 ${font.numeric};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  margin-top: ${space.md};
`;

const Lead = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

/** The public booking page of the restaurant, as a link, a QR code and a frame for one's own site. */
export function ShareLinkTab({ restaurant }: { restaurant: Pick<Restaurant, 'id' | 'name'> }) {
  const link = window.location.origin + paths.newReservation(restaurant.id);
  const shared = (): void => rememberSteps(restaurant.id, 'share');
  return (
    <Stack $gap="lg">
      <PageHeading title="Share Link" subtitle="Where your guests book a table." />
      <Copyable
        title="Direct link"
        lead="For your site, your profile pages, your messages."
        text={link}
        label="Copy link"
        onCopied={shared}
      />
      <QrSection restaurant={restaurant} link={link} onTaken={shared} />
      <Copyable
        title="Embed code"
        lead="Put this in your site’s page, and guests book without leaving it."
        text={embedCode(link, restaurant.name)}
        label="Copy code"
        onCopied={shared}
      />
    </Stack>
  );
}

/** How long "Copied" stays. */
const copiedMs = 2_000;

interface CopyableProps {
  title: string;
  lead: string;
  text: string;
  label: string;
  onCopied: () => void;
}

function Copyable({ title, lead, text, label, onCopied }: CopyableProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied();
    } catch {
      notify('Your browser did not allow copying. Please select the text and copy it.', { tone: 'warning' });
    }
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Lead>{lead}</Lead>
      <Row>
        <Code tabIndex={0} aria-labelledby={id}>
          {text}
        </Code>
        <Button
          variant={copied ? 'secondary' : 'primary'}
          onClick={() => void copy()}
          style={{ minWidth: '9rem' }}
        >
          <Icon name={copied ? 'check' : 'copy'} />
          <span aria-live="polite">{copied ? 'Copied!' : label}</span>
        </Button>
      </Row>
    </Card>
  );
}
