import { expect, it } from 'vitest';
import { sandboxPhone, scannable } from './code-link.rules.ts';

it('gives a path the origin that a phone lacks, and leaves everything else as it is', () => {
  expect(scannable('/sandbox/phone?qrc=1', 'http://localhost:5173')).toBe(
    'http://localhost:5173/sandbox/phone?qrc=1',
  );
  expect(scannable('mpc://sign/1', 'http://localhost')).toBe('mpc://sign/1');
  expect(scannable('//elsewhere.example/1', 'http://localhost')).toBe('//elsewhere.example/1');
});

it('offers to open only the sandbox’s own phone', () => {
  expect(sandboxPhone('/sandbox/phone?qrc=1')).toBe('/sandbox/phone?qrc=1');
  expect(sandboxPhone('https://elsewhere.example/sandbox/phone')).toBeNull();
  expect(sandboxPhone('/mpc/wallet')).toBeNull();
});
