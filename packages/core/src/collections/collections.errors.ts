import { declareErrors } from '../errors/declare-errors.ts';

export const collectionErrors = declareErrors('collections', {
  slugTaken: {
    status: 409,
    message: 'The address /{slug} is used by “{title}”. Choose another one.',
  },
  noDocument: {
    status: 400,
    message: 'Only pages have content of their own; “{title}” is another kind.',
  },
  notAParent: {
    status: 400,
    message: 'A page cannot be put below itself or below a link. Choose another place.',
  },
  isHome: {
    status: 409,
    message: '“{title}” is the home page. Make another page the home page first.',
  },
  notHome: {
    status: 400,
    message: 'Only an enabled page without a password can be the home page.',
  },
  linkNeeded: { status: 400, message: 'A link needs a target address, such as https://example.com.' },
  notAList: { status: 400, message: '“{title}” cannot contain items. Choose a list, such as a blog.' },
  notHeld: {
    status: 400,
    message: '“{title}” cannot contain items of this type ({kind}). It can contain: {held}.',
  },
  dateNeeded: { status: 400, message: 'A scheduled post needs a publication time.' },
  scriptNotApproved: {
    status: 403,
    message:
      'The block “{label}” on “{title}” runs HTML that no admin of this website approved, so it was not published. Remove the block, or ask an admin to publish. Nothing was changed.',
  },
  loop: { status: 400, message: 'The redirect from {from} would lead to itself. Choose another target.' },
});
