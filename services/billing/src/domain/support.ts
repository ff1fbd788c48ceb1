import type { PlanId } from './plans';

/** A person with an address. */
export interface Contact {
  readonly name: string;
  readonly email: string;
}

/** Where owners get help, as the operator has set it up. What is not offered is empty or undefined. */
export interface SupportOffer {
  /** For every plan. */
  readonly email: string;
  /** For Premium and Enterprise. */
  readonly priorityEmail: string;
  /** Answered day and night, for Enterprise; in E.164. */
  readonly phone: string;
  /** The account manager of every Enterprise customer for whom no other one is named. */
  readonly accountManager: Contact | undefined;
}

/** Where one owner gets help. */
export interface SupportOfPlan {
  readonly email: string;
  readonly isPriority: boolean;
  readonly phone: string;
  readonly accountManager: Contact | undefined;
}

/**
 * What an owner's plan includes of the operator's offer (PLAN-15).
 * @param ownManager the account manager whom the operator has named for this owner
 */
export function supportOf(plan: PlanId, offer: SupportOffer, ownManager: Contact | undefined): SupportOfPlan {
  const isPriority = plan !== 'basic' && offer.priorityEmail !== '';
  const isEnterprise = plan === 'enterprise';
  return {
    email: isPriority ? offer.priorityEmail : offer.email,
    isPriority,
    phone: isEnterprise ? offer.phone : '',
    accountManager: isEnterprise && offer.accountManager ? (ownManager ?? offer.accountManager) : undefined,
  };
}

const contactPattern = /^([^<>\n]{1,100})<([^\s<>@]{1,100}@[^\s<>@]{1,150})>$/;

/** Reads `Grace Hopper <grace@example.com>`; undefined for text that is no contact. */
export function parseContact(text: string): Contact | undefined {
  const [, name = '', email = ''] = contactPattern.exec(text.trim()) ?? [];
  return name.trim() === '' ? undefined : { name: name.trim(), email };
}
