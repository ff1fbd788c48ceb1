import type { ReactNode } from 'react';

const strokes = {
  overview: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  group: 'M3 21V9l5-4 5 4v12M13 21V12l4-3 4 3v9M7 12v.1M7 16v.1M17 15v.1',
  tonight: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  pause: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 9v6M14 9v6',
  print: 'M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  'floor-plan': 'M3 3h18v18H3zM3 12h7M10 3v5M10 16v5M21 12h-5',
  reservations: 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5',
  'share-link': 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-5.8M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 5.8',
  guests: 'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-6 7-6s7 2 7 6M16 4a4 4 0 0 1 0 8M18 15c3 .6 4 3 4 6',
  reports: 'M5 3h10l4 4v14H5zM9 17v-3M12 17v-6M15 17v-4',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
  billing: 'M3 5h18v14H3zM3 10h18M7 15h4',
  home: 'M3 11 12 4l9 7M6 9v11h12V9',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  close: 'M6 6l12 12M18 6 6 18',
  phone: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  cancel: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  restore: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 14',
  copy: 'M8 8h12v13H8zM4 16V3h12',
  check: 'M5 13l5 5L20 6',
  unreached:
    'M6 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2zM15 4l5 5M20 4l-5 5',
  allergy: 'M12 4 2.5 20.5h19zM12 10v5M12 17.8v.2',
  vip: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  new: 'M5 21V4M5 4h12l-2.5 4L17 12H5',
  rail: 'M3 4h18v16H3zM9 4v16',
  rows: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  reply: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  note: 'M5 3h10l4 4v14H5zM15 3v4h4M8 12h8M8 16h5',
  chevron: 'M6 9l6 6 6-6',
  privacy: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
} as const;

export type IconName = keyof typeof strokes;

/** A line drawing in the color of its text. Decorative: the text beside it, or the button's label, has the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
