import type { QrCode } from './qr-code';

/** The code on the page: black on white, as it is printed. */
export const QrPicture = ({ code, label, size }: { code: QrCode; label: string; size: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${code.size} ${code.size}`}
    style={{ width: size, height: size, flex: 'none' }}
    shapeRendering="crispEdges"
  >
    <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
    <path fill="#000" d={code.path} />
  </svg>
);
