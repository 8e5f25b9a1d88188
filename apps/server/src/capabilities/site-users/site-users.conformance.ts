import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import { newestCode, signUpVisitor, siteUserPassword } from './site-users.fixture.ts';

const email = 'visitor@example.com';

async function siteUserId({ server, website }: ConformanceKit): Promise<string> {
  const visitor = await signUpVisitor(server, website, email);
  const { siteUser } = (await visitor.get('/api/site-users/account')).body as { siteUser: { id: string } };
  return siteUser.id;
}

const ofSomebody = async (kit: ConformanceKit) => ({ params: { siteUserId: await siteUserId(kit) } });

export const fixtures: ConformanceFixtures = {
  'siteUsers.signIn': {
    prepare: async ({ server, website }) => {
      await signUpVisitor(server, website, email);
      return { body: { email, password: siteUserPassword } };
    },
  },
  'siteUsers.signUp': { prepare: async () => ({ body: { email, password: siteUserPassword } }) },
  'siteUsers.requestSignIn': { prepare: async () => ({ body: { email } }) },
  'siteUsers.requestReset': { prepare: async () => ({ body: { email } }) },
  'siteUsers.resend': { prepare: async () => ({ body: { proofId: newId() } }) },
  'siteUsers.confirm': {
    prepare: async ({ server, website }) => {
      await server.client(website).post('/api/site-users/accounts', { email, password: siteUserPassword });
      const { token } = await newestCode(server, website, email);
      return { body: { token, currentPassword: siteUserPassword } };
    },
  },
  'siteUsers.change': { prepare: async () => ({ body: { name: 'Grace' } }) },
  'siteUsers.setLocale': { prepare: async () => ({ body: { language: 'de' } }) },
  'siteUsers.changePassword': {
    prepare: async () => ({
      body: { currentPassword: siteUserPassword, newPassword: 'another long password' },
    }),
  },
  'siteUsers.changeEmail': {
    prepare: async () => ({ body: { email: 'new@example.com', currentPassword: siteUserPassword } }),
  },
  'siteUsers.block': { prepare: ofSomebody },
  'siteUsers.unblock': { prepare: ofSomebody },
  'siteUsers.remove': { prepare: ofSomebody },
  'siteUsers.restore': {
    prepare: async kit => {
      const made = await ofSomebody(kit);
      await kit.admin.delete(`/api/website/site-users/${made.params.siteUserId}`);
      return made;
    },
  },
};
