import { declareErrors } from '../errors/declare-errors.ts';

export const configurationErrors = declareErrors('configuration', {
  invalid: { status: 500, message: 'The environment has settings that cannot be used:\n{problems}' },
  cannotStart: { status: 500, message: 'The server cannot start. {why}' },
});
