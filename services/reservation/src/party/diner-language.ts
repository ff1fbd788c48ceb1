import { type FieldProblem } from '@tablewell/chassis/refusal';

/** The form of a BCP 47 id. Which languages exist is for the readers to know, which may be of another release. */
const languageId = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** The problem of a requested language; empty means that none was given. */
export const languageProblems = (language: string): FieldProblem[] =>
  language === '' || languageId.test(language)
    ? []
    : [{ field: 'language', message: 'Please give a language by its id, such as “en” or “ja”' }];
