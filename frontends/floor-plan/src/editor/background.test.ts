import { Driver, table } from '../testing/driver';
import { newPiece } from '../model/pieces';

const bar = newPiece('bar', 'bar', { x: 200, y: 300 });
const area = newPiece('area', 'area', { x: 200, y: 300 });

/** An editor on the background, without a grid. */
function onBackground() {
  const driver = new Driver([table('1', { x: 150, y: 250 })], 'edit', { background: [area, bar] });
  driver.editor.setSession({ layer: 'background' });
  return driver;
}
const pieceOf = (driver: Driver, id: string) => driver.editor.state.background.find((each) => each.id === id);

describe('the background', () => {
  it('never gets in the way of the tables while these are edited', () => {
    const driver = new Driver([table('1', { x: 150, y: 250 })], 'edit', { background: [area, bar] });
    driver.press(200, 300).moveBy(30, 0).release();
    expect(driver.selected).toEqual(['1']);
    expect(pieceOf(driver, 'bar')).toEqual(bar);
  });

  it('is selected, upper pieces first, and moved', () => {
    const driver = onBackground().press(200, 300).moveBy(30, 10).release();
    expect(driver.editor.state.piece).toBe('bar');
    expect(pieceOf(driver, 'bar')).toMatchObject({ x: 230, y: 310 });
    expect(driver.tableOf('1')).toMatchObject({ x: 150, y: 250 });
    driver.key('z', { command: true });
    expect(pieceOf(driver, 'bar')).toEqual(bar);
  });

  it('is resized at a corner, and rotated by its handle in steps of 15 degrees', () => {
    const driver = onBackground().press(200, 300).release();
    driver.press(330, 330).moveBy(20, 10).release();
    expect(pieceOf(driver, 'bar')).toMatchObject({ width: 280, height: 70, x: 210, y: 305 });
    driver
      .press(210, 305 - 35 - 24)
      .moveTo(310, 305)
      .release();
    expect(pieceOf(driver, 'bar')).toMatchObject({ rotation: 90, x: 210, y: 305 });
  });

  it('is restored by Escape, and edited by keys', () => {
    const driver = onBackground().press(200, 300).moveBy(30, 10).key('Escape').release();
    expect(pieceOf(driver, 'bar')).toEqual(bar);
    driver.press(200, 300).release().key('ArrowRight', { shift: true });
    expect(pieceOf(driver, 'bar')).toMatchObject({ x: 210 });
    driver.key('Delete');
    expect(driver.editor.state.background.map(({ id }) => id)).toEqual(['area']);
  });
});
