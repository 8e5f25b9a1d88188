import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it('SETUP-7: severe vulnerabilities of shipped packages are named, others counted', () => {
  expect(readAudit(report({}))).toEqual({ kind: 'answered', severe: [], others: 0 });
  const found = {
    a: { severity: 'critical', range: '<1.2.3' },
    b: { severity: 'high', range: '*' },
    c: { severity: 'moderate', range: '*' },
  };
  expect(readAudit(report(found))).toEqual({
    kind: 'answered',
    severe: ['a <1.2.3: critical', 'b *: high'],
    others: 1,
  });
});

it.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405 Method Not Allowed'],
  [
    '{"error":{"code":"ENOAUDIT","summary":"Your registry does not support audit.\\nMore"}}',
    'Your registry does not support audit.',
  ],
  ['', 'npm gave no report'],
  ['npm error network', 'npm gave no report'],
])('SETUP-7: a missing answer of the registry is reported: %j', (output, why) => {
  expect(readAudit(output)).toEqual({ kind: 'unanswered', why });
});
