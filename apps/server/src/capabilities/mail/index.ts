import type { Capability } from '../../capability.ts';
import { deliverMailJob, forgetMailJob } from './mail.jobs.ts';
import { mailRoutes } from './mail.routes.ts';

export { listOpenedMail } from './list-opened-mail.ts';
export { type MailLook, mailButton, mailColors, mailFrame } from './mail-frame.ts';
export { plainMail } from './plain-mail.ts';
export { type MailContent, queueMail, queueMails } from './queue-mail.ts';

export const mailCapability: Capability = {
  name: 'mail',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: mailRoutes,
  jobs: [deliverMailJob, forgetMailJob],
};
