import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

const sheetId = 'print-sheet';

/** On paper only the sheet; on the screen no sheet. */
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
  background: #fff;
  color: #000;
`;

interface PrintSheetProps {
  children: ReactNode;
  onPrinted: () => void;
}

/** Prints its content, and nothing else of the page, once it is rendered; calls back afterwards. */
export function PrintSheet({ children, onPrinted }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    // A sheet that was removed before it was rendered is not printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <Sheet id={sheetId} aria-hidden="true">
      <OnlyTheSheet />
      {children}
    </Sheet>,
    document.body,
  );
}
