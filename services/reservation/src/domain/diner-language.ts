import { type FieldProblem } from '@tablewell/chassis/refusal';

/** The form of a BCP 47 id. Which languages there are is for those to say who write in them, and may be of another release. */
const languageId = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** The problem of a language as it was given; empty means that none was. */
export const languageProblems = (language: string): FieldProblem[] =>
  language === '' || languageId.test(language)
    ? []
    : [{ field: 'language', message: 'Please give a language by its id, such as “en” or “ja”' }];
