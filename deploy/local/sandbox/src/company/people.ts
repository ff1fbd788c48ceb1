/** Somebody with an account at the company. */
export interface CompanyPerson {
  readonly id: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  /** The claim `groups`; absent: none. */
  readonly groups?: readonly string[];
}

/** The company of the local run: who works in restaurants is up to the owner. */
export const companyPeople: readonly CompanyPerson[] = [
  {
    ...{
      id: 'mara-01',
      email: 'mara@company.example',
      isVerified: true,
      givenName: 'Mara',
      familyName: 'Lind',
    },
    groups: ['Restaurant managers', 'Everybody'],
  },
  {
    ...{
      id: 'tom-02',
      email: 'tom@company.example',
      isVerified: true,
      givenName: 'Tom',
      familyName: 'Okafor',
    },
    groups: ['Front of house', 'Everybody'],
  },
];

/** The client that the product is there. */
export const companyClient = { clientId: 'tablewell', clientSecret: 'sandbox-company-secret' } as const;
