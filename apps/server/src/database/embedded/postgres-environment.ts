const passed = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/**
 * What PostgreSQL's programs see (rule EMBEDDED-20): no secret of the server, which its processes would show to
 * anybody who runs as their user, no setting of an operator's own PostgreSQL, and messages in English.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => passed.includes(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
