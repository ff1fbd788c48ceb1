import { render } from '@testing-library/react';
import { unsavedWork, useUnsavedWork } from './unsaved-work';

function Part({ unsaved, discard }: { unsaved: boolean; discard: () => void }) {
  useUnsavedWork('the floor plan', unsaved, discard);
  return null;
}

describe('unsaved work', () => {
  it('is known to the page while a part has unsaved changes, and not afterwards', () => {
    const none = () => undefined;
    const { rerender, unmount } = render(<Part unsaved={false} discard={none} />);
    expect(unsavedWork()).toEqual([]);
    rerender(<Part unsaved discard={none} />);
    expect(unsavedWork().map(({ what }) => what)).toEqual(['the floor plan']);
    rerender(<Part unsaved={false} discard={none} />);
    expect(unsavedWork()).toEqual([]);
    rerender(<Part unsaved discard={none} />);
    unmount();
    expect(unsavedWork()).toEqual([]);
  });

  it('is discarded by the part’s latest callback', () => {
    const seen: string[] = [];
    const { rerender } = render(<Part unsaved discard={() => seen.push('before')} />);
    rerender(<Part unsaved discard={() => seen.push('now')} />);
    for (const { discard } of unsavedWork()) discard();
    expect(seen).toEqual(['now']);
  });
});
