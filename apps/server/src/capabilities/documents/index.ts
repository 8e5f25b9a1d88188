import type { Capability } from '../../capability.ts';
import { issueDueJob } from './documents.jobs.ts';
import { documentRoutes } from './documents.routes.ts';
import { servePapers } from './papers.routes.ts';

export { documentsOfOrder } from './documents-of-order.ts';
export { drawApart, drawLabelsApart, openPaperProcesses } from './papers/draw-apart.ts';
export type { PaperLabel } from './papers/label.ts';
export { measured, packedLines } from './papers/packed-lines.ts';
export { frameOf } from './papers/paper-of-document.ts';
export { paperFlood, sendPaper } from './papers/send-paper.ts';

export const documentsCapability: Capability = {
  name: 'documents',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: documentRoutes,
  routes: servePapers,
  jobs: [issueDueJob],
};
