/** What goes wrong with a backup in the expected ways; its message is a sentence for the operator. */
export class BackupError extends Error {}
