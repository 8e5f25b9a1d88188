import type { Id } from '@vitrine/core/id/id.ts';

interface ArchivePlace {
  readonly websiteId: Id;
  readonly archiveId: Id;
}

/** No asset is named `archives`, so that no media route finds these files. */
export function archiveFolder({ websiteId, archiveId }: ArchivePlace): string {
  return `${websiteId}/archives/${archiveId}/`;
}

export function archiveKey(place: ArchivePlace): string {
  return `${archiveFolder(place)}website.tar.gz`;
}

/** The file name of an archive: its website and date. */
export function archiveFileName(subdomain: string, at: Date): string {
  return `${subdomain}-${at.toISOString().slice(0, 10)}.tar.gz`;
}
