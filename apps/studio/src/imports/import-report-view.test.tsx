import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImportReportView } from './import-report-view.tsx';

it('IMPORT-58: many notes with one reason are one line with a list behind it', () => {
  const warnings = Array.from({ length: 500 }, (_, at) => ({ what: `file “${at}.jpg”`, why: 'It is gone.' }));
  const counts = { posts: 0, pages: 0, attachments: 0, comments: 0, authors: 0, categories: 0, tags: 0 };
  const report = {
    ...counts,
    products: 0,
    variants: 0,
    skipped: [],
    warnings: [...warnings, { what: 'post “A”', why: 'It was a draft.' }],
  };
  const markup = renderToStaticMarkup(<ImportReportView report={report} redirects={0} />);
  expect(markup.split('It is gone.')).toHaveLength(3);
  expect(markup).toContain('500 times:');
  expect(markup).toContain('file “499.jpg”');
  expect(markup).toContain('<strong>post “A”</strong> It was a draft.');
});
