import type { ClientBase, Pool } from 'pg';
import { whileOthersWait } from './migrate.ts';

/** One for all databases of a PostgreSQL: it owns nothing and cannot log in. */
const role = 'vitrine_walled';

/** The login’s rights that concern the policies. */
export interface LoginRights {
  /** PostgreSQL applies no policy to it: a superuser, or a role with BYPASSRLS. */
  readonly passesWalls: boolean;
  /** It can create the role that does not bypass them. */
  readonly makesRoles: boolean;
}

export async function readLoginRights(client: Pick<ClientBase, 'query'>): Promise<LoginRights> {
  const { rows } = await client.query<LoginRights>(
    `SELECT rolsuper OR rolbypassrls AS "passesWalls", rolsuper OR rolcreaterole AS "makesRoles"
     FROM pg_roles WHERE rolname = session_user`,
  );
  return rows[0] ?? { passesWalls: false, makesRoles: false };
}

/**
 * The role for connections of a login that bypasses policies, with all rights to tables and none to bypass; null
 * if policies apply to the login itself, or it cannot create a role (rule WALL-5). Call it once the tables exist.
 */
export async function walledRole(pool: Pool): Promise<string | null> {
  return whileOthersWait(pool, async client => {
    const { passesWalls, makesRoles } = await readLoginRights(client);
    if (!passesWalls || !makesRoles) return null;
    await client.query(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
       GRANT ${role} TO SESSION_USER`,
    );
    for (const schema of ['public', 'jobs'])
      await client.query(
        `GRANT USAGE ON SCHEMA ${schema} TO ${role}; GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO ${role};
         GRANT ALL ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}; GRANT ALL ON ALL ROUTINES IN SCHEMA ${schema} TO ${role}`,
      );
    return role;
  });
}
