/** What PostgreSQL's programs see: no setting of an operator's own PostgreSQL, messages in English. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(rest), LC_ALL: 'C' };
}
