import { useDeferredValue } from 'react';
import { useDeviceChoice } from '../../lib/device-choice';
import { useWide } from '../../lib/use-wide';

const views = ['list', 'floor', 'timeline'] as const;
type View = (typeof views)[number];

export interface BoardView {
  /** The views to choose from. */
  readonly offered: readonly View[];
  readonly selected: View;
  readonly select: (view: View) => void;
  /** Where there is room for one view only: whether it is the list. */
  readonly isList: boolean;
  /** What is drawn in the pane of the room. */
  readonly room: 'floor' | 'timeline';
  /** A row of the list is as low as possible. */
  readonly isDense: boolean;
  readonly setDense: (isDense: boolean) => void;
}

/** The chosen view of the evening, as far as the screen has a choice; remembered on the device. */
export function useBoardView(): BoardView {
  const [chosen, select] = useDeviceChoice('tablewell:tonight-view', views);
  const [density, setDensity] = useDeviceChoice('tablewell:tonight-density', ['dense', 'normal'] as const);
  const isWide = useWide();
  const view = chosen ?? 'list';
  // A wide screen always shows the list, and beside it one of the other views.
  const room = view === 'timeline' ? 'timeline' : 'floor';
  return {
    offered: isWide ? views.slice(1) : views,
    selected: isWide ? room : view,
    select,
    isList: view === 'list',
    // The button is rendered as pressed before the timeline is.
    room: useDeferredValue(room),
    isDense: density === 'dense',
    setDense: (isDense) => setDensity(isDense ? 'dense' : 'normal'),
  };
}
