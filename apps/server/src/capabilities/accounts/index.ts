import type { Capability } from '../../capability.ts';
import { forgetExpiredJob } from './accounts.jobs.ts';
import { accountRoutes } from './accounts.routes.ts';
import { mailProofJob } from './begin-proof.ts';
import { mailResetJob } from './mail-reset.ts';

export { findAccount, listAccounts, readAccounts } from './accounts.store.ts';
export { forgetAsking, isAsking, markAsking } from './asking-browser.ts';
export { createAccount } from './create-account.ts';
export { forgetDevice, knownDevice } from './known-device.ts';
export {
  codeSignature,
  type KeptSecrets,
  makeMailedSecrets,
  maxCodeTries,
} from './mailed-secrets.ts';
export { addMember, changeMember, listMembers } from './members.ts';
export { hashPassword } from './passwords.ts';
export { deleteSession, deleteSessions, type FoundSession } from './sessions.store.ts';
export {
  beginSession,
  continueSession,
  forgetSession,
  setSessionCookie,
} from './sessions.ts';
export { setPasswordByOperator } from './set-password-by-operator.ts';
export { studioLanguageOf } from './studio-language.ts';
export { enterWithTicket } from './tickets.ts';
export { tryPassword } from './try-password.ts';

export const accountsCapability: Capability = {
  name: 'accounts',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: accountRoutes,
  jobs: [forgetExpiredJob, mailProofJob, mailResetJob],
};
