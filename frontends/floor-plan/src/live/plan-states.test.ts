import { evening, minutes, party, seven, table as eveningTable } from '@tablewell/api-client/book/testing';
import { table } from '../testing/driver';
import { bookedAt, partiesOffPlan, planStates } from './plan-states';

const moment = { at: seven + minutes(10), now: seven + minutes(10) };
const plan = [table('a', { number: '1', type: 'two-top' }), table('b', { number: '2', type: 'four-top' })];
const seated = party({ stage: 'seated', tables: ['1'] });

describe('the states of the tables on a plan', () => {
  it('are those of the tables with the same numbers, if the layout is in service', () => {
    const night = evening([seated], [eveningTable('1'), eveningTable('2'), eveningTable('3')]);
    const kinds = [...planStates(plan, night, 'here', moment)].map(([id, { kind }]) => [id, kind]);
    expect(kinds).toEqual([
      ['a', 'occupied'],
      ['b', 'free'],
    ]);
  });

  it('require the same type if tables are made from counts', () => {
    const night = evening([seated], [eveningTable('1'), eveningTable('2')]);
    expect([...planStates(plan, night, 'counts', moment).keys()]).toEqual(['a']);
  });

  it('are unknown for a layout that is not in service', () => {
    const night = { ...evening([seated]), layoutId: 'other' };
    expect(bookedAt(night, 'main')).toBe('elsewhere');
    expect(planStates(plan, night, 'elsewhere', moment).size).toBe(0);
  });

  it('list the parties whose table is not on the plan', () => {
    const night = evening(
      [seated, party({ id: 'off', tables: ['9'] }), party({ id: 'none', tables: [] })],
      [eveningTable('1')],
    );
    const states = planStates(plan, night, 'here', moment);
    expect(partiesOffPlan(states, night, moment).map(({ id }) => id)).toEqual(['off', 'none']);
  });
});
