import { createHash } from 'node:crypto';

/**
 * Statements are written in the code, so there are not many; this limits how many a database keeps for each
 * connection.
 */
const maxNames = 1000;

export interface StatementNames {
  /** Under this name a connection prepares the statement once and then runs it by name; undefined for no name. */
  nameOf(sql: string): string | undefined;
  /** Gives all statements new names, so that every connection prepares them again. */
  renew(): void;
}

/**
 * Names statements by their text. PostgreSQL spends more on planning one of our statements than on running it,
 * and a named one keeps its plan after a few runs (rule DATABASE-1).
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf(sql) {
      const known = names.get(sql);
      if (known !== undefined || names.size >= maxNames) return known;
      const hash = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
      const name = `${generation}_${hash}`;
      names.set(sql, name);
      return name;
    },
    renew() {
      names.clear();
      generation += 1;
    },
  };
}

/**
 * Whether a prepared statement was refused because a table changed, for example when a newer server next to this
 * one has migrated: it works again after a new preparation.
 */
export function isPlanOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  );
}
