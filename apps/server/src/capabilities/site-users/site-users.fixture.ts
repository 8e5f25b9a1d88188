import { newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { cheapHash, type TestServer } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { listOpenedMail } from '../mail/index.ts';
import { insertSiteUser } from './site-users.store.ts';

export const siteUserPassword = 'a long enough password';

/** Mail of a website to one address, newest first, as its operator reads it after pending jobs have run. */
export async function mailOf(server: TestServer, website: Website, email: string) {
  await server.runJobs();
  const mails = await listOpenedMail(server.context(website), 100, website.id);
  return mails.filter(mail => mail.to === email);
}

/** The link and the code of the newest mail to this address. */
export async function newestCode(server: TestServer, website: Website, email: string) {
  const [mail] = await mailOf(server, website, email);
  const text = mail?.text ?? '';
  return {
    token: /\?token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /\b(\d{6})\b/.exec(text)?.[1] ?? '',
  };
}

/** A browser that signed up on the website as a visitor, and is signed in. */
export async function signUpVisitor(
  server: TestServer,
  website: Website,
  email: string,
): Promise<TestClient> {
  const visitor = server.client(website);
  const asked = await visitor.post('/api/site-users/accounts', {
    email,
    name: 'Ada',
    password: siteUserPassword,
  });
  if (asked.status !== 200) throw new Error(asked.text);
  const { token } = await newestCode(server, website, email);
  const confirmed = await visitor.post('/api/site-users/proofs/confirm', { token });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return visitor;
}

/** The same without its mail, for a visitor who only has to be signed in: no job runs, and no hash is dear. */
export async function signInVisitor(
  server: TestServer,
  website: Website,
  email: string,
): Promise<TestClient> {
  const passwordHash = await cheapHash(siteUserPassword);
  const user = { id: newId(), email, name: 'Ada', passwordHash, now: server.services.clock.now() };
  await insertSiteUser(server.services.database, website.id, user);
  const visitor = server.client(website);
  const entered = await visitor.post('/api/site-users/account/session', {
    email,
    password: siteUserPassword,
  });
  if (entered.status !== 200) throw new Error(entered.text);
  return visitor;
}
