import { font } from '@tablewell/ui';
import { styled } from 'styled-components';
import { PrintSheet } from '../../lib/print-sheet';
import type { QrCode } from './qr-code';
import { QrPicture } from './qr-picture';
import { t } from './texts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 1.5rem;
  padding-top: 10vh;
  text-align: center;
  > :first-child {
    font: 600 2rem/1.2 ${font.display};
  }
  > :last-child {
    overflow-wrap: anywhere;
  }
`;

interface QrSheetProps {
  code: QrCode;
  restaurantName: string;
  link: string;
  onPrinted: () => void;
}

/** A sheet for the door or the table, printed at once. */
export const QrSheet = ({ code, restaurantName, link, onPrinted }: QrSheetProps) => (
  <PrintSheet onPrinted={onPrinted}>
    <Page>
      <p>{t('shareLink.qr.bookAt', { restaurant: restaurantName })}</p>
      <QrPicture code={code} label="" size="min(12cm, 80vw)" />
      <p>{link}</p>
    </Page>
  </PrintSheet>
);
