import {
  clearSession,
  dropToken,
  knowUser,
  storeRestaurant,
  storeSession,
  storedRestaurant,
  storedToken,
  storedUser,
  storedUserId,
  watchSession,
} from './session';

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

describe('the stored session', () => {
  it('is kept for the lifetime of the page if the browser denies its storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(storedToken()).toBeNull();
    storeSession({ token: 't', user: { id: 'u', email: 'a@b.c' } });
    expect(storedToken()).toBe('t');
    expect(storedUser()).toMatchObject({ id: 'u' });
    clearSession();
    expect(storedToken()).toBeNull();
  });

  it('uses exactly the published keys', () => {
    storeSession({ token: 't', refreshToken: 'r', user: { id: 'u', email: 'a@b.c' } });
    storeRestaurant({ id: 'x' });
    expect(Object.keys(localStorage).sort()).toEqual(['currentRestaurant', 'refreshToken', 'token', 'user']);
    expect(storedRestaurant()).toEqual({ id: 'x' });
  });

  it('leaves nothing on the device when it ends, even after a refused token', () => {
    storeSession({ token: 't', refreshToken: 'r', user: { id: 'u', email: 'a@b.c' } });
    knowUser({ id: 'u' });
    dropToken('t');
    clearSession();
    expect(localStorage).toHaveLength(0);
    expect(storedUserId()).toBe('');
  });

  it('stays that of the user whom the server has confirmed when the token is refused', () => {
    storeSession({ token: 't', user: { id: 'ada', email: 'a@b.c' } });
    knowUser({ id: 'ada' });
    dropToken('t');
    expect(storedUserId()).toBe('ada');
    storeSession({ token: 't', user: { id: 'ben', email: 'b@b.c' } });
    expect(storedUserId()).toBe('ben');
    clearSession();
    expect(storedUserId()).toBe('');
  });

  it('is another person’s once the server says so, as on a shared tablet', () => {
    storeSession({ token: 't', user: { id: 'ada', email: 'a@b.c' } });
    knowUser({ id: 'ben', email: 'b@b.c', firstName: 'Ben' });
    expect(storedUserId()).toBe('ben');
    expect(storedUser()).toMatchObject({ email: 'b@b.c' });
  });

  it('ignores unreadable values', () => {
    localStorage.setItem('user', '{broken');
    expect(storedUser()).toBeUndefined();
  });

  it('calls back on a change here and in another tab, until stopped', () => {
    const listener = jest.fn();
    const stop = watchSession(listener);
    storeSession({ token: 't' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theirs' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    clearSession();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
