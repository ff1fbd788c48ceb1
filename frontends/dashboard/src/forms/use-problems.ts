import { useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '@tablewell/ui';
import type { Problems } from './problems';

const nothingWrong: Problems = {};

/** The problems at the fields of a form. The first of those fields gets the focus when they are shown. */
export function useProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(nothingWrong);
  useEffect(() => {
    if (problems !== nothingWrong) focusFirstInvalid(form);
  }, [problems]);
  return {
    /** To be the form's `ref`. */
    form,
    problems,
    showProblems: setProblems,
    clearProblems: (): void => setProblems(nothingWrong),
  };
}
