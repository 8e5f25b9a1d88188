import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { plainMail, queueMail } from '../capabilities/mail/index.ts';
import type { Context, PlatformContext } from '../context.ts';
import { operatorOf } from '../services.ts';
import { accountCommands } from './account.commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

async function mail(options: Record<string, string> = {}) {
  const command = accountCommands.find(({ name }) => name === 'account mail');
  if (!command) throw new Error('There is no such command.');
  return command.run(server.services, { words: [], options, tell: () => {} });
}

const send = (context: Context | PlatformContext, code: string) =>
  queueMail(context, {
    kind: 'probe.code',
    to: 'ada@example.com',
    isSecret: true,
    ...plainMail({ subject: `Code ${code}`, paragraphs: [code] }),
  });

it('MAIL-4, MAIL-5, SITEUSER-5: the operator reads codes of the platform, or of one website', async () => {
  const [website, other] = [await server.createWebsite(), await server.createWebsite()];
  for (const code of ['111111', '222222']) await send(operatorOf(server.services), code);
  await send(server.context(website), '333333');
  expect(await mail()).toMatchObject({
    ok: true,
    value: { json: { mails: [{ text: '222222\n' }, { text: '111111\n' }] } },
  });
  expect(await mail({ limit: '1' })).toMatchObject({
    value: { lines: [expect.stringContaining('\tada@example.com\tkept\tCode 222222'), '222222\n'] },
  });
  expect(await mail({ site: website.subdomain })).toMatchObject({
    value: { json: { mails: [{ to: 'ada@example.com', subject: 'Code 333333', text: '333333\n' }] } },
  });
  expect(await mail({ site: other.subdomain })).toMatchObject({ value: { lines: [], json: { mails: [] } } });
  const refused = { code: cliErrors.noSite.code, values: { subdomain: 'no-such-site' } };
  expect(await mail({ site: 'no-such-site' })).toMatchObject({ ok: false, error: refused });
});
