import { useCallback, useId, useMemo, useState } from 'react';
import { Button, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { Copyable } from '../../lib/copyable';
import { qrCodeOf } from '../../lib/qr/qr-code';
import { QrPicture } from '../../lib/qr/qr-picture';
import { QrSheet } from '../../lib/qr/qr-sheet';
import { paths } from '../../paths';
import { t } from './texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.lg};
  margin-top: ${space.sm};
`;

const Paper = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

/** The link of the page that joins the waitlist, and its QR code to print for the door. */
export function WaitlistLink({ restaurant }: { restaurant: Pick<Restaurant, 'id' | 'name'> }) {
  const id = useId();
  const link = window.location.origin + paths.waitlist(restaurant.id);
  const code = useMemo(() => qrCodeOf(link), [link]);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  return (
    <div>
      <strong id={id}>{t('settings.waitlist.link')}</strong>
      <Copyable text={link} label={t('settings.waitlist.copy')} labelledBy={id} />
      <Row>
        <Paper>
          <QrPicture code={code} label={t('settings.waitlist.code', { link })} size="9rem" />
        </Paper>
        <Button variant="secondary" onClick={() => setPrinting(true)}>
          {t('settings.waitlist.print')}
        </Button>
      </Row>
      {printing && (
        <QrSheet
          code={code}
          title={t('settings.waitlist.joinAt', { restaurant: restaurant.name })}
          link={link}
          onPrinted={printed}
        />
      )}
    </div>
  );
}
