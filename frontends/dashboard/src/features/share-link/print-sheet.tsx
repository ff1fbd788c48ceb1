import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { font } from '@tablewell/ui';
import { createGlobalStyle, styled } from 'styled-components';
import type { QrCode } from './qr-code';
import { QrPicture } from './qr-picture';

const sheetId = 'qr-sheet';

/** On paper nothing but the sheet; on the screen no sheet. */
const OnlyTheSheet = createGlobalStyle`
  @media print {
    body {
      background: #fff;
    }
    body > :not(#${sheetId}) {
      display: none !important;
    }
  }
  @media screen {
    #${sheetId} {
      display: none;
    }
  }
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 1.5rem;
  padding-top: 10vh;
  background: #fff;
  color: #000;
  text-align: center;
  > :first-child {
    font: 600 2rem/1.2 ${font.display};
  }
  > :last-child {
    overflow-wrap: anywhere;
  }
`;

interface PrintSheetProps {
  code: QrCode;
  restaurantName: string;
  link: string;
  onPrinted: () => void;
}

/** Prints a sheet for the door or the table once it is rendered, and calls back afterwards. */
export function PrintSheet({ code, restaurantName, link, onPrinted }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    // Once the sheet is drawn; a sheet that was taken away before that is not printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <Sheet id={sheetId} aria-hidden="true">
      <OnlyTheSheet />
      <p>Book a table at {restaurantName}</p>
      <QrPicture code={code} label="" size="min(12cm, 80vw)" />
      <p>{link}</p>
    </Sheet>,
    document.body,
  );
}
