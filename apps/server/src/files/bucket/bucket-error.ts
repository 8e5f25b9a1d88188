import { StoreError } from '../store-error.ts';

/** The operator's settings for the bucket; named in the message if they are wrong. */
export interface AccessNames {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
  readonly endpoint: string;
}

const denied = () => 'access was denied. The key needs the rights to list, read, write and delete in it.';

/** The service’s error names, with the wrong setting and its solution. */
const refusals: Readonly<Record<string, (names: AccessNames) => string>> = {
  NoSuchBucket: () => 'there is no such bucket. Make it first.',
  AccessDenied: denied,
  Forbidden: denied,
  InvalidAccessKeyId: ({ keyId }) => `the key is not known. Check ${keyId}.`,
  SignatureDoesNotMatch: ({ secret }) => `the secret does not fit the key. Check ${secret}.`,
  CredentialsProviderError: ({ keyId, secret }) => `no key was found. Set ${keyId} and ${secret}.`,
  PermanentRedirect: ({ region }) => `it is in another region. Check ${region}.`,
  AuthorizationHeaderMalformed: ({ region }) => `it is in another region. Check ${region}.`,
};

const absences: Readonly<Record<string, (names: AccessNames) => string>> = {
  ECONNREFUSED: ({ endpoint }) => `nothing answers. Check ${endpoint}.`,
  ENOTFOUND: ({ endpoint }) => `its host is not known. Check ${endpoint}.`,
  TimeoutError: ({ endpoint }) => `it does not answer in time. Check ${endpoint} and the network.`,
};

/** A message for the operator about a problem with a bucket (rule STORE-4). */
export function bucketError(error: unknown, bucket: string, names: AccessNames): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  const refusal = refusals[name] ?? refusals[code] ?? (statusOf(error) === 403 ? denied : undefined);
  const absence = absences[name] ?? absences[code];
  const why = (refusal ?? absence)?.(names) ?? `${message || name || code}.`;
  return new StoreError(`The bucket ${bucket} cannot be used: ${why}`, {
    cause: error,
    isRefusal: refusal !== undefined,
  });
}

export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
