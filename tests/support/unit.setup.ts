import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { printedOnce } from './printed-once.ts';

// How long something may stay away, not how fast it has to be: two cores may be busy with other things.
configure({ asyncUtilTimeout: 20_000, ...printedOnce(getConfig) });

const reflected = [
  'Busy',
  'Checked',
  'Current',
  'Disabled',
  'Expanded',
  'Invalid',
  'Label',
  'Pressed',
  'Selected',
];

// The simulated document lacks these: a test that reads one would see undefined, and pass whatever is there.
if (typeof Element !== 'undefined' && !('ariaBusy' in Element.prototype))
  for (const name of reflected)
    Object.defineProperty(Element.prototype, `aria${name}`, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(`aria-${name.toLowerCase()}`);
      },
    });

afterEach(cleanup);
