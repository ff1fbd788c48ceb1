import { Driver, table } from '../testing/driver';

const two = [table('1', { x: 0, y: 0 }), table('2', { x: 300, y: 0 })];

describe('the tool', () => {
  it('moves a table with the pointer, and takes it back by one undo', () => {
    const driver = new Driver(two).pressOn('1').moveBy(10, 0).moveBy(20, 35).release();
    expect(driver.tableOf('1')).toMatchObject({ x: 30, y: 35 });
    driver.key('z', { command: true });
    expect(driver.plan).toBe(two);
    driver.key('z', { command: true, shift: true });
    expect(driver.tableOf('1')).toMatchObject({ x: 30, y: 35 });
  });

  it('leaves the document alone until the pointer is released', () => {
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

  it('does not move for a click that trembles', () => {
    const driver = new Driver(two).pressOn('1').moveBy(2, 1).release();
    expect(driver.plan).toBe(two);
    expect(driver.selected).toEqual(['1']);
  });

  it('deselects on the background', () => {
    expect(new Driver(two).click('1').press(200, 400).release().selected).toEqual([]);
  });

  it('adds and takes away by shift', () => {
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

  it('selects what a brush touches, and as before when it is called off', () => {
    const driver = new Driver(two).click('2').press(-20, -20).moveBy(60, 60);
    expect(driver.selected).toEqual(['1']);
    expect(driver.key('Escape').selected).toEqual(['2']);
  });

  it('turns by a handle, in steps of 15 degrees, about the middle', () => {
    const driver = new Driver([table('1')]).click('1').pressHandle(1);
    driver.moveBy(3, 44).release();
    const { rotation, x, y } = driver.tableOf('1');
    expect(rotation).toBeGreaterThan(0);
    expect(rotation % 15).toBe(0);
    expect({ x, y }).toEqual({ x: 0, y: 0 });
  });

  it('draws to the edge of a neighbor and says so by a guide; Alt places freely', () => {
    const driver = new Driver(two);
    driver.editor.look({ snapping: true });
    driver.pressOn('1').moveBy(297, 200);
    expect(driver.editor.gesture.moving?.get('1')?.x).toBe(300);
    expect(driver.editor.gesture.guides).toContainEqual(expect.objectContaining({ axis: 'x', at: 300 }));
    driver.moveBy(0, 3, { alt: true }).release();
    expect(driver.tableOf('1')).toMatchObject({ x: 297, y: 203 });
  });

  it('joins nudges into one step of undo', () => {
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

  it('pans by a finger on the background and pinches by two, dropping what the first began', () => {
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
});
