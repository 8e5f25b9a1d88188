import type { Capability } from '../../capability.ts';
import { deliverMailJob } from './mail.jobs.ts';
import { mailRoutes } from './mail.routes.ts';

export { listPlatformMail } from './list-platform-mail.ts';
export { escapeHtml, plainMail } from './plain-mail.ts';
export { type MailContent, type NewMail, queueMail } from './queue-mail.ts';

export const mailCapability: Capability = {
  name: 'mail',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: mailRoutes,
  jobs: [deliverMailJob],
};
