import type { Capability } from '../../capability.ts';
import { deliverMailJob, forgetMailJob } from './mail.jobs.ts';
import { mailRoutes } from './mail.routes.ts';

export type { MailContent } from '../../new-mail.ts';
export { listOpenedMail } from './list-opened-mail.ts';
export { renderContent } from './mail-content.ts';
export {
  deleteDocument,
  readChanges,
  switchMail,
  writeDocument,
} from './mail-documents.store.ts';
export { plainMail } from './plain-mail.ts';
export { queueMail, queueMails } from './queue-mail.ts';
export { giveMailBack, takeMail } from './take-mail.ts';

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
