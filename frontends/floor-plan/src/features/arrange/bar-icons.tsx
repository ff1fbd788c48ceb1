const strokes = {
  undo: 'M9 7H15a5 5 0 0 1 0 10H8M9 3 5 7l4 4',
  redo: 'M15 7H9a5 5 0 0 0 0 10h7M15 3l4 4-4 4',
  snap: 'M6 3v9a6 6 0 0 0 12 0V3M6 8h4M14 8h4M10 3v9a2 2 0 0 0 4 0V3',
  several: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 12l2 2 4-4',
  combine: 'M3 7h8v10H3zM13 7h8v10h-8zM8 12h8',
  'rotate-left': 'M4 5v5h5M4.5 10a8 8 0 1 1-.5 4',
  'rotate-right': 'M20 5v5h-5M19.5 10a8 8 0 1 0 .5 4',
  rename: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  duplicate: 'M3 3h12v12H3zM9 19v2h12V9h-2M9 6v6M6 9h6',
  copy: 'M8 8h12v13H8zM4 16V3h12',
  paste: 'M9 4h6v4H9zM9 6H5v15h14V6h-4M9 13h6M9 17h4',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  left: 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z',
  centre: 'M12 3v18M5 6h14v4H5zM8 14h8v4H8z',
  right: 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z',
  top: 'M3 4h18M6 8v12h4V8zM14 8v7h4V8z',
  middle: 'M3 12h18M6 5v14h4V5zM14 8v8h4V8z',
  bottom: 'M3 20h18M6 4v12h4V4zM14 9v7h4V9z',
  across: 'M4 3v18M20 3v18M9 7h6v10H9z',
  down: 'M3 4h18M3 20h18M7 9v6h10V9z',
} as const;

export type BarIconName = keyof typeof strokes;

/** A line drawing in the color of its button, whose label names the action. */
export const BarIcon = ({ name }: { name: BarIconName }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={strokes[name]} />
  </svg>
);
