import { filesOf, type Manifest } from './manifest-files.ts';

export interface RoomFiles {
  readonly name: string;
  readonly files: number;
}

/** A browser has six connections to a server: more files wait for each other. */
export const mostFiles = 18;

/** The files of script that each room of the studio loads, opened by its address (BUDGET-2). */
export function roomFiles(manifest: Manifest): RoomFiles[] {
  const start = Object.keys(manifest).filter(key => /^src\/(main|app)\.tsx$/.test(key));
  const rooms = Object.keys(manifest).filter(key => key.endsWith('-room.tsx'));
  return rooms.map(room => ({
    name: room.replace(/^.*\/|\.tsx$/g, ''),
    files: filesOf(manifest, [...start, room]).size,
  }));
}
