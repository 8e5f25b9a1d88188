import { declareErrors } from '../errors/declare-errors.ts';

/** Refusals of an operation on a page document; the document does not change (rule PAGE-6). */
export const pageErrors = declareErrors('page', {
  conflict: {
    status: 409,
    message:
      '{who} has changed {what} in the meantime. The latest state is shown; make your change again if it is still needed.',
  },
  invalidOperation: {
    status: 400,
    message: 'This change could not be read. {field}: {problem} Reload the page and try again.',
  },
  sectionNotFound: {
    status: 404,
    message: 'This section is no longer on the page. Reload the page to see its latest state.',
  },
  blockNotFound: {
    status: 404,
    message: 'This block is no longer on the page. Reload the page to see its latest state.',
  },
  duplicateId: {
    status: 409,
    message: 'The page already has a section or block with the id {id}. Give the new one an id of its own.',
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
