import { Driver, table } from '../testing/driver';
import { isTouchpad } from './input';

const two = [table('1', { x: 0, y: 0 }), table('2', { x: 300, y: 0 })];

describe('the tool', () => {
  it('moves a table with the pointer, and one undo moves it back', () => {
    const driver = new Driver(two).pressOn('1').moveBy(10, 0).moveBy(20, 35).release();
    expect(driver.tableOf('1')).toMatchObject({ x: 30, y: 35 });
    driver.key('z', { command: true });
    expect(driver.plan).toBe(two);
    driver.key('z', { command: true, shift: true });
    expect(driver.tableOf('1')).toMatchObject({ x: 30, y: 35 });
  });

  it('does not change the document until the pointer is released', () => {
    const driver = new Driver(two).pressOn('1').moveBy(50, 50);
    expect(driver.plan).toBe(two);
    expect(driver.editor.gesture.moving?.get('1')).toMatchObject({ x: 50, y: 50 });
  });

  it('rolls a drag back on Escape, and ignores the pointer until it is pressed again', () => {
    const driver = new Driver(two).pressOn('1').moveBy(50, 50).key('Escape').moveBy(10, 0).release();
    expect(driver.plan).toBe(two);
    expect(driver.editor.gesture).toEqual({});
    expect(driver.tool.name).toBe('idle');
  });

  it('does not move for an unsteady click', () => {
    const driver = new Driver(two).pressOn('1').moveBy(2, 1).release();
    expect(driver.plan).toBe(two);
    expect(driver.selected).toEqual(['1']);
  });

  it('deselects by a press on the background', () => {
    expect(new Driver(two).click('1').press(200, 400).release().selected).toEqual([]);
  });

  it('adds to and removes from the selection with Shift', () => {
    const driver = new Driver(two).click('1').click('2', { shift: true });
    expect(driver.selected).toEqual(['1', '2']);
    expect(driver.click('1', { shift: true }).selected).toEqual(['2']);
  });

  it('moves several together when one of them is dragged', () => {
    const driver = new Driver(two)
      .click('1')
      .click('2', { shift: true })
      .pressOn('1')
      .moveBy(0, 40)
      .release();
    expect(driver.plan.map(({ y }) => y)).toEqual([40, 40]);
  });

  it('selects the tables that a selection rectangle touches, and restores the selection when it is canceled', () => {
    const driver = new Driver(two).click('2').press(-20, -20).moveBy(60, 60);
    expect(driver.selected).toEqual(['1']);
    expect(driver.key('Escape').selected).toEqual(['2']);
  });

  it('rotates by a handle, in steps of 15 degrees, about the middle', () => {
    const driver = new Driver([table('1')]).click('1').pressHandle(1);
    driver.moveBy(3, 44).release();
    const { rotation, x, y } = driver.tableOf('1');
    expect(rotation).toBeGreaterThan(0);
    expect(rotation % 15).toBe(0);
    expect({ x, y }).toEqual({ x: 0, y: 0 });
  });

  it('snaps to the edge of a neighbor and shows a guide; Alt suspends snapping', () => {
    const driver = new Driver(two);
    driver.editor.setSession({ snapping: true });
    driver.pressOn('1').moveBy(297, 200);
    expect(driver.editor.gesture.moving?.get('1')?.x).toBe(300);
    expect(driver.editor.gesture.guides).toContainEqual(expect.objectContaining({ axis: 'x', at: 300 }));
    driver.moveBy(0, 3, { alt: true }).release();
    expect(driver.tableOf('1')).toMatchObject({ x: 297, y: 203 });
  });

  it('combines nudges into one undo step', () => {
    const driver = new Driver(two).click('1').key('ArrowRight').key('ArrowDown', { shift: true });
    expect(driver.tableOf('1')).toMatchObject({ x: 1, y: 10 });
    expect(driver.key('z', { command: true }).plan).toBe(two);
  });

  it('deletes and duplicates by key, with the next number', () => {
    const driver = new Driver(two).click('2').key('d', { command: true });
    expect(driver.plan.map(({ number }) => number)).toEqual(['1', '2', '3']);
    expect(driver.selected).toEqual(['new-1']);
    expect(driver.key('Delete').plan.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('pans with a finger on the background, and pinches with two, discarding the gesture of the first', () => {
    const driver = new Driver(two).press(150, 400, { kind: 'touch' }).moveBy(20, 10).release();
    expect(driver.editor.state.camera).toEqual({ x: 20, y: 10, zoom: 1 });
    driver.pressOn('1', { kind: 'touch' }).moveBy(50, 0);
    expect(driver.tool.name).toBe('dragging');
    const finger = { id: 2, kind: 'touch', shift: false, alt: false, pans: false } as const;
    const { x, y } = { x: 150, y: 50 };
    driver.tool.down({ ...finger, at: { x: x + 100, y } });
    expect(driver.tool.name).toBe('pinching');
    driver.tool.move({ ...finger, at: { x: x + 300, y } });
    expect(driver.editor.state.camera.zoom).toBeGreaterThan(1.5);
    expect(driver.plan).toBe(two);
  });

  it('changes nothing in view mode', () => {
    const driver = new Driver(two, 'view').pressOn('1').moveBy(40, 40).release().click('1').key('Delete');
    expect(driver.plan).toBe(two);
    expect(driver.editor.state.camera).toMatchObject({ x: 40, y: 40 });
  });

  it('selects what an undo restores as it was selected', () => {
    const driver = new Driver(two).click('1').key('Delete');
    expect(driver.selected).toEqual([]);
    expect(driver.key('z', { command: true }).selected).toEqual(['1']);
  });

  it('adds tables by taps after a long press on one, until Escape', () => {
    const finger = { kind: 'touch' } as const;
    const driver = new Driver(two).pressOn('1', finger).hold().release().click('2', finger);
    expect(driver.selected).toEqual(['1', '2']);
    expect(driver.click('1', finger).selected).toEqual(['2']);
    driver.press(-50, -50, finger).moveBy(200, 120);
    expect(driver.tool.name).toBe('brushing');
    driver.release().key('Escape').click('2', finger).click('1', finger);
    expect(driver.selected).toEqual(['1']);
  });

  it('returns to the earlier position when a pan is canceled', () => {
    const driver = new Driver(two, 'view').press(150, 400).moveBy(40, 40);
    expect(driver.editor.gesture.pan).toEqual({ x: 40, y: 40 });
    driver.key('Escape');
    expect(driver.editor.state.camera).toEqual({ x: 0, y: 0, zoom: 1 });
  });

  it('copies a combination with all of its tables, as one undo step, and not with only some of them', () => {
    const combinations = [{ id: 'k', tables: ['1', '2'], smallest: 5, largest: 8 }];
    const command = { command: true };
    const all = new Driver(two, 'edit', { combinations })
      .key('a', command)
      .key('c', command)
      .key('v', command);
    const [own, copy, ...others] = all.editor.state.combinations;
    expect(own).toBe(combinations[0]);
    expect(copy).toMatchObject({ tables: all.selected, smallest: 5, largest: 8 });
    expect(others).toEqual([]);
    expect(all.key('d', command).editor.state.combinations).toHaveLength(3);
    expect(all.key('z', command).key('z', command).editor.state.combinations).toBe(combinations);
    const one = new Driver(two, 'edit', { combinations }).click('1').key('d', command).key('c', command);
    expect(one.key('v', command).editor.state.combinations).toBe(combinations);
  });

  it('keeps combinations with their tables through undo', () => {
    const combinations = [{ id: 'k', tables: ['1', '2'], smallest: 5, largest: 8 }];
    const driver = new Driver(two, 'edit', { combinations }).click('1').key('Delete');
    expect(driver.editor.state.combinations).toEqual([]);
    driver.key('z', { command: true });
    expect(driver.editor.state.combinations).toBe(combinations);
  });

  it('snaps to equal gaps, and shows them', () => {
    const row = [table('1'), table('2', { x: 150 }), table('3', { x: 320, y: 3 })];
    const driver = new Driver(row);
    driver.editor.setSession({ snapping: true });
    driver.pressOn('3').moveBy(-18, 1);
    expect(driver.editor.gesture.moving?.get('3')?.x).toBe(300);
    expect(driver.editor.gesture.gaps?.map(({ from, to }) => to - from)).toEqual([40, 40]);
  });
});

describe('the wheel', () => {
  it.each([
    ['a notch of a mouse', { deltaX: 0, deltaY: 120, deltaMode: 0 }, false],
    ['a line of a mouse', { deltaX: 0, deltaY: 3, deltaMode: 1 }, false],
    ['two fingers', { deltaX: 0, deltaY: 4, deltaMode: 0 }, true],
    ['two fingers sideways', { deltaX: 130, deltaY: 0, deltaMode: 0 }, true],
  ])('of %s', (_what, wheel, expected) => {
    expect(isTouchpad(wheel)).toBe(expected);
  });
});
