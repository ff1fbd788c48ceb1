import { font } from '@tablewell/ui';
import { styled } from 'styled-components';
import { PrintSheet } from '../print-sheet';
import type { QrCode } from './qr-code';
import { QrPicture } from './qr-picture';

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
  /** What the code is for. */
  title: string;
  link: string;
  onPrinted: () => void;
}

/** A sheet for the door or the table, printed at once. */
export const QrSheet = ({ code, title, link, onPrinted }: QrSheetProps) => (
  <PrintSheet onPrinted={onPrinted}>
    <Page>
      <p>{title}</p>
      <QrPicture code={code} label="" size="min(12cm, 80vw)" />
      <p>{link}</p>
    </Page>
  </PrintSheet>
);
