import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { printedOnce } from './printed-once.ts';

// How long something may stay away, not how fast it has to be: two cores may be busy with other things.
configure({ asyncUtilTimeout: 20_000, ...printedOnce(getConfig) });

afterEach(cleanup);
