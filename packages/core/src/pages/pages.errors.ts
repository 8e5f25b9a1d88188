import { declareErrors } from '../errors/declare-errors.ts';

export const pagesErrors = declareErrors('pages', {
  scriptRole: {
    status: 403,
    message:
      'Blocks of the kind “{label}” may run scripts for visitors, so only an admin of the website may add or change them. Nothing was changed.',
  },
  invalidSettings: {
    status: 400,
    message:
      'The block “{label}” cannot be saved with these settings. {field}: {problem} Nothing was changed.',
  },
  unknownBlock: {
    status: 400,
    message: 'No block has the number {type}. The page may come from a newer version; nothing was changed.',
  },
  stylesConflict: {
    status: 409,
    message:
      '{who} has changed the styles in the meantime. The latest are shown; make your change again if it is still needed.',
  },
  fromTheFuture: {
    status: 400,
    message: 'Version {version} of this page does not exist yet. Reload the page.',
  },
});
