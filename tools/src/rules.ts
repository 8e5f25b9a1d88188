import type { Finding, SourceFile } from './source-files.ts';
import { testTitles } from './test-titles.ts';

export interface Rule {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** The paths of test files whose titles name it. */
  readonly tests: readonly string[];
  /** Whether only tests that are tagged `slow` name it. */
  readonly isSlow: boolean;
}

const ruleLine = /^- \*\*([A-Z]+-\d+)\*\* [—–-] (.+)$/gm;
const ruleId = /\b[A-Z]+-\d+\b/g;
const range = /\b([A-Z]+)-(\d+) (?:to|bis) (?:\1-)?(\d+)\b/g;

export interface TestFile {
  readonly path: string;
  /** The rules that its titles name. */
  readonly rules: readonly string[];
  /** Those named by a test that is not tagged `slow`. */
  readonly gateRules: readonly string[];
}

export function readTests(files: readonly SourceFile[]): TestFile[] {
  return files.map(file => {
    const titles = testTitles(file);
    const named = (some: typeof titles) => rulesNamedIn(some.map(({ title }) => title).join('\n'));
    return {
      path: file.path,
      rules: named(titles),
      gateRules: named(titles.filter(({ isSlow }) => !isSlow)),
    };
  });
}

/** The numbered rules of docs/specification and the tests that name them. */
export function readRules(specification: readonly SourceFile[], tests: readonly TestFile[]): Rule[] {
  const proofs = new Map<string, string[]>();
  for (const { path, rules } of tests)
    for (const id of rules) proofs.set(id, [...(proofs.get(id) ?? []), path]);
  const inGate = new Set(tests.flatMap(({ gateRules }) => gateRules));
  return specification.flatMap(file =>
    [...file.text.matchAll(ruleLine)].map(([, id = '', text = '']) => ({
      id,
      path: file.path,
      text,
      tests: (proofs.get(id) ?? []).toSorted(),
      isSlow: proofs.has(id) && !inGate.has(id),
    })),
  );
}

export function rulesNamedIn(titles: string): string[] {
  const spans = [...titles.matchAll(range)].flatMap(([, noun = '', from = '', to = '']) =>
    Array.from(
      { length: Math.max(0, Number(to) - Number(from) + 1) },
      (_, at) => `${noun}-${Number(from) + at}`,
    ),
  );
  return [...new Set([...(titles.match(ruleId) ?? []), ...spans])];
}

/**
 * A rule without a test, a repeated number, and a test with an unknown rule are each a problem
 * (rule SPECIFICATION-1 to 3).
 */
export function checkRules(rules: readonly Rule[], tests: readonly TestFile[]): Finding[] {
  const seen = new Map<string, string>();
  const prefixes = new Set(rules.map(rule => rule.id.replace(/-\d+$/, '')));
  const findings: Finding[] = [];
  for (const rule of rules) {
    const first = seen.get(rule.id);
    if (first !== undefined)
      findings.push({ path: rule.path, message: `${rule.id} stands in ${first} already (SPECIFICATION-2)` });
    seen.set(rule.id, rule.path);
    if (rule.tests.length === 0)
      findings.push({ path: rule.path, message: `${rule.id} has no test that names it (SPECIFICATION-1)` });
  }
  for (const { path, rules: named } of tests) {
    for (const id of named) {
      if (!seen.has(id) && prefixes.has(id.replace(/-\d+$/, '')))
        findings.push({ path, message: `names ${id}, which no specification has (SPECIFICATION-3)` });
    }
  }
  return findings;
}
