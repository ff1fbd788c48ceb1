import type { Proof } from '../proof';
import { broker } from './broker';
import { containers } from './containers';
import { diskFull } from './disk-full';
import { evening } from './evening';
import { exhaust } from './exhaust';
import { feed } from './feed';
import { floorPlan } from './floor-plan';
import { fuzz } from './fuzz';
import { heavyTenant } from './heavy-tenant';
import { idempotency } from './idempotency';
import { kill } from './kill';
import { neighbours } from './neighbours';
import { notify } from './notify';
import { overbook } from './overbook';
import { overload } from './overload';
import { partnerStorm } from './partner-storm';
import { pause } from './pause';
import { properties } from './properties';
import { releases } from './releases';
import { reminders } from './reminders';
import { restore } from './restore';
import { rolling } from './rolling';
import { rush } from './rush';
import { sabotage } from './sabotage';
import { sideDoors } from './side-doors';
import { signOn } from './sign-on';
import { signOnStorm } from './sign-on-storm';
import { simulation } from './simulation';
import { soak } from './soak';
import { tenants } from './tenants';
import { uploads } from './uploads';
import { waiting } from './waiting';
import { webhook } from './webhook';

/** Every claim that can be tried, in the order in which `all` tries them. */
export const proofs: readonly Proof[] = [
  properties,
  simulation,
  overbook,
  sideDoors,
  evening,
  floorPlan,
  idempotency,
  fuzz,
  exhaust,
  uploads,
  neighbours,
  heavyTenant,
  partnerStorm,
  kill,
  pause,
  broker,
  notify,
  reminders,
  waiting,
  webhook,
  tenants,
  signOn,
  signOnStorm,
  feed,
  rolling,
  releases,
  rush,
  overload,
  diskFull,
  restore,
  containers,
  soak,
  sabotage,
];
