import type { WordedReport } from '@vitrine/core/importing/import-report.ts';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { scrollable } from '@vitrine/widgets/scrollable/scrollable.ts';
import { t } from '../messages/translate.ts';
import styles from './imports.module.css';

export interface ImportReportViewProps {
  readonly report: WordedReport;
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

/** What was imported, what was not, and why. */
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

function Notes({ title, notes }: { readonly title: string; readonly notes: WordedReport['skipped'] }) {
  if (notes.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>{title}</summary>
      <ul>
        {groupsOf(notes).map(({ why, subjects }) => (
          <li key={why}>
            {subjects.length === 1 ? (
              <>
                <strong>{subjects[0]}</strong> {why}
              </>
            ) : (
              <Group why={why} subjects={subjects} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Many notes with the same text are one line, with the affected items behind it (rule IMPORT-58). */
function Group({ why, subjects }: { readonly why: string; readonly subjects: readonly string[] }) {
  return (
    <details>
      <summary>
        <strong>{t('importTimes', { n: subjects.length })}</strong> {why}
      </summary>
      <div className={styles.group} {...scrollable(why)}>
        <ul>
          {byPlace(subjects).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function groupsOf(notes: WordedReport['skipped']): { why: string; subjects: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { what, why } of notes) {
    const subjects = groups.get(why);
    if (subjects) subjects.push(what);
    else groups.set(why, [what]);
  }
  return [...groups].map(([why, subjects]) => ({ why, subjects }));
}
