import type { ImportReport } from '@vitrine/core/importing/import-report.ts';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { t } from '../messages/translate.ts';
import styles from './imports.module.css';

export interface ImportReportViewProps {
  readonly report: ImportReport;
  readonly redirects: number;
}

const counted = [
  'posts',
  'pages',
  'products',
  'variants',
  'attachments',
  'comments',
  'authors',
  'categories',
  'tags',
] as const;

/** What came along, what did not, and why. */
export function ImportReportView({ report, redirects }: ImportReportViewProps) {
  return (
    <>
      <dl className={styles.counts}>
        {counted
          .filter(kind => report[kind] > 0)
          .map(kind => (
            <div key={kind}>
              <dt>{t(`count.${kind}`)}</dt>
              <dd>{report[kind]}</dd>
            </div>
          ))}
        {redirects > 0 && (
          <div>
            <dt>{t('count.redirects')}</dt>
            <dd>{redirects}</dd>
          </div>
        )}
      </dl>
      <Notes title={t('importSkipped', { n: report.skipped.length })} notes={report.skipped} />
      <Notes title={t('importWarnings', { n: report.warnings.length })} notes={report.warnings} />
    </>
  );
}

function Notes({ title, notes }: { readonly title: string; readonly notes: ImportReport['skipped'] }) {
  if (notes.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>{title}</summary>
      <ul>
        {byPlace(notes).map(({ key, item: note }) => (
          <li key={key}>
            <strong>{note.what}</strong> {note.why}
          </li>
        ))}
      </ul>
    </details>
  );
}
