import { listDueWebsites } from '../../database/list-due-websites.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { issueDocuments } from './issue-documents.ts';

const issueDue = defineJobKind<Record<string, never>>('documents.issue');

/** Issues what the books tell of; nobody has to open the order for it (rule DOCUMENT-1). */
export const issueDueJob = dueJob(
  issueDue,
  ({ database }, portion) => listDueWebsites(database, portion, { table: 'documents_due' }),
  { cron: '* * * * *', run: context => issueDocuments(context) },
);
