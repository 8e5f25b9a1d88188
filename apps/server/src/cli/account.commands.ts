import { emailSchema, newPasswordSchema } from '@vitrine/core/accounts/account.ts';
import { type RoleName, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import {
  addMember,
  changeMember,
  createAccount,
  findAccount,
  listAccounts,
  setPasswordByOperator,
} from '../capabilities/accounts/index.ts';
import { listOpenedMail } from '../capabilities/mail/index.ts';
import { findBySubdomain, readMember } from '../capabilities/tenancy/index.ts';
import { onWebsite, type Services } from '../context.ts';
import { newPassword } from '../first-start.ts';
import { operatorOf } from '../services.ts';
import { type CommandInput, type ServiceCommand, textOf } from './command.ts';
import { readValue } from './read-value.ts';

const passwordOption = {
  password: { type: 'string', description: 'The password; made up and shown once when left out.' },
} as const;

const list: ServiceCommand = {
  name: 'account list',
  summary: 'Lists all accounts.',
  usage: '',
  words: 0,
  options: {},
  run: async services => {
    const accounts = (await listAccounts(services.database)).map(account => ({
      id: account.id,
      email: account.email,
      name: account.name,
      hasPassword: account.password_hash !== null,
      createdAt: account.created_at.toISOString(),
    }));
    return succeed({
      lines: accounts.map(account => `${account.email}\t${account.name}`),
      json: { accounts },
    });
  },
};

const create: ServiceCommand = {
  name: 'account create',
  summary: 'Creates an account.',
  usage: 'EMAIL [--name TEXT] [--password TEXT]',
  words: 1,
  options: { name: { type: 'string', description: 'Name of the person.' }, ...passwordOption },
  run: async (services, input) => {
    const credentials = readCredentials(input);
    if (!credentials.ok) return credentials;
    const { email, password, isMadeUp } = credentials.value;
    const account = await createAccount(operatorOf(services), {
      email,
      password,
      name: textOf(input, 'name') ?? '',
    });
    if (account === null) return fail(cliErrors.accountExists, { email });
    return succeed(answerOf(account.id, email, isMadeUp ? password : null));
  },
};

const password: ServiceCommand = {
  name: 'account password',
  summary: 'Sets a new password and ends all sessions of the account.',
  usage: 'EMAIL [--password TEXT]',
  words: 1,
  options: passwordOption,
  run: async (services, input) => {
    const credentials = readCredentials(input);
    if (!credentials.ok) return credentials;
    const { email, password: chosen, isMadeUp } = credentials.value;
    const account = await findAccount(services.database, email);
    if (account === null) return fail(cliErrors.noAccount, { email });
    await setPasswordByOperator(operatorOf(services), account.id, chosen);
    return succeed(answerOf(account.id, email, isMadeUp ? chosen : null));
  },
};

const role: ServiceCommand = {
  name: 'account role',
  summary: 'Gives an account a role on a website.',
  usage: 'EMAIL SUBDOMAIN ROLE',
  words: 3,
  options: {},
  run: async (services, { words: [email = '', subdomain = '', name = ''] }) => {
    const number = Object.hasOwn(websiteRoles, name) ? websiteRoles[name as RoleName] : undefined;
    if (number === undefined) {
      const why = `choose one of ${Object.keys(websiteRoles).join(', ')}.`;
      return fail(cliErrors.invalid, { what: `The role “${name}”`, why });
    }
    const record = await findBySubdomain(services.database, subdomain);
    if (record === null) return fail(cliErrors.noSite, { subdomain });
    const account = await findAccount(services.database, email.toLowerCase());
    if (account === null) return fail(cliErrors.noAccount, { email });
    const context = onWebsite(operatorOf(services), record.website);
    const member = await readMember(context.database, record.website.id, account.id);
    const done =
      member === null
        ? await addMember(context, { email: account.email, roles: [number] })
        : await changeMember(context, { accountId: account.id, roles: [number] });
    if (!done.ok) return done;
    return succeed({
      lines: [`${account.email}\t${subdomain}\t${name}`],
      json: { email: account.email, subdomain, role: name },
    });
  },
};

const mail: ServiceCommand = {
  name: 'account mail',
  summary: 'Shows the latest emails of the platform itself, such as links to set a password.',
  usage: '[--site SUBDOMAIN] [--limit NUMBER]',
  words: 0,
  options: {
    site: { type: 'string', description: 'Shows that website’s mail instead, with its visitors’ codes.' },
    limit: { type: 'string', description: 'How many; 5 when left out.' },
  },
  run: async (services: Services, input) => {
    const limit = Math.min(100, Math.max(1, Number(textOf(input, 'limit') ?? 5) || 5));
    const subdomain = textOf(input, 'site');
    const record = subdomain === undefined ? null : await findBySubdomain(services.database, subdomain);
    if (subdomain !== undefined && record === null) return fail(cliErrors.noSite, { subdomain });
    const mails = await listOpenedMail(operatorOf(services), limit, record?.website.id);
    return succeed({
      lines: mails.flatMap(one => [`${one.createdAt}\t${one.to}\t${one.state}\t${one.subject}`, one.text]),
      json: { mails },
    });
  },
};

export const accountCommands: readonly ServiceCommand[] = [list, create, password, role, mail];

function readCredentials(
  input: CommandInput,
): Result<{ email: string; password: string; isMadeUp: boolean }> {
  const email = readValue(emailSchema, 'The email', input.words[0]);
  if (!email.ok) return email;
  const given = textOf(input, 'password');
  if (given === undefined) return succeed({ email: email.value, password: newPassword(), isMadeUp: true });
  const checked = readValue(newPasswordSchema, 'The password', given);
  return checked.ok ? succeed({ email: email.value, password: checked.value, isMadeUp: false }) : checked;
}

function answerOf(id: string, email: string, madeUp: string | null) {
  return {
    lines: [email, ...(madeUp === null ? [] : [`Password: ${madeUp}`])],
    json: { id, email, ...(madeUp === null ? {} : { password: madeUp }) },
  };
}
