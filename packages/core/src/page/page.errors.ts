import { declareErrors } from '../errors/declare-errors.ts';

/** Why an operation on a page document is refused; the document stays as it was (rule PAGE-6). */
export const pageErrors = declareErrors('page', {
  conflict: {
    status: 409,
    message:
      '{who} changed {what} meanwhile. The newest state is shown; make your change again if it is still needed.',
  },
  invalidOperation: {
    status: 400,
    message: 'This change could not be read. {field}: {problem} Reload the page and try again.',
  },
  sectionNotFound: {
    status: 404,
    message: 'This section is not on the page any more. Reload the page to see its newest state.',
  },
  blockNotFound: {
    status: 404,
    message: 'This block is not on the page any more. Reload the page to see its newest state.',
  },
  duplicateId: {
    status: 409,
    message: 'The page already has a section or block with the id {id}. Give what is added an id of its own.',
  },
  tooManySections: {
    status: 400,
    message: 'A page has {max} sections at most. Delete one, or continue on another page.',
  },
  tooManyBlocks: {
    status: 400,
    message: 'A section has {max} blocks at most. Delete one, or add another section.',
  },
});
