import { useEffect, useState } from 'react';
import { answer, api, watchSession } from '@tablewell/api-client';

/** Whether somebody is signed in; `undefined` until that is known. Follows sign-in and sign-out in any remote. */
export function useSignedIn(): boolean | undefined {
  const [signedIn, setSignedIn] = useState<boolean>();
  useEffect(() => {
    // One call and no library: a query client in the shell would cost every visitor a tenth of the page.
    let latest = 0;
    const validate = async (): Promise<void> => {
      const mine = (latest += 1);
      const valid = await sessionValidates();
      if (mine === latest) setSignedIn(valid);
    };
    void validate();
    const stop = watchSession(() => void validate());
    return () => {
      latest = -1;
      stop();
    };
  }, []);
  return signedIn;
}

/** No answer counts as signed out: the pages that need a session find out for themselves. */
const sessionValidates = (): Promise<boolean> =>
  answer(api.GET('/api/auth/validate')).then(
    () => true,
    () => false,
  );
