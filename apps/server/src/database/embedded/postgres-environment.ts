const passed = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/**
 * The environment of PostgreSQL's programs (rule EMBEDDED-20): no secret of the server, which its processes would
 * reveal to any process of the same user, no setting of an operator's own PostgreSQL, and messages in English.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => passed.includes(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
