import { declareErrors } from '../errors/declare-errors.ts';

export const cliErrors = declareErrors('cli', {
  usage: { status: 400, message: '{what} See `vitrine --help`.' },
  noSite: { status: 404, message: 'There is no website “{subdomain}”. See `vitrine site list`.' },
  noAccount: { status: 404, message: 'There is no account “{email}”. See `vitrine account list`.' },
  accountExists: { status: 409, message: 'The account “{email}” already exists; it was not changed.' },
  invalid: { status: 400, message: '{what} cannot be used: {why}' },
});
