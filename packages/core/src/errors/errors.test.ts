import { describe, expect, it } from 'vitest';
import { phrase } from '../messages/phrase.ts';
import { callErrors } from './call.errors.ts';
import { declareErrors } from './declare-errors.ts';
import { englishOf } from './english-of.ts';
import { fail, succeed } from './result.ts';

const parcelErrors = declareErrors('parcel', {
  lost: { status: 404, message: 'Parcel {number} was lost near {place}. Ask for {what}.' },
});

describe('declareErrors', () => {
  it('ERROR-1: codes consist of the noun and the key, and cannot be changed', () => {
    expect(parcelErrors.lost.code).toBe('parcel.lost');
    expect(Object.isFrozen(parcelErrors)).toBe(true);
  });

  it('ERROR-1: the codes of every call’s refusals are permanent', () => {
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
      ['call.busy', 503],
      ['call.unavailable', 503],
    ]);
  });
});

describe('fail and succeed', () => {
  it('ERROR-2: an expected outcome is a value', () => {
    expect(succeed(7)).toEqual({ ok: true, value: 7 });
    expect(fail(parcelErrors.lost, { number: 12, place: 'Ulm', what: 'Ada' })).toEqual({
      ok: false,
      error: {
        code: 'parcel.lost',
        status: 404,
        english: 'Parcel {number} was lost near {place}. Ask for {what}.',
        values: { number: 12, place: 'Ulm', what: 'Ada' },
      },
    });
  });

  it('ERROR-3, ERROR-4: values are inserted unchanged, together with fields and details', () => {
    const { error } = fail(
      parcelErrors.lost,
      { number: '$&', place: '{what}', what: 'Ada' },
      { errors: { number: phrase('fields.invalid') } },
    );
    expect(error).toMatchObject({
      code: 'parcel.lost',
      status: 404,
      errors: { number: { code: 'fields.invalid' } },
    });
    expect(englishOf(error)).toBe('Parcel $& was lost near {what}. Ask for Ada.');
  });
});
