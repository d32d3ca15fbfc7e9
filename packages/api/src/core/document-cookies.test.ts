import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentCookies } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('cookies of the document', () => {
  it.each([
    ['a=1; openToken=abc; b=2', 'abc'],
    ['xopenToken=no; openToken=a%20b', 'a b'],
    ['openToken=100%', '100%'],
    ['openToken=%E4%A', '%E4%A'],
    ['openToken=a=b==', 'a=b=='],
    ['openToken=', ''],
    ['', undefined],
    ['openTokenX=1', undefined],
  ])('reads %j', (cookie, value) => {
    vi.stubGlobal('document', { cookie });
    expect(documentCookies.get('openToken')).toBe(value);
  });

  it('has none outside of a browser', () => {
    expect(documentCookies.get('openToken')).toBeUndefined();
  });
});
