import { useEffect, useState } from 'react';
import { answer, api, storedRefreshToken, storedToken, watchSession } from '@tablewell/api-client';
import { readPageData } from '@tablewell/federation';

/**
 * Whether a user is signed in; `undefined` while unknown. Follows sign-in and sign-out in any remote. A browser
 * with neither cookie nor tokens is a visitor without a request: its answer would be a 401 in the console.
 */
export function useSignedIn(): boolean | undefined {
  const [signedIn, setSignedIn] = useState<boolean | undefined>(() => (isVisitor() ? false : undefined));
  useEffect(() => {
    // One call and no library: a query client in the shell would add a tenth to the page for every visitor.
    let latest = 0;
    const validate = async (): Promise<void> => {
      const mine = (latest += 1);
      const valid = await sessionValidates();
      if (mine === latest) setSignedIn(valid);
    };
    if (!isVisitor()) void validate();
    const stop = watchSession(() => void validate());
    return () => {
      latest = -1;
      stop();
    };
  }, []);
  return signedIn;
}

const isVisitor = (): boolean => readPageData().visitor === true && !storedToken() && !storedRefreshToken();

/** No answer counts as signed out: pages that need a session check it themselves. */
const sessionValidates = (): Promise<boolean> =>
  answer(api.GET('/api/auth/validate')).then(
    () => true,
    () => false,
  );
