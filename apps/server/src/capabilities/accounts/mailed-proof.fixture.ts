import type { TestServer } from '../../../test/harness.ts';
import { listOpenedMail } from '../mail/index.ts';

/** Mail of the platform to one address, newest first, as its operator reads it after pending jobs have run. */
export async function mailTo(server: TestServer, email: string) {
  await server.runJobs();
  const context = {
    ...server.services,
    actor: { kind: 'operator', address: 'local' },
    requestId: 'test',
  } as const;
  return (await listOpenedMail(context, 100)).filter(mail => mail.to === email);
}

/** The secrets of the newest email to this address. */
export async function newestProof(
  server: TestServer,
  email: string,
): Promise<{ token: string; code: string }> {
  const [mail] = await mailTo(server, email);
  const text = mail?.text ?? '';
  return {
    token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /code (\d{6})/.exec(text)?.[1] ?? '',
  };
}
