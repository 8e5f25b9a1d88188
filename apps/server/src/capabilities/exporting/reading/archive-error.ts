/** Why an archive cannot be a website: what in it, and what is wrong with it. */
export class ArchiveError extends Error {
  readonly where: string;
  readonly why: string;

  constructor(where: string, why: string) {
    super(`${where}: ${why}`);
    this.where = where;
    this.why = why;
  }
}
