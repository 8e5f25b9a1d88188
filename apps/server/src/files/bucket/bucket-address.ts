export interface BucketAddress {
  readonly bucket: string;
  /** Empty, or ends in `/`. */
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
}

const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9!_.*'()/-]*))?(?:\?(.*))?$/;

export function isBucketAddress(place: string): boolean {
  return place.startsWith('s3://');
}

/** `s3://bucket/prefix?endpoint=https://…&region=…`; null for any other value (rule STORE-1). */
export function readBucketAddress(place: string): BucketAddress | null {
  const [, bucket, given = '', query = ''] = pattern.exec(place) ?? [];
  if (bucket === undefined) return null;
  const wishes = new URLSearchParams(query);
  if ([...wishes.keys()].some(name => name !== 'endpoint' && name !== 'region')) return null;
  const endpoint = wishes.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return null;
  return {
    bucket,
    prefix: given === '' || given.endsWith('/') ? given : `${given}/`,
    endpoint,
    region: wishes.get('region') ?? undefined,
  };
}
