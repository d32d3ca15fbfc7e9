import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long something may stay away, not how fast it has to be: two cores may be busy with other things.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
