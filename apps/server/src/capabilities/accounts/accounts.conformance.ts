import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { testPassword } from '../../../test/harness.ts';
import type { Context } from '../../context.ts';
import { listOpenedMail } from '../mail/index.ts';
import { inviteMember } from './invite-member.ts';
import { makePasswordLink } from './make-password-link.ts';

const ofAccount = 'an account is the platform’s, not a website’s';

async function invitationToken(context: Context): Promise<string> {
  await inviteMember(context, { email: 'invited@example.com', roles: [4] });
  const [mail] = await listOpenedMail(context, 1);
  return mail?.text.split('#token=')[1]?.split(/\s/)[0] ?? '';
}

export const fixtures: ConformanceFixtures = {
  'accounts.signUp': {
    prepare: async () => ({ body: { email: 'new@example.com', password: testPassword } }),
  },
  'accounts.resendProof': { prepare: async () => ({ body: { proofId: newId() } }) },
  'accounts.confirmEmail': {
    prepare: async ({ context, server }) => {
      await server.client().post('/api/auth/accounts', { email: 'new@example.com', password: testPassword });
      await server.runJobs();
      const [mail] = await listOpenedMail(context, 1);
      return { body: { token: mail?.text.split('#token=')[1]?.split(/\s/)[0], password: testPassword } };
    },
  },
  'accounts.seeInvitation': {
    prepare: async ({ context }) => ({ body: { token: await invitationToken(context) } }),
    namesNothing: ofAccount,
  },
  'accounts.acceptInvitation': {
    prepare: async ({ context }) => ({
      body: { token: await invitationToken(context), password: testPassword },
    }),
    namesNothing: ofAccount,
  },
  'accounts.signIn': {
    prepare: async ({ account }) => ({ body: { email: account.email, password: account.password } }),
  },
  'accounts.changePassword': {
    prepare: async () => ({ body: { currentPassword: testPassword, newPassword: 'another long password' } }),
  },
  'accounts.chooseLanguage': { prepare: async () => ({ body: { language: 'de' } }) },
  'accounts.resetPassword': {
    prepare: async ({ context, account }) => {
      const link = await makePasswordLink(context, account.id, 60_000);
      return { body: { token: link.split('#token=')[1], password: 'another long password' } };
    },
    namesNothing: ofAccount,
  },
  'accounts.revokeSession': {
    prepare: async ({ admin }) => {
      const { sessions } = (await admin.get('/api/auth/sessions')).body as { sessions: { id: string }[] };
      return { params: { sessionId: sessions.at(-1)?.id ?? '' } };
    },
  },
  'accounts.makeTicket': { prepare: async ({ website }) => ({ body: { websiteId: website.id } }) },
  'members.add': { prepare: async () => ({ body: { email: 'member@example.com', roles: [4] } }) },
  'members.change': {
    prepare: async ({ server, website }) => {
      const { id } = await server.createAccount({ website, role: 'editor' });
      return { params: { accountId: id }, body: { roles: [10] } };
    },
  },
  'members.remove': {
    prepare: async ({ server, website }) => {
      const { id } = await server.createAccount({ website, role: 'editor' });
      return { params: { accountId: id } };
    },
  },
};
