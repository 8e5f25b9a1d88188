import type { TestServer } from './harness.ts';

/** The tables whose rows were changed since the last question, each once; “last seen” does not count. */
export interface RowWatch {
  /** Of all websites and the platform, or of one website. */
  changed(websiteId?: string): Promise<readonly string[]>;
}

const changes = `
  CREATE SCHEMA watch;
  CREATE UNLOGGED TABLE watch.changes (name text NOT NULL, website_id text);
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
      INSERT INTO watch.changes VALUES (TG_TABLE_NAME, to_jsonb(coalesce(NEW, OLD))->>'website_id');
    END IF;
    RETURN NULL;
  END $$;
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT relname FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'sessions'
    LOOP
      EXECUTE format('CREATE TRIGGER watch AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION watch.note()', name);
    END LOOP;
  END $$;`;

/**
 * Triggers note each row that is inserted, changed or deleted: whether a refused request changed anything costs the
 * same however full the database is.
 */
export async function watchRows({ database }: Pick<TestServer, 'database'>): Promise<RowWatch> {
  await database.query(changes);
  return {
    changed: async websiteId => {
      const rows = await database.query<{ name: string; website_id: string | null }>(
        'WITH gone AS (DELETE FROM watch.changes RETURNING *) SELECT DISTINCT * FROM gone ORDER BY name',
      );
      const own = rows.filter(row => websiteId === undefined || row.website_id === websiteId);
      return [...new Set(own.map(({ name }) => name))];
    },
  };
}
