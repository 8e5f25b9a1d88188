import { describe, expect, it } from 'vitest';
import { callErrors } from './call.errors.ts';
import { declareErrors } from './declare-errors.ts';
import { fail, succeed } from './result.ts';

const parcelErrors = declareErrors('parcel', {
  lost: { status: 404, message: 'Parcel {number} was lost near {place}. Ask for {what}.' },
});

describe('declareErrors', () => {
  it('ERROR-1: makes codes of the noun and the key, and cannot be changed', () => {
    expect(parcelErrors.lost.code).toBe('parcel.lost');
    expect(Object.isFrozen(parcelErrors)).toBe(true);
  });

  it('ERROR-1: the codes any call may answer are permanent', () => {
    expect(Object.values(callErrors).map(error => [error.code, error.status])).toEqual([
      ['call.invalid', 400],
      ['call.unauthorized', 401],
      ['call.crumb', 403],
      ['call.forbidden', 403],
      ['call.notFound', 404],
      ['call.tooSlow', 408],
      ['call.conflict', 409],
      ['call.tooLarge', 413],
      ['call.tooMany', 429],
      ['call.internal', 500],
      ['call.diskFull', 507],
      ['call.storeAway', 503],
      ['call.unavailable', 503],
    ]);
  });
});

describe('fail and succeed', () => {
  it('ERROR-2: an expected outcome is a value', () => {
    expect(succeed(7)).toEqual({ ok: true, value: 7 });
    expect(fail(parcelErrors.lost, { number: 12, place: 'Ulm' })).toEqual({
      ok: false,
      error: {
        code: 'parcel.lost',
        status: 404,
        message: 'Parcel 12 was lost near Ulm. Ask for {what}.',
      },
    });
  });

  it('ERROR-3: values are put in as they are, fields and details beside them', () => {
    const refused = fail(
      parcelErrors.lost,
      { number: '$&', place: '{what}' },
      { errors: { number: 'Unknown.' } },
    );
    expect(refused.ok ? null : refused.error).toEqual({
      code: 'parcel.lost',
      status: 404,
      message: 'Parcel $& was lost near {what}. Ask for {what}.',
      errors: { number: 'Unknown.' },
    });
  });
});
