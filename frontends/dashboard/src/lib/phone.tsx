import { phoneFor } from '@tablewell/shared/phone';
import { isMasked } from '@tablewell/shared/masked-contact';
import type { ShownPhone } from '@tablewell/shared/phone';
import { createContext, use } from 'react';
import { linkStyle } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

/** The country of the restaurant of the page, ISO 3166 alpha-2; undefined: not known. */
export const CountryContext = createContext<string | undefined>(undefined);

/** Reads a phone number as members of this restaurant read and dial it. */
export function usePhoneReader(): (text: string) => ShownPhone {
  const country = use(CountryContext);
  return (text) => phoneFor(text, country, (message, error) => console.warn(message, error));
}

const Dial = styled.a`
  ${linkStyle}
  white-space: nowrap;
`;

/** A phone number that can be dialed from here; `none` if there is none. */
export function PhoneLink({ of: number, none }: { of: string; none: string }) {
  const { text, href } = usePhoneReader()(number);
  if (isMasked(number)) return <span title={t('common.masked')}>{number}</span>;
  if (!href) return <>{text || number || none}</>;
  return <Dial href={href}>{text}</Dial>;
}
