import { expect, it } from 'vitest';
import { checkNode } from './node-version.ts';

it.each(['22.12.0', '22.20.1', '24.0.0', '26.10.0'])('the sandbox opens on Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

it.each(['18.20.8', '20.20.2', '22.11.0'])('the sandbox says that Node %s is too old', (version) => {
  expect(() => checkNode(version)).toThrow(`The sandbox needs Node 22.12 or newer, and this is ${version}`);
});
