import { createContext, useContext } from 'react';
import { t } from '../texts';
import type { Visits } from './recognize-guests';

/** The visits of the parties of an evening, by party, for the marks of its lists. */
export const VisitsContext = createContext<ReadonlyMap<string, Visits>>(new Map());

/** 12 visits in Casa Rossi; empty for a party whose guest is not known at other restaurants of the group (GROUP-25). */
export const inGroupWords = (visits: Pick<Visits, 'inGroup'> | undefined): string =>
  visits?.inGroup ? t('common.diner.inGroup', visits.inGroup) : '';

/** {@link inGroupWords} of a party of the evening. */
export const useInGroupWords = (partyId: string): string =>
  inGroupWords(useContext(VisitsContext).get(partyId));
