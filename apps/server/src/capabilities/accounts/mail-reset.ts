import { type PlatformContext, within } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { recordAct } from '../audit/index.ts';
import { queueMail, takeMail } from '../mail/index.ts';
import { findAccount } from './accounts.store.ts';
import { resetPasswordMail } from './emails/reset-password.mail.ts';
import { makePasswordLink } from './make-password-link.ts';

const resetMilliseconds = 3_600_000;

export const mailReset = defineJobKind<{ email: string; address: string; language?: string }>(
  'accounts.mailReset',
);

/** Only an account gets a link, and the request never waits for it: the response time reveals nothing (ACCOUNT-7). */
export const mailResetJob = platformJob(
  mailReset,
  async (context: PlatformContext, { email, address: from, language = 'en' }) => {
    const account = await findAccount(context.database, email);
    if (account === null || (await takeMail(context, { about: 'reset', to: email })) !== null) return;
    await context.database.transaction(async transaction => {
      const inside = { ...within(context, transaction), actor: { kind: 'visitor', address: from } as const };
      const address = await makePasswordLink(inside, account.id, resetMilliseconds);
      await recordAct(inside, 'account.resetRequested', { accountId: account.id });
      await queueMail(inside, {
        kind: 'accounts.reset',
        to: email,
        isSecret: true,
        ...resetPasswordMail(address, account.language ?? language),
      });
    });
  },
);
