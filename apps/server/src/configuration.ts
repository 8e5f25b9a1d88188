import { isIP } from 'node:net';
import { configurationErrors } from '@vitrine/core/configuration/configuration.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { isBucketAddress, readBucketAddress } from './files/bucket/bucket-address.ts';

const bucketWords =
  'Must be a folder, or a bucket such as s3://bucket/prefix?endpoint=https://example.com&region=eu-central-1.';

/**
 * Every setting the server reads, once, at boot; docs/reference/configuration.md and .env.example are generated
 * from it.
 */
export const configurationSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('How the process runs.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; loopback by default.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  APP_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'Must be a host name with an optional port, such as example.com.')
    .optional()
    .describe('Domain of the platform; websites are its subdomains. Default: localhost with the port.'),
  USER_CONTENT_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'Must be a host name with an optional port, such as example-content.com.')
    .optional()
    .describe(
      'Second domain of the operator, registered apart from APP_DOMAIN: code blocks and uploaded documents run on its subdomains; default: on the host of their website.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Folder for the embedded database, media and secrets.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'Must start with postgres:// or postgresql://.')
    .optional()
    .describe('PostgreSQL to use; without it an embedded one is started in DATA_DIR.'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8).describe('Connections to the database.'),
  MEDIA_URL: z
    .string()
    .refine(isPlace, bucketWords)
    .optional()
    .describe(
      'Where files are kept: a folder, or s3://bucket/prefix?endpoint=https://…&region=… for a bucket; default: media inside DATA_DIR.',
    ),
  MEDIA_S3_KEY_ID: z
    .string()
    .optional()
    .describe(
      'Access key of the bucket in MEDIA_URL; without it, the default AWS credential sources are used.',
    ),
  MEDIA_S3_SECRET: z.string().optional().describe('Secret of that access key.'),
  SECRET_KEY: z
    .string()
    .min(32, 'Must have at least 32 characters.')
    .optional()
    .describe(
      'Key for encrypting stored secrets and for signatures; default: created once and kept in DATA_DIR.',
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of trusted proxies in front of the server.'),
  IS_HTTPS: z
    .enum(['true', 'false'])
    .default('false')
    .transform(value => value === 'true')
    .describe('Whether visitors reach the server over HTTPS; makes cookies Secure and addresses https.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'Must start with smtp:// or smtps://.')
    .optional()
    .describe('Mail server; without it, emails stay readable in the studio’s outbox.'),
  MAIL_FROM: z.string().default('Vitrine <no-reply@localhost>').describe('Sender of the platform’s emails.'),
  OWNER_EMAIL: z
    .email()
    .default('owner@vitrine.localhost')
    .describe('Email address of the account created at the first start.'),
  HAS_DEMO: z
    .enum(['true', 'false'])
    .default('true')
    .transform(value => value === 'true')
    .describe('Whether the very first start creates a demo website from each starter.'),
  IS_SIGN_UP_OPEN: z
    .enum(['true', 'false'])
    .default('true')
    .transform(value => value === 'true')
    .describe('Whether anyone may create an account on the platform.'),
  IS_RATE_LIMITED: z
    .enum(['true', 'false'])
    .default('true')
    .transform(value => value === 'true')
    .describe('Whether calls are rate limited by address and account; turn it off only for load tests.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest severity that is logged.'),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64).describe('Memory for cached pages.'),
  MAX_IMAGE_MB: z.coerce.number().int().min(1).default(20).describe('Largest image upload.'),
  MAX_IMAGE_MEGAPIXELS: z.coerce.number().int().min(1).default(120).describe('Largest image in pixels.'),
  MAX_DRAWING_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(600)
    .default(10)
    .describe('Processor seconds that reading one SVG may take; other images may take three times as much.'),
  MAX_IMAGE_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(200)
    .default(1536)
    .describe('Memory that reading one image may take.'),
  MAX_FILE_MB: z.coerce.number().int().min(1).default(300).describe('Largest file upload.'),
  MAX_VIDEO_MB: z.coerce.number().int().min(1).default(10_000).describe('Largest video upload.'),
  WEBSITE_STORAGE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(20_000)
    .describe('Storage of each website for its uploaded files; `site storage` changes it for one website.'),
  FETCH_ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform(listOf)
    .describe('Comma-separated hosts that imports may fetch from although their addresses are private.'),
  STRIPE_API_URL: standInOf('Stripe’s', 4010),
  PAYPAL_API_URL: standInOf('PayPal’s', 4011),
  GOOGLE_PLACES_API_URL: standInOf('Google’s', 4012),
  DNS_SERVERS: z
    .string()
    .default('')
    .refine(
      value => listOf(value).every(isServer),
      'Must be addresses, comma separated, such as 9.9.9.9 or 127.0.0.1:53.',
    )
    .transform(listOf)
    .describe('Comma-separated DNS servers for checking domains; default: those of the machine.'),
  CART_RESERVATION_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(15)
    .describe('How long a checkout holds its stock.'),
  BACKUP_TARGET: z
    .string()
    .refine(isPlace, bucketWords)
    .optional()
    .describe(
      'Where backups go: a folder, preferably on another disk, or s3://bucket/prefix, with ?endpoint= and &region= if they differ from the settings below.',
    ),
  BACKUP_SCHEDULE: z
    .string()
    .refine(isCron, 'Must be five fields of cron, such as 30 2 * * *.')
    .optional()
    .describe('Schedule of automatic backups (cron, UTC), such as 30 2 * * *; needs BACKUP_TARGET.'),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(14)
    .describe(
      'How many backups to keep in BACKUP_TARGET; older ones are removed after a new one is verified.',
    ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'Must have at least 12 characters.')
    .optional()
    .describe('Encrypts backups; keep a copy elsewhere, as nobody can restore them without it.'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Server that speaks the protocol of S3; default: Amazon’s.'),
  BACKUP_S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  BACKUP_S3_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of the bucket; without it, the default AWS credential sources are used.'),
  BACKUP_S3_SECRET: z.string().optional().describe('Secret of the access key.'),
});

function listOf(value: string): string[] {
  return value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
}

/** A folder, or a bucket; no other URL. */
export function isPlace(place: string): boolean {
  return isBucketAddress(place) ? readBucketAddress(place) !== null : !/^[a-z][a-z0-9+.-]+:\/\//i.test(place);
}

/** An address of a machine, with an optional port: `9.9.9.9`, `127.0.0.1:53`, `[::1]:53`. */
function isServer(text: string): boolean {
  return isIP(text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) !== 0;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function standInOf(owner: string, port: number) {
  return z
    .string()
    .refine(isOrigin, `Must be an address without a path, such as http://127.0.0.1:${port}.`)
    .optional()
    .describe(
      `Server that speaks ${owner} API, for tests; in production only on loopback; default: ${owner} own.`,
    );
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function isCron(text: string): boolean {
  try {
    CronExpressionParser.parse(text, { tz: 'UTC' });
    return text.trim().split(/\s+/).length === 5;
  } catch {
    return false;
  }
}

export type Configuration = Omit<z.output<typeof configurationSchema>, 'APP_DOMAIN'> & {
  readonly APP_DOMAIN: string;
};

/** Reads the environment; all problems are reported together, each with the setting's name (rule CONFIGURATION-1). */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Configuration> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = configurationSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
      .join('\n');
    return fail(configurationErrors.invalid, { problems });
  }
  const { APP_DOMAIN, ...rest } = parsed.data;
  if (rest.BACKUP_SCHEDULE !== undefined && rest.BACKUP_TARGET === undefined) {
    const problems = '  BACKUP_TARGET: Say where backups go, as BACKUP_SCHEDULE is set.';
    return fail(configurationErrors.invalid, { problems });
  }
  const standIn = standIns.find(([name]) => {
    const address = rest[name];
    return rest.NODE_ENV === 'production' && address !== undefined && !isLoopback(new URL(address));
  });
  if (standIn) {
    const [name, service] = standIn;
    const problems = `  ${name}: In production, only a server on loopback can stand in for ${service}.`;
    return fail(configurationErrors.invalid, { problems });
  }
  const configuration = { ...rest, APP_DOMAIN: APP_DOMAIN ?? `localhost:${rest.PORT}` };
  if (isNeighbour(configuration)) {
    const problems =
      '  USER_CONTENT_DOMAIN: Must be a domain registered apart: neither APP_DOMAIN, nor above or below it.';
    return fail(configurationErrors.invalid, { problems });
  }
  return succeed(configuration);
}

/** Settings that lead to another server than a service’s own. */
const standIns = [
  ['STRIPE_API_URL', 'Stripe'],
  ['PAYPAL_API_URL', 'PayPal'],
  ['GOOGLE_PLACES_API_URL', 'Google Places'],
] as const;

/** A browser lets a host set cookies for its parent domains. */
function isNeighbour({
  APP_DOMAIN,
  USER_CONTENT_DOMAIN,
}: Pick<Configuration, 'APP_DOMAIN' | 'USER_CONTENT_DOMAIN'>): boolean {
  if (USER_CONTENT_DOMAIN === undefined) return false;
  const [app, content] = [APP_DOMAIN, USER_CONTENT_DOMAIN].map(domain => `.${hostOf(domain)}`);
  return app === undefined || content === undefined || app.endsWith(content) || content.endsWith(app);
}

/** For a configured domain: lower case, without the port. */
export function hostOf(domain: string): string {
  return domain.toLowerCase().replace(/:\d+$/, '');
}
