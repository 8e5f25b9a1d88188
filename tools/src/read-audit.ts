import { z } from 'zod';

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(severities), range: z.string() })),
});
const refusalSchema = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string() }).optional(),
});

export type Audit =
  | { readonly kind: 'answered'; readonly severe: readonly string[]; readonly others: number }
  | { readonly kind: 'unanswered'; readonly why: string };

/** The result of `npm audit --json`: known vulnerabilities in what is shipped, or that no registry was reachable (SETUP-7). */
export function readAudit(output: string): Audit {
  const json = jsonOf(output);
  const report = reportSchema.safeParse(json);
  if (report.success) {
    const found = Object.entries(report.data.vulnerabilities);
    const severe = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical');
    return {
      kind: 'answered',
      severe: severe.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
      others: found.length - severe.length,
    };
  }
  const refusal = refusalSchema.safeParse(json);
  const why = refusal.success ? refusal.data.error?.summary || refusal.data.message : undefined;
  return { kind: 'unanswered', why: (why || 'npm gave no report').split('\n', 1)[0] ?? '' };
}

function jsonOf(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
