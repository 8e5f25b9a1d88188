/** An expected problem with a backup; its message is a sentence for the operator. */
export class BackupError extends Error {}
