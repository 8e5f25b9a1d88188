import { accountCommands } from './account.commands.ts';
import { backupCommands } from './backup.commands.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctor.command.ts';
import { importCommand } from './import.command.ts';
import { mediaMoveCommand } from './media-move.command.ts';
import { siteCommands } from './site.commands.ts';
import { siteExportCommand } from './site-export.command.ts';
import { siteImportCommand } from './site-import.command.ts';

/** Every command of the operator; a capability with a new one adds its line here. */
export const commands: readonly Command[] = [
  ...siteCommands,
  siteExportCommand,
  siteImportCommand,
  ...accountCommands,
  importCommand,
  mediaMoveCommand,
  ...backupCommands,
  doctorCommand,
];
