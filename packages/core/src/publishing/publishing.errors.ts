import { declareErrors } from '../errors/declare-errors.ts';

export const publishingErrors = declareErrors('publishing', {
  nothingLive: {
    status: 409,
    message: 'This website has not been published yet. Publish the whole website first.',
  },
  addressInUse: {
    status: 409,
    message:
      '“{title}” still has this address on the live website. Publish the whole website, or change one of the two addresses.',
  },
  revisionNotFound: {
    status: 404,
    message: 'This revision does not exist on this website. Choose one from the list.',
  },
});
