import { useCallback, useId, useMemo, useState } from 'react';
import { Button, Card, Inline, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { saveBlob } from '../../lib/save-blob';
import { SectionTitle } from '../../lib/section-title';
import { qrCodeFile, qrCodeOf } from '../../lib/qr/qr-code';
import { QrPicture } from '../../lib/qr/qr-picture';
import { QrSheet } from '../../lib/qr/qr-sheet';
import { t } from './texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.lg};
  margin-top: ${space.md};
`;

const Paper = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

const Lead = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

interface QrSectionProps {
  restaurant: Pick<Restaurant, 'name'>;
  link: string;
  /** Called when the code was downloaded or printed. */
  onTaken: () => void;
}

/** `The Olive Branch` as part of a file name: `the-olive-branch`. */
const fileWord = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The direct link as a QR code, for menus, doors and windows. */
export function QrSection({ restaurant, link, onTaken }: QrSectionProps) {
  const id = useId();
  const code = useMemo(() => qrCodeOf(link), [link]);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);

  function download(): void {
    const file = new Blob([qrCodeFile(code)], { type: 'image/svg+xml' });
    saveBlob(`${['booking-qr', fileWord(restaurant.name)].filter(Boolean).join('-')}.svg`, file);
    onTaken();
  }
  function print(): void {
    setPrinting(true);
    onTaken();
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{t('shareLink.qr.title')}</SectionTitle>
      <Lead>{t('shareLink.qr.lead')}</Lead>
      <Row>
        <Paper>
          <QrPicture code={code} label={t('shareLink.qr.label', { link })} size="11rem" />
        </Paper>
        <Inline $gap="sm">
          <Button onClick={download}>{t('shareLink.qr.download')}</Button>
          <Button variant="secondary" onClick={print}>
            {t('shareLink.qr.print')}
          </Button>
        </Inline>
      </Row>
      {printing && (
        <QrSheet
          code={code}
          title={t('shareLink.qr.bookAt', { restaurant: restaurant.name })}
          link={link}
          onPrinted={printed}
        />
      )}
    </Card>
  );
}
